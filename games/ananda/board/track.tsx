import { type Message, message } from '@baithak/kernel';
import type { View } from '../view/view.ts';
import type { Outlook } from './consequences.ts';

interface TrackProps {
  readonly view: View;
  /** The previewed area value, and the previewed meditation. */
  readonly value: number | null;
  readonly outlook: Outlook | null;
  readonly say: (message: Message) => string;
}

const STEPS = ['monk', 'build', 'meditate', 'refill', 'balance'] as const;
type Step = (typeof STEPS)[number];

/** The five phases of a turn, with what each one has brought or would bring. */
export function Track({ view, value, outlook, say }: TrackProps) {
  const now = STEPS.indexOf(view.phase as Step);
  return (
    <ol className="a-track" aria-label={say(message('board.track', { seat: { seat: view.seat } }))}>
      {STEPS.map((step, i) => (
        <li
          key={step}
          data-state={i < now ? 'done' : i === now ? 'now' : 'later'}
          aria-current={i === now ? 'step' : undefined}
        >
          <span className="a-step-number" aria-hidden="true">
            {i < now ? '✓' : i + 1}
          </span>
          <span className="a-step-name">{say(message(`board.step.${step}`))}</span>{' '}
          <span className="a-step-fact">{fact(view, step, value, outlook, say)}</span>
        </li>
      ))}
    </ol>
  );
}

function fact(
  view: View,
  step: Step,
  value: number | null,
  outlook: Outlook | null,
  say: TrackProps['say'],
): string {
  const { area, spent, phase, due } = view;
  if (step === 'refill' && phase === 'refill') return say(message('board.fact.due', { n: due }));
  if (area === null) return '';
  switch (step) {
    case 'monk':
      return say(message(`colour.${area.colour}`));
    case 'build':
      return say(message('board.fact.area', { value: value ?? area.spaces.length }));
    case 'meditate':
      if (phase !== 'meditate') return '';
      return say(message('board.fact.meditate', { spent: outlook?.spent ?? spent }));
    case 'refill':
      return outlook === null ? '' : say(drawn(outlook.tiles, outlook.cards));
    case 'balance':
      return outlook === null ? '' : say(drawn(0, outlook.balance));
  }
}

const drawn = (tiles: number, cards: number): Message =>
  message('board.fact.drawn', { tiles, cards });
