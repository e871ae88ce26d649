import type { FaultData } from '@baithak/protocol';
import { type Answered, ask, type Session } from './server.ts';

/** An account as its owner sees it. */
export interface Account {
  readonly createdAt: number;
  readonly passkeys: readonly Passkey[];
  /** How many recovery codes are left. */
  readonly codes: number;
}

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

export interface SignedIn {
  readonly session: Session;
  /** How many online games of this device belong to the account now. */
  readonly adopted: number;
  /** How many do not, because the account was there already. */
  readonly left: number;
}

interface WithAccount {
  readonly account: Account | null;
}

interface WithCodes extends WithAccount {
  readonly codes: readonly string[];
}

/** What a browser is asked to sign, as WebAuthn has it in JSON. */
interface Asked<Options> {
  readonly options: Options;
}

/** It is loaded when somebody presses a button that needs it. */
const library = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof library>>;
type Creating = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type Requesting = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

/** Whether this browser can use passkeys here: they need HTTPS, or localhost, and a name. */
export function hasPasskeys(page: Window): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(page.location.hostname);
  return page.isSecureContext && !isNumber && 'PublicKeyCredential' in page;
}

/** The server wants to know first that it is the owner who asks. */
export const PROVE_FIRST = 'prove-first';
const isFault = (answer: unknown): answer is { readonly fault: FaultData } =>
  'fault' in (answer as object);
const CANCELLED: FaultData = { code: 'passkey-cancelled' };

/** The account of this browser's person, at the server that the page came from. */
export function accountsAt(origin: string) {
  const post = <T>(path: string, body?: unknown) => ask<T>(origin, 'POST', path, body);

  /** Asks for a passkey that this device has. */
  async function sign() {
    const asked = await post<Asked<Requesting>>('/api/sign-in/options');
    if ('fault' in asked) return asked;
    const { startAuthentication } = await library();
    const signed = startAuthentication({ optionsJSON: asked.options });
    const credential = await signed.catch(() => undefined);
    return credential === undefined ? { fault: CANCELLED } : { credential };
  }

  /** Does something that the server wants a fresh proof for, with a passkey as the proof. */
  async function proven<T>(doing: () => Promise<Answered<T>>): Promise<Answered<T>> {
    const first = await doing();
    if (!isFault(first) || first.fault.code !== PROVE_FIRST) return first;
    const signed = await sign();
    // Without a passkey here, a recovery code proves it as well.
    if ('fault' in signed) return first;
    const answer = await post('/api/account/prove', signed);
    return isFault(answer) ? answer : doing();
  }

  return {
    own: () => ask<WithAccount>(origin, 'GET', '/api/account'),

    /** Makes a passkey; with the first one there is an account. */
    async add(name: string): Promise<Answered<WithCodes>> {
      const asked = await proven(() => post<Asked<Creating>>('/api/account/passkeys/options'));
      if ('fault' in asked) return asked;
      const { startRegistration } = await library();
      const made = startRegistration({ optionsJSON: asked.options });
      const credential = await made.catch(() => undefined);
      if (credential === undefined) return { fault: CANCELLED };
      return post('/api/account/passkeys', { name, credential });
    },

    async signIn(adopt: boolean): Promise<Answered<SignedIn>> {
      const signed = await sign();
      return 'fault' in signed ? signed : post('/api/sign-in', { ...signed, adopt });
    },

    /** Shows with a recovery code that the account is this person's. */
    prove: (code: string) => post<WithAccount>('/api/account/prove', { code }),

    recover: (code: string, adopt: boolean) => post<SignedIn>('/api/sign-in/code', { code, adopt }),
    rename: (id: string, name: string) =>
      post<WithAccount>('/api/account/passkeys/name', { id, name }),
    remove: (id: string) => ask<WithAccount>(origin, 'DELETE', '/api/account/passkeys', { id }),
    renewCodes: () => proven(() => post<WithCodes>('/api/account/codes')),
    signOut: (everywhere: boolean) =>
      post<{ readonly session: null }>('/api/account/sign-out', { everywhere }),
  };
}
