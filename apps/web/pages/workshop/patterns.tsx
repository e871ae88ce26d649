import { BlockPrint, EmptyCloth, Jali, Kolam, type Lattice, MOTIFS } from '@baithak/board';
import { GAME_IDS } from '@baithak/catalog';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { useWorkshopSay } from './say.ts';
import { Section, Specimen } from './section.tsx';

const LATTICES: readonly Lattice[] = ['star', 'hexagon', 'petal', 'scale'];
const KOLAMS = [0, 2, 6, 12, 16, 24, 36, 44] as const;

export function Patterns() {
  const say = useWorkshopSay();
  return (
    <>
      <Section id="ws-prints" title={say(message('workshop.prints'))}>
        {MOTIFS.map((motif) => (
          <div key={motif} className="ws-print">
            <code>{motif}</code>
            <BlockPrint motif={motif} accent="indigo" size={32} />
            <BlockPrint motif={motif} accent="madder" size={14} />
          </div>
        ))}
      </Section>
      <Section id="ws-jalis" title={say(message('workshop.jalis'))}>
        <div className="ws-row">
          {LATTICES.map((lattice) => (
            <Specimen key={lattice} label={lattice}>
              <div className="ws-screen">
                <Jali lattice={lattice} accent="neem" />
              </div>
            </Specimen>
          ))}
        </div>
      </Section>
      <Section id="ws-kolams" title={say(message('workshop.kolams'))}>
        <div className="ws-row">
          {KOLAMS.map((walls) => (
            <Specimen key={walls} label={String(walls)}>
              <Kolam walls={walls} size={130} accent="indigo" />
            </Specimen>
          ))}
          <Specimen label="7 × 4">
            <Kolam columns={7} rows={4} walls={9} size={220} accent="madder" />
          </Specimen>
        </div>
      </Section>
      <Section id="ws-looks" title={say(message('workshop.looks'))}>
        <div className="ws-row">
          {GAME_IDS.map((id) => {
            const { accent, motif, lattice } = lookOf(id);
            return (
              <Specimen key={id} label={`${id}: ${accent}, ${motif}, ${lattice}`}>
                <div className="ws-cloth">
                  <EmptyCloth look={lookOf(id)} />
                </div>
              </Specimen>
            );
          })}
        </div>
      </Section>
    </>
  );
}
