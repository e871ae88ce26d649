import { describe, expect, it } from 'vitest';
import { addPasskey, makeAccount, optionsIn, signIn } from './accounts.ts';
import { Authenticator } from './authenticator.ts';
import { Guest } from './guest.ts';
import type { House } from './house.ts';
import type { TestServerSetup } from './server.ts';
import { codeOf, openAt, openHouse, tidyUp } from './visits.ts';

const account = async (guest: Guest) =>
  (await guest.ask('GET', '/api/account')).body.account as {
    passkeys: { id: string; name: string }[];
    codes: number;
  } | null;

/** What the owner of an account is promised, on every store. */
export function accountContract(newHouse: () => House): void {
  tidyUp();
  const open = (setup: TestServerSetup = {}) => openHouse(newHouse, setup);

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
      const { house, enter } = await open();
      const asha = await enter('Asha');
      await makeAccount(asha);
      const second = await openAt(house);
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
}
