import { type Arg, type Message, message, type Tally, type TallyLine } from '@baithak/kernel';
import { journalNumber, SCORING_NAMES } from '../rules/cards.ts';
import { COMPONENTS, SYMBOLS } from '../rules/components.ts';
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

/** The score of each seat if the game ended now. Everything that counts lies open. */
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

export interface Points {
  numbers: number;
  symbols: number;
  loops: number;
  tiles: number;
  total: number;
}

/** A score by the sources of its points; `tiles` are Scoring Tiles. */
export function pointsBySource({ numbers, symbols, loopPoints, scoring, total }: Score): Points {
  const tiles = scoring.reduce((sum, { points }) => sum + points, 0);
  return { numbers, symbols, loops: loopPoints, tiles, total };
}

/** K37: what the most loops bring, and the second most; `share` is what each seat gets that shares the most. */
export function loopPrizes(scores: readonly Score[]) {
  const { mostLoops, secondLoops, secondSeats } = COMPONENTS.limits;
  const most = Math.max(...scores.map(({ loops }) => loops));
  const firsts = scores.filter(({ loops }) => loops === most);
  return {
    most: mostLoops,
    second: scores.length < secondSeats ? 0 : secondLoops,
    both: mostLoops + secondLoops,
    share: most > 0 && firsts.length > 1 ? firsts[0]!.loopPoints : 0,
  };
}

/** K19: whether a set has enough cards to be closed. */
export const isClosable = (set: readonly string[]): boolean =>
  set.length >= COMPONENTS.limits.closable;

function tableOf({ journal, map }: Pick<SeatView, 'journal' | 'map'>): SeatTable {
  const tiles = packedMap(map);
  return { journal: journal.map(journalNumber), map: tiles, from: 0, count: tiles.length };
}

/** All seats have the same lines, so that they can be compared: those in which anybody has something. */
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

/** K36: the points of a symbol are its count in the Journal times its count on the Map. */
function symbolLines(score: Score, of: Counting, all: readonly Score[]): TallyLine[] {
  return SYMBOLS.flatMap((symbol, s) => {
    const isThere = all.some((each) => each.journalSymbols[s]! + each.mapSymbols[s]! > 0);
    if (!isThere) return [];
    const [journal, map] = [score.journalSymbols[s]!, score.mapSymbols[s]!];
    const key = s === score.wildAs ? 'tally.symbol-wild' : 'tally.symbol';
    const label = message(key, { symbol: message(`tally.${symbol}`), journal, map });
    return [line(label, [journal * map], symbolCounted(of, s))];
  });
}

function line(label: Message, terms: readonly number[], at: readonly string[]): TallyLine {
  const sum = terms.reduce((total, term) => total + term, 0);
  return { label, terms, least: sum, most: sum, at };
}

const CHANCE = new Set(['six', 'offer', 'tiles', 'sights', 'side', 'scoring', 'row', 'refill']);

/** What the viewer is asked, or what the viewer waits for. */
export function prompt(view: View): Message {
  const { phase, turn } = view;
  if (phase === 'over') return message('prompt.over');
  if (CHANCE.has(phase)) return message('prompt.chance', { due: message(`due.${phase}`) });
  const seat = { seat: turn };
  if (phase === 'deal') return message('prompt.deal', { seat });
  if (view.viewer !== turn)
    return message('prompt.wait', { seat, doing: message(`doing.${phase}`) });
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
    close: Object.values(sets).some(isClosable) ? 'yes' : 'no',
  };
}
