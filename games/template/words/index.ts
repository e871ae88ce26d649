import type { Words } from '@baithak/kernel';
import type { Event } from '../rules/play.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { speech } from './speech.ts';

export const words: Words<Event> = { ...speech, catalogues: { en, de } };
