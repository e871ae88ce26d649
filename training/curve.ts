import type { Gate } from './checkpoint.ts';

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [640, 280, 56, 40];

/** The learning curve: the share of first places against level 2, gate by gate, with its interval. */
export function curve(gates: readonly Gate[]): string {
  const most = Math.max(1, ...gates.map(({ games }) => games));
  const x = (games: number) => LEFT + ((WIDTH - LEFT - 16) * games) / most;
  const y = (share: number) => 16 + (HEIGHT - 16 - BOTTOM) * (1 - share);
  const points = gates.map(
    ({ games, reference }) => `${x(games).toFixed(1)},${y(reference.share).toFixed(1)}`,
  );
  const bars = gates.map(
    ({ games, reference: { low, high } }) =>
      `<path d="M${x(games).toFixed(1)} ${y(low).toFixed(1)}V${y(high).toFixed(1)}" stroke="#b9a58c"/>`,
  );
  const lines = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${LEFT} ${y(share)}H${WIDTH - 16}" stroke="#e3d8c8"/><text x="${LEFT - 8}" y="${y(share) + 4}" text-anchor="end">${100 * share} %</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#4a3b2a">
<title>Share of first places against level 2</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffaf2"/>
${[...lines, ...bars].join('\n')}
<polyline points="${points.join(' ')}" fill="none" stroke="#b3432b" stroke-width="2"/>
<text x="${(LEFT + WIDTH) / 2}" y="${HEIGHT - 10}" text-anchor="middle">games of self-play (up to ${most.toLocaleString('en')})</text>
</svg>
`;
}
