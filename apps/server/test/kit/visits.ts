import { afterEach } from 'vitest';
import { type Answer, type Ear, Guest } from './guest.ts';
import type { House } from './house.ts';
import type { TestServer, TestServerSetup } from './server.ts';

const opened: TestServer[] = [];
const ears: Ear[] = [];

/** Call this in a contract: it ends what its tests have opened. */
export function tidyUp(): void {
  afterEach(async () => {
    for (const ear of ears.splice(0)) ear.hangUp();
    await Promise.all(opened.splice(0).map((server) => server.close()));
  });
}

/** A server that is closed after the test, unless it dies before. */
export async function openAt(house: House, setup: TestServerSetup = {}): Promise<TestServer> {
  const server = await house.server(setup);
  opened.push(server);
  void server.dead.then(() => opened.splice(opened.indexOf(server), 1));
  return server;
}

/** A client at a table that hangs up after the test. */
export function dial(guest: Guest, table: string): Ear {
  const ear = guest.dial(table);
  ears.push(ear);
  return ear;
}

/** Passkeys belong to a name: an address of numbers has none. */
export const named = ({ url }: TestServer): string => url.replace('127.0.0.1', 'localhost');

/** A server on a database of its own, and whoever comes to it. */
export async function openHouse(newHouse: () => House, setup: TestServerSetup = {}) {
  const house = newHouse();
  const server = await openAt(house, setup);
  const url = named(server);
  const enter = (name: string) => Guest.enter(url, name);
  const stranger = () => new Guest(() => url, '');
  return { house, server, url, enter, stranger };
}

export const codeOf = ({ body }: Pick<Answer, 'body'>) =>
  (body.fault as { code: string } | undefined)?.code;
