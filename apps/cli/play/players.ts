import { BOTS, type BotName, type Budget, canPlay } from '@baithak/bots';
import {
  CHARACTERS,
  type Character,
  Fault,
  type Game,
  isCharacter,
  message,
  shown,
} from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { type Context, type OpenGame, openGame, sayer, speakerFor } from '../context.ts';
import type { Screen } from './screen.ts';

/** Who sits at a seat. */
export type Player =
  | { readonly kind: 'human' }
  | { readonly kind: 'character'; readonly name: Character }
  | { readonly kind: 'bot'; readonly bot: BotName; readonly budget: Budget };

const HUMAN: Player = { kind: 'human' };
/** Milliseconds that a reference bot thinks if nobody says how long. */
const USUAL_TIME = 500;
const CHOICES = ['human', ...CHARACTERS, ...BOTS].join(', ');
/** Who plays if nobody asks for another. */
export const OPPONENT: Character = 'gilli';
const USUAL: Player = { kind: 'character', name: OPPONENT };

export interface PlayerFlags {
  readonly seat?: readonly string[];
  readonly opponent?: string;
}

/** Reads who plays. By default a person has the first seat, and characters have the others. */
export function readPlayers(game: Game, seats: number, flags: PlayerFlags): Player[] | Fault {
  const told = flags.seat ?? [];
  if (told.length > seats) return new Fault('too-many-players', { args: { seats } });
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const text = told[seat] ?? (seat === 0 ? 'human' : flags.opponent);
    const player = text === undefined ? USUAL : readPlayer(game, text);
    if (player instanceof Fault) return player;
    players.push(player);
  }
  return players;
}

/** `human`, a character, or a reference bot with its thinking time in milliseconds after a colon. */
function readPlayer(game: Game, text: string): Player | Fault {
  if (text === 'human') return HUMAN;
  if (isCharacter(text)) return { kind: 'character', name: text };
  const [, name, ms] = /^([a-z]+)(?::([1-9]\d{0,6}))?$/.exec(text) ?? [];
  const bot = BOTS.find((each) => each === name);
  if (bot === undefined) {
    return new Fault('player-unknown', { args: { player: shown(text), choices: CHOICES } });
  }
  if (!canPlay(bot, game)) return new Fault('bot-cannot-play', { args: { bot } });
  return { kind: 'bot', bot, budget: { ms: ms === undefined ? USUAL_TIME : +ms } };
}

/** Lists the games and asks for one; undefined when nobody answers. */
export async function chooseGame(context: Context, screen: Screen): Promise<string | undefined> {
  const say = sayer(context);
  const ids = Object.keys(context.catalog);
  screen.print(say(message('choose.games')));
  for (const [index, id] of ids.entries()) {
    const { words } = (await openGame(context, id)) as OpenGame;
    screen.print(`  ${index + 1}  ${speakerFor(context.language, words).say(message('name'))}`);
  }
  return askUntil(
    screen,
    say(message('choose.game')),
    (text) => {
      const chosen =
        text === '' ? ids[0] : (ids[Number(text) - 1] ?? ids.find((id) => id === text));
      return chosen ?? new Fault('choice', { args: { most: ids.length } });
    },
    (fault) => say(faultMessage(fault)),
  );
}

export async function chooseSeats(
  context: Context,
  screen: Screen,
  { seatCounts }: Game,
): Promise<number | undefined> {
  const [usual = 2] = seatCounts;
  if (seatCounts.length === 1) return usual;
  const say = sayer(context);
  const choices = seatCounts.join(', ');
  return askUntil(
    screen,
    say(message('choose.seats', { choices, usual })),
    (text) => {
      const count = text === '' ? usual : Number(text);
      return seatCounts.includes(count)
        ? count
        : new Fault('seat-count', { args: { seats: text, choices } });
    },
    (fault) => say(faultMessage(fault)),
  );
}

/** Asks who plays at each seat; Enter chooses the default. */
export async function choosePlayers(
  context: Context,
  screen: Screen,
  { game, words }: OpenGame,
  seats: number,
): Promise<Player[] | undefined> {
  const { say } = speakerFor(context.language, words);
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const usual = seat === 0 ? HUMAN : USUAL;
    const name = seat === 0 ? 'human' : OPPONENT;
    const args = { seat: { seat }, choices: CHOICES, usual: name };
    const question = say(message('choose.player', args));
    const player = await askUntil(
      screen,
      question,
      (text) => (text === '' ? usual : readPlayer(game, text)),
      (fault) => say(faultMessage(fault)),
    );
    if (player === undefined) return undefined;
    players.push(player);
  }
  return players;
}

async function askUntil<T>(
  screen: Screen,
  question: string,
  read: (text: string) => T | Fault,
  refuse: (fault: Fault) => string,
): Promise<T | undefined> {
  for (;;) {
    const text = await screen.ask(`${question} `);
    if (text === undefined) return undefined;
    const value = read(text);
    if (!(value instanceof Fault)) return value;
    screen.print(refuse(value));
  }
}
