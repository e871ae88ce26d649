import { type Arg, type Message, message, type Tally, type TallyLine } from '@baithak/kernel';
import { SYMBOLS } from '../rules/box.ts';
import { journalNumber, SCORING_NAMES } from '../rules/cards.ts';
import { COMPONENTS } from '../rules/components.ts';
import { tileSaid } from '../rules/naming.ts';
import { type Score, type SeatTable, scoresOf } from '../rules/scores.ts';
import {
  type Counting,
  cardsCounted,
  loopsCounted,
  SCORING_COUNTED,
  symbolCounted,
  tilesCounted,
} from './counted-pieces.ts';
import { packedMap } from './marks.ts';
import type { SeatView, View } from './view.ts';

/** What the game would be worth to each seat if it ended now; all of it is open. */
export function tally(view: View): Tally {
  const scores = scoresIn(view);
  return scores.map((score, seat) => {
    const { journal } = view.seats[seat]!;
    const table = tableOf(view.seats[seat]!);
    const lines = linesOf(score, { seat, table, names: journal, wildAs: score.wildAs }, scores);
    return { lines, least: score.total, most: score.total };
  });
}

export function scoresIn(view: View): Score[] {
  const scoring = view.scoring.reduce((bits, name) => bits | (1 << SCORING_NAMES.indexOf(name)), 0);
  return scoresOf(view.seats.map(tableOf), scoring);
}

function tableOf({ journal, map }: Pick<SeatView, 'journal' | 'map'>): SeatTable {
  const tiles = packedMap(map);
  return { journal: journal.map(journalNumber), map: tiles, from: 0, count: tiles.length };
}

/** The same lines for all, so that they can be counted together: what anybody has at all. */
function linesOf(score: Score, of: Counting, all: readonly Score[]): TallyLine[] {
  const { loops, mapLoops, halfLoops } = score;
  const loopsSaid = message('tally.loops', { n: loops, map: mapLoops, half: halfLoops });
  return [
    line(message('tally.cards'), score.cardPoints, cardsCounted(of)),
    ...(all.some(({ tilePoints }) => tilePoints.length > 0)
      ? [line(message('tally.tiles'), score.tilePoints, tilesCounted(of))]
      : []),
    ...symbolLines(score, of, all),
    line(loopsSaid, [score.loopPoints], loopsCounted(of)),
    ...score.scoring.map(({ tile, count, points }) => {
      const name = SCORING_NAMES[tile]!;
      return line(message(`tally.${name}`, { n: count }), [points], SCORING_COUNTED[name]!(of));
    }),
  ];
}

/** A symbol counts as often as it is in the Journal, times as often as it is on the Map. */
function symbolLines(score: Score, of: Counting, all: readonly Score[]): TallyLine[] {
  return SYMBOLS.flatMap((symbol, s) => {
    const isThere = all.some((each) => each.journalSymbols[s]! + each.mapSymbols[s]! > 0);
    if (!isThere) return [];
    const [journal, map] = [score.journalSymbols[s]!, score.mapSymbols[s]!];
    const key = s === score.wildAs ? 'tally.symbol-wild' : 'tally.symbol';
    const label = message(key, { symbol: message(`symbol.${symbol}`), journal, map });
    return [line(label, [journal * map], symbolCounted(of, s))];
  });
}

function line(label: Message, terms: readonly number[], at: readonly string[]): TallyLine {
  const sum = terms.reduce((total, term) => total + term, 0);
  return { label, terms, least: sum, most: sum, at };
}

const CHANCE = new Set(['six', 'offer', 'tiles', 'sights', 'side', 'scoring', 'row', 'refill']);

/** What is asked now, of whoever looks. */
export function prompt(view: View): Message {
  const { phase, turn } = view;
  if (phase === 'over') return message('prompt.over');
  if (CHANCE.has(phase)) return message('prompt.chance', { due: message(`due.${phase}`) });
  const seat = { seat: turn };
  if (phase === 'deal') return message('prompt.deal', { seat });
  if (view.viewer !== turn) return message('prompt.wait', { seat, due: message(`due.${phase}`) });
  const key = phase === 'start' && view.last ? 'start-last' : phase;
  return message(`prompt.${key}`, promptArgs(view));
}

function promptArgs(view: View): Record<string, Arg> {
  const { set, due, rides, size, drawn, placing } = view;
  const { handSize, sets } = view.seats[view.turn]!;
  return {
    set: set ?? '',
    due,
    rides,
    size,
    drawn,
    tile: placing === null ? '' : tileSaid(placing),
    hand: handSize,
    close: Object.values(sets).some(({ length }) => length >= COMPONENTS.limits.closable)
      ? 'yes'
      : 'no',
  };
}
