import { EmptyCloth, Kolam, useFresh } from '@baithak/board';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { Suspense, useEffect, useState } from 'react';
import { Title } from '../../shell/navigation.tsx';
import { preferences } from '../../shell/storage.ts';
import { Announcer, useTurnSignal } from './announcer.tsx';
import { BoardSpace, litAt } from './board.tsx';
import { Controls, MoveField } from './controls.tsx';
import { Log } from './log.tsx';
import { MatchMenu } from './match-menu.tsx';
import { Chat, ConnectionBar, type ScreenProps, useTableSay } from './parts.tsx';
import { Prompt, QuestionBar } from './prompt.tsx';
import { Refusal } from './refusal.tsx';
import { Scrubber, useReplay } from './replay.tsx';
import { ResultCard, TallyTable } from './score.tsx';
import { Seats } from './seats.tsx';
import { SinceLeft } from './since-left.tsx';

export function PlayScreen({ table, controller, words }: ScreenProps) {
  const say = useTableSay(table, words);
  const parts = { table, controller, words, say };
  const [described, describe] = useState(0);
  const [counted, count] = useFresh(JSON.stringify(table.room.result), 0);
  const replay = useReplay(table, controller);
  useTurnSignal(table, say);
  useKeys({
    d: () => describe(described + 1),
    m: () => preferences.set('sound', preferences.getSnapshot().sound === 'on' ? 'off' : 'on'),
    u: () => controller.undo(),
  });
  return (
    <div className="table-page" data-accent={lookOf(table.game.id).accent}>
      <div className="table-head">
        <Title text={say(message('name'))} tab={say(tabOf(table))} />
        <Seats table={table} say={say} />
        <ConnectionBar {...parts} />
      </div>
      <div className="table-board">
        <ResultCard {...parts} counted={counted} count={count} />
        {table.room.result === null && <Prompt {...parts} />}
        <QuestionBar {...parts} />
        <Suspense fallback={<EmptyCloth look={lookOf(table.game.id)} />}>
          <BoardSpace {...parts} lit={litAt(table, counted)} />
        </Suspense>
        <SinceLeft {...parts} replay={replay} />
        <Scrubber {...parts} replay={replay} />
      </div>
      <Refusal {...parts} />
      <div className="table-side">
        <Controls {...parts} />
        <MoveField {...parts} />
        <TallyTable {...parts} />
        <Log {...parts} />
        <Chat {...parts} />
        <MatchMenu {...parts} />
      </div>
      <Announcer {...parts} described={described} />
    </div>
  );
}

/** The title of the tab also says when it is one's turn. */
function tabOf({ acting, room }: ScreenProps['table']) {
  const mine = acting !== null && room.stage === 'playing';
  return mine ? message('table.your-turn', { game: message('name') }) : message('name');
}

/** The only thing on the screen while people pass the device on. */
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

/** Shortcuts of one key. They do nothing while somebody types, and can be switched off. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = (event.target as Element | null)?.closest('input, select, textarea, dialog');
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (preferences.getSnapshot().keys === 'off') return;
      const act = keys[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
