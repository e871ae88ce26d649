import type { Fault } from '@baithak/kernel';

const STATUS: Readonly<Record<string, number>> = {
  'no-session': 401,
  'not-your-seat': 403,
  'not-alone': 403,
  'hidden-hands': 403,
  origin: 403,
  'no-such-page': 404,
  'no-such-table': 404,
  'no-such-match': 404,
  'table-damaged': 410,
  'table-old-rules': 410,
  'table-unknown-game': 410,
  'message-size': 413,
  rate: 429,
  'not-kept': 503,
  'store-trouble': 503,
  'too-many-sockets': 503,
};

/** What a fault is called in HTTP; anything else that is wrong is wrong with the request. */
export const statusOf = ({ code }: Fault): number => STATUS[code] ?? 400;
