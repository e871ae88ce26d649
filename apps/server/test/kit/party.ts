import { catalog, type GameId, isGameId } from '@baithak/catalog';
import type { Viewer } from '@baithak/kernel';
import type { Settings, StreamEvent } from '@baithak/table';
import type { Ear, Guest } from './guest.ts';
import { playSeat } from './play.ts';
import type { Evidence, Glimpse } from './verdict.ts';

/** After so many entries of a match there is something to hide, and no game with secrets is over. */
const GLIMPSE_AT = 9;

/** Somebody at a table: as who they look, `null` for those who only watch. */
export interface Player {
  readonly guest: Guest;
  readonly ear: Ear;
  viewer: Viewer;
}

/** Two people at one table, who play one match after the other there. */
export class Party {
  private matches = 0;

  private constructor(
    readonly table: string,
    readonly players: readonly Player[],
  ) {}

  /** The first of them opens the table and owns it. */
  static async open(guests: readonly Guest[], settings: Partial<Settings>): Promise<Party> {
    const table = await (guests[0] as Guest).openTable(settings);
    const players = guests.map((guest) => ({ guest, ear: guest.dial(table), viewer: null }));
    const party = new Party(table, players);
    for (const { ear, guest } of players.slice(1)) {
      await ear.must({ do: 'join', name: guest.name });
    }
    return party;
  }

  get owner(): Player {
    return this.players[0] as Player;
  }

  async sit(player: Player, seat: number): Promise<void> {
    await player.ear.must({ do: 'sit', seat, name: player.guest.name });
    this.look(player, seat);
  }

  /** Opens a viewer's stream from the table's beginning. */
  look(player: Player, viewer: Viewer): void {
    if (player.viewer !== null) {
      player.ear.send({ v: 1, kind: 'unwatch', viewer: player.viewer });
    }
    player.viewer = viewer;
    player.ear.watch(viewer);
  }

  /** Everybody's own entropy, as their pages add it. */
  async salt(): Promise<string[]> {
    const salts = this.players.map(({ guest }) => `${guest.name} ${Math.random()}`);
    await Promise.all(
      this.players.map(({ ear }, i) => ear.must({ do: 'salt', text: salts[i] as string })),
    );
    return salts;
  }

  /** When everybody has heard that a match began, at or after an event. */
  async begun(from: number | null): Promise<void> {
    for (const { ear, viewer } of this.players) {
      await ear.until(() => lastOf(ear.events(viewer), 'started') >= (from ?? 0));
    }
  }

  /** Plays the running match to its end; after a few turns they fetch what there is of it. */
  async finish(salts: readonly string[]): Promise<Evidence> {
    await this.play(GLIMPSE_AT);
    const glimpses = (await this.waitsForPlayer()) ? await this.glimpses() : [];
    await this.play();
    for (const { ear, viewer } of this.players) await ear.until(() => isOver(ear.events(viewer)));
    const file = await this.file(this.owner.guest);
    const streams = this.players.map(({ ear, viewer }) => ear.events(viewer));
    this.matches += 1;
    return { game: await catalog[this.game].game(), salts, streams, glimpses, file };
  }

  async file(guest: Guest, viewer: Viewer = null): Promise<string> {
    const query = viewer === null ? '' : `?seat=${viewer}`;
    const path = `/api/tables/${this.table}/matches/${this.matches}${query}`;
    const { status, body } = await guest.ask('GET', path);
    if (status !== 200) throw new Error(`${status} for ${path}: ${JSON.stringify(body)}`);
    return String(body.text);
  }

  leave(): void {
    for (const { ear } of this.players) ear.hangUp();
  }

  private get game(): GameId {
    const { ear, viewer } = this.owner;
    const set = ear.events(viewer).findLast((event) => 'settings' in event);
    const id = set !== undefined && 'settings' in set ? set.settings.game : '';
    if (!isGameId(id)) throw new Error(`no game ${id}`);
    return id;
  }

  private async play(upTo?: number): Promise<void> {
    const seats = this.players.map(async ({ ear, viewer, guest }) => {
      const seed = `${guest.name} ${upTo}`;
      if (viewer !== null) await playSeat(ear, viewer, seed, undefined, upTo);
    });
    await Promise.race([Promise.all(seats), this.brokenBot()]);
  }

  /** Whether the match goes on; then no bot is about to move. */
  private async waitsForPlayer(): Promise<boolean> {
    const { ear, viewer } = this.owner;
    const seats = this.players.map((player) => player.viewer);
    const turn = await ear.until(() => {
      const now = ear.glance(viewer)?.turn;
      return (now?.kind === 'over' || (now?.kind === 'seat' && seats.includes(now.seat))) && now;
    });
    return turn.kind === 'seat';
  }

  /** Without it a test would wait for the bot in vain. */
  private async brokenBot(): Promise<void> {
    const { ear } = this.owner;
    await ear.until(() =>
      ear.heard.some((said) => said.kind === 'refused' && said.fault.code === 'bot-broke'),
    );
    throw new Error('a bot broke');
  }

  private async glimpses(): Promise<Glimpse[]> {
    const wanted = this.players.flatMap(({ guest, viewer }) =>
      [null, ...(viewer === null ? [] : [viewer])].map((who) => ({ guest, who })),
    );
    return Promise.all(
      wanted.map(async ({ guest, who }) => ({ viewer: who, text: await this.file(guest, who) })),
    );
  }
}

const lastOf = (events: readonly StreamEvent[], kind: StreamEvent['kind']) =>
  events.findLast((event) => event.kind === kind)?.seq ?? -1;

/** The last match has its end, and the next one its seal. */
function isOver(events: readonly StreamEvent[]): boolean {
  const end = lastOf(events, 'finished');
  return end > lastOf(events, 'started') && lastOf(events, 'sealed') > end;
}
