import { type Move, write } from '@baithak/kernel';
import { type Bot, type Choice, Limit } from './bot.ts';
import { rounded } from './simple.ts';
import { erring, type Prospect, type Study } from './study.ts';

type AnyTask = Parameters<Bot>[0];

/**
 * Plays by a study, with errors: `noise` is their spread as a chance to win. An iteration is a unit of
 * the study's work; without any, only the first sight counts. What wastes something is left out, unless
 * everything does. Thoughts: the chance to win after the choice and its standard error, and the work done.
 */
export function studious(
  begin: (task: AnyTask) => Study,
  noise: (prospects: readonly Prospect[]) => number,
  wastes: (world: unknown, move: Move) => boolean = () => false,
): Bot {
  return async (task): Promise<Choice> => {
    const study = begin(task);
    const limit = new Limit(task.budget, task.stop, task.runtime);
    await study.run(task.budget.iterations ?? 0, () => limit.goOn(study.done));
    const all = study.ranked();
    const useful = all.filter(({ move }) => !wastes(study.world, move));
    const ranked = useful.length > 0 ? useful : all;
    const { move, chance, error } = erring(ranked, noise(ranked), task.random);
    return {
      move: write(task.game, study.world, move),
      thoughts: { chance: rounded(chance), error: rounded(error), work: study.done },
    };
  };
}
