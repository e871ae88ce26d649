import { type Message, message, type Speech } from '@baithak/kernel';
import { type Event, reasonOf } from '../rules/events.ts';

const RULE_COUNT = 22;
const HOUSE_RULES = ['V2', 'V3', 'V17', 'V18', 'V19', 'V20', 'V21', 'V22'];

export const speech: Speech<Event> = {
  rules: Array.from({ length: RULE_COUNT }, (_, i) => `V${i + 1}`),
  houseRules: HOUSE_RULES,
  sentence,
};

function sentence(event: Event): Message {
  const key = `log.${event.kind}`;
  if (event.kind === 'ended') return message(key, { reason: reasonOf(event.end, event.winner) });
  const { kind: _, seat, ...args } = event;
  return message(key, { ...args, seat: { seat } });
}
