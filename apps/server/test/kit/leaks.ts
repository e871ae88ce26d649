import { createHash } from 'node:crypto';
import type { Seat } from '@baithak/kernel';
import type { Performance, Transcript, Witness } from './stage.ts';

/** Compares two performances that differ only in what one seat knows; returns what others saw of the difference. */
export function differences(one: Performance, other: Performance, secret: Seat): string[] {
  return [...one.transcripts].flatMap(([witness, mine]) => {
    if (witness === secret) return [];
    const theirs = other.transcripts.get(witness) as Transcript;
    return compare(witness, mine, theirs);
  });
}

function compare(witness: Witness, one: Transcript, other: Transcript): string[] {
  const at = one.answers.findIndex((answer, i) => answer !== other.answers[i]);
  const [asked] = one.answers[at]?.split('\n') ?? [];
  const http =
    asked === undefined
      ? []
      : [`${witness}, ${asked}: ${apart(one.answers[at], other.answers[at])}`];
  const same = one.socket === other.socket && one.answers.length === other.answers.length;
  return same ? http : [...http, `${witness}: ${apart(one.socket, other.socket)}`];
}

/** The first place where two texts differ, with some context. */
function apart(one = '', other = ''): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 120), at + 60);
  return `…${around(one)}… and …${around(other)}…`;
}

/** Seeds and cookies that somebody was told, or that were logged. */
export function betrayals({ transcripts, seeds, tokens, log }: Performance): string[] {
  const found: string[] = [];
  const secrets = [...seeds, ...[...tokens.values()].filter((token) => token !== '')];
  for (const [witness, { answers, socket }] of transcripts) {
    const own = tokens.get(witness);
    const told = answers.join('\n') + socket;
    // Its owner may be told a cookie once.
    const others = secrets.filter((secret) => secret !== own);
    const hashes = [...tokens.values()].map(hashOf);
    for (const secret of [...others, ...hashes]) {
      if (told.includes(secret)) found.push(`${witness} was told ${secret}`);
    }
    if (own && told.split(own).length > 2) found.push(`${witness} was told the cookie twice`);
  }
  const written = log.join('');
  return [
    ...found,
    ...secrets.filter((secret) => written.includes(secret)).map((s) => `log: ${s}`),
  ];
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
