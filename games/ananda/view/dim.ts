import type { MemoryAids, Viewer } from '@baithak/kernel';
import type { Event } from '../rules/events.ts';
import type { View } from './view.ts';

/** Who placed what when is for `full` only; the count of unseen tiles goes with `none`. */
export function dim(view: View, aids: MemoryAids): View {
  if (aids === 'full') return view;
  return { ...view, story: null, unseen: aids === 'none' ? null : view.unseen };
}

/** What a viewer notices: everything but what others draw. */
export function witness(event: Event, viewer: Viewer): Event {
  switch (event.kind) {
    case 'drew':
      return event.seat === viewer ? event : { ...event, item: null };
    case 'dealt':
    case 'refilled':
    case 'balanced':
      return event.seat === viewer ? event : { ...event, tiles: null, cards: null };
    default:
      return event;
  }
}
