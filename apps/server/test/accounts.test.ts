import { afterEach, describe, expect, it } from 'vitest';
import { addPasskey, makeAccount, optionsIn, signIn } from './kit/accounts.ts';
import { Authenticator } from './kit/authenticator.ts';
import { type Answer, type Ear, Guest } from './kit/guest.ts';
import { openTestServer, type TestServer, type TestServerSetup } from './kit/server.ts';

const opened: TestServer[] = [];
const ears: Ear[] = [];

afterEach(async () => {
  for (const ear of ears.splice(0)) ear.hangUp();
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

/** Passkeys belong to a name: an address of numbers has none. */
async function open(setup: TestServerSetup = {}) {
  const server = await openTestServer(setup);
  opened.push(server);
  const url = server.url.replace('127.0.0.1', 'localhost');
  const enter = (name: string) => Guest.enter(url, name);
  const stranger = () => new Guest(() => url, '');
  return { server, url, enter, stranger };
}

const codeOf = ({ body }: Answer) => (body.fault as { code: string } | undefined)?.code;
const mine = async (guest: Guest) => {
  const { body } = await guest.ask('GET', '/api/tables?of=mine');
  return (body.tables as { id: string }[]).map(({ id }) => id);
};
const account = async (guest: Guest) =>
  (await guest.ask('GET', '/api/account')).body.account as {
    passkeys: { id: string; name: string }[];
    codes: number;
  } | null;

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
    const before = phone.dial(table);
    ears.push(before);
    await before.must({ do: 'sit', seat: 0, name: 'Guest' });
    const ravi = (await enter('Ravi')).dial(table);
    ears.push(ravi);
    await ravi.must({ do: 'join', name: 'Ravi' });
    await ravi.must({ do: 'sit', seat: 1, name: 'Ravi' });
    await before.must({ do: 'start' });
    before.hangUp();
    const { body } = await signIn(phone, device);
    expect(body).toMatchObject({ session: { person: asha.person }, adopted: 1, left: 0 });
    expect(await mine(phone)).toEqual([table]);
    const after = phone.dial(table);
    ears.push(after);
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
    const ear = phone.dial(table);
    ears.push(ear);
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
    const body = { credential: device.get(options), adopt: false };
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
    const wrong = await stranger().ask('POST', '/api/sign-in/code', { code: 'AAAA', adopt: false });
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

describe('recovery codes', () => {
  it('let their owner in once each, however they are written', async () => {
    const { enter, stranger } = await open();
    const asha = await enter('Asha');
    const { codes } = await makeAccount(asha);
    const code = codes[0]!.toLowerCase().replaceAll('-', ' ');
    const found = await stranger().ask('POST', '/api/sign-in/code', { code, adopt: true });
    expect(found.body.session).toEqual({ person: asha.person, name: 'Asha' });
    const again = await stranger().ask('POST', '/api/sign-in/code', { code, adopt: true });
    expect(codeOf(again)).toBe('sign-in-refused');
    expect((await account(asha))?.codes).toBe(7);
  });

  it('end when there are new ones, and are stored as hashes only', async () => {
    const { server, enter, stranger } = await open();
    const asha = await enter('Asha');
    const { codes } = await makeAccount(asha);
    const { body } = await asha.ask('POST', '/api/account/codes');
    const try_ = (code: string) =>
      stranger().ask('POST', '/api/sign-in/code', { code, adopt: false });
    expect(codeOf(await try_(codes[0]!))).toBe('sign-in-refused');
    const fresh = (body.codes as string[])[0]!;
    const kept = await asha.ask('GET', '/api/session/export');
    expect(JSON.stringify(kept.body)).not.toContain(fresh);
    expect(server.log.join()).not.toContain(fresh);
    expect((await try_(fresh)).status).toBe(200);
  });

  it('cannot be guessed at leisure', async () => {
    const { stranger } = await open();
    const tries: (string | undefined)[] = [];
    for (let i = 0; i < 12; i++) {
      const body = { code: `AAAA-${i}`, adopt: false };
      tries.push(codeOf(await stranger().ask('POST', '/api/sign-in/code', body)));
    }
    expect(tries.slice(0, 10).every((code) => code === 'sign-in-refused')).toBe(true);
    expect(tries.at(-1)).toBe('rate');
  });

  it('are only for accounts', async () => {
    const { enter } = await open();
    const guest = await enter('Guest');
    expect(codeOf(await guest.ask('POST', '/api/account/codes'))).toBe('no-account');
  });
});

describe('passkeys', () => {
  it('are added, named and removed by their owner alone', async () => {
    const { enter, url } = await open();
    const asha = await enter('Asha');
    const { device } = await makeAccount(asha);
    const laptop = new Authenticator(new URL(url).origin);
    expect((await addPasskey(asha, laptop, 'Laptop')).body.codes).toEqual([]);
    const ravi = await enter('Ravi');
    await makeAccount(ravi);
    const { id } = device;
    const theft = await ravi.ask('DELETE', '/api/account/passkeys', { id });
    expect(codeOf(theft)).toBe('passkey-unknown');
    const renamed = await ravi.ask('POST', '/api/account/passkeys/name', { id, name: 'Mine' });
    expect(codeOf(renamed)).toBe('passkey-unknown');
    await asha.ask('POST', '/api/account/passkeys/name', { id, name: 'Old phone' });
    expect((await account(asha))?.passkeys.map(({ name }) => name).sort()).toEqual([
      'Laptop',
      'Old phone',
    ]);
    await asha.ask('DELETE', '/api/account/passkeys', { id });
    expect((await account(asha))?.passkeys.map(({ name }) => name)).toEqual(['Laptop']);
    expect(codeOf(await signIn(await enter('X'), device))).toBe('sign-in-refused');
  });

  it('cannot be added to two accounts, with a lie, or with the challenge of another', async () => {
    const { enter, url } = await open();
    const asha = await enter('Asha');
    const { device } = await makeAccount(asha);
    const ravi = await enter('Ravi');
    expect(codeOf(await addPasskey(ravi, device, 'Stolen'))).toBe('passkey-refused');
    const fresh = new Authenticator(new URL(url).origin);
    for (const lie of [{ origin: 'https://elsewhere.example' }, { rpId: 'elsewhere.example' }]) {
      expect(codeOf(await addPasskey(ravi, fresh, 'Lie', lie))).toBe('passkey-refused');
    }
    const options = optionsIn(await asha.ask('POST', '/api/account/passkeys/options'));
    const body = { name: 'Thief', credential: fresh.create(options) };
    expect(codeOf(await ravi.ask('POST', '/api/account/passkeys', body))).toBe('passkey-refused');
    expect((await asha.ask('POST', '/api/account/passkeys', body)).status).toBe(200);
    expect(codeOf(await asha.ask('POST', '/api/account/passkeys', body))).toBe('passkey-refused');
    expect(await account(ravi)).toBeNull();
  });

  it('are never removed when they are the last way in', async () => {
    const { enter, stranger } = await open();
    const asha = await enter('Asha');
    const { device, codes } = await makeAccount(asha);
    // A recovery code each, until none is left. From another address nobody could try so many.
    for (const code of codes) {
      await stranger().ask('POST', '/api/sign-in/code', { code, adopt: false });
    }
    expect((await account(asha))?.codes).toBe(0);
    const last = () => asha.ask('DELETE', '/api/account/passkeys', { id: device.id });
    expect(codeOf(await last())).toBe('passkey-last');
    expect((await signIn(stranger(), device)).status).toBe(200);
    await asha.ask('POST', '/api/account/codes');
    expect((await last()).status).toBe(200);
  });
});

describe('a new way in wants a fresh proof', () => {
  const MINUTE = 60_000;
  const wish = async (guest: Guest) => [
    codeOf(await guest.ask('POST', '/api/account/passkeys/options')),
    codeOf(await guest.ask('POST', '/api/account/codes')),
  ];
  const refused = ['prove-first', 'prove-first'];
  const prove = (guest: Guest, body: object) => guest.ask('POST', '/api/account/prove', body);
  /** A signature by a device, for a browser. */
  const signed = async (guest: Guest, device: Authenticator) => ({
    credential: device.get(optionsIn(await guest.ask('POST', '/api/sign-in/options'))),
  });

  it('which a cookie alone is not, nor is another device that it let in', async () => {
    let now = 1_000_000;
    const { enter, stranger } = await open({ env: { now: () => now } });
    const asha = await enter('Asha');
    await makeAccount(asha);
    expect(await wish(asha)).toEqual([undefined, undefined]);
    now += 11 * MINUTE;
    expect(await wish(asha)).toEqual(refused);
    const other = stranger();
    const { code } = (await asha.ask('POST', '/api/session/code')).body;
    expect((await other.ask('POST', '/api/session/take', { code })).status).toBe(200);
    expect(await wish(other)).toEqual(refused);
  });

  it('by a passkey or a recovery code of the same account', async () => {
    let now = 1_000_000;
    const { enter, stranger } = await open({ env: { now: () => now } });
    const [asha, ravi] = [await enter('Asha'), await enter('Ravi')];
    const { device, codes } = await makeAccount(asha);
    const others = await makeAccount(ravi);
    now += 11 * MINUTE;
    const foreign = await prove(asha, await signed(asha, others.device));
    expect(codeOf(foreign)).toBe('sign-in-refused');
    expect(codeOf(await prove(asha, { code: others.codes[0] }))).toBe('sign-in-refused');
    expect((await account(ravi))?.codes).toBe(8);
    // A challenge that another browser was given proves nothing here.
    expect(codeOf(await prove(asha, await signed(ravi, device)))).toBe('sign-in-refused');
    expect(await wish(asha)).toEqual(refused);
    expect((await prove(asha, await signed(asha, device))).status).toBe(200);
    expect(await wish(asha)).toEqual([undefined, undefined]);
    now += 11 * MINUTE;
    expect(await wish(asha)).toEqual(refused);
    expect((await signIn(stranger(), device)).status).toBe(200);
    expect(await wish(asha)).toEqual(refused);
    expect(codeOf(await prove(asha, { code: codes[0] }))).toBe('sign-in-refused');
  });

  it('and a code is used up by it', async () => {
    let now = 1_000_000;
    const { enter, stranger } = await open({ env: { now: () => now } });
    const asha = await enter('Asha');
    const { device, codes } = await makeAccount(asha);
    now += 11 * MINUTE;
    expect((await prove(asha, { code: codes[0] })).body).toMatchObject({ account: { codes: 7 } });
    expect((await asha.ask('POST', '/api/account/passkeys/options')).status).toBe(200);
    now += 11 * MINUTE;
    expect(codeOf(await prove(asha, { code: codes[0] }))).toBe('sign-in-refused');
    const fresh = stranger();
    await signIn(fresh, device);
    expect(await wish(fresh)).toEqual([undefined, undefined]);
  });
});

describe('signing out', () => {
  it('ends this session or all, and a guest has no such way out', async () => {
    const { enter, stranger } = await open();
    const asha = await enter('Asha');
    const out = (guest: Guest, everywhere: boolean) =>
      guest.ask('POST', '/api/account/sign-out', { everywhere });
    expect(codeOf(await out(asha, false))).toBe('no-account');
    const { device } = await makeAccount(asha);
    const phone = stranger();
    await signIn(phone, device);
    const laptop = stranger();
    await signIn(laptop, device);
    const stolen = Object.assign(stranger(), { cookie: phone.cookie });
    await out(phone, false);
    const who = async (guest: Guest) => (await guest.ask('GET', '/api/session')).body.session;
    expect(await who(stolen)).toBeNull();
    expect(await who(asha)).not.toBeNull();
    await out(laptop, true);
    expect(await who(asha)).toBeNull();
  });

  it('everywhere is heard by other processes on the same database', async () => {
    const { server, enter } = await open();
    const asha = await enter('Asha');
    await makeAccount(asha);
    const second = await openTestServer({ data: server.data });
    opened.push(second);
    const there = Object.assign(new Guest(() => second.url, 'Asha'), { cookie: asha.cookie });
    const who = async () => (await there.ask('GET', '/api/session')).body.session;
    expect(await who()).not.toBeNull();
    await asha.ask('POST', '/api/account/sign-out', { everywhere: true });
    await expect.poll(who).toBeNull();
  });
});

describe('what the server keeps about an account', () => {
  it('is in the export, without keys, and goes when they are forgotten', async () => {
    const { enter, stranger } = await open();
    const asha = await enter('Asha');
    const { device, codes } = await makeAccount(asha);
    const { body } = await asha.ask('GET', '/api/session/export');
    expect(body.account).toMatchObject({ passkeys: [{ name: 'Phone' }], codes: 8 });
    await asha.ask('DELETE', '/api/session');
    expect(codeOf(await signIn(stranger(), device))).toBe('sign-in-refused');
    const body2 = { code: codes[0], adopt: false };
    expect(codeOf(await stranger().ask('POST', '/api/sign-in/code', body2))).toBe(
      'sign-in-refused',
    );
  });
});
