import type { Estimate } from '@baithak/bots';
import { message } from '@baithak/kernel';
import { type Context, sayer } from '../context.ts';
import type { Measured } from './conduct.ts';
import type { Wish } from './prepare.ts';

/** What came of a contest, in a few sentences. */
export function told(context: Context, { first, second }: Wish, measured: Measured): string {
  const say = sayer(context);
  const { score, seats, firsts, other, verdict, cpu, decisions, work } = measured;
  const { games, wins, draws, losses } = score;
  const elo = {
    elo: eloText(score.elo),
    eloLow: eloText(score.eloLow),
    eloHigh: eloText(score.eloHigh),
  };
  const points = { games, wins, draws, losses, ...elo, ...percents(score) };
  const lines = [
    other === undefined
      ? say(message('arena.score', { first, second, ...points }))
      : [
          say(message('arena.alone', { name: first, games, ...percents(firsts) })),
          say(message('arena.alone', { name: second, games, ...percents(other) })),
        ].join('\n'),
  ];
  if (seats > 2) {
    const fair = percent(1 / seats);
    lines.push(say(message('arena.firsts', { first, fair, ...percents(firsts) })));
  }
  if (verdict) {
    const [evidence, bound] = [verdict.evidence.toFixed(2), verdict.bound.toFixed(2)];
    lines.push(say(message(`arena.verdict-${verdict.verdict}`, { evidence, bound })));
  }
  for (const [side, name] of [first, second].entries()) {
    const seconds = cpu[side];
    const many = decisions[side] as number;
    const effort = work[side] === null ? 'none' : 'some';
    const each = seconds == null || many === 0 ? '–' : ((1000 * seconds) / many).toFixed(1);
    const all = seconds == null ? '–' : seconds.toFixed(1);
    const args = { name, all, each, decisions: many, effort, work: work[side] ?? 0 };
    lines.push(say(message('arena.cpu', args)));
  }
  return lines.join('\n');
}

export function percent(share: number): string {
  return (100 * share).toFixed(1);
}

export function percents({ share, low, high }: Estimate) {
  return { share: percent(share), low: percent(low), high: percent(high) };
}

/** All or nothing has no Elo difference. */
export function eloText(elo: number): string {
  if (Number.isFinite(elo)) return Math.round(elo).toString().replace('-', '−');
  return elo > 0 ? '∞' : '−∞';
}
