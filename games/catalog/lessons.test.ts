import {
  type Catalogue,
  CHANCE,
  FastRandom,
  type Game,
  LANGUAGES,
  readOptions,
  sure,
} from '@baithak/kernel';
import { type Lesson, type LessonStep, pictureOf, Trial, untaught } from '@baithak/kernel/lesson';
import { commonCatalogues, faultMessage, type Speaker, speakerFrom } from '@baithak/words';
import { describe, expect, test } from 'vitest';
import { type Doors, wordsOf } from './doors.ts';
import { catalog } from './generated/doors.ts';

const NONE: Lesson = { steps: [], pictures: [], tips: [] };
const WORDS = ['title', 'idea', 'task', 'nudge', 'done'];
const games: readonly [string, Doors][] = Object.entries(catalog);
const taught = games.filter(([, { lesson }]) => lesson !== undefined);

describe.each(taught)('the lesson of %s', async (_, doors) => {
  const { lesson: door } = doors;
  const game = await doors.game();
  const words = await wordsOf(doors);
  const { steps, match, pictures, tips, moves } = (await door?.lesson()) ?? NONE;
  const books = await Promise.all(LANGUAGES.map((language) => door?.[language]()));

  function speakers(): Speaker[] {
    return LANGUAGES.map((language, i) =>
      speakerFrom(
        language,
        [books[i] as Catalogue, words.catalogues[language], commonCatalogues[language]],
        [],
      ),
    );
  }

  test('has 6 to 12 steps with names of their own', () => {
    expect(steps.length).toBeGreaterThanOrEqual(6);
    expect(steps.length).toBeLessThanOrEqual(12);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    // A name with a dot is not that of a step.
    for (const { id } of steps) expect(id).toMatch(/^[a-z]+$/);
  });

  test('ends with a game for two', async () => {
    expect(game.seatCounts).toContain(2);
    if (match === undefined) return;
    const { options = {}, position } = await match();
    expect(readOptions(game, options, 2)).toMatchObject(options);
    const start = sure(game.readPosition(position, sure(readOptions(game, options, 2)), 2));
    // The learner has the first seat, and something to decide.
    const random = new FastRandom('start');
    while (game.status(start) === CHANCE) game.resolve(start, game.draw(start, random));
    expect(game.status(start)).toBe(0);
  });

  test('says how every move is drawn, if any', () => {
    if (moves === undefined) return;
    for (const step of steps) {
      for (const move of new Trial(game, step).legal) {
        const picture = pictureOf(move, moves, step);
        expect(picture, move).toMatchObject({ proposed: [move], position: step.position });
        // Two parts change places, one stands alone.
        expect(picture?.show?.length, move).toBe(picture?.isSwap ? 2 : 1);
      }
    }
  });

  test('has its words in every language, and no others', () => {
    const keys = [
      ...steps.flatMap(({ id, misses = [] }) =>
        [...WORDS, ...misses.map(({ name }) => name)].map((word) => `${id}.${word}`),
      ),
      ...pictures.flatMap(({ id }) => [`${id}.title`, `${id}.line`]),
      ...tips.map(({ id }) => `${id}.tip`),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    for (const book of books) {
      expect(Object.keys(book ?? {}).sort()).toEqual(keys.sort());
    }
    // The page gives them no arguments; to ask for one is an error.
    for (const { say } of speakers()) {
      for (const key of keys) expect(say({ key }).trim(), key).not.toBe('');
    }
  });

  test('has 5 to 8 pictures of positions, and moves in them', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(5);
    expect(pictures.length).toBeLessThanOrEqual(8);
    for (const { id, proposed = [], ...start } of pictures) {
      expect(start.rules.length, id).toBeGreaterThan(0);
      expect(words.rules, id).toEqual(expect.arrayContaining([...start.rules]));
      const trial = new Trial(game, { ...start, id, goal: {}, answer: [] });
      if (proposed.length > 0) expect(trial.preview(proposed), id).toHaveProperty('view');
    }
  });

  test('has tips about its rules, each with something to wait for', () => {
    expect(tips.length).toBeGreaterThanOrEqual(3);
    expect(words.rules).toEqual(expect.arrayContaining(tips.map(({ rule }) => rule)));
    for (const tip of tips) expect(tip.legal ?? tip.event, tip.id).toBeDefined();
  });

  test('gives no tip about what a finished step has taught', () => {
    const lesson = { steps, pictures, tips };
    expect(untaught(lesson, [])).toEqual(tips);
    for (const { id, rules } of steps) {
      const left = untaught(lesson, [id]);
      expect(left, id).toEqual(tips.filter(({ rule }) => !rules.includes(rule)));
      // One step is not the whole game.
      expect(left.length, id).toBeGreaterThan(0);
    }
    expect(
      untaught(
        lesson,
        steps.map(({ id }) => id),
      ),
    ).toEqual([]);
  });

  test.each(steps.map((step) => [step.id, step] as const))('%s can be solved', (_, step) => {
    expect(words.rules).toEqual(expect.arrayContaining([...step.rules]));
    expect(step.rules.length).toBeGreaterThan(0);
    const trial = new Trial(game, step);
    for (const [made, move] of step.answer.entries()) {
      // The goal needs all of them.
      if (made > 0) expect(trial.state, `after ${made} moves`).toBe('open');
      expect(words.places(move, trial.view, step.answer.slice(made + 1)), move).not.toEqual([]);
      expect(trial.attempt(move), move).toBeUndefined();
    }
    expect(trial.state).toBe('done');
    // Whatever a press still sends is not held against the learner.
    expect(trial.attempt(...step.answer)).toBeUndefined();
    expect(trial.state).toBe('done');
    expect(trial.legal.length === 0 || trial.acting === null).toBe(true);
  });

  test.each(steps.map((step) => [step.id, step] as const))('%s can be missed', (_, step) => {
    if (step.forced) return expect(new Trial(game, step).legal).toHaveLength(1);
    const miss = wrongTurn(game, step)?.miss;
    expect(miss).toBeDefined();
    for (const { say } of speakers()) expect(say({ key: `${step.id}.${miss}` })).not.toBe('');
  });

  test.each(steps.map((step) => [step.id, step] as const))(
    '%s answers a wrong try in every language',
    (_, step) => {
      const texts = [
        ...new Set([...steps.flatMap(({ answer }) => answer), ...everyMove(game, steps)]),
      ];
      const tries = texts.map((text) => {
        const trial = new Trial(game, step);
        return { trial, fault: trial.attempt(text) };
      });
      const refused = tries.flatMap(({ fault }) => fault ?? []);
      const missed = tries.flatMap(({ trial }) => (trial.state === 'missed' ? [trial.miss] : []));
      expect(refused.length + missed.length).toBeGreaterThan(0);
      for (const { say } of speakers()) {
        for (const fault of refused) expect(say(faultMessage(fault))).not.toBe('');
        for (const miss of missed) expect(say({ key: `${step.id}.${miss}` })).not.toBe('');
      }
      // A miss with words of its own can happen, at once or after a good beginning.
      const names = [...missed, ...lateMisses(game, step)];
      for (const { name } of step.misses ?? []) expect(names).toContain(name);
    },
  );
});

