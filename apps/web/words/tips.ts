import type { Catalogue } from '@baithak/kernel';

/** The words around tips, which a table loads without those of lessons. */
export const en = {
  'tip.title': 'A tip for your first game',
  'tip.ok': 'Got it',
  'tip.off': 'No more tips',
} as const satisfies Catalogue;

export const de: Record<keyof typeof en, string> = {
  'tip.title': 'Ein Tipp für deine erste Partie',
  'tip.ok': 'Verstanden',
  'tip.off': 'Keine Tipps mehr',
};
