import { BlockPrint, Kolam } from '@baithak/board';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { Title } from '../../shell/navigation.tsx';
import { type ScreenProps, useTableSay } from './parts.tsx';

/** The only thing on the screen while people pass the device on. */
export function CurtainScreen({ table, controller, words }: ScreenProps) {
  const say = useTableSay(table, words);
  if (table.curtain?.kind !== 'drawn') return null;
  const { seat } = table.curtain;
  const look = lookOf(table.game.id);
  return (
    <main className="curtain" id="main" data-accent={look.accent}>
      <BlockPrint motif={look.motif} size={16} />
      <div className="curtain-words">
        <Kolam columns={7} walls={look.kolam} />
        <Title text={say(message('table.curtain', { seat: { seat } }))} />
        <p>{say(message('table.curtain-help', { seat: { seat } }))}</p>
      </div>
      <BlockPrint motif={look.motif} size={16} />
      <div className="curtain-bar">
        {table.undoes !== null && (
          // Its label says what is taken back.
          <button
            type="button"
            className="bar-button bar-button-quiet"
            onClick={() => controller.answerUndo(true)}
          >
            {say(message('table.undo-of', { seat: { seat: table.undoes } }))}
          </button>
        )}
        <button
          type="button"
          className="bar-button bar-button-primary"
          onClick={() => controller.lift(seat)}
        >
          {say(message('table.lift', { seat: { seat } }))}
        </button>
      </div>
    </main>
  );
}
