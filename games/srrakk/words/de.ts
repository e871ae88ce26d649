import { de as shared } from '@baithak/panakizhi';
import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  ...shared,
  name: 'Srrakk',
  about:
    'Ziehe, springe und staple, bis ein Viererstapel deine Farbe zeigt. Fünf bis zehn Minuten.',
  credits:
    'Nach Srrakk, einem der drei Spiele in Panakizhi (aus den Beta-Regeln, die weder Autor noch Grafiker nennen).',
  'option.layout.home': 'Daheim: neun Steine auf den zwei nächsten Reihen jedes Spielers',

  'rule.S1':
    'Zwei Spieler, ein Brett mit fünf mal fünf Feldern und neun Steine für jeden. Ein Stein ist auf einer Seite weiß und auf der anderen schwarz.',
  'rule.S2':
    'Du beginnst auf den zwei Reihen, die dir am nächsten sind: Die erste ist voll, die zweite bis auf ihr mittleres Feld.',
  'rule.S3':
    'Weiß beginnt. Dann seid ihr abwechselnd dran. In einem Zug benutzt du einen deiner Stapel einmal: Er zieht, springt oder wirft ab.',
  'rule.S4':
    'Dein Ziel ist ein Stapel aus vier Steinen mit deiner Farbe obenauf. Er gewinnt sofort.',
  'rule.S5':
    'Die Steine auf einem Feld sind ein Stapel; auch ein einzelner Stein ist einer. Ein Stapel gehört dem, dessen Farbe obenauf liegt, und nur er darf ihn benutzen. Kein Stapel ist je höher als vier.',
  'rule.S6':
    'Zum Ziehen rückt der ganze Stapel auf das nächste Feld oben, unten, links oder rechts. Dieses Feld muss leer sein. Stapel ziehen nie schräg.',
  'rule.S7':
    'Zum Springen setzt ein Stapel über den nächsten Stapel oben, unten, links oder rechts hinweg, egal welcher Farbe, und landet auf dem Stapel direkt dahinter. Auf einem leeren Feld kann er nicht landen.',
  'rule.S8':
    'Ein Stapel darf nicht auf einem höheren landen. Gleich hoch oder niedriger ist erlaubt.',
  'rule.S9': 'Durch einen Sprung darf kein Stapel aus mehr als vier Steinen entstehen.',
  'rule.S10':
    'Der oberste Stein des übersprungenen Stapels wird umgedreht. Damit wechselt dieser Stapel den Besitzer.',
  'rule.S11': 'Du springst einmal pro Zug. Sprünge lassen sich nicht verketten.',
  'rule.S12':
    'Zum Abwerfen nimmst du den obersten Stein eines deiner Stapel und legst ihn auf das nächste Feld oben, unten, links oder rechts, das leer sein muss. Der Stapel braucht mindestens zwei Steine; mit einem wäre es ein Ziehen.',
  'rule.S13':
    'Gehört dir noch, was übrig ist, darfst du im selben Zug auch dessen obersten Stein abwerfen. Er kommt auf ein leeres Feld, das den Stapel an einer Ecke und den zuerst abgeworfenen Stein an einer Seite berührt.',
  'rule.S14': 'Der zweite Stein darf der letzte des Stapels sein. Einen dritten gibt es nicht.',
  'rule.S15':
    'Du darfst einen Stapel nicht durchsehen. Welche Farben unter dem obersten Stein liegen, musst du dir merken, wenn der Tisch es nicht zeigt.',
  'rule.S16':
    'Kannst du weder ziehen noch springen noch abwerfen, passt du. Sonst darfst du nicht passen.',
  'rule.S17':
    'Könnte keiner der beiden etwas tun, wäre das Spiel sofort unentschieden. Mit bis zu achtzehn Steinen steht aber immer ein Stapel neben einem leeren Feld, deshalb kommt das nicht vor.',
  'rule.S18':
    'Nach jedem Zug wird der Reihe nach geprüft: ein Viererstapel, kein Zug für beide, die Stellung zum dritten Mal und die Länge des Spiels. Dasselbe Brett mit demselben Spieler am Zug zum dritten Mal ist unentschieden, ebenso das Ende des 400. Zuges.',
  'rule.S19':
    'Ein Spiel kann mit jeder Stellung beginnen, die einen bis achtzehn Steine in Stapeln von höchstens drei hat. Ihre Vorgeschichte beginnt dort.',
  'rule.S20':
    'Ein Ziehen wird mit einem Strich geschrieben, b2-b3, ein Sprung mit einem x zwischen Start und Landung, b2xb4, ein Abwurf mit einem Schrägstrich, b2/b3, ein doppelter mit zweien, b2/b3/a3. Passen wird pass geschrieben.',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreibe ein Ziehen wie b2-b3, einen Sprung wie b2xb4, einen Abwurf wie b2/b3 oder b2/b3/a3, oder pass.',
  'fault.empty-square': 'Auf diesem Feld steht kein Stapel.',
  'fault.not-yours': 'Dieser Stapel zeigt die andere Farbe. Er gehört dir nicht.',
  'fault.same-square': 'Auf diesem Feld steht der Stapel schon.',
  'fault.diagonal': 'Stapel ziehen nicht schräg.',
  'fault.too-far': 'Das ist zu weit. Ein Stapel zieht auf das nächste Feld.',
  'fault.occupied': 'Auf diesem Feld steht ein Stapel. Gezogen wird auf ein leeres.',
  'fault.jump-crooked': 'Ein Sprung geht in gerader Linie.',
  'fault.jump-span': 'Ein Sprung führt über genau ein Feld.',
  'fault.nothing-to-jump': 'Dazwischen steht kein Stapel, den du überspringen könntest.',
  'fault.landing-empty': 'Ein Sprung muss auf einem Stapel landen, und dieses Feld ist leer.',
  'fault.landing-taller':
    'Dieser Stapel hat {onto} Steine und deiner nur {height}. Auf einem höheren kannst du nicht landen.',
  'fault.too-high': 'Das ergäbe einen Stapel aus {sum}. Höchstens {most} sind erlaubt.',
  'fault.shed-single':
    'Das ist ein einzelner Stein. Abwerfen kann nur ein Stapel aus zwei oder mehr.',
  'fault.shed-diagonal': 'Den ersten Stein kannst du nicht schräg abwerfen.',
  'fault.shed-too-far': 'Das ist zu weit. Ein Stein wird auf das nächste Feld abgeworfen.',
  'fault.shed-occupied':
    'Auf diesem Feld steht ein Stapel. Ein Stein wird auf ein leeres abgeworfen.',
  'fault.second-not-yours':
    'Nach dem ersten Stein gehört dir dieser Stapel nicht mehr. Er kann keinen zweiten abwerfen.',
  'fault.second-not-diagonal': 'Der zweite Stein kommt auf ein Feld schräg neben dem Stapel.',
  'fault.second-not-beside': 'Der zweite Stein kommt direkt neben den ersten.',
  'fault.second-occupied': 'Der zweite Stein braucht ein leeres Feld.',
  'fault.move-possible':
    'Passen darfst du nur, wenn du nichts tun kannst. Du hast noch {count, plural, one {einen Zug} other {# Züge}}.',

  'fault.position-bracket': 'In Reihe {rank} wird eine Klammer geöffnet, aber nicht geschlossen.',
  'fault.position-stack':
    'In Reihe {rank} ist „{found}“ kein Stapel. Schreibe zwei oder drei Buchstaben w oder b in Klammern, von unten nach oben, und einen einzelnen Stein ohne Klammern.',
  'fault.position-height':
    'In Reihe {rank} ist der Stapel „{found}“ zu hoch. Ein Spiel beginnt mit Stapeln von höchstens {most}.',
  'fault.position-pieces': 'Auf dem Brett sind {count} Steine, aber das Spiel hat nur {most}.',
  'fault.position-four':
    '{seatIs, select, you {Du hast} other {{seat} hat}} schon einen Viererstapel auf {square}. Das Spiel wäre vorbei.',
  'fault.position-empty': 'Auf dem Brett liegt kein Stein. Niemand könnte je ziehen.',

  'prompt.turn':
    '{seatIs, select, you {Du bist dran: Ziehe, springe oder wirf ab.} other {{seat} ist dran.}}',
  'prompt.pass':
    '{seatIs, select, you {Du hast keinen Zug und passt.} other {{seat} hat keinen Zug und passt.}}',

  'log.moved':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {height, plural, one {einen einzelnen Stein} other {einen Stapel aus #}} {way} auf {to} gezogen.',
  'log.jumped':
    '{seatIs, select, you {Du bist} other {{seat} ist}} {way} auf {to} gesprungen: {height} + {onto} = {total}. {flipped, select, w {Ein schwarzer Stein wurde weiß} other {Ein weißer Stein wurde schwarz}}.',
  'log.shed':
    '{seatIs, select, you {Du hast} other {{seat} hat}} einen Stein {way} auf {to} abgeworfen{top, select, w {; obenauf liegt jetzt Weiß} b {; obenauf liegt jetzt Schwarz} other {}}.',
  'log.shed-more':
    '{seatIs, select, you {Du hast} other {{seat} hat}} noch einen Stein auf {to} abgeworfen.',
  'log.passed':
    '{seatIs, select, you {Du hattest keinen Zug und hast} other {{seat} hatte keinen Zug und hat}} gepasst.',

  'end.four':
    '{winnerIs, select, you {Du gewinnst} other {{winner} gewinnt}} mit einem Viererstapel.',

  'tally.won': 'Gewonnenes Spiel',

  'sketch.colours': 'W {white}   B {black}',
  'sketch.order': 'Stapel stehen von unten nach oben da; der Großbuchstabe liegt obenauf.',

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
  'board.goal-brief': 'Viererstapel',
  'board.tallest': 'Höchster Stapel',
  'board.ways': 'Was du mit diesem Stapel tust',
  'board.way.move': '{n} ziehen',
  'board.way.shed': '1 abwerfen',
  'board.ask': 'Du bist dran: Wähle einen Stapel.',
  'board.how': 'Er kann ziehen, auf einen anderen springen oder oben abwerfen.',
  'board.ask-pass': 'Du hast keinen Zug.',
  'board.where': '{n, plural, one {Wohin soll dieser Stein?} other {Wohin soll dieser Stapel?}}',
  'board.where-shed': 'Wohin soll der oberste Stein?',
  'board.how-move': 'Auf ein leeres Feld daneben oder über einen Stapel auf den nächsten.',
  'board.how-shed': 'Wähle ein leeres Feld neben dem Stapel.',
  'board.deed-jump':
    '{seatIs, select, you {Du bist} other {{seat} ist}} {way} auf {to} gesprungen: jetzt {height} hoch.',
  'board.move': 'Ziehen',
  'board.clear': 'Zurück',
  'board.do-moved': 'Zug {way}',
  'board.do-jumped': 'Sprung {way}',
  'board.do-shed': 'Abwurf {way}',
  'board.do-shed-two': 'Zwei abwerfen',
  'board.jump-to': 'Springen: {n} hoch',
  'board.wins': 'dein Viererstapel gewinnt!',
  'board.leads-move':
    '{n, plural, one {ein Schritt mit einem Stein} other {der ganze Stapel aus # rückt}}.',
  'board.leads-jump': 'dein Stapel wird {n, plural, =2 {zwei} =3 {drei} other {vier}} hoch.',
  'board.leads-shed':
    '{n, plural, =0 {nichts bleibt zurück} one {ein Stein bleibt zurück} other {ein Stapel aus # bleibt zurück}}.',
  'board.flips-gain':
    'Der übersprungene {colour, select, w {schwarze} other {weiße}} Stein wird {colour, select, w {weiß} other {schwarz}}. Dann gehören dir beide Stapel.',
  'board.flips-loss':
    'Vorsicht: Der übersprungene Stapel wird {colour, select, w {weiß} other {schwarz}} und gehört dann {foe}.',
  'board.shed-loss': 'Vorsicht: Was zurückbleibt, gehört dann {foe}.',
  'board.shed-more': 'Du darfst einen zweiten Stein auf ein markiertes Feld abwerfen.',
  'board.shed-maybe': 'Gehört dir der Stapel noch, darfst du einen zweiten Stein abwerfen.',
  'board.nothing': '',
  'board.pass': 'Passen',
  'threat.taken': 'kann die Seite wechseln',
  'threat.four': 'wäre der Viererstapel',
};
