import { Fault, LANGUAGES } from '@baithak/kernel';
import { Trial } from '@baithak/kernel/lesson';
import { commonCatalogues, speakerFrom } from '@baithak/words';
import { describe, expect, test } from 'vitest';
import { type Doors, wordsOf } from './doors.ts';
import { catalog } from './generated/doors.ts';

const games: readonly [string, Doors][] = Object.entries(catalog);
const taught = games.filter(([, { lesson }]) => lesson !== undefined);

describe.each(taught)('reasons of %s', async (_, doors) => {
  const game = await doors.game();
  const words = await wordsOf(doors);
  const lesson = await doors.lesson!.lesson();

  /** What the moves of each answer would change. */
  const changes = lesson.steps.flatMap((step) => {
    const trial = new Trial(game, step);
    const ahead = trial.preview(step.answer.slice(0, 3));
    if (ahead instanceof Fault) return [];
    return words.change?.(trial.view, ahead, trial.seat) ?? [];
  });

  test('are given for some moves of its lesson', () => {
    expect(changes.length).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)('go on into a sentence, without a full stop: %s', (language) => {
    const speaker = speakerFrom(
      language,
      [words.catalogues[language], commonCatalogues[language]],
      [],
    );
    for (const change of changes) expect(speaker.say(change)).toMatch(/^[^{}]*[^{}.]$/);
  });
});
