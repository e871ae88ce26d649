import {
  Draft,
  FastRandom,
  Fault,
  type GameEvent,
  LANGUAGES,
  legalMoves,
  MEMORY_AIDS,
  messagesOf,
  OVER,
  type Tally,
} from '@baithak/kernel';
import {
  type Effort,
  ensure,
  isDecision,
  type Kit,
  playRandomly,
  samplePositions,
  stepRandomly,
  viewersOf,
} from '../kit.ts';
import { type Voice, voiceOf } from '../voice.ts';

/** All that a game has to say can be said in every language, and its sums are right. */
export function everythingCanBeSaid(kit: Kit, effort: Effort): void {
  const voice = voiceOf(kit);
  sameKeys(kit);
  rulesAreTold(kit);
  for (const variant of kit.variants) {
    for (let n = 0; n < effort.games; n++) {
      const random = new FastRandom(`speech ${n}`);
      const end = playRandomly(kit.game, variant, random, (state) => {
        if (random.below(5) > 0 && kit.game.status(state) !== OVER) return;
        for (const viewer of viewersOf(variant)) tellView(kit, voice, state, viewer);
      });
      voice.say(kit.game.result(end).reason);
      for (const state of samplePositions(kit, variant, random, 10, isDecision(kit.game))) {
        tellMoves(kit, voice, state, random);
        tellEvents(kit, voice, state, random);
      }
    }
  }
}

function sameKeys(kit: Kit): void {
  const { catalogues } = kit.words;
  const all = new Set(LANGUAGES.flatMap((language) => Object.keys(catalogues[language])));
  for (const language of LANGUAGES) {
    const missing = [...all].filter((key) => !(key in catalogues[language]));
    ensure(missing.length === 0, () => `no ${language} words for ${missing.join(', ')}`);
  }
}

/** Every rule has a text, every house ruling a reason, and none is of a rule that does not exist. */
function rulesAreTold(kit: Kit): void {
  const { rules, houseRules, catalogues } = kit.words;
  const toldOf = (kind: string) =>
    Object.keys(catalogues.en).flatMap((key) => {
      const [first, rule = ''] = key.split('.');
      return first === kind ? [rule] : [];
    });
  const agree = (kind: string, wanted: readonly string[]) => {
    const told = toldOf(kind);
    ensure(
      told.toSorted().join() === wanted.toSorted().join(),
      () => `${kind}: wanted ${wanted.join()} but there is ${told.join()}`,
    );
  };
  agree('rule', rules);
  agree('house', houseRules);
  for (const rule of [...houseRules, ...toldOf('heading')]) {
    ensure(rules.includes(rule), () => `no rule ${rule}`);
  }
  ensure(toldOf('heading').includes(rules[0]!), () => 'no heading before the first rule');
}

function tellView(kit: Kit, voice: Voice, state: unknown, viewer: number | null): void {
  const { game } = kit;
  const view = game.view(state, viewer);
  const plain = JSON.stringify(view);
  ensure(JSON.stringify(JSON.parse(plain)) === plain, () => 'a view that is no plain JSON');
  // A game may show the same view with several aids.
  for (const shown of new Set(MEMORY_AIDS.map((aids) => game.dim(view, aids)))) {
    voice.say(game.prompt(shown));
    const tally = game.tally(shown);
    addsUp(tally);
    for (const { lines } of tally) for (const line of lines) voice.say(line.label);
  }
}

/** A line's known terms lie within its bounds, and lines add up to the seat's bounds. */
function addsUp(tally: Tally): void {
  for (const { lines, least, most } of tally) {
    for (const line of lines) {
      const known = line.terms.reduce<number>((sum, term) => sum + (term ?? 0), 0);
      const whole = !line.terms.includes(null);
      ensure(line.least <= line.most, () => `${line.label.key}: bounds the wrong way round`);
      ensure(
        whole ? known === line.least && known === line.most : known <= line.most,
        () => `${line.label.key}: ${line.terms.join(' + ')} is not ${line.least}–${line.most}`,
      );
    }
    const total = (side: 'least' | 'most') => lines.reduce((sum, line) => sum + line[side], 0);
    ensure(total('least') === least && total('most') === most, () => 'lines do not add up');
  }
}

/** How many of a position's legal moves are named. */
const NAMED = 4;

/** Moves have names, and what they change can be told, whatever the table shows. */
function tellMoves({ game, words }: Kit, voice: Voice, state: unknown, random: FastRandom): void {
  const seat = game.status(state);
  const draft = new Draft(game, state, seat);
  const legal = legalMoves(game, state);
  for (let n = 0; n < NAMED; n++) {
    const move = legal[random.below(legal.length)]!;
    for (const aids of MEMORY_AIDS) {
      const view = game.dim(game.view(state, seat), aids);
      voice.say(words.command(move, view));
      const ahead = draft.preview([move], aids);
      if (ahead instanceof Fault) throw new Error(`the legal move ${move} is refused`);
      const change = words.change?.(view, ahead, seat) ?? null;
      if (change !== null) {
        const text = voice.say(change);
        ensure(!/[.:;!?]( |$)/.test(text), () => `no half of a sentence: ${text}`);
      }
    }
  }
}

function tellEvents(kit: Kit, voice: Voice, state: unknown, random: FastRandom): void {
  const { game } = kit;
  const events: GameEvent[] = [];
  const collected = { ...game };
  collected.play = (s, move) => game.play(s, move, (event) => events.push(event));
  collected.resolve = (s, outcome) => game.resolve(s, outcome, (event) => events.push(event));
  for (let i = 0; i < 8 && game.status(state) !== OVER; i++) {
    stepRandomly(collected, state, random);
  }
  ensure(events.length > 0, () => 'a move that tells nothing');
  for (const viewer of [0, 1, null]) {
    const witnessed = events.map((event) => game.witness(event, viewer));
    const heard = witnessed.filter((event) => event !== null);
    for (const said of messagesOf(heard, kit.words)) voice.say(said);
  }
}
