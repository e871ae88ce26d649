import { BOTS, type BotName, type Budget, canPlay, levelOf } from '@baithak/bots';
import { Fault, type Game, shown } from '@baithak/kernel';

/** Who sits at a seat. */
export type Player =
  | { readonly kind: 'human' }
  | { readonly kind: 'bot'; readonly bot: BotName; readonly budget: Budget };

const HUMAN: Player = { kind: 'human' };
export const PLAYER_WORDS = ['human', ...BOTS] as const;
const USUAL_LEVEL = 4;

export interface PlayerFlags {
  readonly seat?: readonly string[];
  readonly opponent?: string;
}

/** A person at the first seat and a good bot at the others, unless told otherwise. */
export function readPlayers(game: Game, seats: number, flags: PlayerFlags): Player[] | Fault {
  const told = flags.seat ?? [];
  if (told.length > seats) return new Fault('too-many-players', { args: { seats } });
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const text = told[seat] ?? (seat === 0 ? 'human' : flags.opponent);
    const player = text === undefined ? usualBot(game) : readPlayer(game, text);
    if (player instanceof Fault) return player;
    players.push(player);
  }
  return players;
}

/** `human`, or a bot's name with its thinking time in milliseconds after a colon. */
export function readPlayer(game: Game, text: string): Player | Fault {
  if (text === 'human') return HUMAN;
  const [, name, ms] = /^([a-z]+)(?::([1-9]\d{0,6}))?$/.exec(text) ?? [];
  const bot = BOTS.find((each) => each === name);
  if (bot === undefined) {
    const choices = PLAYER_WORDS.join(', ');
    return new Fault('player-unknown', { args: { player: shown(text), choices } });
  }
  if (!canPlay(bot, game)) return new Fault('bot-cannot-play', { args: { bot } });
  return { kind: 'bot', bot, budget: ms === undefined ? usualBudget(game, bot) : { ms: +ms } };
}

export function usualBot(game: Game): Player {
  const { bot, budget } = levelOf(game, USUAL_LEVEL);
  return { kind: 'bot', bot, budget };
}

function usualBudget(game: Game, bot: BotName): Budget {
  const level = levelOf(game, USUAL_LEVEL);
  return level.bot === bot ? level.budget : {};
}
