import type { Seat } from '@baithak/kernel';
import { nameOf, type Occupant, type Sign } from '@baithak/table';
import type { ReadyTable } from '../../controller/snapshot.ts';
import { OwnSign, PersonSign } from '../../shell/person-sign.tsx';

interface FaceProps {
  readonly occupant: Occupant;
  readonly isYou: boolean;
  /** The sign of a person who chose one. */
  readonly sign?: Sign | undefined;
}

/** Characters have a portrait, people a sign or their initial: never a face. */
export function Face({ occupant, isYou, sign }: FaceProps) {
  if (occupant.kind === 'bot') return <img src={`/portraits/${occupant.character}.svg`} alt="" />;
  if (isYou) return <OwnSign />;
  return <PersonSign name={nameOf(occupant)} sign={sign} />;
}

/** The sign at a seat. Others at the same screen are not the one who chose it. */
export function signAt({ people, seats }: ReadyTable['room'], seat: Seat): Sign | undefined {
  const there = seats[seat];
  if (there?.kind !== 'person') return undefined;
  const { name, sign } = people.find(({ id }) => id === there.person) ?? {};
  return name === there.name ? sign : undefined;
}
