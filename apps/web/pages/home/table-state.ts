import { type Message, message } from '@baithak/kernel';
import type { Waiting } from '../../controller/waiting.ts';

/** How things stand at a table, for its pill. */
export function stateOf({ record, isKept, news, outcome }: Waiting): Message {
  if (news === 'turn') return message('player.your-turn');
  if (news === 'ready') return message('home.ready');
  if (outcome !== null) return message(`home.result.${outcome}`);
  if (isKept) return message('home.kept');
  if (record.paused) return message('home.paused');
  return message(`home.stage.${record.stage}`);
}
