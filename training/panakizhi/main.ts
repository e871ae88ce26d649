import { parseArgs } from 'node:util';
import { calibrate } from './calibrate.ts';
import { SUBJECTS, type Subject } from './games.ts';
import { learn } from './learn.ts';
import { match, openingsOf, speeds } from './match.ts';
import { writeOpenings } from './openings.ts';
import { writeProofs } from './proofs.ts';
import { printCheck, type Searched } from './proven.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: process.cwd() },
    games: { type: 'string' },
    nodes: { type: 'string' },
    times: { type: 'string' },
    seed: { type: 'string', default: 'first' },
  },
});
const { root, seed } = values;
const number = (text: string | undefined, otherwise: number) =>
  text === undefined ? otherwise : Number(text);

/** Fewer nodes would measure how code is compiled, not how fast it is. */
const CALIBRATION_NODES = 60_000;

/** Each task with what it does; `--games` and `--nodes` say how much. */
const TASKS: Readonly<Record<string, (id: string, subject: Subject) => Promise<unknown>>> = {
  learn: (id, subject) =>
    learn(
      id,
      subject,
      { games: number(values.games, 3000), nodes: number(values.nodes, 300), seed },
      root,
    ),
  openings: (id, subject) =>
    writeOpenings(id, subject, number(values.games, 300), number(values.nodes, 50_000), root),
  proofs: async (id, subject) =>
    writeProofs(id, subject, number(values.games, 1000), number(values.nodes, 400_000), root),
  check: (id) => printCheck(root, id as Searched),
  speed: (_, subject) => speeds(subject, ['pvs', 'alphabeta'], number(values.nodes, 200_000)),
  calibrate: (_, subject) =>
    calibrate(subject, number(values.games, 100), number(values.nodes, 2000)),
  /** Against alpha-beta with as much processor time: `--nodes` are alpha-beta's. */
  match: async (id, subject) => {
    const nodes = number(values.nodes, 100_000);
    const [fast = 1, slow = 1] = await speeds(
      subject,
      ['pvs', 'alphabeta'],
      Math.max(nodes, CALIBRATION_NODES),
    );
    const own = Math.round((nodes * fast) / slow);
    const openings = openingsOf(root, id).slice(0, number(values.games, 100) / 2);
    await match(
      subject,
      [
        { name: 'pvs', nodes: own },
        { name: 'alphabeta', nodes },
      ],
      openings,
      true,
    );
  },
  /** Against itself with fewer nodes. */
  scale: async (id, subject) => {
    const nodes = number(values.nodes, 10_000);
    const openings = openingsOf(root, id).slice(0, number(values.games, 100) / 2);
    await match(
      subject,
      [
        { name: 'pvs', nodes: nodes * number(values.times, 10) },
        { name: 'pvs', nodes },
      ],
      openings,
      false,
    );
  },
};

const [task = '', id = ''] = positionals;
const [work, subject] = [TASKS[task], SUBJECTS[id]];
if (work === undefined || subject === undefined) {
  console.error(
    `Name a task (${Object.keys(TASKS).join(', ')}) and a game (${Object.keys(SUBJECTS).join(', ')}).`,
  );
  process.exitCode = 1;
} else await work(id, subject);
