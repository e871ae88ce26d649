import type { TableEventKind } from './event.ts';

/** What one person may do so often in a match (see `CAPS`): chat messages and reactions, or anything else but playing. */
export type Share = 'words' | 'deeds';

/** What counts against the share of whoever caused it. */
export const SHARE_OF: Readonly<Partial<Record<TableEventKind, Share>>> = {
  chatted: 'words',
  reacted: 'words',
  joined: 'deeds',
  seated: 'deeds',
  asked: 'deeds',
  muted: 'deeds',
  'chat-closed': 'deeds',
  'handed-over': 'deeds',
};
