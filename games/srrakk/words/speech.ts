import { type Message, message, type Speech } from '@baithak/kernel';
import { type Event, reasonOf } from '../rules/events.ts';

const RULE_COUNT = 20;
const HOUSE_RULES = ['S2', 'S3', 'S12', 'S14', 'S16', 'S17', 'S18', 'S19', 'S20'];

export const speech: Speech<Event> = {
  rules: Array.from({ length: RULE_COUNT }, (_, i) => `S${i + 1}`),
  houseRules: HOUSE_RULES,
  sentence,
};

function sentence(event: Event): Message {
  const key = `log.${event.kind}`;
  if (event.kind === 'ended') return message(key, { reason: reasonOf(event.end, event.winner) });
  const seat = { seat: event.seat };
  switch (event.kind) {
    case 'passed':
      return message(key, { seat });
    case 'moved': {
      const { from, to, height } = event;
      return message(key, { seat, from, to, height });
    }
    case 'jumped': {
      const { from, to, over, height, onto, flipped } = event;
      return message(key, { seat, from, to, over, height, total: height + onto, flipped });
    }
    case 'shed': {
      const { from, to, left, top } = event;
      return message(key, { seat, from, to, left, top: top ?? '' });
    }
  }
}
