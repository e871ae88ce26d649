import { describe, expect, it } from 'vitest';
import { CHECKS, type CheckName, notFor } from './checks/index.ts';
import type { Effort, Kit } from './kit.ts';
import { checkPerft, checkPlaythroughs, checkReadme } from './recorded.ts';

/** `npm run long` runs the same suites with larger numbers. */
export const long = process.env.BAITHAK_LONG === '1';

interface SuiteSettings {
  /** The game's folder, where its README.md and test/fixtures/ are. */
  readonly folder: URL;
  /** Checks that mean nothing for this game, each with the reason. */
  readonly skip?: Partial<Record<CheckName, string>>;
  /** Random games per variant and check, and pairs of worlds, in `npm test`. */
  readonly effort?: Partial<Effort>;
  /** The same in `npm run long`. */
  readonly longEffort?: Partial<Effort>;
}

const EFFORT: Effort = { games: 20, pairs: 2000 };
const LONG_EFFORT: Effort = { games: 500, pairs: 100_000 };

/** Registers the conformance suite of one game as tests. */
export function conformance(kit: Kit, settings: SuiteSettings): void {
  const effort: Effort = long
    ? { ...LONG_EFFORT, ...settings.longEffort }
    : { ...EFFORT, ...settings.effort };

  describe(`${kit.game.id} conforms`, () => {
    for (const name of Object.keys(CHECKS) as CheckName[]) {
      const reason = settings.skip?.[name] ?? notFor(kit.game)[name];
      it.skipIf(reason !== undefined)(reason === undefined ? name : `${name}: ${reason}`, () => {
        expect(() => CHECKS[name](kit, effort)).not.toThrow();
      });
    }
    it('readme', () => {
      expect(() => checkReadme(kit, settings.folder)).not.toThrow();
    });
    it('playthroughs', () => {
      expect(() => checkPlaythroughs(kit, settings.folder)).not.toThrow();
    });
    it.skipIf(kit.game.hasChance)('perft', () => {
      expect(() => checkPerft(kit, settings.folder, long ? 50_000_000 : 2_000_000)).not.toThrow();
    });
  });
}
