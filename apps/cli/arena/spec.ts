import { BOTS, type BotName, type Budget } from '@baithak/bots';
import {
  CHARACTERS,
  type Character,
  Fault,
  HIGHEST_LEVEL,
  isCharacter,
  shown,
} from '@baithak/kernel';
import { readJson } from '../io.ts';

/** Who fights in the arena, as plain data. Without a budget each has its usual one. */
export type Spec =
  | {
      readonly kind: 'character';
      readonly name: Character;
      readonly times: number;
      readonly iterations?: number;
    }
  | { readonly kind: 'bot'; readonly name: BotName; readonly budget: Budget }
  | { readonly kind: 'level'; readonly level: number; readonly budget?: Budget }
  | { readonly kind: 'all-seeing'; readonly budget?: Budget }
  | { readonly kind: 'net'; readonly file: string; readonly rollouts: number }
  | {
      readonly kind: 'engine';
      readonly command: string;
      readonly go: Readonly<Record<string, unknown>>;
    };

const FIGHTERS = [
  ...CHARACTERS,
  `level1 … level${HIGHEST_LEVEL}`,
  ...BOTS,
  'all-seeing',
  'net:FILE',
  'engine:COMMAND',
].join(', ');

/**
 * Reads who fights: `shera`, `shera*10` (ten times its work), `shera@500` (units of work), `level5`,
 * `level5@2000`, `mcts@100ms`, `all-seeing@2000`, `net:FILE` (one ply), `net:FILE@160` (rollouts),
 * `engine:COMMAND` or `engine:{"character":"kapi"} COMMAND` (what `go` is sent with). `usual` is the
 * budget of a named bot that brings none.
 */
export function readSpec(text: string, usual: Budget): Spec | Fault {
  const unknown = new Fault('fighter-unknown', {
    args: { fighter: shown(text), choices: FIGHTERS },
  });
  if (text.startsWith('engine:')) return readEngine(text.slice('engine:'.length)) ?? unknown;
  const [, net, rollouts] = /^net:(.+?)(?:@(\d{1,9}))?$/.exec(text) ?? [];
  if (net !== undefined) return { kind: 'net', file: net, rollouts: Number(rollouts ?? 0) };
  const [, name = '', times, amount, ms] =
    /^([a-z-]+[1-9]?)(?:\*([1-9]\d{0,5})|@([1-9]\d{0,8})(ms)?)?$/.exec(text) ?? [];
  const budget =
    amount === undefined
      ? undefined
      : ms === undefined
        ? { iterations: Number(amount) }
        : { ms: Number(amount) };
  if (isCharacter(name)) {
    if (ms !== undefined) return unknown;
    return { kind: 'character', name, times: Number(times ?? 1), ...budget };
  }
  if (times !== undefined) return unknown;
  const level = Number(/^level(\d)$/.exec(name)?.[1]);
  if (level >= 1 && level <= HIGHEST_LEVEL)
    return { kind: 'level', level, ...(budget && { budget }) };
  if (name === 'all-seeing') return { kind: 'all-seeing', ...(budget && { budget }) };
  const bot = BOTS.find((each) => each === name);
  return bot === undefined ? unknown : { kind: 'bot', name: bot, budget: budget ?? usual };
}

/** A JSON object before the command says what `go` is sent with. */
function readEngine(text: string): Spec | undefined {
  if (!text.startsWith('{')) {
    return text.trim() === '' ? undefined : { kind: 'engine', command: text.trim(), go: {} };
  }
  for (let end = text.indexOf('}'); end > 0; end = text.indexOf('}', end + 1)) {
    const go = readJson(text.slice(0, end + 1));
    const command = text.slice(end + 1).trim();
    if (go instanceof Fault || command === '') continue;
    return { kind: 'engine', command, go: go as Record<string, unknown> };
  }
  return undefined;
}

/** Whether a fighter's work can be set to any number of iterations. */
export function isAdjustable({ kind }: Spec): boolean {
  return kind === 'bot' || kind === 'level' || kind === 'all-seeing';
}

export function withIterations(spec: Spec, iterations: number): Spec {
  return { ...spec, budget: { iterations } } as Spec;
}
