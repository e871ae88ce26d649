import { describe, expect, it } from 'vitest';
import { makeAccount, optionsIn, signIn } from './accounts.ts';
import { Authenticator } from './authenticator.ts';
import type { Guest } from './guest.ts';
import type { House } from './house.ts';
import type { TestServerSetup } from './server.ts';
import { codeOf, dial, openHouse, tidyUp } from './visits.ts';

const mine = async (guest: Guest) => {
  const { body } = await guest.ask('GET', '/api/tables?of=mine');
  return (body.tables as { id: string }[]).map(({ id }) => id);
};
const account = async (guest: Guest) =>
  (await guest.ask('GET', '/api/account')).body.account as {
    passkeys: { id: string; name: string }[];
    codes: number;
  } | null;

/** What whoever signs in is promised, on every store. */
export function signInContract(newHouse: () => House): void {
  tidyUp();
  const open = (setup: TestServerSetup = {}) => openHouse(newHouse, setup);

  describe('a guest with a passkey', () => {
    it('has an account and stays the same person at the same tables', async () => {
      const { enter } = await open();
      const asha = await enter('Asha');
      const table = await asha.openTable({ game: 'talluka' });
      expect(await account(asha)).toBeNull();
      const { codes } = await makeAccount(asha);
      expect(codes).toHaveLength(8);
      expect(new Set(codes).size).toBe(8);
      expect((await account(asha))?.passkeys.map(({ name }) => name)).toEqual(['Phone']);
      expect((await asha.ask('GET', '/api/session')).body.session).toMatchObject({
        person: asha.person,
      });
      expect(await mine(asha)).toEqual([table]);
    });

    it('signs in on a device that has no name yet, and finds the tables', async () => {
      const { enter, stranger } = await open();
      const asha = await enter('Asha');
      const table = await asha.openTable({ game: 'talluka' });
      const { device } = await makeAccount(asha);
      const other = stranger();
      const { body } = await signIn(other, device);
      expect(body).toEqual({
        session: { person: asha.person, name: 'Asha' },
        adopted: 0,
        left: 0,
      });
      expect(await mine(other)).toEqual([table]);
    });

    it('goes by the new name everywhere after a change of name', async () => {
      const { enter, stranger } = await open();
      const asha = await enter('Asha');
      const { device } = await makeAccount(asha);
      await asha.ask('POST', '/api/session', { name: 'Asha B' });
      const { body } = await signIn(stranger(), device);
      expect(body.session).toMatchObject({ name: 'Asha B' });
    });
  });

  describe('signing in on a device with guest tables', () => {
    it('brings them along, and play goes on at them', async () => {
      const { server, enter } = await open();
      const asha = await enter('Asha');
      const { device } = await makeAccount(asha);
      const phone = await enter('Guest');
      const guest = phone.person;
      const table = await phone.openTable({ game: 'talluka' });
      const before = dial(phone, table);
      await before.must({ do: 'sit', seat: 0, name: 'Guest' });
      const ravi = dial(await enter('Ravi'), table);
      await ravi.must({ do: 'join', name: 'Ravi' });
      await ravi.must({ do: 'sit', seat: 1, name: 'Ravi' });
      await before.must({ do: 'start' });
      before.hangUp();
      const { body } = await signIn(phone, device);
      expect(body).toMatchObject({ session: { person: asha.person }, adopted: 1, left: 0 });
      expect(await mine(phone)).toEqual([table]);
      const after = dial(phone, table);
      await after.must({ do: 'resign', seat: 0 });
      const stored = JSON.stringify((await server.store.read(table))?.events);
      expect(stored).not.toContain(guest);
      expect(stored).toContain(asha.person);
    });

    it('leaves them behind on request, and those where both were', async () => {
      const { enter } = await open();
      const asha = await enter('Asha');
      const { device } = await makeAccount(asha);
      const table = await asha.openTable({ game: 'talluka' });
      const phone = await enter('Guest');
      const ear = dial(phone, table);
      await ear.must({ do: 'join', name: 'Guest' });
      ear.hangUp();
      expect((await signIn(phone, device)).body).toMatchObject({ adopted: 0, left: 1 });
      const other = await enter('Another');
      const own = await other.openTable({ game: 'talluka' });
      expect((await signIn(other, device, { adopt: false })).body).toMatchObject({ adopted: 0 });
      expect(await mine(other)).not.toContain(own);
    });

    it('never swallows another account', async () => {
      const { enter } = await open();
      const asha = await enter('Asha');
      const { device } = await makeAccount(asha);
      const ravi = await enter('Ravi');
      const { device: his } = await makeAccount(ravi);
      const table = await ravi.openTable({ game: 'talluka' });
      expect((await signIn(ravi, device)).body).toMatchObject({ adopted: 0 });
      expect(await mine(ravi)).toEqual([]);
      await signIn(ravi, his);
      expect(await mine(ravi)).toEqual([table]);
    });
  });

  describe('a sign-in is refused', () => {
    async function shop() {
      const { enter, stranger, ...rest } = await open();
      const asha = await enter('Asha');
      const made = await makeAccount(asha);
      return { asha, enter, stranger, ...made, ...rest };
    }

    it.each([
      ['another origin', { origin: 'https://elsewhere.example' }],
      ['another site', { rpId: 'elsewhere.example' }],
      ['a made-up challenge', { challenge: 'A'.repeat(43) }],
      ['a counter that stands still', { counter: 0 }],
      ['a person who was not verified', { isVerified: false }],
    ])('with %s', async (_, lie) => {
      const { stranger, device } = await shop();
      // The first sign-in moves the counter past 0.
      expect((await signIn(stranger(), device)).status).toBe(200);
      const answer = await signIn(stranger(), device, { lie });
      expect([answer.status, codeOf(answer)]).toEqual([403, 'sign-in-refused']);
      expect(answer.headers.get('set-cookie')).toBeNull();
    });

    it('when it is sent a second time', async () => {
      const { stranger, device } = await shop();
      const first = stranger();
      const options = optionsIn(await first.ask('POST', '/api/sign-in/options'));
      // Many devices count nothing, so only the challenge tells.
      const body = { credential: device.get(options, { counter: 0 }), adopt: false };
      expect((await stranger().ask('POST', '/api/sign-in', body)).status).toBe(200);
      expect(codeOf(await stranger().ask('POST', '/api/sign-in', body))).toBe('sign-in-refused');
    });

    it('with the challenge of another browser', async () => {
      const { enter, device } = await shop();
      const options = optionsIn(await (await enter('Ravi')).ask('POST', '/api/sign-in/options'));
      const thief = await enter('Thief');
      const body = { credential: device.get(options), adopt: false };
      expect(codeOf(await thief.ask('POST', '/api/sign-in', body))).toBe('sign-in-refused');
    });

    it('with a challenge that was given to add a passkey', async () => {
      const { asha, device } = await shop();
      const options = optionsIn(await asha.ask('POST', '/api/account/passkeys/options'));
      const body = { credential: device.get({ ...options, rpId: 'localhost' }), adopt: false };
      expect(codeOf(await asha.ask('POST', '/api/sign-in', body))).toBe('sign-in-refused');
    });

    it('after the challenge has grown old', async () => {
      let now = 1_000_000;
      const { enter, stranger } = await open({ env: { now: () => now } });
      const { device } = await makeAccount(await enter('Asha'));
      const late = stranger();
      const options = optionsIn(await late.ask('POST', '/api/sign-in/options'));
      now += 5 * 60_000;
      const body = { credential: device.get(options), adopt: false };
      expect(codeOf(await late.ask('POST', '/api/sign-in', body))).toBe('sign-in-refused');
    });

    it('in the same words for passkeys, codes and accounts that do not exist', async () => {
      const { stranger, url } = await shop();
      const unknown = await signIn(stranger(), new Authenticator(new URL(url).origin));
      const wrong = await stranger().ask('POST', '/api/sign-in/code', {
        code: 'AAAA',
        adopt: false,
      });
      expect(unknown.body).toEqual(wrong.body);
      expect(unknown.status).toBe(wrong.status);
    });

    it('from another site, before anything is looked at', async () => {
      const { stranger, codes } = await shop();
      const body = { code: codes[0], adopt: false };
      const evil = { origin: 'https://elsewhere.example' };
      expect(codeOf(await stranger().ask('POST', '/api/sign-in/code', body, evil))).toBe('origin');
      expect((await stranger().ask('POST', '/api/sign-in/code', body)).status).toBe(200);
    });
  });
}
