import { catalog } from '@baithak/catalog';
import { type AnyMatch, promiseOf, sha256Hex, sure, writeMatch } from '@baithak/kernel';
import { type Command, dealWith, FairHand, openTable, submit } from '@baithak/table';
import { expect, test } from 'vitest';
import { pathTo } from '../routes.ts';
import { site } from './browser.ts';
import { said } from './said.ts';

const baithak = site();
const game = await catalog.jaipur.game();

/** A finished match of two people, its seal and its fingerprint. */
function finished(scheme: 1 | 2) {
  const env = { now: 0, seed: sha256Hex('the seed of the server'), scheme };
  const table = sure(openTable(() => game, { game: 'jaipur' }, 'asha', 'Asha', env));
  const give = (by: string, command: Command) => sure(submit(table, command, by, env));
  give('asha', { do: 'sit', seat: 0, name: 'Asha' });
  give('ravi', { do: 'join', name: 'Ravi' });
  give('ravi', { do: 'sit', seat: 1, name: 'Ravi' });
  give('asha', { do: 'start' });
  const hands = ['asha', 'ravi'].map((person) => new FairHand(person, person, new Map()));
  dealWith(table, hands, env);
  give('asha', { do: 'resign', seat: 0 });
  const match = table.match as AnyMatch;
  const sealed = table.public.sealed as string;
  return { file: writeMatch(match), sealed, digest: match.fairDeal?.digest ?? '' };
}

const fair = finished(2);
const old = finished(1);
const [, salt = 'none'] = /^\d+ reveal 0 "([0-9a-f]{64})"$/m.exec(fair.file) ?? [];
const promised = promiseOf(fair.sealed, salt);
const better = sha256Hex('better');
const broken = fair.file.replace(salt, better);
/** With a promise that fits the other salt, too. */
const forged = broken.replace(promised, promiseOf(fair.sealed, better));

const counts = { promised: 2, withheld: 0 };

test.each([
  ['of a deal in which this browser took part', fair.file, fair.digest, ['good-2', 'witnessed']],
  ['of a deal of others', fair.file, null, ['good-2', 'not-there']],
  ['of scheme 1', old.file, null, ['good-1']],
  ['that agrees with itself, but not with the note', fair.file, sha256Hex('x'), ['bad']],
  ['with a salt that was not promised', broken, null, ['bad']],
  ['that was dealt from another salt', forged, null, ['bad']],
] as const)('the page checks a file %s', async (_, file, noted, verdicts) => {
  expect(new Set([fair.file, broken, forged]).size).toBe(3);
  expect(fair.file).toContain(promised);
  const { page, close } = await baithak.open('/');
  if (noted !== null) {
    const kept = { secret: 'secret', receipts: [[fair.sealed, noted]] };
    await page.evaluate(
      (text) => localStorage.setItem('baithak.deals', text),
      JSON.stringify(kept),
    );
  }
  await page.goto(new URL(pathTo('fairness'), page.url()).href);
  const buffer = Buffer.from(file);
  const chosen = { name: 'match.baithak', mimeType: 'text/plain', buffer };
  await page.getByLabel(said('fairness.file')).setInputFiles(chosen);
  const status = page.getByRole('article').getByRole('status');
  for (const verdict of verdicts) {
    await status.getByText(said(`fairness.${verdict}`, counts), { exact: true }).waitFor();
  }
  const isBad = verdicts[0] === 'bad';
  expect(await status.getByText(said('fairness.bad')).count()).toBe(isBad ? 1 : 0);
  const suspect = status.getByText(said('fault.deal-suspect'));
  expect(await suspect.count()).toBe(isBad && noted !== null ? 1 : 0);
  if (!isBad) await status.getByText(said('deal.sealed', { commitment: fair.sealed })).waitFor();
  await close();
});
