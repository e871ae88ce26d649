import { type Budget, botNamed, levelOf, type StopSignal } from '@baithak/bots';
import { FastRandom } from '@baithak/kernel';
import { freshSeed, nodeHost } from '../host.ts';
import type { Busy, Fields } from './busy.ts';
import type { RequestOf } from './decode.ts';

const USUAL_LEVEL = 3;

/** The choice of a bot, which is shown the view of the seat to move and nothing else. */
export async function think(
  { game, match, doors }: Busy,
  request: RequestOf<'go'>,
  stop: StopSignal,
): Promise<Fields> {
  const level = request.level ?? USUAL_LEVEL;
  const { bot, budget } = levelOf(game, level);
  const { move, thoughts } = await botNamed(
    bot,
    await doors.evaluate(),
  )({
    game,
    view: game.view(match.state, game.status(match.state)),
    random: new FastRandom(request.seed ?? freshSeed()),
    budget: budgetOf(request) ?? budget,
    stop,
    host: nodeHost,
  });
  return { move, info: { bot, level, ...thoughts } };
}

function budgetOf({ ms, iterations }: RequestOf<'go'>): Budget | undefined {
  if (ms === undefined && iterations === undefined) return undefined;
  return { ...(ms !== undefined && { ms }), ...(iterations !== undefined && { iterations }) };
}
