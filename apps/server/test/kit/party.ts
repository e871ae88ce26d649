import { catalog, type GameId, isGameId } from '@baithak/catalog';
import {
  type AnyMatch,
  commitment,
  type Drawn,
  Fault,
  type Game,
  outcomeFor,
  readMatch,
  UNSEEN,
  type Viewer,
} from '@baithak/kernel';
import { PROTOCOL_VERSION } from '@baithak/protocol';
import type { Settings, StreamEvent } from '@baithak/table';
import { type Ear, type Guest, playSeat } from './guest.ts';

/** After this many entries there is something to hide, and no game with secrets is over. */
const GLIMPSE_AT = 9;

/** A person at a table; `viewer` is their seat, or `null` if they only watch. */
export interface Player {
  readonly guest: Guest;
  readonly ear: Ear;
  viewer: Viewer;
}

/** Two people who play one match after the other at one table. */
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
      player.ear.send({ v: PROTOCOL_VERSION, kind: 'unwatch', viewer: player.viewer });
    }
    player.viewer = viewer;
    player.ear.watch(viewer);
  }

  /** Waits until everybody has heard that a match began, at or after an event. */
  async begun(from: number | null): Promise<void> {
    for (const { ear, viewer } of this.players) {
      await ear.until(() => lastOf(ear.events(viewer), 'started') >= (from ?? 0));
    }
  }

  /** Plays the running match to its end. After a few turns everybody downloads what there is of it. */
  async finish(): Promise<Evidence> {
    const salts = this.players.flatMap(({ ear }) => ear.dealer.salts.splice(0));
    await this.play(GLIMPSE_AT);
    const glimpses = (await this.waitsForPlayer()) ? await this.glimpses() : [];
    await this.play();
    for (const { ear, viewer } of this.players) await ear.until(() => isOver(ear.events(viewer)));
    const file = await this.file(this.owner.guest);
    const streams = this.players.map(({ ear, viewer }) => [...ear.events(viewer)]);
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

  /** Throws when a bot fails; without this the test would wait for its move forever. */
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

/** Whether the last match is finished and the seed of the next one is sealed. */
function isOver(events: readonly StreamEvent[]): boolean {
  const end = lastOf(events, 'finished');
  return end > lastOf(events, 'started') && lastOf(events, 'sealed') > end;
}

/** A match file that was fetched while the match ran. */
interface Glimpse {
  readonly viewer: Viewer;
  readonly text: string;
}

/** What two people saw of one match. */
export interface Evidence {
  readonly game: Game;
  readonly salts: readonly string[];
  /** Their streams, from the table's first event to the end of this match. */
  readonly streams: readonly (readonly StreamEvent[])[];
  readonly glimpses: readonly Glimpse[];
  /** The match file, fetched afterwards. */
  readonly file: string;
}

/** Every broken promise; empty if all is well. */
export function complaintsAbout(evidence: Evidence): string[] {
  const match = readMatch(evidence.file, evidence.game);
  if (match instanceof Fault) return [`the file does not replay: ${JSON.stringify(match)}`];
  return [
    ...evidence.streams.flatMap((stream) => aboutStream(stream, evidence.salts, match)),
    ...aboutSalts(evidence.salts, match),
    ...evidence.glimpses.flatMap((glimpse) => aboutGlimpse(glimpse, match)),
  ];
}

type Of<Kind extends StreamEvent['kind']> = Extract<StreamEvent, { kind: Kind }>;

/** A stream must end with `finished` and the seal of the next match. */
function aboutStream(
  stream: readonly StreamEvent[],
  salts: readonly string[],
  match: AnyMatch,
): string[] {
  const gap = stream.findIndex(({ seq }, i) => seq !== i);
  if (gap >= 0) return [`a gap before event ${stream[gap]?.seq}`];
  const [finished, next] = stream.slice(-2);
  if (finished?.kind !== 'finished' || next?.kind !== 'sealed') return ['no end'];
  const before = stream.slice(
    0,
    stream.findLastIndex(({ kind }) => kind === 'started'),
  );
  const seal = before.findLast((event): event is Of<'sealed'> => event.kind === 'sealed');
  const added = before.slice((seal?.seq ?? 0) + 1);
  const late = (salt: string) => added.some((each) => each.kind === 'salted' && each.text === salt);
  const promised = added.findLastIndex(({ kind }) => kind === 'promised');
  const revealed = added.findIndex(({ kind }) => kind === 'salted');
  const result = match.turn.kind === 'over' ? match.turn.result : null;
  return [
    ...(seal?.commitment === commitment(finished.seed) ? [] : ['the seed is not the sealed one']),
    ...(salts.every(late) ? [] : ['the seal came after a salt']),
    ...(promised > revealed ? ['a promise came after a salt'] : []),
    ...(finished.seed === match.seed ? [] : ['the file has another seed']),
    ...(JSON.stringify(result) === JSON.stringify(finished.result) ? [] : ['another result']),
  ];
}

function aboutSalts(salts: readonly string[], match: AnyMatch): string[] {
  const counted = match.entries.flatMap((entry) => (entry.kind === 'reveal' ? [entry.text] : []));
  const lost = salts.filter((salt) => !counted.includes(salt));
  return lost.map((salt) => `the salt ${salt} did not count`);
}

function aboutGlimpse({ viewer, text }: Glimpse, match: AnyMatch): string[] {
  const whose = `the file for ${viewer ?? 'spectators'}`;
  if (text.includes(match.seed as string)) return [`${whose} has the seed`];
  return chanceIn(text, match).flatMap(({ seq, drawn, shown }) => {
    const known = outcomeFor(drawn, viewer);
    return shown === known ? [] : [`${whose}, entry ${seq}: ${shown}, not ${known}`];
  });
}

/** How many outcomes a file hides. */
export const hiddenIn = ({ text }: Glimpse, match: AnyMatch): number =>
  chanceIn(text, match).filter(({ shown }) => shown === UNSEEN).length;

interface Shown {
  readonly seq: number;
  readonly drawn: Drawn;
  readonly shown: string | undefined;
}

/** Every outcome up to the last entry of the file, and what the file shows of it. */
function chanceIn(text: string, match: AnyMatch): Shown[] {
  const lines = text.split('\n').filter((line) => /^\d+ (deal|move) /.test(line));
  return lines.flatMap((line) => {
    const seq = Number.parseInt(line, 10);
    const words = (line.split(/ deal | : /)[1] ?? '').split(' ');
    const entry = match.entries[seq];
    const outcomes = entry !== undefined && 'outcomes' in entry ? entry.outcomes : [];
    return outcomes.map((drawn, i) => ({ seq, drawn, shown: words[i] }));
  });
}
