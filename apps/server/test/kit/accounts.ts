import { Authenticator, type Lie } from './authenticator.ts';
import type { Answer, Guest } from './guest.ts';

type Options = Parameters<Authenticator['get']>[0];

export const optionsIn = ({ body }: Answer): Options => body.options as Options;

/** Gives a guest a passkey, and so an account. */
export async function makeAccount(
  guest: Guest,
  name = 'Phone',
): Promise<{ readonly device: Authenticator; readonly codes: readonly string[] }> {
  const device = new Authenticator(new URL(guest.url()).origin);
  const { body } = await addPasskey(guest, device, name);
  if (!Array.isArray(body.codes)) throw new Error(`no account: ${JSON.stringify(body)}`);
  return { device, codes: body.codes };
}

export async function addPasskey(
  guest: Guest,
  device: Authenticator,
  name: string,
  lie: Lie = {},
): Promise<Answer> {
  const options = optionsIn(await guest.ask('POST', '/api/account/passkeys/options'));
  const credential = device.create(options, lie);
  return guest.ask('POST', '/api/account/passkeys', { name, credential });
}

export async function signIn(
  guest: Guest,
  device: Authenticator,
  { adopt = true, lie = {} }: { readonly adopt?: boolean; readonly lie?: Lie } = {},
): Promise<Answer> {
  const options = optionsIn(await guest.ask('POST', '/api/sign-in/options'));
  const answer = await guest.ask('POST', '/api/sign-in', {
    credential: device.get(options, lie),
    adopt,
  });
  const session = answer.body.session as { person: string } | undefined;
  if (session !== undefined) guest.person = session.person;
  return answer;
}
