import { type BarButton, Icon } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { useState } from 'react';
import type { Threat, Threats } from '../view/threats.ts';
import './threats.css';

/** Drawn on a field of 24 by 24: a star, a diamond, two arrows in a circle, a house, two wedges. */
const SIGNS: Readonly<Record<Threat, string>> = {
  wins: 'M12 2.5 14.9 9l7.1.7-5.3 4.8 1.5 7L12 17.9 5.8 21.5l1.5-7L2 9.7 9.1 9Z',
  four: 'M12 4 20 12 12 20 4 12Z',
  taken: 'M5 13A7 7 0 0 1 17.5 7.5M17.5 3V8H12.5M19 11A7 7 0 0 1 6.5 16.5M6.5 21V16H11.5',
  home: 'M3 12 12 4 21 12M6 11V20H18V11',
  forced: 'M4 5 11 12 4 19M12 5 19 12 12 19',
};

export interface ThreatView {
  readonly shown: boolean;
  toggle(): void;
  /** The threats at a place; none while they are hidden. */
  at(place: string): readonly Threat[];
  /** The name of a place together with the threats there. */
  named(place: string, name: Message): Message;
  /** The kinds of threats on the board now. */
  readonly kinds: readonly Threat[];
  /** Whose threats they are. */
  readonly by: Seat;
}

/** Looks for threats only while somebody wants to see them, and marks no place before a piece has arrived there. */
export function useThreats(find: () => Threats, by: Seat, isStill: boolean): ThreatView {
  const [shown, show] = useState(false);
  const found: Threats = shown && isStill ? find() : new Map();
  const at = (place: string) => found.get(place) ?? [];
  return {
    shown,
    toggle: () => show(!shown),
    at,
    named(place, name) {
      const threats = at(place).map((threat) => threatMessage(threat, by));
      return threats.length === 0 ? name : message('threats.named', { place: name, threats });
    },
    kinds: [...new Set([...found.values()].flat())],
    by,
  };
}

const threatMessage = (threat: Threat, by: Seat) =>
  message(`threat.${threat}`, { foe: { seat: by } });

/** The gravest first. */
const GRAVITY: readonly Threat[] = ['wins', 'home', 'taken', 'forced', 'four'];

/** The mark on a place: a frame for the gravest threat, and a sign for each. */
export function ThreatMarks({ threats }: { readonly threats: readonly Threat[] }) {
  const signs = GRAVITY.filter((threat) => threats.includes(threat));
  if (signs.length === 0) return null;
  return (
    <span className="b-threats" data-threat={signs[0]}>
      {signs.map((threat) => (
        <Sign key={threat} threat={threat} />
      ))}
    </span>
  );
}

function Sign({ threat }: { readonly threat: Threat }) {
  return (
    <svg viewBox="0 0 24 24" className="b-threat" data-threat={threat} aria-hidden="true">
      <path d={SIGNS[threat]} />
    </svg>
  );
}

interface ThreatLegendProps {
  readonly threats: ThreatView;
  /** Whether a move is planned: then the threats are those after it. */
  readonly isPlan: boolean;
  readonly say: (message: Message) => string;
}

/** What the marks on the board mean, for the line below the sentence of the action bar. */
export function ThreatLegend({ threats: { kinds, by }, isPlan, say }: ThreatLegendProps) {
  if (kinds.length === 0) return say(message(isPlan ? 'threats.none-then' : 'threats.none'));
  const foe = { seat: by };
  // What one has to do oneself comes before what the other side can do.
  const own = kinds.filter((threat) => threat === 'forced');
  const theirs = kinds.filter((threat) => threat !== 'forced');
  const brief = (threat: Threat) => say(message(`threat-brief.${threat}`));
  return (
    <>
      <span className="b-threat-legend" data-size="whole">
        {isPlan && say(message('threats.then'))}
        <Meanings kinds={kinds} of={(threat) => say(threatMessage(threat, by))} />
      </span>
      <span className="b-threat-legend" data-size="brief">
        <Meanings kinds={own} of={brief} />
        {theirs.length > 0 && say(message(isPlan ? 'threats.then-by' : 'threats.by', { foe }))}
        <Meanings kinds={theirs} of={brief} />
      </span>
    </>
  );
}

interface MeaningsProps {
  readonly kinds: readonly Threat[];
  readonly of: (threat: Threat) => string;
}

function Meanings({ kinds, of }: MeaningsProps) {
  return kinds.map((threat) => (
    <span key={threat}>
      <Sign threat={threat} /> {of(threat)}
    </span>
  ));
}

/** The switch for the marks. */
export function threatButton(
  { shown, toggle }: ThreatView,
  say: ThreatLegendProps['say'],
): BarButton {
  return {
    label: say(message('threats.show')),
    brief: say(message('threats.short')),
    icon: <Icon name="eye" />,
    act: toggle,
    pressed: shown,
  };
}
