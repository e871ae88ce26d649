import {
  Fault,
  type Game,
  message,
  OPEN_GAME,
  OVER,
  type Random,
  type Seat,
} from '@baithak/kernel';

/**
 * Two players take turns to move one token along one-way passages. Some rooms end the game with a
 * winner. To return to a room with the same player to move is either a draw or forbidden, and a
 * player without a move loses. So the value of a room depends on the path that led there.
 */
export interface Maze {
  readonly plan: Plan;
  /** All rooms so far, the current one last. Seat 0 moves first. */
  readonly way: readonly number[];
}

export interface Plan {
  readonly passages: readonly (readonly number[])[];
  /** The winner of each room that ends the game, else `null`. */
  readonly winners: readonly (Seat | null)[];
  readonly returns: 'draw' | 'forbidden';
}

interface MazeState {
  plan: Plan;
  way: number[];
}

export const maze: Game<MazeState, Maze, number> = {
  ...OPEN_GAME,
  id: 'maze',
  rulesVersion: 1,
  seatCounts: [2],
  decisionCap: 100,
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
  view: ({ plan, way }) => ({ plan, way: [...way] }),
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

/** Whether going to the room now repeats an earlier position. */
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

/** The true win or loss of a position, found by exhaustive search. */
export function truth(state: Maze): { win?: number; loss?: number } {
  const value = valueOfWay(state);
  if (value === 0) return {};
  return value > 0 ? { win: LONGEST - value } : { loss: LONGEST + value };
}

const LONGEST = 1000;

/** For the player to move: LONGEST minus the plies to a win, the negative for a loss, 0 for a draw. */
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
