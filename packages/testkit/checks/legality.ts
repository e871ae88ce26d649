import { isDeepStrictEqual } from 'node:util';
import { FastRandom, Fault, legalMoves, type Random, read } from '@baithak/kernel';
import { type Effort, ensure, isDecision, type Kit, pickOne, samplePositions } from '../kit.ts';
import { type Voice, voiceOf } from '../voice.ts';

/** Listed moves are unique and read back from their notation; `judge` refuses exactly the rest. */
export function judgeAgreesWithMoves(kit: Kit, effort: Effort): void {
  const voice = voiceOf(kit);
  for (const variant of kit.variants) {
    for (let n = 0; n < effort.games; n++) {
      const random = new FastRandom(`judge ${n}`);
      for (const state of samplePositions(kit, variant, random, 4, isDecision(kit.game))) {
        const legal = listedMoves(kit, state);
        for (const text of edits(legal, random)) tryText(kit, voice, state, legal, text);
        for (let i = 0; i < 25; i++) {
          tryAttempt(kit, voice, state, legal, kit.attempt(state, random));
        }
      }
    }
  }
}

function listedMoves(kit: Kit, state: unknown): ReadonlySet<string> {
  const { game } = kit;
  const texts = legalMoves(game, state);
  const legal = new Set(texts);
  ensure(legal.size === texts.length, () => `two moves with one text in ${texts.join(' ')}`);
  for (const text of texts) {
    ensure(/^[!-~]+$/.test(text), () => `${text} is not plain ASCII without spaces`);
    const move = read(game, state, text);
    ensure(!(move instanceof Fault), () => `listed but refused: ${text} ${JSON.stringify(move)}`);
    const spelt = game.format(game.spell(state, move));
    ensure(spelt === text, () => `${text} reads back as ${spelt}`);
  }
  return legal;
}

function tryText(
  kit: Kit,
  voice: Voice,
  state: unknown,
  legal: ReadonlySet<string>,
  text: string,
): void {
  const attempt = kit.game.parse(text);
  if (attempt instanceof Fault) {
    voice.refuse(attempt);
    ensure(!legal.has(text), () => `listed but not well-formed: ${text}`);
    return;
  }
  const back = kit.game.format(attempt);
  ensure(back === text, () => `${text} is read although its one form is ${back}`);
  tryAttempt(kit, voice, state, legal, attempt);
}

function tryAttempt(
  kit: Kit,
  voice: Voice,
  state: unknown,
  legal: ReadonlySet<string>,
  attempt: unknown,
): void {
  const { game } = kit;
  const text = game.format(attempt);
  const again = game.parse(text);
  ensure(
    isDeepStrictEqual(again, attempt),
    () => `${JSON.stringify(attempt)} reads back as ${JSON.stringify(again)}`,
  );
  const verdict = game.judge(state, attempt);
  if (verdict instanceof Fault) {
    ensure(!legal.has(text), () => `listed but refused: ${text} ${JSON.stringify(verdict)}`);
    ensure(verdict.rule !== undefined, () => `${text} is refused without a rule: ${verdict.code}`);
    voice.refuse(verdict);
  } else {
    ensure(legal.has(text), () => `allowed but not listed: ${text}`);
  }
}

const GARBAGE = [
  '',
  ' ',
  '\n',
  '?',
  '__proto__',
  'constructor',
  '\u0000',
  'é',
  '１',
  'x'.repeat(9999),
];

/** One-character edits of legal moves: insert, drop, change, swap; and plain garbage. */
function edits(legal: ReadonlySet<string>, random: Random): string[] {
  const texts = [...legal];
  const letters = [...new Set(texts.join(''))];
  const edited = Array.from({ length: 40 }, () => {
    const text = pickOne(texts, random);
    const at = random.below(text.length + 1);
    const letter =
      random.below(4) > 0 ? pickOne(letters, random) : String.fromCharCode(32 + random.below(95));
    const rest = text.slice(at);
    switch (random.below(4)) {
      case 0:
        return text.slice(0, at) + letter + rest;
      case 1:
        return text.slice(0, at) + rest.slice(1);
      case 2:
        return text.slice(0, at) + letter + rest.slice(1);
      default:
        return text.slice(0, at) + rest.slice(1, 2) + rest.slice(0, 1) + rest.slice(2);
    }
  });
  return [...edited, ...GARBAGE];
}
