import {
  type AnyMatch,
  type Entry,
  FastRandom,
  Fault,
  legalMoves,
  Match,
  outcomesFor,
  type Random,
  readMatch,
  sure,
  writeMatch,
} from '@baithak/kernel';
import { type Effort, ensure, type Kit, pickOne, type Variant, viewersOf } from '../kit.ts';

/** A saved match, undos and all, reads back with the same log, states and events for everyone. */
export function matchesReplay(kit: Kit, effort: Effort): void {
  for (const variant of kit.variants) {
    for (let n = 0; n < effort.games; n++) {
      const random = new FastRandom(`match ${n}`);
      const match = openMatch(kit, variant, `seed ${n}`);
      for (let i = 0; i < 400 && match.turn.kind === 'seat'; i++) step(kit, match, random);
      const saved = writeMatch(match);
      const back = readMatch(saved, kit.game);
      ensure(!(back instanceof Fault), () => `refused: ${JSON.stringify(back)}\n${saved}`);
      ensure(writeMatch(back) === saved, () => 'a match read back is saved otherwise');
      sameForEveryone(kit, variant, match, back);
    }
  }
}

function openMatch(kit: Kit, variant: Variant, seed: string): AnyMatch {
  const chance = kit.chance === undefined ? {} : { chance: kit.chance };
  const match = sure(Match.open(kit.game, { ...variant, seed, ...chance }));
  match.addEntropy('salt');
  match.deal();
  return match;
}

function step(kit: Kit, match: AnyMatch, random: Random): void {
  if (match.turn.kind !== 'seat') return;
  if (random.below(12) === 0 && !(match.undo() instanceof Fault)) return;
  sure(match.decide(match.turn.seat, [pickOne(legalMoves(kit.game, match.state), random)]));
}

function sameForEveryone(kit: Kit, variant: Variant, one: AnyMatch, other: AnyMatch): void {
  const { game } = kit;
  for (const viewer of viewersOf(variant)) {
    const seen = (match: AnyMatch) => JSON.stringify(game.view(match.state, viewer));
    ensure(seen(one) === seen(other), () => `replay differs:\n${seen(one)}\n${seen(other)}`);
    one.entries.forEach((entry, seq) => {
      const told = (match: AnyMatch) => JSON.stringify(match.eventsFor(seq, viewer));
      ensure(told(one) === told(other), () => `replayed events differ at ${entry.seq}`);
      const log = (e: Entry | undefined) => JSON.stringify(e && outcomesFor(e, viewer));
      ensure(log(entry) === log(other.entries[seq]), () => `replayed log differs at ${entry.seq}`);
    });
  }
}

/** After an undo the same moves meet fresh chance; and the undo restores exactly what was before. */
export function undoDrawsAnew(kit: Kit, effort: Effort): void {
  for (const variant of kit.variants) {
    let chancy = 0;
    let fresh = 0;
    for (let n = 0; n < 5 * effort.games; n++) {
      const random = new FastRandom(`undo ${n}`);
      const match = openMatch(kit, variant, `undo ${n}`);
      // Some long matches: those that undo from a checkpoint.
      const most = random.below(4) === 0 ? 100 : 12;
      for (let i = random.below(most); i > 0; i--) step(kit, match, random);
      if (match.turn.kind !== 'seat') continue;
      const { seat } = match.turn;
      const before = JSON.stringify(kit.game.writePosition(match.state));
      const text = pickOne(legalMoves(kit.game, match.state), random);
      const first = sure(match.decide(seat, [text]));
      sure(match.undo());
      const after = JSON.stringify(kit.game.writePosition(match.state));
      ensure(after === before, () => `undo of ${text} leads from ${before} to ${after}`);
      const second = sure(match.decide(seat, [text]));
      if (first.outcomes.length === 0) continue;
      chancy++;
      if (JSON.stringify(first.outcomes) !== JSON.stringify(second.outcomes)) fresh++;
    }
    ensure(chancy < 10 || fresh > 0, () => `${chancy} undone draws came again as they were`);
  }
}
