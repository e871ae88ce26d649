import { botNamed } from '@baithak/bots';
import {
  type Entry,
  FastRandom,
  message,
  type Result,
  type Seat,
  sure,
  type Viewer,
} from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { freshSeed, nodeHost } from '../host.ts';
import { outcomesOf } from '../listing.ts';
import { sentencesOf } from '../story.ts';
import { type Next, obey } from './orders.ts';
import type { Player } from './players.ts';
import type { Screen } from './screen.ts';
import { humansAt, needsCurtain, type Table, viewOf } from './table.ts';
import { tallyLines } from './tally.ts';

/** One game at one screen, from the deal to the last word. */
export class Session {
  /** How much of the log each viewer has been told. */
  private readonly told = new Map<Viewer, number>();
  /** Who looks at the screen now. */
  private viewer: Viewer;

  constructor(
    private readonly table: Table,
    private readonly screen: Screen,
  ) {
    const [first] = humansAt(table);
    this.viewer = first ?? null;
    for (const viewer of [null, ...table.players.keys()]) {
      this.told.set(viewer, table.match.entries.length);
    }
  }

  async run(): Promise<void> {
    const { match } = this.table;
    if (match.seed !== undefined) match.deal();
    let next: Next = 'on';
    while (next !== 'quit') next = await this.step();
    this.say('play.bye');
  }

  private async step(): Promise<Next> {
    const { match, players } = this.table;
    const { turn } = match;
    if (turn.kind === 'over') return this.end(turn.result);
    if (turn.kind === 'chance') return this.askOutcome();
    const player = players[turn.seat] as Player;
    return player.kind === 'human' ? this.askPerson(turn.seat) : this.askBot(turn.seat, player);
  }

  private async askPerson(seat: Seat): Promise<Next> {
    if (!(await this.giveScreenTo(seat))) return 'quit';
    this.report();
    this.showTable();
    const next = await this.askUntilDone(seat);
    if (next === 'on' && needsCurtain(this.table)) this.report();
    return next;
  }

  private async askUntilDone(seat: Seat): Promise<Next> {
    for (;;) {
      const line = await this.screen.ask(this.screen.strong('> '));
      if (line === undefined) return 'quit';
      if (line === '') this.say('play.hint');
      else {
        const next = await obey({ table: this.table, screen: this.screen, seat }, line);
        if (next !== 'again') return next;
      }
    }
  }

  private async askBot(seat: Seat, player: Player & { kind: 'bot' }): Promise<Next> {
    const { match, evaluate } = this.table;
    const { game } = match;
    const stop = { stopped: false };
    const host = {
      ...nodeHost,
      pause: async () => {
        await nodeHost.pause();
        stop.stopped = this.screen.interrupted;
      },
    };
    const view = game.view(match.state, seat);
    const random = new FastRandom(freshSeed());
    const task = { game, view, random, budget: player.budget, stop, host };
    const { move } = await botNamed(player.bot, evaluate)(task);
    if (this.screen.interrupted) return 'quit';
    sure(match.decide(seat, [move]));
    if (!needsCurtain(this.table)) this.report();
    return 'on';
  }

  /** Only in a match whose chance comes from outside. */
  private async askOutcome(): Promise<Next> {
    const { match, speaker } = this.table;
    const choices = outcomesOf(match.game, match.state);
    this.say('play.outcome', { choices: choices.map(([text]) => text).join(' ') });
    const line = await this.screen.ask('> ');
    if (line === undefined || line === 'quit') return 'quit';
    const fault = match.resolve(line);
    if (fault !== undefined) this.screen.print(speaker.say(faultMessage(fault)));
    return 'on';
  }

  /** Draws a curtain when somebody else has looked and must not see on. */
  private async giveScreenTo(seat: Seat): Promise<boolean> {
    const last = this.viewer;
    this.viewer = seat;
    if (last === seat || !needsCurtain(this.table)) return true;
    if ((await this.pause('play.curtain-down')) === undefined) return false;
    this.screen.clear();
    if ((await this.pause('play.curtain-up', seat)) === undefined) return false;
    this.screen.clear();
    return true;
  }

  private pause(key: string, seat?: Seat): Promise<string | undefined> {
    const args = seat === undefined ? undefined : { seat: { seat } };
    return this.screen.ask(`${this.table.speaker.say(message(key, args))} `);
  }

  /** Tells what happened since the viewer was last told. */
  private report(): void {
    const { match } = this.table;
    // Where nothing is hidden everybody at the screen has seen the same.
    const witness = needsCurtain(this.table) ? this.viewer : null;
    const from = this.told.get(witness) as number;
    for (const entry of match.entries.slice(from)) this.tell(entry);
    this.told.set(witness, match.entries.length);
  }

  private tell(entry: Entry): void {
    const { match, words, speaker } = this.table;
    const sentences = sentencesOf(match, entry, this.viewer, words, speaker.say).join(' ');
    if (entry.kind === 'decision') {
      this.screen.print(`${this.screen.faint(entry.moves.join(' '))}  ${sentences}`);
    } else if (sentences !== '') this.screen.print(sentences);
  }

  private showTable(): void {
    const { match, sketch, speaker } = this.table;
    const view = viewOf(this.table, this.viewer);
    this.screen.print(`\n${sketch(view, speaker.say).trimEnd()}\n`);
    if (match.turn.kind === 'seat') {
      this.screen.print(this.screen.strong(speaker.say(match.game.prompt(view))));
    }
  }

  private async end(result: Result): Promise<Next> {
    const { match, speaker } = this.table;
    this.report();
    this.showTable();
    this.screen.print(speaker.say(result.reason));
    this.screen.print(this.places(result).join('\n'));
    const tally = match.game.tally(viewOf(this.table, this.viewer));
    this.screen.print(tallyLines(tally, speaker.say).join('\n'));
    return humansAt(this.table).length === 0 ? 'quit' : this.afterEnd();
  }

  private places({ places, scores }: Result): string[] {
    const seats = places.map((place, seat) => ({ place, seat, score: scores[seat] as number }));
    seats.sort((a, b) => a.place - b.place);
    return seats.map(({ place, seat, score }) =>
      this.table.speaker.say(message('play.place', { place, seat: { seat }, score })),
    );
  }

  private async afterEnd(): Promise<Next> {
    this.say('play.after-end');
    const seat = this.viewer ?? 0;
    for (;;) {
      const line = await this.screen.ask('> ');
      if (line === undefined || line === '') return 'quit';
      const next = await obey({ table: this.table, screen: this.screen, seat }, line);
      if (next !== 'again') return next;
    }
  }

  private say(key: string, args?: Parameters<typeof message>[1]): void {
    this.screen.print(this.table.speaker.say(message(key, args)));
  }
}
