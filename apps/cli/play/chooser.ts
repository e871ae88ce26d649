import { Fault, type Game, message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { type Context, type OpenGame, openGame, sayer, speakerFor } from '../context.ts';
import { PLAYER_WORDS, type Player, readPlayer, usualBot } from './players.ts';
import type { Screen } from './screen.ts';

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

/** Asks who plays at each seat; Enter takes a person first and bots at the other seats. */
export async function choosePlayers(
  context: Context,
  screen: Screen,
  { game, words }: OpenGame,
  seats: number,
): Promise<Player[] | undefined> {
  const { say } = speakerFor(context.language, words);
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const usual: Player = seat === 0 ? { kind: 'human' } : usualBot(game);
    const name = usual.kind === 'human' ? 'human' : usual.bot;
    const choices = PLAYER_WORDS.join(', ');
    const question = say(message('choose.player', { seat: { seat }, choices, usual: name }));
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
