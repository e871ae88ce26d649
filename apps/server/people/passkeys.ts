import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { StoredPasskey } from './account-calls.ts';

/** Loaded when somebody uses a passkey for the first time: it is larger than the rest of the server. */
const library = () => import('@simplewebauthn/server');
type Library = Awaited<ReturnType<typeof library>>;
type Registration = Parameters<Library['verifyRegistrationResponse']>[0]['response'];
type Assertion = Parameters<Library['verifyAuthenticationResponse']>[0]['response'];
type Transports = NonNullable<
  Parameters<Library['verifyAuthenticationResponse']>[0]['credential']['transports']
>;

/** The site that passkeys belong to: BASE_URL, or the name that the request was sent to. */
export interface Site {
  readonly origin: string;
  readonly id: string;
}

export function siteOf(request: FastifyRequest, { baseUrl }: Pick<Config, 'baseUrl'>): Site {
  const { origin, hostname } = new URL(baseUrl ?? `${request.protocol}://${request.host}`);
  return { origin, id: hostname };
}

export const newChallenge = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** What a browser needs to make a passkey. */
export async function creationOptions(
  site: Site,
  challenge: string,
  account: {
    readonly name: string;
    readonly person: string;
    readonly passkeys: readonly { readonly id: string }[];
  },
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Baithak',
    rpID: site.id,
    userName: account.name,
    userDisplayName: account.name,
    // Always the same for one account, so that a device never lists it twice.
    userID: new Uint8Array(createHash('sha256').update(account.person).digest()),
    challenge: bytesOf(challenge),
    attestationType: 'none',
    excludeCredentials: account.passkeys.map(({ id }) => ({ id })),
    // Nobody types a name: the browser lists the passkeys that it has for this site.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What a browser needs to sign in. It names nobody, so it tells nothing about anybody. */
export async function requestOptions(site: Site, challenge: string) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: site.id,
    challenge: bytesOf(challenge),
    userVerification: 'required',
  });
}

/** The challenge that a browser says it has signed. Whether that is true is checked afterwards. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' && challenge.length <= 100 ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The new passkey, or nothing if anything about it is wrong. */
export async function checkedRegistration(site: Site, response: Registration, challenge: string) {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.join(),
    };
  } catch {
    return undefined;
  }
}

/** The passkey's next counter, or nothing if the signature, the site or the counter is wrong. */
export async function checkedAssertion(
  site: Site,
  response: Assertion,
  challenge: string,
  key: StoredPasskey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: key.id,
        publicKey: bytesOf(key.publicKey),
        counter: key.counter,
        transports: key.transports.split(',') as Transports,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
