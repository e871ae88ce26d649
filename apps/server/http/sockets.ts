import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { LiveTable, Peer } from '@baithak/host';
import { Fault } from '@baithak/kernel';
import { PROTOCOL_VERSION, type TableMessage } from '@baithak/protocol';
import type { PersonId } from '@baithak/table';
import proxyAddress from '@fastify/proxy-addr';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { failpoint } from '../failpoint.ts';
import type { Parts } from '../parts.ts';
import { ratedBar } from '../people/consent.ts';
import type { Session } from '../store/store.ts';
import { addressKey, isOwnHost, isOwnOrigin } from './addresses.ts';
import { Gate } from './gate.ts';
import { extraTokens, Inbox, REPLAY } from './limits.ts';
import { refuse } from './requests.ts';

/** A message may have 65,536 characters, and a character takes up to four bytes. */
const MOST_BYTES = 4 * 65_536;
/** The server cuts off a client with more unread bytes than this. The client reconnects and catches up. */
const MOST_UNREAD = 4 * 1024 * 1024;
/** A message may come in this many fragments, and a frame in this many pieces. */
const MOST_FRAGMENTS = 256;
const MOST_CHUNKS = 1024;
const PING_EVERY = 30_000;
/** Milliseconds that a client gets to close a socket after the server has asked for it. */
const CLOSE_TIMEOUT = 5000;

const RESTARTING = 1012;
const POLICY = 1008;
const NOT_TEXT = 1003;
const LATER = 1013;

const PATH = /^\/api\/tables\/([\w-]{1,64})\/line$/;
const SETTINGS = {
  noServer: true,
  maxPayload: MOST_BYTES,
  closeTimeout: CLOSE_TIMEOUT,
  // The gate answers pings.
  autoPong: false,
  maxFragments: MOST_FRAGMENTS,
  maxBufferedChunks: MOST_CHUNKS,
};

/** The WebSockets: one for each table that a page shows. */
export class Sockets {
  private readonly server = new WebSocketServer(SETTINGS);
  private readonly alive = new WeakSet<WebSocket>();
  private readonly owners = new WeakMap<WebSocket, PersonId>();
  private readonly trusts: ReturnType<typeof proxyAddress.compile>;
  private closing = false;

  constructor(
    private readonly parts: Parts,
    http: Server,
  ) {
    this.trusts = proxyAddress.compile([...parts.config.trustProxy]);
    http.on('connection', (socket) => this.connected(socket));
    http.on('upgrade', (request, socket, head) => void this.upgrade(request, socket, head));
    this.server.on('wsClientError', (_, socket) =>
      refuse(socket, new Fault('message-form', { args: { where: 'HTTP' } }), 400),
    );
    parts.people.onForgotten((person) => this.hangUp(person));
  }

  async close(): Promise<void> {
    this.closing = true;
    for (const socket of this.server.clients) socket.close(RESTARTING);
    this.server.close();
    setTimeout(() => {
      for (const socket of this.server.clients) socket.terminate();
    }, 1000).unref();
  }

  /** Limits connections of any kind before their first byte. */
  private connected(socket: Socket): void {
    const { remoteAddress = '' } = socket;
    if (this.trusts(remoteAddress, 0)) return;
    const leave = this.parts.limits.connections.enter(addressKey(remoteAddress));
    if (leave === undefined) socket.destroy();
    else socket.once('close', leave);
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const address = addressKey(proxyAddress(request, this.trusts));
    const leave = this.closing ? undefined : this.parts.limits.sockets.enter(address);
    if (leave === undefined) return refuse(socket, new Fault('too-many-sockets'));
    socket.once('close', leave);
    try {
      const visit = await this.admit(request, address);
      if (visit instanceof Fault) return refuse(socket, visit);
      this.server.handleUpgrade(request, socket, head, (ws) => this.attach(ws, socket, visit));
    } catch (error) {
      this.parts.log.error({ err: error }, 'a socket could not be opened');
      refuse(socket, new Fault('store-trouble'));
    }
  }

  private async admit(request: IncomingMessage, address: string): Promise<Visit | Fault> {
    const { config, limits, people, tables } = this.parts;
    const { origin, cookie } = request.headers;
    const host = this.hostOf(request);
    if (!isOwnHost(host, config.baseUrl)) return new Fault('host');
    if (!isOwnOrigin(origin, host, config.baseUrl)) return new Fault('origin');
    const id = PATH.exec(request.url ?? '')?.[1];
    if (id === undefined) return new Fault('no-such-page');
    if (!limits.address.take(address)) return new Fault('rate');
    const session = await people.find(cookie);
    if (session === undefined) return new Fault('no-session');
    if (session.banned) return new Fault('shut');
    if (limits.session.wait(session.person) > 0) return new Fault('rate');
    const table = await tables.open(id);
    return table instanceof Fault ? table : { session, table, address };
  }

