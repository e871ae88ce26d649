import { EmptyCloth, useFresh } from '@baithak/board';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import { Suspense, useState } from 'react';
import { preferences } from '../../shell/preferences.ts';
import { Title } from '../../shell/title.tsx';
import { Announcer } from './announcer.tsx';
import { BoardSpace } from './board-space.tsx';
import { Chat } from './chat.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { Controls } from './controls.tsx';
import { useKeys } from './keys.ts';
import { litAt } from './lit.ts';
import { Log } from './log.tsx';
import { MatchMenu } from './match-menu.tsx';
import { MoveField } from './move-field.tsx';
import { Prompt } from './prompt.tsx';
import { QuestionBar } from './question-bar.tsx';
import { Refusal } from './refusal.tsx';
import { useReplay } from './replay.ts';
import { ResultCard } from './result-card.tsx';
import { type ScreenProps, useTableSay } from './screen.ts';
import { Scrubber } from './scrubber.tsx';
import { Seats } from './seats.tsx';
import { SinceLeft } from './since-left.tsx';
import { TallyTable } from './tally-table.tsx';
import { useTurnSignal } from './turn-signal.ts';

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

/** The tab tells from afar that a move is awaited here. */
function tabOf({ acting, room }: ScreenProps['table']) {
  const mine = acting !== null && room.stage === 'playing';
  return mine ? message('table.your-turn', { game: message('name') }) : message('name');
}
