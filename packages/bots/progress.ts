const WIDTH = 30;
/** Room for a percentage and a short note behind the bar. */
const NOTE = 48;

/** A progress bar for a terminal, in place of the last one; the end wipes it away. */
export function progressBar(share: number, note = ''): string {
  if (share >= 1) return `\r${' '.repeat(WIDTH + NOTE)}\r`;
  const filled = Math.round(WIDTH * share);
  const text = ` ${(100 * share).toFixed(1)} % ${note}`.padEnd(NOTE).slice(0, NOTE);
  return `\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}${text}`;
}
