import { type Reader, type Seat, within } from '@baithak/kernel';
import { amuletOf, FACE_TEXTS } from '../rules/cards.ts';
import { ONE_GOOD_AT_MOST } from '../rules/claim.ts';
import { CHARACTERS, COMPONENTS, LETTERS, type Letter, ZONES } from '../rules/components.ts';
import { at, CHOOSING, DEAL, HAND, PILES, SEEN, type State } from '../rules/state.ts';

const FIELDS = ['character', 'zone', 'marker', ...PILES, 'amulets', 'story', 'lacks'];
const { limits } = COMPONENTS;
const START = '+'.repeat(limits.startGood) + '-'.repeat(limits.startBad);

/** Which letters each pile may hold. */
const NO_BAD = LETTERS.filter((letter) => letter !== '-');
const PILE_LETTERS: readonly (readonly Letter[])[] = PILES.map((pile) =>
  pile === 'evanescent' ? COMPONENTS.evanescent : pile === 'reserve' ? NO_BAD : LETTERS,
);

export function readSeats(reader: Reader, raw: unknown, state: State): void {
  const given = reader.list(raw, 'seats', state.seats);
  for (let seat = 0; seat < state.seats; seat++) {
    readSeat(reader, given[seat] ?? (seat < given.length ? null : {}), seat, state);
  }
  if (state.phase > CHOOSING) fillCharacters(state);
}

function readSeat(reader: Reader, raw: unknown, seat: Seat, state: State): void {
  const path = within('seats', seat);
  const fields = reader.fields(raw, path, FIELDS);
  const character = fields.get('character') ?? null;
  if (character !== null) {
    const name = reader.word(character, within(path, 'character'), CHARACTERS);
    const free = !state.characters.includes(1 + name);
    reader.require(free, 'position-character', within(path, 'character'), {}, 'M5');
    state.characters[seat] = 1 + name;
  }
  const zone = fields.get('zone') ?? 'rift';
  state.zones[seat] = reader.word(zone, within(path, 'zone'), [...ZONES, 'rift']);
  const marker = fields.get('marker') ?? null;
  if (marker !== null) state.markers[seat] = reader.number(marker, within(path, 'marker'), 1, 3);
  PILES.forEach((pile, p) => {
    const isStart = pile === 'draw' && state.phase <= DEAL;
    const cards = fields.has(pile) ? fields.get(pile) : isStart ? START : '';
    reader.cards(cards, within(path, pile), PILE_LETTERS[p]!, LETTERS, state.piles, at(seat, p));
  });
  readAmulets(reader, fields.get('amulets') ?? [], within(path, 'amulets'), seat, state);
  readMemory(reader, fields, path, seat, state);
}

function readAmulets(reader: Reader, raw: unknown, path: string, seat: Seat, state: State): void {
  reader.list(raw, path, limits.amuletsToWin).forEach((text, i) => {
    const face = reader.word(text, within(path, i), FACE_TEXTS);
    const amulet = amuletOf(face);
    const free = state.owners[amulet] === 0;
    reader.require(free, 'position-amulet-twice', within(path, i), { amulet: FACE_TEXTS[face]! });
    state.owners[amulet] = 1 + 2 * seat + (face & 1);
  });
}

const STORY = new RegExp(`^=?[?${LETTERS.join('').replace('+-', '+\\-')}]{0,120}$`);

/** What others know of the hand; a position that does not say leaves all of it unknown. */
function readMemory(
  reader: Reader,
  fields: ReadonlyMap<string, unknown>,
  path: string,
  seat: Seat,
  state: State,
): void {
  const hidden = LETTERS.reduce(
    (count, _, i) => count + state.piles[at(seat, HAND) + i]! - state.piles[at(seat, SEEN) + i]!,
    0,
  );
  const story = fields.get('story') ?? '?'.repeat(Math.max(0, hidden));
  const proper = typeof story === 'string' && STORY.test(story);
  reader.require(proper, 'position-story', within(path, 'story'));
  state.stories[seat] = proper ? story : '';
  const lacks = fields.get('lacks') ?? '';
  const known = typeof lacks === 'string' && /^J?V?K?Y?B?G?D?M?\+?-?1?$/.test(lacks);
  reader.require(known, 'position-lacks', within(path, 'lacks'));
  if (!known || lacks === '') return;
  reader.require(seat === state.turn, 'position-lacks', within(path, 'lacks'));
  for (const sign of lacks) {
    state.lacks |= sign === '1' ? ONE_GOOD_AT_MOST : 1 << LETTERS.indexOf(sign as Letter);
  }
}

/** From seat 0 on, whoever has no character gets the first that is free. */
function fillCharacters(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.characters[seat] !== 0) continue;
    state.characters[seat] = 1 + CHARACTERS.findIndex((_, c) => !state.characters.includes(1 + c));
  }
}
