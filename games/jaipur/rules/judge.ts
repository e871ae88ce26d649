import { type Arg, Fault, type Move, message } from '@baithak/kernel';
import type { Attempt } from '../position/notation.ts';
import { COMPONENTS, GOODS, LETTERS } from './components.ts';
import {
  CAMEL,
  fieldShift,
  letterAt,
  NO_CHANGE,
  saleOf,
  sum,
  TAKE_CAMELS,
  takeOf,
} from './encoding.ts';
import { leastSale } from './moves.ts';
import { handAt, handSize, herdAt, MOVE_DUE, type State } from './state.ts';

const { limits } = COMPONENTS;

/** The legal move that was tried, or the fault with the first rule that forbids it. */
export function judge(state: State, { taken, returned }: Attempt): Move | Fault {
  if (state.due !== MOVE_DUE) return refuse('not-now', 'J4');
  const out = countsOf(taken);
  const back = countsOf(returned);
  if (taken === '') return judgeSale(state, back);
  if (returned !== '') return judgeExchange(state, out, back);
  return out[CAMEL]! > 0 ? judgeCamels(state, out) : judgeTake(state, out);
}

function judgeTake(state: State, out: readonly number[]): Move | Fault {
  const good = out.findIndex((cards) => cards > 0);
  if (sum(out) > 1) {
    return refuse('nothing-returned', 'J9', inMarket(out), { n: sum(out) });
  }
  const full = handSize(state, state.turn) >= limits.hand;
  return notInMarket(state, out, 'J5') ?? (full ? handLimit(limits.hand + 1) : takeOf(good));
}

function judgeCamels(state: State, out: readonly number[]): Move | Fault {
  if (sum(out) > out[CAMEL]!) return refuse('goods-or-camels', 'J8', inMarket(out));
  if (out[CAMEL]! > 1) return refuse('camels-all', 'J7', ['market:K']);
  if (state.market[CAMEL] === 0) return refuse('no-camels', 'J7', ['market']);
  return TAKE_CAMELS;
}

function judgeExchange(
  state: State,
  out: readonly number[],
  back: readonly number[],
): Move | Fault {
  const after = handSize(state, state.turn) + sum(out) - sum(back) + back[CAMEL]!;
  return (
    malformedExchange(out, back) ??
    notInMarket(state, out, 'J9') ??
    notOwned(state, back, 'J9') ??
    (after > limits.hand ? handLimit(after) : exchangeCode(out, back))
  );
}

/** Faults that do not depend on the market, the hand and the herd. */
function malformedExchange(out: readonly number[], back: readonly number[]): Fault | undefined {
  const both = GOODS.filter((_, g) => out[g]! > 0 && back[g]! > 0);
  const taken = sum(out);
  const returned = sum(back);
  if (out[CAMEL]! > 0) return refuse('camels-not-exchanged', 'J8', ['market:K']);
  if (both.length > 0) {
    const at = both.flatMap((good) => [`market:${good}`, `hand:${good}`]);
    return refuse('both-ways', 'J10', at, { good: message(`good.${both[0]}`) });
  }
  if (taken !== returned) {
    return refuse('unequal', 'J9', [...inMarket(out), ...owned(back)], { taken, returned });
  }
  if (taken < limits.exchange) {
    return refuse('one-for-one', 'J9', [...inMarket(out), ...owned(back)]);
  }
  return undefined;
}

function exchangeCode(out: readonly number[], back: readonly number[]): Move {
  return GOODS.reduce((code, _, g) => code + ((out[g]! - back[g]!) << fieldShift(g)), NO_CHANGE);
}

function judgeSale(state: State, back: readonly number[]): Move | Fault {
  const kinds = LETTERS.filter((_, i) => back[i]! > 0);
  const good = back.findIndex((cards) => cards > 0);
  if (back[CAMEL]! > 0) return refuse('camels-not-sold', 'J11', ['herd']);
  if (kinds.length > 1) return refuse('one-kind', 'J11', owned(back));
  const lacking = notOwned(state, back, 'J11');
  if (lacking !== undefined) return lacking;
  if (back[good]! < leastSale(good)) {
    const args = { good: message(`good.${letterAt(good)}`), least: leastSale(good) };
    return refuse('dear-alone', 'J12', owned(back), args);
  }
  return saleOf(good, back[good]!);
}

function notInMarket(state: State, out: readonly number[], rule: string): Fault | undefined {
  const i = out.findIndex((cards, letter) => cards > state.market[letter]!);
  if (i < 0) return undefined;
  const args = { cards: counted(i, out[i]!), n: state.market[i]! };
  return refuse('not-in-market', rule, [`market:${letterAt(i)}`], args);
}

function notOwned(state: State, back: readonly number[], rule: string): Fault | undefined {
  const from = handAt(state.turn);
  const lacking = GOODS.findIndex((_, g) => back[g]! > state.now[from + g]!);
  if (lacking >= 0) {
    const good = letterAt(lacking);
    const args = { cards: counted(lacking, back[lacking]!), good, n: state.now[from + lacking]! };
    return refuse('not-in-hand', rule, [`hand:${good}`], args);
  }
  const herd = state.now[herdAt(state.turn)]!;
  if (back[CAMEL]! <= herd) return undefined;
  return refuse('not-in-herd', rule, ['herd'], { cards: counted(CAMEL, back[CAMEL]!), n: herd });
}

const handLimit = (after: number): Fault =>
  refuse('hand-limit', 'J6', ['hand'], { after, limit: limits.hand });

function refuse(
  code: string,
  rule: string,
  at: readonly string[] = [],
  args: Readonly<Record<string, Arg>> = {},
): Fault {
  return new Fault(code, { rule, at, args });
}

const counted = (letter: number, n: number) => message(`counted.${letterAt(letter)}`, { n });

const inMarket = (out: readonly number[]): string[] =>
  LETTERS.filter((_, i) => out[i]! > 0).map((letter) => `market:${letter}`);

const owned = (back: readonly number[]): string[] =>
  LETTERS.filter((_, i) => back[i]! > 0).map((letter) =>
    letter === 'K' ? 'herd' : `hand:${letter}`,
  );

const countsOf = (cards: string): number[] =>
  LETTERS.map((letter) => [...cards].filter((card) => card === letter).length);
