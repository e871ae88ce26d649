import { COMPONENTS } from '../rules/components.ts';

/**
 * What lies in fixed slots, each thing by an id that stays its own: `ry#0`, `r3#0`. An empty slot
 * keeps its place.
 */
export type Slots = readonly (string | null)[];

/** The name of a tile or card without the number that tells equal ones apart. */
export const nameIn = (id: string): string => id.slice(0, id.indexOf('#'));

const COUNT = Math.max(COMPONENTS.limits.rack, COMPONENTS.limits.hand);

/** Things stay where they are; what is gone leaves its slot, and what is new fills the first free ones. */
export function slotsAfter(before: Slots | null, names: readonly string[]): Slots {
  const slots: (string | null)[] = [...(before ?? [])];
  while (slots.length < COUNT) slots.push(null);
  for (const [i, id] of slots.entries()) {
    if (id === null) continue;
    const held = slots.filter((each) => each !== null && nameIn(each) === nameIn(id)).length;
    const wanted = names.filter((name) => name === nameIn(id)).length;
    if (held > wanted) slots[i] = null;
  }
  for (const name of names) {
    const held = slots.filter((id) => id !== null && nameIn(id) === name).length;
    if (held >= names.filter((each) => each === name).length) continue;
    const free = slots.indexOf(null);
    const id = freshId(slots, name);
    if (free < 0) slots.push(id);
    else slots[free] = id;
  }
  return slots;
}

function freshId(slots: Slots, name: string): string {
  let number = 0;
  while (slots.includes(`${name}#${number}`)) number++;
  return `${name}#${number}`;
}