/** A try that ends without the goal after legal moves only. */
function wrongTurn(game: Game, step: LessonStep, made: readonly string[] = []): Trial | undefined {
  const trial = new Trial(game, step);
  for (const move of made) trial.attempt(move);
  if (trial.state === 'missed') return trial;
  if (trial.state === 'done') return undefined;
  for (const move of trial.legal) {
    const wrong = wrongTurn(game, step, [...made, move]);
    if (wrong) return wrong;
  }
  return undefined;
}

/** What comes of leaving the way to the goal after one or more of its moves. */
const lateMisses = (game: Game, step: LessonStep): string[] =>
  step.answer.slice(0, -1).flatMap((_, made) => {
    const begun = () => {
      const trial = new Trial(game, step);
      for (const move of step.answer.slice(0, made + 1)) trial.attempt(move);
      return trial;
    };
    return begun().legal.flatMap((move) => {
      const trial = begun();
      trial.attempt(move);
      return trial.state === 'missed' ? [trial.miss] : [];
    });
  });

/** The first moves of all steps, legal or not in any one of them. */
const everyMove = (game: Game, steps: Lesson['steps']): string[] =>
  steps.flatMap((step) => new Trial(game, step).legal);

test('the seven games have a lesson', () => {
  const seven = ['ananda', 'jaipur', 'parikrama', 'samsara', 'srrakk', 'talluka', 'vancana'];
  expect(taught.map(([id]) => id)).toEqual(expect.arrayContaining(seven));
});
