import { type Arg, type Message, message, type Tally } from '@baithak/kernel';
import { hasEffect } from '../rules/actions.ts';
import { faceAt, obstacle } from '../rules/amulets.ts';
import { COMPONENTS, type Target, ZONES } from '../rules/components.ts';
import { knownState } from './known.ts';
import { amuletTitle, seatName } from './names.ts';
import { inReach } from './outlook.ts';
import type { View } from './view.ts';

/** The score counts amulets, one line each; a last line shows Bad Karma, which breaks ties. */
export function tally(view: View): Tally {
  return view.seats.map(({ amulets, bad }) => {
    const n = amulets.length;
    const label = bad === null ? message('tally.bad-unknown') : message('tally.bad', { n: bad });
    const won = amulets.map((text) => ({
      label: amuletTitle(text),
      terms: [1],
      least: 1,
      most: 1,
      at: [`won:${text}`],
    }));
    return { lines: [...won, { label, terms: [], least: 0, most: 0 }], least: n, most: n };
  });
}

/** What the viewer is asked now, or whom they wait for. */
export function prompt(view: View): Message {
  const { phase, turn } = view;
  if (phase === 'over' || phase === 'amulets') return message(`prompt.${phase}`);
  const seat = { seat: turn };
  if (phase === 'deal') return message('prompt.deal', { seat });
  if (phase === 'draw' || phase === 'redraw') {
    return message(`prompt.${phase}`, { seat, n: view.draws });
  }
  if (view.viewer !== turn) return message('prompt.wait', { seat, due: message(`due.${phase}`) });
  return message(`prompt.${phase}`, promptArgs(view));
}

function promptArgs(view: View): Record<string, Arg> {
  const { amulets, reserve } = view.seats[view.turn]!;
  const to = pickTarget(view);
  return {
    n: asked(view),
    players: view.seats.length,
    amulets: amulets.length,
    playable: isPlayable(view) ? 'yes' : 'no',
    needed: isNeeded(view) ? 'yes' : 'no',
    reach: view.phase === 'amulet' ? inReach(view, view.turn).length : 0,
    reserve: reserve.length,
    ...met(view),
    to: message(`to.${to}`),
    works: to === 'evanescent' ? 'yes' : 'no',
  };
}

/** Who is where the mover arrived; of two players, the other one may also be next to it. */
function met({ phase, seats, turn }: View): Record<string, Arg> {
  if (phase !== 'pay') return {};
  const others = seats.flatMap(({ zone }, seat) =>
    seat !== turn && (seats.length === 2 || zone === seats[turn]!.zone) ? seat : [],
  );
  const isHere = others.every((seat) => seats[seat]!.zone === seats[turn]!.zone);
  return { who: others.map(seatName), met: others.length, here: isHere ? 'yes' : 'no' };
}

/** The number in the prompt: picks, cards to put back or to pay with, or actions. */
function asked({ phase, back, picks, actions, seats, supply, turn }: View): number {
  if (phase === 'pick') return picks;
  if (phase === 'pay' && seats.length === 5) return supply['+'];
  if (phase !== 'back' && phase !== 'pay') return actions;
  const given = (seats[turn]!.hand ?? '').replaceAll('-', '').length;
  return phase === 'pay' ? given : Math.min(back, given);
}

/** Whether a card of the hand would do something: nobody is asked to play where nothing can be played. */
function isPlayable(view: View): boolean {
  if (view.phase !== 'act') return false;
  const state = knownState(view);
  const { hand } = view.seats[view.turn]!;
  return ZONES.some((zone, letter) => hand?.includes(zone) && hasEffect(state, letter));
}

/** Whether the amulet aimed at cannot be won without a card of the reserve. */
function isNeeded(view: View): boolean {
  if (view.phase !== 'use') return false;
  const state = knownState(view);
  return obstacle(state, faceAt(state, state.aim), false) !== undefined;
}

/** Where a picked card goes: the marker lies on the power being used. */
function pickTarget({ seats, turn }: View): Target {
  const { character, marker } = seats[turn]!;
  if (character === null || marker === null) return 'waste';
  return COMPONENTS.powers[character][marker - 1]?.pick?.to ?? 'waste';
}
