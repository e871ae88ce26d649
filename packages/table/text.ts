export const MOST_NAME = 40;

/** Letters, digits, signs: without one of them there is nothing to see. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Control characters, line ends, halves of characters, and what turns the direction of all that follows. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;

/** Names and chat are text on one line, without control characters; empty if there is nothing to see. */
export function plainText(text: string, most: number): string {
  const line = text.replace(UNFIT, ' ').trim().slice(0, most).replace(UNFIT, '').trim();
  return VISIBLE.test(line) ? line : '';
}
