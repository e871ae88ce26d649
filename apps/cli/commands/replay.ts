import {
  type AnyMatch,
  commitment,
  type Entry,
  type Message,
  message,
  type Words,
} from '@baithak/kernel';
import { type Complaint, type Context, openMatch, speakerFor } from '../context.ts';
import { Lines } from '../io.ts';
import { type Say, sentencesOf } from '../story.ts';

interface ReplayFlags {
  readonly json?: boolean;
}

export async function replay(
  context: Context,
  path: string,
  flags: ReplayFlags,
): Promise<Complaint> {
  const opened = await openMatch(context, path);
  if (typeof opened === 'string') return opened;
  const { match, words } = opened;
  const { say } = speakerFor(context.language, words, match.names);
  const lines = new Lines(context.io.stdout);
  const told = flags.json ? asJson(match, words, say) : asText(match, words, say);
  for (const line of told) if (!(await lines.add(line))) return undefined;
  await lines.flush();
  return undefined;
}

function* asText(match: AnyMatch, words: Words, say: Say): Generator<string> {
  yield say(message('replay.head', { game: message('name'), seats: match.seats }));
  for (const entry of match.entries) {
    const sentences = sentencesOf(match, entry, null, words, say);
    yield `${String(entry.seq).padStart(4)}  ${[notationOf(entry), ...sentences].join('  ')}`.trimEnd();
  }
  yield say(chanceMessage(match));
  yield endText(match, say);
}

function* asJson(match: AnyMatch, words: Words, say: Say): Generator<string> {
  const { game, seats, options, names, seed } = match;
  yield JSON.stringify({ game: game.id, rules: game.rulesVersion, seats, options, names, seed });
  for (const entry of match.entries) {
    yield JSON.stringify({ ...entry, sentences: sentencesOf(match, entry, null, words, say) });
  }
  const position = game.writePosition(match.state);
  const sealed = seed === undefined ? null : commitment(seed);
  const { scheme, turn } = match;
  const digest = match.fairDeal?.digest ?? null;
  yield JSON.stringify({
    chance: chanceOf(match),
    scheme,
    commitment: sealed,
    digest,
    position,
    turn,
  });
}

/** The moves of an entry and, after a colon, its outcomes. */
function notationOf(entry: Entry): string {
  const moves = entry.kind === 'decision' ? entry.moves : [entry.kind];
  const drawn = 'outcomes' in entry ? entry.outcomes.map((each) => each.text) : [];
  return [...moves, ...(drawn.length > 0 ? [':', ...drawn] : [])].join(' ');
}

/** Reading a file draws every outcome again from the seed, so a match with a seed is verified by now. */
function chanceOf(match: AnyMatch): 'none' | 'manual' | 'verified' {
  const drawn = match.entries.some((entry) => 'outcomes' in entry && entry.outcomes.length > 0);
  if (!drawn) return 'none';
  return match.seed === undefined ? 'manual' : 'verified';
}

function chanceMessage(match: AnyMatch): Message {
  const { seed, scheme, fairDeal } = match;
  const chance = chanceOf(match);
  if (chance !== 'verified') return message(`replay.chance-${chance}`);
  const count = (kind: Entry['kind']) => match.entries.filter((each) => each.kind === kind).length;
  return message(`replay.chance-scheme-${scheme}`, {
    commitment: commitment(seed as string),
    digest: fairDeal?.digest ?? '',
    count: count('reveal'),
    withheld: count('withhold'),
  });
}

/** How a match ended, or what it waits for. */
export function endText({ turn }: AnyMatch, say: Say): string {
  if (turn.kind === 'chance') return say(message('replay.waits-for-chance'));
  if (turn.kind === 'seat') {
    return say(message('replay.unfinished', { seat: { seat: turn.seat } }));
  }
  const { places, reason } = turn.result;
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = winners.map((seat) => message('replay.winner', { seat: { seat } }));
  const key = winners.length === places.length ? 'replay.drawn' : 'replay.won';
  return say(message(key, { reason, winners: names, count: names.length }));
}
