import type { Character } from '@baithak/kernel';
import { dailyAt } from '../controller/daily-table.ts';
import { freshSeed } from './chance.ts';

/**
 * Where a bot's own chance comes from. At the table of a deal of the day it follows from what the bot sees,
 * so that everybody who does the same meets the same answer.
 */
export const botSeed = (table: string, character: Character, view: unknown): string =>
  dailyAt(table) === null ? freshSeed() : JSON.stringify([table, character, view]);
