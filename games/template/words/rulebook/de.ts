import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'heading.T1': 'Das Spiel',
  'rule.T1': 'Zwei Spieler, ein Brett mit drei mal drei Feldern.',
  'rule.T2': 'Kreuz beginnt; dann wird abwechselnd gesetzt, ein Zeichen je Zug.',
  'rule.T3': 'Ein Zeichen kommt auf ein leeres Feld und bleibt dort.',
  'rule.T4':
    'Wer drei Zeichen in einer Reihe, einer Spalte oder einer Diagonale hat, gewinnt sofort.',
  'rule.T5': 'Ein volles Brett ohne eine solche Linie ist unentschieden.',
  'heading.T6': 'Stellungen und Schreibweise',
  'rule.T6':
    'Ein Spiel kann mit jeder Stellung beginnen, die ein leeres Feld und keine volle Linie hat.',
  'house.T6':
    'Die Spielregel kennt nur eine Aufstellung. Hier steht, welche anderen Stellungen du untersuchen kannst.',
  'rule.T7': 'Ein Zug wird als Name seines Feldes geschrieben, etwa b2.',
  'house.T7': 'Auf Papier schreibt niemand Züge auf. Der Tisch braucht dafür eine Schreibweise.',
};
