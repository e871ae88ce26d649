import { dragMarks } from '@baithak/board';
import { message } from '@baithak/kernel';
import { handLimitOf } from '../view/bill.ts';
import { CardCell, Titled } from './cards.tsx';
import { sumAfter } from './consequences.ts';
import { laysOf, pressOn } from './laying.ts';
import type { Scene } from './scene.ts';

/** The hand of the seat in front. What a press on a card does depends on the phase. */
export function Hand({ scene }: { readonly scene: Scene }) {
  const { view, near, say } = scene;
  const own = view.seats[near]!;
  const cards = own.hand ?? [...(own.seen ?? []), ...own.hitch];
  const title = view.viewer === null ? 'board.hand-of' : 'board.hand';
  return (
    <Titled
      say={say}
      of="hand"
      title={message(title, { seat: { seat: near } })}
      note={{ n: own.handSize, limit: handLimitOf(own) }}
    >
      <ul className="k-cards" {...dragMarks({ drop: 'hand' })}>
        {cards.map((name, place) => (
          <HandCard key={place} {...{ scene, name, place }} first={cards.indexOf(name) === place} />
        ))}
      </ul>
      {own.hand === null && cards.length < own.handSize && (
        <p className="k-small">
          {say(message('board.hidden', { n: own.handSize - cards.length }))}
        </p>
      )}
    </Titled>
  );
}

interface HandCardProps {
  readonly scene: Scene;
  readonly name: string;
  readonly place: number;
  /** Whether this is the first of equal cards: only that one can be picked up. */
  readonly first: boolean;
}

function HandCard({ scene, name, place, first }: HandCardProps) {
  const { view, decides, legal, act, chosen, choose, say } = scene;
  const common = { scene, name, place, area: 'hand', from: `open ${name} 0` };
  if (!decides) return <CardCell {...common} />;
  const text = pressOn(view, name);
  const lays = text === null ? laysOf(view, name) : [text];
  const able = lays.filter((each) => legal.has(each));
  const isLaying = view.phase === 'start' || view.phase === 'lay';
  const prices = isLaying ? able.map((each) => sumAfter(scene, each)?.left ?? 0) : [];
  const isChosen = first && chosen === name;
  const tag = { n: Math.min(...prices), more: view.laid.length > 0 ? 'yes' : 'no' };
  return (
    <CardCell
      {...common}
      able={able.length > 0}
      chosen={isChosen}
      drag={isLaying}
      press={text === null ? () => choose(isChosen ? null : name) : act(text)}
      tag={prices.length > 0 ? say(message('board.tag', tag)) : undefined}
    />
  );
}
