import type { Catalogue } from '@baithak/kernel';

/** The words of the numbered rules. */
export const en = {
  'rules.title': 'Rules of {game}',
  'rules.intro':
    'The table refers to rules by these numbers. A house ruling settles what the rulebook leaves open, and says why.',
  'rules.house': 'House ruling.',
  'rules.parts': 'Contents',
  'rules.find': 'Find a rule',
  'rules.find-example': 'A word or a number',
  'rules.found': '{n, plural, =0 {No rule fits.} one {# rule found} other {# rules found}}',
  'rules.house-only': 'House rulings ({n})',
  'rules.print': 'Print',
  'rules.with-pictures': 'Open with pictures',
} as const satisfies Catalogue;

export const de: Record<keyof typeof en, string> = {
  'rules.title': 'Regeln von {game}',
  'rules.intro':
    'Am Tisch findest du diese Nummern wieder. Eine Hausregel klärt, was die Spielregel offenlässt, und sagt warum.',
  'rules.house': 'Hausregel.',
  'rules.parts': 'Inhalt',
  'rules.find': 'Regel suchen',
  'rules.find-example': 'Ein Wort oder eine Nummer',
  'rules.found':
    '{n, plural, =0 {Keine Regel passt.} one {# Regel gefunden} other {# Regeln gefunden}}',
  'rules.house-only': 'Hausregeln ({n})',
  'rules.print': 'Drucken',
  'rules.with-pictures': 'Mit Bildern öffnen',
};
