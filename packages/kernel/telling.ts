import type { GameEvent, Speech } from './game.ts';
import type { Message } from './message.ts';

/** The sentences of events that followed each other. */
export function messagesOf(events: readonly GameEvent[], speech: Speech): Message[] {
  const series: GameEvent[][] = [];
  for (const event of events) {
    const open = series.at(-1);
    const before = open?.at(-1);
    if (before !== undefined && speech.joins?.(before, event)) open!.push(event);
    else series.push([event]);
  }
  return series
    .map(([event, ...more]) => speech.sentence(event!, more))
    .filter((sentence) => sentence !== null);
}
