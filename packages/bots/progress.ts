const WIDTH = 30;
/** Room for a percentage and a short note behind the bar. */
const NOTE = 48;

/** Tells how far work has come, from 0 to 1. */
export type Progress = (share: number, note?: string) => void;

/** What this needs of a stream of Node. */
interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows on a terminal how far work has come; elsewhere nothing. */
export function progressOn(output: Output): Progress {
  return output.isTTY ? (share, note) => void output.write(bar(share, note)) : () => {};
}

/** In place of the last one; the end wipes it away. */
function bar(share: number, note = ''): string {
  if (share >= 1) return `\r${' '.repeat(WIDTH + NOTE)}\r`;
  const filled = Math.round(WIDTH * share);
  const text = ` ${(100 * share).toFixed(1)} % ${note}`.padEnd(NOTE).slice(0, NOTE);
  return `\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}${text}`;
}
