// Written by `npm run catalog` from the folders in games/ that have a facts.ts.
import { doors } from '../doors.ts';

export const catalog = {
  ananda: doors({
    game: async () => (await import('@baithak/ananda')).game,
    speech: async () => (await import('@baithak/ananda/speech')).speech,
    en: async () => (await import('@baithak/ananda/words/en')).en,
    de: async () => (await import('@baithak/ananda/words/de')).de,
    rulebook: {
      en: async () => (await import('@baithak/ananda/words/rulebook/en')).en,
      de: async () => (await import('@baithak/ananda/words/rulebook/de')).de,
    },
    sketch: async () => (await import('@baithak/ananda/sketch')).sketch,
    evaluate: async () => (await import('@baithak/ananda/evaluate')).evaluate,
    judgement: async () => (await import('@baithak/ananda/judgement')).judgement,
    weights: async () => (await import('@baithak/ananda/weights')).default,
  }),
  jaipur: doors({
    game: async () => (await import('@baithak/jaipur')).game,
    speech: async () => (await import('@baithak/jaipur/speech')).speech,
    en: async () => (await import('@baithak/jaipur/words/en')).en,
    de: async () => (await import('@baithak/jaipur/words/de')).de,
    rulebook: {
      en: async () => (await import('@baithak/jaipur/words/rulebook/en')).en,
      de: async () => (await import('@baithak/jaipur/words/rulebook/de')).de,
    },
    sketch: async () => (await import('@baithak/jaipur/sketch')).sketch,
    evaluate: async () => (await import('@baithak/jaipur/evaluate')).evaluate,
    judgement: async () => (await import('@baithak/jaipur/judgement')).judgement,
  }),
  parikrama: doors({
    game: async () => (await import('@baithak/parikrama')).game,
    speech: async () => (await import('@baithak/parikrama/speech')).speech,
    en: async () => (await import('@baithak/parikrama/words/en')).en,
    de: async () => (await import('@baithak/parikrama/words/de')).de,
    rulebook: {
      en: async () => (await import('@baithak/parikrama/words/rulebook/en')).en,
      de: async () => (await import('@baithak/parikrama/words/rulebook/de')).de,
    },
    sketch: async () => (await import('@baithak/parikrama/sketch')).sketch,
    evaluate: async () => (await import('@baithak/parikrama/evaluate')).evaluate,
    judgement: async () => (await import('@baithak/parikrama/judgement')).judgement,
  }),
  samsara: doors({
    game: async () => (await import('@baithak/samsara')).game,
    speech: async () => (await import('@baithak/samsara/speech')).speech,
    en: async () => (await import('@baithak/samsara/words/en')).en,
    de: async () => (await import('@baithak/samsara/words/de')).de,
    rulebook: {
      en: async () => (await import('@baithak/samsara/words/rulebook/en')).en,
      de: async () => (await import('@baithak/samsara/words/rulebook/de')).de,
    },
    sketch: async () => (await import('@baithak/samsara/sketch')).sketch,
    evaluate: async () => (await import('@baithak/samsara/evaluate')).evaluate,
    judgement: async () => (await import('@baithak/samsara/judgement')).judgement,
    weights: async () => (await import('@baithak/samsara/weights')).default,
  }),
  srrakk: doors({
    game: async () => (await import('@baithak/srrakk')).game,
    speech: async () => (await import('@baithak/srrakk/speech')).speech,
    en: async () => (await import('@baithak/srrakk/words/en')).en,
    de: async () => (await import('@baithak/srrakk/words/de')).de,
    rulebook: {
      en: async () => (await import('@baithak/srrakk/words/rulebook/en')).en,
      de: async () => (await import('@baithak/srrakk/words/rulebook/de')).de,
    },
    sketch: async () => (await import('@baithak/srrakk/sketch')).sketch,
    evaluate: async () => (await import('@baithak/srrakk/evaluate')).evaluate,
    outlook: async () => (await import('@baithak/srrakk/outlook')).outlook,
  }),
  talluka: doors({
    game: async () => (await import('@baithak/talluka')).game,
    speech: async () => (await import('@baithak/talluka/speech')).speech,
    en: async () => (await import('@baithak/talluka/words/en')).en,
    de: async () => (await import('@baithak/talluka/words/de')).de,
    rulebook: {
      en: async () => (await import('@baithak/talluka/words/rulebook/en')).en,
      de: async () => (await import('@baithak/talluka/words/rulebook/de')).de,
    },
    sketch: async () => (await import('@baithak/talluka/sketch')).sketch,
    evaluate: async () => (await import('@baithak/talluka/evaluate')).evaluate,
    outlook: async () => (await import('@baithak/talluka/outlook')).outlook,
  }),
  vancana: doors({
    game: async () => (await import('@baithak/vancana')).game,
    speech: async () => (await import('@baithak/vancana/speech')).speech,
    en: async () => (await import('@baithak/vancana/words/en')).en,
    de: async () => (await import('@baithak/vancana/words/de')).de,
    rulebook: {
      en: async () => (await import('@baithak/vancana/words/rulebook/en')).en,
      de: async () => (await import('@baithak/vancana/words/rulebook/de')).de,
    },
    sketch: async () => (await import('@baithak/vancana/sketch')).sketch,
    evaluate: async () => (await import('@baithak/vancana/evaluate')).evaluate,
    outlook: async () => (await import('@baithak/vancana/outlook')).outlook,
  }),
} as const;