  /** The name that the client asked for; a trusted proxy may ask by another one. */
  private hostOf({ headers, socket }: IncomingMessage): string | undefined {
    const told = headers['x-forwarded-host'];
    const isTrusted = typeof told === 'string' && this.trusts(socket.remoteAddress ?? '', 0);
    return isTrusted ? told.split(',').at(-1)?.trim() : headers.host;
  }

  private attach(socket: WebSocket, wire: Duplex, visit: Visit): void {
    const { session, table, address } = visit;
    const { limits, quotas, households, store } = this.parts;
    const { person } = session;
    this.alive.add(socket);
    this.owners.set(socket, person);
    const inbox = new Inbox(socket);
    const line = table.connect(person, {
      admit: async (command, room) => {
        const isMember = room.people.some(({ id }) => id === person);
        if (isMember) await households.note(table.id, address, person, room);
        const fault = await quotas.command(command, { person, address, isMember });
        if (fault !== undefined || command.do !== 'join' || isMember) return fault;
        return households.admit(table.id, address, person, room);
      },
      permit: (command, { settings }) => {
        const isRated = settings?.rated === true;
        return ratedBar(store, { person, command, table: table.id, isRated });
      },
      send: (text, kind) => {
        // The table replayed a match for this answer.
        if (kind === 'glance') limits.session.charge(person, REPLAY);
        together(wire);
        this.send(socket, inbox, text, kind);
      },
      ready: async () => {
        limits.session.charge(person, 1);
        await setImmediate();
        await inbox.drained();
      },
      isBehind: () => inbox.isBehind,
      hangUp: () => socket.close(LATER),
    });
    socket.on('pong', () => this.alive.add(socket));
    // After an error the library closes the socket, with a code that says why.
    socket.on('error', () => {});
    // Each socket has a timer of its own: thousands of pings at once would block the event loop.
    const heart = setInterval(() => this.ping(socket), PING_EVERY).unref();
    socket.on('close', () => {
      clearInterval(heart);
      table.disconnect(line);
    });
    const gate = new Gate(socket, wire, this.allowance(visit));
    socket.on('message', this.receiver(socket, gate, inbox, line, visit));
  }

  /** A message counts for the person and for the address. */
  private allowance({ session: { person }, address }: Visit) {
    const { limits, env } = this.parts;
    return {
      take: () => limits.session.take(person) && limits.address.take(address),
      wait: () => Math.max(limits.session.wait(person), limits.address.wait(address)),
      ticks: env.ticks,
    };
  }

  private receiver(
    socket: WebSocket,
    gate: Gate,
    inbox: Inbox,
    line: Peer,
    { session, table, address }: Visit,
  ): (data: RawData, isBinary: boolean) => void {
    const { limits, metrics, clocks } = this.parts;
    return (data, isBinary) => {
      const start = performance.now();
      const count = (answer: string) =>
        metrics.answered(answer, (performance.now() - start) / 1000);
      const answer = async (text: string) => {
        await clocks.ready(table);
        count(await table.receive(line, text));
      };
      // Messages that arrive while the socket closes are ignored.
      if (socket.readyState !== socket.OPEN) return;
      if (isBinary) socket.close(NOT_TEXT);
      else if (gate.admit()) {
        const text = String(data);
        const extra = extraTokens(text.length);
        limits.session.charge(session.person, extra);
        limits.address.charge(address, extra);
        if (!inbox.add(text, answer)) gate.shut();
      } else {
        line.say({ v: PROTOCOL_VERSION, kind: 'refused', fault: new Fault('rate') });
        count('rate');
      }
    };
  }

  private send(socket: WebSocket, inbox: Inbox, text: string, kind: TableMessage['kind']): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) {
      socket.terminate();
      return;
    }
    const isAnswer = kind === 'done';
    failpoint(isAnswer ? 'before-answer' : 'before-tell');
    socket.send(text, () => inbox.flushed());
    failpoint(isAnswer ? 'after-answer' : 'during-tell');
  }

  /** Closes all sockets of a person who was forgotten. */
  private hangUp(person: PersonId): void {
    for (const socket of this.server.clients) {
      if (this.owners.get(socket) === person) socket.close(POLICY);
    }
  }

  private ping(socket: WebSocket): void {
    if (!this.alive.delete(socket)) socket.terminate();
    else socket.ping();
  }
}

/** Everything that one tick writes to a socket goes to the system in one call: its streams, its answer. */
function together(wire: Duplex): void {
  if (wire.writableCorked > 0) return;
  wire.cork();
  process.nextTick(() => wire.uncork());
}

/** Who opened a socket, to which table, and from which address. */
interface Visit {
  readonly session: Session;
  readonly table: LiveTable;
  readonly address: string;
}
