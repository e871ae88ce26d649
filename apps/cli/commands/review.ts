import { Mind, progressOn, type Review, review, turningPoints, walk } from '@baithak/bots';
import { percent } from '@baithak/bots/claims';
import { type AnyMatch, Fault, message, type Words } from '@baithak/kernel';
import { type Complaint, type Context, complain, openMatch, speakerFor } from '../context.ts';
import { emit, nodeRuntime } from '../io.ts';
import { type Say, sentencesFor } from '../story.ts';
import { endText } from './replay.ts';

interface ReviewFlags {
  /** Units of work for each decision. */
  readonly iterations?: number;
  readonly seed: string;
  readonly json?: boolean;
}

/** Tells luck from errors in a saved match. */
export async function reviewFile(
  context: Context,
  path: string,
  { iterations, seed, json }: ReviewFlags,
): Promise<Complaint> {
  const opened = await openMatch(context, path);
  if (typeof opened === 'string') return opened;
  const { game, words, doors, match } = opened;
  const { stderr, stdout } = context.io;
  const mind = await Mind.open(game, doors, (sentence) => void stderr.write(`${sentence}\n`));
  const found = await review(mind, match, {
    budget: iterations === undefined ? {} : { iterations },
    seed,
    stop: { stopped: false },
    runtime: nodeRuntime,
    progress: progressOn(context.io.stderr),
  });
  if (found === null) return undefined;
  if (found instanceof Fault) return complain(context, found, words);
  const { say } = speakerFor(context.language, words, match.names);
  const told = json
    ? [JSON.stringify({ game: game.id, names: match.names, ...found })]
    : asText(found, match, words, say);
  await emit(stdout, `${told.join('\n')}\n`);
  return undefined;
}

function asText(found: Review, match: AnyMatch, words: Words, say: Say): string[] {
  const { basis, work } = found;
  const seats = found.start.map((_, seat) => ({ seat }));
  const chances = found.start.map((chance, seat) =>
    message('analyse.chance', { seat: { seat }, percent: percent(chance) }),
  );
  return [
    say(
      message('analyse.match', {
        game: message('name'),
        moves: match.decisions.length,
        result: endText(match, say),
      }),
    ),
    say(message('analyse.start', { chances })),
    ...seats.map((seat, i) => totalOf(found, i, seat, say)),
    ...seats.flatMap((seat) => pointsOf(found, match, seat.seat, words, say)),
    say(message(`analyse.${basis}`, { work, cut: 'no' })),
    say(message('analyse.note', { basis })),
  ];
}

function totalOf(found: Review, i: number, seat: { readonly seat: number }, say: Say): string {
  const { luck, given, gained, rest, ending, choices, mistakes } = found.totals[i]!;
  return say(
    message('analyse.total', {
      seat,
      luck: signed(luck.sum),
      luckMargin: points(luck.margin),
      given: points(given.sum),
      givenMargin: points(given.margin),
      gained: points(gained.sum),
      rest: signed(rest),
      ending: ending === 0 ? 'none' : signed(ending),
      choices,
      mistakes,
    }),
  );
}

function pointsOf(
  { moments }: Review,
  match: AnyMatch,
  seat: number,
  words: Words,
  say: Say,
): string[] {
  const turning = turningPoints(moments, seat);
  if (turning.length === 0) return seat === 0 ? [say(message('analyse.no-points'))] : [];
  const { states, events } = walk(match);
  const sentence = (told: Parameters<typeof sentencesFor>[0]) =>
    sentencesFor(told, words, say).join(' ');
  const lines = turning.map(({ at, kind, effect }) => {
    const { entry, gap, seat: mover } = moments[at]!;
    const view = match.game.view(states[at], mover ?? seat);
    const better = kind === 'mistake' ? say(words.command(gap!.best, view)) : '';
    const did = sentence(events[at]!) || moments[at]!.move || '';
    const args = { entry: entry ?? 0, effect: signed(effect), did };
    return kind === 'luck'
      ? say(message('analyse.luck', args))
      : say(message('analyse.mistake', { ...args, better }));
  });
  return [say(message('analyse.points', { seat: { seat } })), ...lines.map((line) => `  ${line}`)];
}

const points = (share: number): string => (100 * share).toFixed(0).replace(/^-0$/, '0');
const signed = (share: number): string => {
  const text = points(share);
  return Number(text) > 0 ? `+${text}` : text.replace('-', '−');
};
