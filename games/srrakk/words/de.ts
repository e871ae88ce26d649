import { de as shared } from '@baithak/panakizhi';
import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  ...shared,
  name: 'Srrakk',
  about: 'Zieh, spring und staple, bis ein Viererstapel deine Farbe zeigt. Fünf bis zehn Minuten.',
  credits:
    'Nach Srrakk, einem der drei Spiele in Panakizhi (aus den Beta-Regeln, die weder Autor noch Grafiker nennen).',
  'option.layout.home': 'Grundreihen: neun Steine auf den zwei Reihen vor jedem Spieler',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreib zum Ziehen etwa b2-b3, für einen Sprung b2xb4, zum Abwerfen b2/b3 oder b2/b3/a3, oder pass.',
  'fault.empty-square': 'Auf diesem Feld steht kein Stapel.',
  'fault.not-yours':
    'Dieser Stapel gehört {seatIs, select, you {dir} other {{seat}}}: Der oberste Stein entscheidet.',
  'fault.same-square': 'Auf diesem Feld steht der Stapel schon.',
  'fault.diagonal': 'Stapel ziehen nicht schräg.',
  'fault.too-far': 'Das ist zu weit. Ein Stapel zieht auf das nächste Feld.',
  'fault.occupied': 'Auf diesem Feld steht ein Stapel. Zieh auf ein leeres.',
  'fault.jump-crooked': 'Ein Sprung geht in gerader Linie.',
  'fault.jump-span': 'Ein Sprung führt über genau ein Feld.',
  'fault.nothing-to-jump': 'Dazwischen steht kein Stapel, den du überspringen könntest.',
  'fault.landing-empty': 'Ein Sprung muss auf einem Stapel landen, und dieses Feld ist leer.',
  'fault.landing-taller':
    'Dieser Stapel hat {onto} Steine und deiner nur {height}. Auf einem höheren Stapel kannst du nicht landen.',
  'fault.too-high': 'Das ergäbe einen Stapel aus {sum}. Höchstens {most} sind erlaubt.',
  'fault.shed-single':
    'Das ist ein einzelner Stein. Abwerfen kannst du nur von einem Stapel aus zwei oder mehr.',
  'fault.shed-diagonal': 'Den ersten Stein kannst du nicht schräg abwerfen.',
  'fault.shed-too-far': 'Das ist zu weit. Wirf den Stein auf das nächste Feld ab.',
  'fault.shed-occupied': 'Auf diesem Feld steht ein Stapel. Wirf den Stein auf ein leeres ab.',
  'fault.second-not-yours':
    'Nach dem ersten Stein gehört dir dieser Stapel nicht mehr. Einen zweiten kannst du nicht abwerfen.',
  'fault.second-not-diagonal':
    'Der zweite Stein kommt auf ein Feld, das den Stapel an einer Ecke berührt.',
  'fault.second-not-beside': 'Der zweite Stein kommt direkt neben den ersten.',
  'fault.second-occupied': 'Der zweite Stein braucht ein leeres Feld.',
  'fault.move-possible':
    'Passen darfst du nur, wenn du nichts anderes tun kannst. Du hast noch {count, plural, one {einen Zug} other {# Züge}}.',

  'fault.position-bracket': 'In Reihe {rank} fehlt eine schließende Klammer.',
  'fault.position-stack':
    'In Reihe {rank} ist „{found}“ kein Stapel. Schreib zwei oder drei Buchstaben w oder b in Klammern, von unten nach oben, und einen einzelnen Stein ohne Klammern.',
  'fault.position-height':
    'In Reihe {rank} ist der Stapel „{found}“ zu hoch. Eine Partie beginnt mit Stapeln von höchstens {most}.',
  'fault.position-pieces': 'Auf dem Brett sind {count} Steine, aber das Spiel hat nur {most}.',
  'fault.position-four':
    '{seatIs, select, you {Du hast} other {{seat} hat}} schon einen Viererstapel auf {square}. Die Partie wäre zu Ende.',
  'fault.position-empty': 'Auf dem Brett liegt kein Stein. Niemand könnte je ziehen.',

  'prompt.turn':
    '{seatIs, select, you {Du bist dran: Zieh, spring oder wirf ab.} other {{seat} ist dran.}}',
  'prompt.pass':
    '{seatIs, select, you {Du kannst nichts tun und passt.} other {{seat} kann nichts tun und passt.}}',

  'log.moved':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {height, plural, one {einen Stein} other {einen Stapel aus #}} {way} auf {to} gezogen.',
  'log.jumped':
    '{seatIs, select, you {Du bist} other {{seat} ist}} {way} auf {to} gesprungen, jetzt {total} hoch. Der Stein auf {over} wurde {flipped, select, w {weiß} other {schwarz}}.',
  'log.shed':
    '{seatIs, select, you {Du hast} other {{seat} hat}} einen Stein {way} auf {to} abgeworfen{top, select, w {; obenauf liegt jetzt Weiß} b {; obenauf liegt jetzt Schwarz} other {}}.',
  'log.shed-more':
    '{seatIs, select, you {Du hast} other {{seat} hat}} noch einen Stein auf {to} abgeworfen.',
  'log.passed':
    '{seatIs, select, you {Du konntest nichts tun und hast} other {{seat} konnte nichts tun und hat}} gepasst.',

  'end.four':
    '{winnerIs, select, you {Du gewinnst} other {{winner} gewinnt}} mit einem Viererstapel.',

  'tally.won': 'Gewonnene Partie',

  'sketch.colours': 'W {white}   B {black}',
  'sketch.order': 'Jeder Stapel steht von unten nach oben da; der Großbuchstabe liegt obenauf.',

  'board.grid': 'Brett',
  'board.square':
    '{square}, {stack}{state, select, source {, kann ziehen} chosen {, gewählt} target {, hierher} jump {, Sprung hierher} other {}}{last, select, yes {, letzter Zug} other {}}{lit, select, yes {, hervorgehoben} other {}}',
  'board.empty': 'leer',
  'board.single': '{top, select, w {weißer Stein} other {schwarzer Stein}}',
  'board.stack':
    'Stapel aus {height}, {top, select, w {Weiß} other {Schwarz}} obenauf, darunter {below}',
  'board.layer.w': 'Weiß',
  'board.layer.b': 'Schwarz',
  'board.layer.hidden': 'verdeckt',
  'board.turn': 'Zug {n}',
  'board.length': '{n, plural, one {# Zug} other {# Züge}}',
  'board.in-length': 'in {n, plural, one {# Zug} other {# Zügen}}',
  'board.goal': 'Viererstapel mit deiner Farbe obenauf',
  'board.goal-brief': 'Viererstapel, deine Farbe oben',
  'board.tallest': 'Höchster Stapel',
  'board.ways': 'Was du mit diesem Stapel machst',
  'board.way.move': '{n} ziehen',
  'board.way.shed': '1 abwerfen',
  'board.ask': 'Du bist dran: Wähle einen Stapel.',
  'board.ask-first': 'Du spielst {colour, select, w {Weiß} other {Schwarz}}. Wähle einen Stapel.',
  'board.how': 'Er zieht, springt oder wirft den obersten Stein ab.',
  'board.ask-pass': 'Du kannst nichts tun.',
  'board.where': '{n, plural, one {Wohin soll dieser Stein?} other {Wohin soll dieser Stapel?}}',
  'board.where-shed': 'Wohin soll der oberste Stein?',
  'board.how-move': 'Wähle ein leeres Feld oder einen Stapel für den Sprung.',
  'board.how-only-move': 'Wähle ein leeres Feld daneben.',
  'board.how-shed': 'Wähle ein leeres Feld neben dem Stapel.',
  'board.deed-jump':
    '{seatIs, select, you {Du bist} other {{seat} ist}} {way} auf {to} gesprungen: jetzt {height} hoch.',
  'board.move': 'Ziehen',
  'board.clear': 'Abwählen',
  'board.do-moved': 'Zug {way}',
  'board.do-jumped': 'Sprung {way}',
  'board.do-shed': 'Abwurf {way}',
  'board.do-shed-two': 'Zwei abwerfen',
  'board.jump-to': 'Springen: {n} hoch',
  'board.wins': 'dein Viererstapel gewinnt!',
  'board.leads-move':
    '{n, plural, one {der Stein rückt ein Feld weiter} other {alle # Steine rücken ein Feld weiter}}.',
  'board.leads-jump': 'dein Stapel wird {n, plural, =2 {zwei} =3 {drei} other {vier}} hoch.',
  'board.leads-shed':
    '{n, plural, =0 {nichts bleibt zurück} one {ein Stein bleibt zurück} other {ein Stapel aus # bleibt zurück}}.',
  'board.flips-gain':
    'Der {colour, select, w {schwarze} other {weiße}} Stein auf {over} wird {colour, select, w {weiß} other {schwarz}}: Beide Stapel gehören dir.',
  'board.flips-loss':
    '{n, plural, one {Dein eigener Stein auf {over} wird {colour, select, w {weiß} other {schwarz}} und gehört dann {foe}} other {Dein eigener Stapel auf {over} wird oben {colour, select, w {weiß} other {schwarz}} und gehört dann {foe}}}.',
  'board.shed-loss': 'Vorsicht: Was zurückbleibt, gehört dann {foe}.',
  'board.shed-more': 'Du darfst noch einen auf ein markiertes Feld abwerfen.',
  'board.shed-maybe': 'Gehört er dir noch, darfst du einen zweiten abwerfen.',
  'board.nothing': '',
  'board.pass': 'Passen',
  'threat.taken': 'kann die Seite wechseln',
  'threat.four': 'kann ein Viererstapel werden',
};
