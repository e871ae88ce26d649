import { message, type Result, type Seat, type Viewer } from '@baithak/kernel';
import type { StreamEvent } from '@baithak/table';
import { sentencesFor, tallyLines } from '../story.ts';
import { standing } from './client.ts';
import { type Next, obey, type Show, viewOf } from './orders.ts';

/** Takes turns with the people at the screen, from the deal to the end of the game. */
export class Loop {
  /** How many events of the log each viewer has been told. */
  private readonly told = new Map<Viewer, number>();
  private own: readonly Seat[] = [];
  /** Whose view the screen shows. */
  private viewer: Viewer = null;

  constructor(private readonly show: Show) {}

  /** Tells everything from the event with this number on. */
  async run(from: number): Promise<void> {
    const { client } = this.show;
    this.own = await client.ownSeats();
    this.viewer = this.own[0] ?? null;
    for (const viewer of [null, ...this.own]) this.told.set(viewer, from);
    let next: Next = 'on';
    while (next !== 'quit') next = await this.step();
  }

  private async step(): Promise<Next> {
    const { client, screen } = this.show;
    this.own = await client.ownSeats();
    if (this.viewer !== null && !this.own.includes(this.viewer)) this.viewer = null;
    const { turn } = client.now(null);
    if (screen.hasLeft) return 'quit';
    if (turn.kind === 'over') return this.end(turn.result);
    if (turn.kind === 'seat' && this.own.includes(turn.seat)) return this.askPerson(turn.seat);
    const news = client.news();
    if (!this.hidesSeats) this.report();
    await Promise.race([news, screen.gone]);
    return 'on';
  }

  /** Whether people at this screen must not see each other's side. */
  private get hidesSeats(): boolean {
    return this.own.length > 1 && this.show.game.hasSecrets;
  }

  private async askPerson(seat: Seat): Promise<Next> {
    if (!(await this.giveScreenTo(seat))) return 'quit';
    this.report();
    this.showTable();
    const next = await this.askUntilDone(seat);
    // The mover sees what the move brought before the curtain falls.
    if (next === 'on' && this.hidesSeats) this.report();
    return next;
  }

  private async askUntilDone(seat: Seat): Promise<Next> {
    const { screen } = this.show;
    for (;;) {
      const line = await screen.ask(screen.strong('> '));
      if (line === undefined) return 'quit';
      if (line === '') this.say('play.hint');
      else {
        const next = await obey({ ...this.show, own: this.own, seat }, line);
        if (next !== 'again') return next;
      }
    }
  }

  /** Draws a curtain if somebody else with secrets has looked at the screen. */
  private async giveScreenTo(seat: Seat): Promise<boolean> {
    const last = this.viewer;
    this.viewer = seat;
    if (last === seat || !this.show.game.hasSecrets) return true;
    const { screen } = this.show;
    if ((await this.pause('play.curtain-down')) === undefined) return false;
    screen.clear();
    if ((await this.pause('play.curtain-up', seat)) === undefined) return false;
    screen.clear();
    return true;
  }

  private pause(key: string, seat?: Seat): Promise<string | undefined> {
    const args = seat === undefined ? undefined : { seat: { seat } };
    return this.show.screen.ask(`${this.show.speaker.say(message(key, args))} `);
  }

  /** Tells what happened since the viewer was last told. */
  private report(): void {
    const log = this.show.client.log(this.viewer);
    const from = this.told.get(this.viewer) ?? log.length;
    for (let i = from; i < log.length; i++) {
      for (const line of this.linesOf(log, i)) this.show.screen.print(line);
    }
    // Where nothing is hidden, everybody has seen the same.
    const viewers = this.show.game.hasSecrets ? [this.viewer, null] : [...this.told.keys()];
    for (const viewer of viewers) this.told.set(viewer, log.length);
  }

  private linesOf(log: readonly StreamEvent[], at: number): string[] {
    const { words, speaker, screen } = this.show;
    const { say } = speaker;
    const event = log[at] as StreamEvent;
    switch (event.kind) {
      case 'started':
        return event.told
          .map(({ events }) => sentencesFor(events, words, say).join(' '))
          .filter((line) => line !== '');
      case 'moved': {
        const sentences = sentencesFor(event.told.events, words, say).join(' ');
        return [`${screen.faint(event.moves.join(' '))}  ${sentences}`];
      }
      case 'undone': {
        const undone = standing(log.slice(0, at)).slice(-event.decisions).reverse();
        return undone.map(({ told }) => say(message('story.undo', { of: told.entry })));
      }
      case 'resigned':
        return [say(message('end.resign', { seat: { seat: event.seat } }))];
      default:
        return [];
    }
  }

  private showTable(): void {
    const { client, screen, game, sketch, speaker } = this.show;
    const view = viewOf(this.show, this.viewer);
    screen.print(`\n${sketch(view, speaker.say).trimEnd()}\n`);
    const { turn } = client.now(null);
    if (turn.kind !== 'seat') return;
    const asked = speaker.to(turn.seat).say(game.prompt(view));
    // Several people at one keyboard must know who of them is meant.
    const name = this.own.length > 1 ? `${speaker.say(message('play.seat', { seat: turn }))} ` : '';
    screen.print(screen.strong(`${name}${asked}`));
  }

  private async end(result: Result): Promise<Next> {
    const { screen, game, speaker } = this.show;
    this.report();
    this.showTable();
    screen.print(speaker.say(result.reason));
    screen.print(this.places(result).join('\n'));
    screen.print(tallyLines(game.tally(viewOf(this.show, this.viewer)), speaker.say).join('\n'));
    const seat = this.viewer ?? this.own[0];
    return seat === undefined ? 'quit' : this.afterEnd(seat);
  }

  private places({ places, scores }: Result): string[] {
    const seats = places.map((place, seat) => ({ place, seat, score: scores[seat] as number }));
    seats.sort((a, b) => a.place - b.place);
    return seats.map(({ place, seat, score }) =>
      this.show.speaker.say(message('play.place', { place, seat: { seat }, score })),
    );
  }

  private async afterEnd(seat: Seat): Promise<Next> {
    this.say('play.after-end');
    for (;;) {
      const line = await this.show.screen.ask('> ');
      if (line === undefined || line === '') return 'quit';
      const next = await obey({ ...this.show, own: this.own, seat }, line);
      if (next !== 'again') return next;
    }
  }

  private say(key: string): void {
    this.show.screen.print(this.show.speaker.say(message(key)));
  }
}
