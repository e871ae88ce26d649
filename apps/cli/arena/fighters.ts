import {
  allSeeing,
  type Bot,
  type Budget,
  botFighter,
  botNamed,
  canPlay,
  characterBot,
  type Fighter,
  Judge,
  levelOf,
  Mind,
  netBot,
  readWeights,
  workOf,
} from '@baithak/bots';
import type { Doors } from '@baithak/catalog';
import { Fault, type Game, shown } from '@baithak/kernel';
import { nodeRuntime, readJson, readTextFile } from '../io.ts';
import { ExternalEngine } from './external.ts';
import type { Spec } from './spec.ts';

/** The game and the table that fighters are opened for. */
export interface Ground {
  readonly game: Game;
  readonly doors: Doors;
  readonly mind: Mind;
  readonly seats: number;
}

/** One side of a contest: a fighter for each game, and what it keeps between games. */
export interface Corner {
  fighter(): Fighter;
  /** Units of work for a decision, where they are fixed. */
  readonly work: number | undefined;
  close(): void;
}

export async function openGround(
  game: Game,
  doors: Doors,
  seats: number,
  complain: (sentence: string) => void,
): Promise<Ground> {
  return { game, doors, mind: await Mind.open(game, doors, complain), seats };
}

/** Opens a side, or says why it cannot fight here. */
export async function openCorner(ground: Ground, spec: Spec): Promise<Corner | Fault> {
  const { game, mind, seats } = ground;
  switch (spec.kind) {
    case 'character': {
      const usual = workOf(mind, spec.name, seats);
      if (spec.times > 1 && usual === 0) {
        return new Fault('fighter-no-work', { args: { fighter: spec.name } });
      }
      const iterations = spec.iterations ?? usual * spec.times;
      // Only the work counts here: a time cap would let the machine decide.
      const budget = { iterations, ms: Number.POSITIVE_INFINITY };
      return cornerOf(() => characterBot(mind, spec.name), budget);
    }
    case 'level': {
      const { bot, budget } = levelOf(game, spec.level);
      return cornerOf(() => botNamed(bot, mind.evaluate), spec.budget ?? budget);
    }
    case 'bot':
      if (!canPlay(spec.name, game)) {
        return new Fault('bot-cannot-play', { args: { bot: spec.name } });
      }
      return cornerOf(() => botNamed(spec.name, mind.evaluate), spec.budget);
    case 'net': {
      const judge = await openNet(ground, spec.file);
      if (judge instanceof Fault) return judge;
      return cornerOf(() => netBot(judge), { iterations: spec.rollouts });
    }
    case 'all-seeing':
      return {
        fighter: () => allSeeing(game, mind.evaluate, nodeRuntime, spec.budget),
        work: spec.budget?.iterations,
        close: () => {},
      };
    case 'engine': {
      let engine: ExternalEngine | undefined;
      return {
        fighter() {
          engine ??= new ExternalEngine(spec.command, spec.go);
          return engine.fighter(game.id);
        },
        work: undefined,
        close: () => engine?.close(),
      };
    }
  }
}

/** A bot is made anew for each game, so that it remembers nothing of the last one. */
function cornerOf(bot: () => Bot, budget: Budget): Corner {
  return {
    fighter: () => botFighter(bot(), budget, nodeRuntime),
    work: budget.iterations,
    close: () => {},
  };
}

async function openNet({ game, doors, seats }: Ground, path: string): Promise<Judge | Fault> {
  const judgement = await doors.judgement?.();
  if (judgement === undefined) return new Fault('net-no-features', { args: { game: game.id } });
  const text = await readTextFile(path);
  const file = text instanceof Fault ? text : readJson(text);
  if (file instanceof Fault) return file;
  const weights = readWeights(file, seats, judgement.size(seats));
  if (weights !== undefined) return new Judge(game, judgement, weights);
  return new Fault('net-unfit', { args: { file: shown(path), game: game.id, seats } });
}
