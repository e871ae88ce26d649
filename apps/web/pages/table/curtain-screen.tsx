import { Kolam } from '@baithak/board';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { Title } from '../../shell/title.tsx';
import { type ScreenProps, useTableSay } from './screen.ts';

/** All that is shown while the device changes hands. */
export function CurtainScreen({ table, controller, words }: ScreenProps) {
  const say = useTableSay(table, words);
  if (table.curtain?.kind !== 'drawn') return null;
  const { seat } = table.curtain;
  return (
    <section className="curtain" data-accent={lookOf(table.game.id).accent}>
      <Kolam columns={7} walls={lookOf(table.game.id).kolam} />
      <Title text={say(message('table.curtain', { seat: { seat } }))} />
      <p>{say(message('table.curtain-help', { seat: { seat } }))}</p>
      <button type="button" className="main-button" onClick={() => controller.lift(seat)}>
        {say(message('table.lift', { seat: { seat } }))}
      </button>
      {table.undoes !== null && (
        <button type="button" onClick={() => controller.undo()}>
          {say(message('table.undo-of', { seat: { seat: table.undoes } }))}
        </button>
      )}
    </section>
  );
}
