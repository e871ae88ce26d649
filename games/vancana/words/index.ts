import { type Message, message, type Words } from '@baithak/kernel';
import { type Event, reasonOf } from '../events.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const HOUSE_RULES = ['V2', 'V3', 'V17', 'V18', 'V19', 'V20', 'V21', 'V22'];

export const words: Words<Event> = {
  catalogues: { en, de },
  rules: Object.keys(en).flatMap((key) => (key.startsWith('rule.') ? [key.slice(5)] : [])),
  houseRules: HOUSE_RULES,
  sentence,
};

function sentence(event: Event): Message {
  const key = `log.${event.kind}`;
  if (event.kind === 'ended') return message(key, { reason: reasonOf(event.end, event.winner) });
  const { kind: _, seat, ...args } = event;
  return message(key, { ...args, seat: { seat } });
}
