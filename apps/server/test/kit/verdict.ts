import {
  type AnyMatch,
  commitment,
  type Drawn,
  Fault,
  type Game,
  outcomeFor,
  readMatch,
  UNSEEN,
  type Viewer,
} from '@baithak/kernel';
import type { StreamEvent } from '@baithak/table';

/** A match file that was fetched while the match ran. */
export interface Glimpse {
  readonly viewer: Viewer;
  readonly text: string;
}

/** What two people got to see of one match. */
export interface Evidence {
  readonly game: Game;
  readonly salts: readonly string[];
  /** Their streams, from the table's first event to the end of this match. */
  readonly streams: readonly (readonly StreamEvent[])[];
  readonly glimpses: readonly Glimpse[];
  /** The match file, fetched afterwards. */
  readonly file: string;
}

/** Everything that is not as promised; nothing if all is well. */
export function complaintsAbout(evidence: Evidence): string[] {
  const match = readMatch(evidence.file, evidence.game);
  if (match instanceof Fault) return [`the file does not replay: ${JSON.stringify(match)}`];
  return [
    ...evidence.streams.flatMap((stream) => aboutStream(stream, evidence.salts, match)),
    ...aboutSalts(evidence.salts, match),
    ...evidence.glimpses.flatMap((glimpse) => aboutGlimpse(glimpse, match)),
  ];
}

type Of<Kind extends StreamEvent['kind']> = Extract<StreamEvent, { kind: Kind }>;

/** The end is followed by the seal of the next match and by nothing else. */
function aboutStream(
  stream: readonly StreamEvent[],
  salts: readonly string[],
  match: AnyMatch,
): string[] {
  const gap = stream.findIndex(({ seq }, i) => seq !== i);
  if (gap >= 0) return [`a gap before event ${stream[gap]?.seq}`];
  const [finished, next] = stream.slice(-2);
  if (finished?.kind !== 'finished' || next?.kind !== 'sealed') return ['no end'];
  const before = stream.slice(
    0,
    stream.findLastIndex(({ kind }) => kind === 'started'),
  );
  const seal = before.findLast((event): event is Of<'sealed'> => event.kind === 'sealed');
  const added = before.slice((seal?.seq ?? 0) + 1);
  const late = (salt: string) => added.some((each) => each.kind === 'salted' && each.text === salt);
  const result = match.turn.kind === 'over' ? match.turn.result : null;
  return [
    ...(seal?.commitment === commitment(finished.seed) ? [] : ['the seed is not the sealed one']),
    ...(salts.every(late) ? [] : ['the seal came after the entropy']),
    ...(finished.seed === match.seed ? [] : ['the file has another seed']),
    ...(JSON.stringify(result) === JSON.stringify(finished.result) ? [] : ['another result']),
  ];
}

function aboutSalts(salts: readonly string[], match: AnyMatch): string[] {
  const entropy = match.entries.flatMap((entry) => (entry.kind === 'entropy' ? [entry.text] : []));
  const lost = salts.filter((salt) => !entropy.includes(salt));
  return lost.map((salt) => `the entropy ${salt} did not count`);
}

function aboutGlimpse({ viewer, text }: Glimpse, match: AnyMatch): string[] {
  const whose = `the file for ${viewer ?? 'spectators'}`;
  if (text.includes(match.seed as string)) return [`${whose} has the seed`];
  return chanceIn(text, match).flatMap(({ seq, drawn, shown }) => {
    const known = outcomeFor(drawn, viewer);
    return shown === known ? [] : [`${whose}, entry ${seq}: ${shown}, not ${known}`];
  });
}

/** How many outcomes a file keeps back. */
export const hiddenIn = ({ text }: Glimpse, match: AnyMatch): number =>
  chanceIn(text, match).filter(({ shown }) => shown === UNSEEN).length;

interface Shown {
  readonly seq: number;
  readonly drawn: Drawn;
  readonly shown: string | undefined;
}

/** Every outcome up to the last entry of the file, and what the file says of it. */
function chanceIn(text: string, match: AnyMatch): Shown[] {
  const lines = text.split('\n').filter((line) => /^\d+ (deal|move) /.test(line));
  return lines.flatMap((line) => {
    const seq = Number.parseInt(line, 10);
    const words = (line.split(/ deal | : /)[1] ?? '').split(' ');
    const entry = match.entries[seq];
    const outcomes = entry !== undefined && 'outcomes' in entry ? entry.outcomes : [];
    return outcomes.map((drawn, i) => ({ seq, drawn, shown: words[i] }));
  });
}
