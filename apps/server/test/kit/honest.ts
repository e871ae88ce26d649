import { catalog } from '@baithak/catalog';
import { readMatch, sure } from '@baithak/kernel';
import { type Ear, Guest } from './guest.ts';
import { playSeat } from './play.ts';

/** What nobody else may have heard of: tables by link, cookies, seeds. */
export interface Honest {
  readonly matches: number;
  readonly secrets: readonly string[];
}

/** Two people who play match after match, each at a table of its own, and notice nothing; or only so many turns. */
export async function honestMatches(
  url: string,
  goOn: () => boolean,
  turns?: number,
): Promise<Honest> {
  const guests = await Promise.all(['Asha', 'Ravi'].map((name) => Guest.enter(url, name)));
  const secrets = guests.map(({ cookie }) => cookie.split('=')[1] as string);
  let matches = 0;
  do {
    secrets.push(...(await honestMatch(guests, turns)));
    matches++;
  } while (goOn());
  return { matches, secrets };
}

/** From start to end, and the file replays; returns what must have stayed secret. */
async function honestMatch(guests: readonly Guest[], turns?: number): Promise<string[]> {
  const [owner] = guests as [Guest];
  const table = await owner.openTable({ game: 'jaipur' });
  const ears = guests.map((guest) => guest.dial(table));
  for (const [seat, ear] of ears.entries()) await seated(ear, seat);
  await ears[0]?.must({ do: 'start' });
  await Promise.all(ears.map((ear, seat) => playSeat(ear, seat, `${seat}`, turns)));
  if (turns !== undefined) await ears[0]?.must({ do: 'resign', seat: 0 });
  const { body } = await owner.ask('GET', `/api/tables/${table}/matches/0`);
  const match = sure(readMatch(String(body.text), await catalog.jaipur.game()));
  if (match.turn.kind !== 'over') throw new Error('the match did not end');
  for (const ear of ears) ear.hangUp();
  return [table, match.seed as string];
}

async function seated(ear: Ear, seat: number): Promise<void> {
  await ear.must({ do: 'join', name: 'x' });
  await ear.must({ do: 'sit', seat, name: 'x' });
  ear.watch(seat);
}
