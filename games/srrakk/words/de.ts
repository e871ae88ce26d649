import { de as shared } from '@baithak/panakizhi';
import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  ...shared,
  name: 'Srrakk',
  pitch: 'Vier hoch stapeln',
  about: 'Zieh, spring und staple, bis ein Viererstapel deine Farbe zeigt.',
  credits:
    'Nach Srrakk, einem der drei Spiele in Panakizhi (aus den Beta-Regeln, die weder Autor noch Grafiker noch Verlag nennen).',
  'option.layout.home': 'Grundreihen: zwei Reihen für jeden',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreib zum Ziehen etwa b2-b3, für einen Sprung b2xb4, nur mit dem obersten Stein b2/b3 oder b2/b3/a3, oder pass.',
  'fault.empty-square': 'Auf diesem Feld steht kein Stapel.',
  'fault.not-yours':
    'Dieser Stapel gehört {seatIs, select, you {dir} other {{seat}}}: Der oberste Stein entscheidet.',
  'fault.same-square': 'Auf diesem Feld steht der Stapel schon.',
  'fault.diagonal': 'Stapel ziehen nicht schräg.',
  'fault.too-far': 'Das ist zu weit. Ein Stapel zieht ein Feld oder springt über einen Stapel.',
  'fault.occupied': 'Auf diesem Feld steht ein Stapel. Zieh auf ein leeres.',
  'fault.stuck':
    '{height, plural, one {Dieser Stein} other {Dieser Stapel}} kann jetzt nichts tun: Daneben ist kein Feld frei, und springen kann er auch nicht.',
  'fault.jump-crooked': 'Ein Sprung geht in gerader Linie.',
  'fault.jump-span': 'Ein Sprung führt über genau ein Feld.',
  'fault.nothing-to-jump': 'Dazwischen steht kein Stapel, den du überspringen könntest.',
  'fault.landing-empty': 'Ein Sprung muss auf einem Stapel landen, und dieses Feld ist leer.',
  'fault.landing-taller':
    'Dieser Stapel hat {onto} Steine und deiner nur {height}. Auf einem höheren Stapel kannst du nicht landen.',
  'fault.too-high': 'Das ergäbe einen Stapel aus {sum}. Höchstens {most} sind erlaubt.',
  'fault.shed-single':
    'Das ist ein einzelner Stein. Nur den obersten ziehen kannst du erst ab zwei Steinen.',
  'fault.shed-diagonal': 'Der oberste Stein zieht nicht schräg.',
  'fault.shed-too-far': 'Das ist zu weit. Der oberste Stein zieht auf das nächste Feld.',
  'fault.shed-occupied':
    'Auf diesem Feld steht ein Stapel. Der oberste Stein zieht auf ein leeres.',
  'fault.second-not-yours':
    'Nach dem ersten Stein gehört dir dieser Stapel nicht mehr. Einen zweiten kannst du nicht ziehen.',
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

  'prompt.turn': '{seatIs, select, you {Du bist dran: Zieh oder spring.} other {{seat} ist dran.}}',
  'prompt.pass':
    '{seatIs, select, you {Du kannst nichts tun und passt.} other {{seat} kann nichts tun und passt.}}',

  'log.moved':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {height, plural, one {einen Stein} other {einen Stapel aus #}} {way} auf {to} gezogen.',
  'log.jumped':
    '{seatIs, select, you {Du bist} other {{seat} ist}} {way} auf {to} gesprungen, jetzt {total} hoch. Der oberste Stein auf {over} wurde {flipped, select, w {weiß} other {schwarz}}.',
  'log.shed':
    '{seatIs, select, you {Du hast} other {{seat} hat}} nur den obersten Stein {way} auf {to} gezogen{top, select, w {. Auf dem Rest liegt jetzt Weiß oben} b {. Auf dem Rest liegt jetzt Schwarz oben} other {}}.',
  'log.shed-more':
    '{seatIs, select, you {Du hast} other {{seat} hat}} auch den nächsten Stein auf {to} gezogen{top, select, w {. Auf dem Rest liegt jetzt Weiß oben} b {. Auf dem Rest liegt jetzt Schwarz oben} other {}}.',
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
  'board.way.move': 'Alle {n}',
  'board.way.shed': 'Nur oben',
  'board.ask': 'Du bist dran: Wähle einen Stapel.',
  'board.ask-first': 'Du spielst {colour, select, w {Weiß} other {Schwarz}}. Wähle einen Stapel.',
  'board.how': 'Er zieht auf das nächste Feld oder springt über einen Stapel auf einen anderen.',
  'board.how-hidden':
    'Du siehst nur, was obenauf liegt. Merk dir den Rest, oder spiel mit Gedächtnishilfen.',
  'board.ask-pass': 'Du kannst nichts tun.',
  'board.where': '{n, plural, one {Wohin soll dieser Stein?} other {Wohin soll dieser Stapel?}}',
  'board.where-shed': 'Wohin soll der oberste Stein?',
  'board.how-move': 'Wähle ein leeres Feld, oder spring über einen Stapel auf den markierten.',
  'board.how-only-move': 'Wähle ein leeres Feld daneben.',
  'board.how-shed': 'Wähle ein leeres Feld neben dem Stapel.',
  'board.deed-jump':
    '{seatIs, select, you {Du bist} other {{seat} ist}} {way} auf {to} gesprungen: jetzt {height} hoch. {n, plural, one {Der Stein} other {Der Stapel aus #}} auf {over} gehört jetzt {ownerIs, select, you {dir} other {{owner}}}.',
  'board.deed-shed-two':
    '{seatIs, select, you {Du hast} other {{seat} hat}} die zwei obersten Steine auf {to} und {second} gezogen{top, select, w {. Auf dem Rest liegt jetzt Weiß oben} b {. Auf dem Rest liegt jetzt Schwarz oben} other {}}.',
  'board.move': 'Ziehen',
  'board.clear': 'Abwählen',
  'board.do-moved': 'Zug {way}',
  'board.do-jumped': 'Sprung {way}',
  'board.do-shed': 'Oberster {way}',
  'board.do-shed-two': 'Zwei Steine ziehen',
  'board.jump-to': 'Springen: {n} hoch',
  'board.wins': 'Dein Viererstapel gewinnt!',
  'board.leads-move':
    '{n, plural, one {Der Stein rückt ein Feld weiter} =2 {Beide Steine rücken ein Feld weiter} other {Alle # Steine rücken ein Feld weiter}}.',
  'board.leads-jump': 'Dein Stapel wird {n, plural, =2 {zwei} =3 {drei} other {vier}} hoch.',
  'board.grows': 'Dein Stapel wird {n, plural, =2 {zwei} =3 {drei} other {vier}} hoch.',
  'board.leads-shed':
    '{n, plural, =0 {Nichts bleibt zurück} one {Ein Stein bleibt zurück} other {Ein Stapel aus # bleibt zurück}}.',
  'board.flips-gain':
    'Der {colour, select, w {schwarze} other {weiße}} Stein auf {over} wird {colour, select, w {weiß} other {schwarz}}: Beide Stapel gehören dir.',
  'board.flips-loss':
    '{n, plural, one {Dein eigener Stein auf {over} wird {colour, select, w {weiß} other {schwarz}} und gehört dann {foe}} other {Dein eigener Stapel auf {over} wird oben {colour, select, w {weiß} other {schwarz}} und gehört dann {foe}}}.',
  'board.shed-loss': 'Vorsicht: Was zurückbleibt, gehört dann {foe}.',
  'board.shed-more': 'Du darfst auch den nächsten auf ein markiertes Feld ziehen.',
  'board.shed-maybe': 'Gehört dir der Stapel noch, darfst du auch den nächsten ziehen.',
  'board.risk':
    'Vorsicht: {foe} kann deinen Stapel aus {n} auf {square} im nächsten Zug übernehmen.',
  'board.nothing': '',
  'board.pass': 'Passen',
  'do.move': '{from} nach {to} ziehen',
  'do.jump': 'Von {from} nach {to} springen',
  'do.shed': 'Obersten Stein von {from} nach {to}',
  'do.shed-two': 'Zwei Steine von {from} nach {to} und {second}',
  'why.gains':
    'Damit wird der {colour, select, w {schwarze} other {weiße}} Stein auf {over} {colour, select, w {weiß} other {schwarz}} und beide Stapel gehören dir',
  'why.grows': 'Dein Stapel wird {n, plural, =2 {zwei} =3 {drei} other {vier}} hoch',
  'threat.taken': '{foe} kann ihn übernehmen',
  'threat.four': '{foe} kann hier vier stapeln',
  'threat-brief.taken': 'übernimmt ihn',
  'threat-brief.four': 'stapelt hier vier',
};
