import { FastRandom, Fault, type Game, IDENTITY_WORDS, type Json, MoveList } from '@baithak/kernel';
import { type Effort, ensure, isDecision, type Kit, samplePositions } from '../kit.ts';

/** Positions have the same words exactly when they have the same text, whatever their history. */
export function identitiesHold(kit: Kit, effort: Effort): void {
  const { game } = kit;
  ensure(game.identify !== undefined, () => 'a game without chance cannot identify positions');
  for (const variant of kit.variants) {
    const book = new IdentityBook(game);
    for (let n = 0; n < effort.games; n++) {
      const random = new FastRandom(`identity ${n}`);
      const states = samplePositions(kit, variant, random, 5, isDecision(game));
      for (const [i, state] of states.entries()) {
        for (const near of neighbourhood(game, state)) book.enter(near);
        const written = game.writePosition(state);
        const other = game.writePosition(states[i - 1] ?? state);
        for (const raw of [written, ...crossings(written, other)]) {
          const read = game.readPosition(raw, variant.options, variant.seats);
          if (!(read instanceof Fault)) book.enter(read);
        }
      }
    }
  }
}

/** A position and all that are one move away, which are the easiest to confuse. */
function neighbourhood(game: Game, state: unknown): unknown[] {
  const list = new MoveList();
  game.moves(state, list);
  const after = list.toArray().map((move) => {
    const next = game.copy(state);
    game.play(next, move);
    return next;
  });
  return [state, game.copy(state), ...after];
}

/** One position with each of its fields in turn as in another: the same board, the other to move. */
function crossings(one: Json, other: Json): unknown[] {
  if (typeof one === 'string' && typeof other === 'string') {
    const fields = other.split(' ');
    return fields.map((field, at) => one.split(' ').with(at, field).join(' '));
  }
  return Object.entries(other as object).map(([key, field]) => ({
    ...(one as object),
    [key]: field,
  }));
}

/** Which words belong to which text, and the other way round. */
class IdentityBook {
  private readonly texts = new Map<string, string>();
  private readonly identities = new Map<string, string>();
  private readonly words = new Int32Array(IDENTITY_WORDS);
  private count: number | undefined;

  constructor(private readonly game: Game) {}

  enter(state: unknown): void {
    const text = JSON.stringify(this.game.writePosition(state));
    const identity = this.identityOf(state);
    const sameText = this.identities.get(text) ?? identity;
    ensure(sameText === identity, () => `${text} has two identities: ${sameText} and ${identity}`);
    const sameWords = this.texts.get(identity) ?? text;
    ensure(sameWords === text, () => `one identity ${identity} for\n${sameWords}\n${text}`);
    this.identities.set(text, identity);
    this.texts.set(identity, text);
  }

  private identityOf(state: unknown): string {
    // Whatever was there before must not show through.
    this.words.fill(this.texts.size);
    const count = this.game.identify?.(state, this.words) ?? 0;
    this.count ??= count;
    const fits = count === this.count && count > 0 && count <= IDENTITY_WORDS;
    ensure(
      fits,
      () => `${count} words of identity, ${this.count} before, ${IDENTITY_WORDS} at most`,
    );
    return this.words.subarray(0, count).join(' ');
  }
}
