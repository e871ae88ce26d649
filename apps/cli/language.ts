import { LANGUAGES, type Language } from '@baithak/kernel';

/** The language of the environment, by the usual variables in their usual order. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const code = locale.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === code) ?? 'en';
}
