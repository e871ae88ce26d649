export const MOST_NAME = 40;

/** Names and chat are text on one line, without control characters. */
export function plainText(text: string, most: number): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, most);
}
