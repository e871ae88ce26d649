import { de as shared } from '@baithak/panakizhi';
import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  ...shared,
  name: 'Srrakk',
  about: 'Zieh, spring und staple, bis ein Viererstapel deine Farbe zeigt. Fünf bis zehn Minuten.',
  credits:
    'Nach Srrakk, einem der drei Spiele in Panakizhi (aus den Beta-Regeln, die weder Autor noch Grafiker nennen).',
  'option.layout.home': 'Grundreihen: neun Steine auf den zwei Reihen vor jedem Spieler',

  'rule.S1':
    'Zwei Spieler, ein Brett mit fünf mal fünf Feldern und neun Steine für jeden. Ein Stein ist auf einer Seite weiß und auf der anderen schwarz.',
  'rule.S2':
    'Du beginnst auf den zwei Reihen, die dir am nächsten sind: Die erste ist voll, die zweite auch, bis auf ihr mittleres Feld.',
  'rule.S3':
    'Weiß beginnt. Dann seid ihr abwechselnd dran. In einem Zug benutzt du einen deiner Stapel einmal: Er zieht, springt oder wirft einen Stein ab.',
  'rule.S4':
    'Dein Ziel ist ein Stapel aus vier Steinen mit deiner Farbe obenauf. Damit gewinnst du sofort.',
  'rule.S5':
    'Alle Steine auf einem Feld sind ein Stapel; auch ein einzelner Stein ist einer. Ein Stapel gehört dem Spieler, dessen Farbe obenauf liegt, und nur er darf ihn benutzen. Kein Stapel ist je höher als vier.',
  'rule.S6':
    'Beim Ziehen rückt der ganze Stapel auf ein Feld daneben: oben, unten, links oder rechts. Dieses Feld muss leer sein. Stapel ziehen nie schräg.',
  'rule.S7':
    'Beim Springen setzt ein Stapel über einen Stapel daneben hinweg (oben, unten, links oder rechts, egal welcher Farbe) und landet auf dem Stapel direkt dahinter. Auf einem leeren Feld kann er nicht landen.',
  'rule.S8':
    'Ein Stapel darf nicht auf einem höheren landen. Gleich hoch oder niedriger ist erlaubt.',
  'rule.S9': 'Ein Sprung darf keinen Stapel aus mehr als vier Steinen ergeben.',
  'rule.S10':
    'Der oberste Stein des übersprungenen Stapels wechselt die Farbe, und damit der Stapel den Besitzer. Was darunter liegt, bleibt, wie es ist.',
  'rule.S11': 'Du springst einmal pro Zug, nie mehrmals nacheinander.',
  'rule.S12':
    'Beim Abwerfen nimmst du den obersten Stein eines deiner Stapel und legst ihn auf ein leeres Feld daneben: oben, unten, links oder rechts. Der Stapel braucht mindestens zwei Steine; einen einzelnen Stein würdest du einfach ziehen.',
  'rule.S13':
    'Gehört der Rest des Stapels noch dir, darfst du im selben Zug auch dessen obersten Stein abwerfen. Er kommt auf ein leeres Feld, das den Stapel an einer Ecke und den zuerst abgeworfenen Stein an einer Seite berührt.',
  'rule.S14': 'Der zweite Stein darf der letzte des Stapels sein. Einen dritten gibt es nicht.',
  'rule.S15':
    'Du darfst nicht in einen Stapel hineinsehen. Welche Farben unter dem obersten Stein liegen, musst du dir merken, es sei denn, der Tisch zeigt es.',
  'rule.S16':
    'Kannst du weder ziehen noch springen noch abwerfen, passt du. Sonst musst du eines davon tun.',
  'rule.S17':
    'Könnte keiner der beiden etwas tun, wäre die Partie sofort remis. Mit bis zu achtzehn Steinen steht aber immer ein Stapel neben einem leeren Feld, deshalb kommt das nicht vor.',
  'rule.S18':
    'Nach jedem Zug prüft der Tisch der Reihe nach: ein Viererstapel, beide ohne Zug, dieselbe Stellung zum dritten Mal und die Länge der Partie. Zur Stellung gehören alle Stapel mit der Reihenfolge ihrer Steine und wer am Zug ist. Beim dritten Mal ist die Partie remis, wobei die Startstellung als erstes Mal zählt; ebenso nach 400 Zügen.',
  'rule.S19':
    'Eine Partie kann mit jeder Stellung beginnen, in der ein bis achtzehn Steine, beide Farben zusammen, in Stapeln von höchstens drei liegen. Was davor war, zählt nicht.',
  'rule.S20':
    'Schreib das Ziehen mit einem Strich, b2-b3, einen Sprung mit einem x zwischen Start und Landung, b2xb4, einen Abwurf mit einem Schrägstrich, b2/b3, einen doppelten mit zweien, b2/b3/a3. Fürs Passen schreib pass.',

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
