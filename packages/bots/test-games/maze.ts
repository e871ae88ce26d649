import { Fault, type Game, message, OVER, type Random, type Seat } from '@baithak/kernel';

/**
 * Two players in turn walk one token along one-way passages; some rooms end the game for a winner.
 * To return to a room with the same player to move is a draw, or forbidden: who has nowhere to go
 * loses. So what a room is worth depends on the way that led there.
 */
export interface Maze {
  readonly plan: Plan;
  /** All rooms so far, the present one last; seat 0 moves in the first. */
  readonly way: readonly number[];
}

export interface Plan {
  readonly passages: readonly (readonly number[])[];
  /** By room: who wins there, or `null`. */
  readonly winners: readonly (Seat | null)[];
  readonly returns: 'draw' | 'forbidden';
}

interface MazeState {
  plan: Plan;
  way: number[];
}

export const maze: Game<MazeState, Maze, number> = {
  id: 'maze',
  rulesVersion: 1,
  seatCounts: [2],
  decisionCap: 100,
  hasSecrets: false,
  hasChance: false,
  options: () => [],
  setup: () => ({ plan: { passages: [[]], winners: [null], returns: 'draw' }, way: [0] }),
  copy: (from) => ({ plan: from.plan, way: [...from.way] }),
  readPosition: () => new Fault('position'),
  writePosition: (state) => [roomOf(state), turnOf(state)],
  status: (state) => (winnerOf(state) === undefined ? turnOf(state) : OVER),
  result(state) {
    const winner = winnerOf(state);
    const places = [0, 1].map((seat) => (winner === null || winner === seat ? 1 : 2));
    return { places, scores: [], reason: message('end.out') };
  },
  moves(state, out) {
    out.clear();
    if (winnerOf(state) === undefined) for (const room of exitsOf(state)) out.add(room);
  },
  judge: (state, room) => (exitsOf(state).includes(room) ? room : new Fault('no-passage')),
  spell: (_, move) => move,
  parse: (text) => Number(text),
  format: (room) => `${room}`,
  play(state, move) {
    state.way.push(move);
  },
  outcomes: (_, out) => out.clear(),
  draw: () => 0,
  formatOutcome: () => '',
  readOutcome: () => new Fault('outcome'),
  audience: () => 'all',
  resolve: () => {},
  view: ({ plan, way }) => ({ plan, way: [...way] }),
  dim: (view) => view,
  witness: (event) => event,
  imagine: ({ plan, way }) => ({ plan, way: [...way] }),
  tally: () => [],
  prompt: () => message('prompt.walk'),
  forget: () => {},
  identify(state, into) {
    into[0] = roomOf(state);
    into[1] = turnOf(state);
    return 2;
  },
};

function roomOf({ way }: Maze): number {
  return way.at(-1) as number;
}

function turnOf({ way }: Maze): Seat {
  return (way.length - 1) % 2;
}

/** Whether going to the room now would bring back an earlier position. */
function returns({ way }: Maze, room: number): boolean {
  return way.some((earlier, ply) => earlier === room && (way.length - ply) % 2 === 0);
}

function exitsOf(state: Maze): readonly number[] {
  const exits = state.plan.passages[roomOf(state)] as readonly number[];
  return state.plan.returns === 'draw' ? exits : exits.filter((room) => !returns(state, room));
}

/** `null` for a draw, `undefined` while the game goes on. */
function winnerOf(state: Maze): Seat | null | undefined {
  const winner = state.plan.winners[roomOf(state)];
  if (winner !== null) return winner;
  const before = { plan: state.plan, way: state.way.slice(0, -1) };
  if (state.plan.returns === 'draw' && returns(before, roomOf(state))) return null;
  return exitsOf(state).length === 0 ? 1 - turnOf(state) : undefined;
}

export function randomPlan(random: Random, rooms: number, returns: Plan['returns']): Plan {
  const any = <T>(make: () => T) => Array.from({ length: rooms }, make);
  return {
    passages: any(() => [...new Set([1, 2, 3].map(() => random.below(rooms)))]),
    winners: any(() => (random.below(5) === 0 ? random.below(2) : null)).with(0, null),
    returns,
  };
}

/** What is told of a position that is won or lost, found by walking every way there is. */
export function truth(state: Maze): { win?: number; loss?: number } {
  const value = valueOfWay(state);
  if (value === 0) return {};
  return value > 0 ? { win: LONGEST - value } : { loss: LONGEST + value };
}

const LONGEST = 1000;

/** For who is to move: LONGEST less the plies to a win, the negative for a loss, 0 for a draw. */
function valueOfWay(state: Maze): number {
  const winner = winnerOf(state);
  if (winner === null) return 0;
  if (winner !== undefined) return winner === turnOf(state) ? LONGEST : -LONGEST;
  const values = exitsOf(state).map((room) => {
    const next = valueOfWay({ plan: state.plan, way: [...state.way, room] });
    return Math.sign(next) - next;
  });
  return Math.max(...values);
}
