import { de as shared } from '@baithak/panakizhi';
import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  ...shared,
  name: 'Srrakk',
  about:
    'Ziehe, springe und staple Bauern, bis ein Viererstapel deine Farbe zeigt. Fünf bis zehn Minuten.',
  credits:
    'Nach Srrakk, einem der drei Spiele in Panakizhi (Beta-Regeln, die niemanden als Urheber nennen).',
  'option.layout.home': 'Daheim: neun Steine auf den beiden nächsten Reihen jedes Spielers',

  'rule.S1':
    'Zwei Spieler, ein Brett mit fünf mal fünf Feldern und neun Steine für jeden. Ein Stein ist auf einer Seite weiß und auf der anderen schwarz.',
  'rule.S2':
    'Alle beginnen auf den beiden Reihen, die ihnen am nächsten sind: Die erste ist voll, die zweite bis auf ihr mittleres Feld.',
  'rule.S3':
    'Weiß beginnt; dann wird abwechselnd gezogen. In einem Zug benutzt du einen deiner Stapel einmal: Er zieht, springt oder wirft ab.',
  'rule.S4': 'Ziel ist ein Stapel aus vier Steinen mit deiner Farbe obenauf. Er gewinnt sofort.',
  'rule.S5':
    'Steine auf einem Feld sind ein Stapel, auch ein einzelner. Ein Stapel gehört dem, dessen Farbe obenauf liegt, und nur er darf ihn benutzen. Keiner ist je höher als vier.',
  'rule.S6':
    'Zum Ziehen rückt der ganze Stapel auf das nächste Feld nach oben, unten, links oder rechts, und das muss leer sein. Nie schräg.',
  'rule.S7':
    'Zum Springen setzt ein Stapel über den nächsten Stapel oben, unten, links oder rechts hinweg, welche Farbe er auch hat, und landet auf dem Stapel unmittelbar dahinter. Auf einem leeren Feld kann er nicht landen.',
  'rule.S8': 'Ein Stapel landet nicht auf einem höheren: gleich hoch oder niedriger ist erlaubt.',
  'rule.S9': 'Durch einen Sprung darf kein Stapel aus mehr als vier Steinen entstehen.',
  'rule.S10':
    'Der oberste Stein des übersprungenen Stapels wird umgedreht; damit wechselt dieser Stapel den Besitzer.',
  'rule.S11': 'Ein Sprung je Zug: Sprünge lassen sich nicht aneinanderreihen.',
  'rule.S12':
    'Zum Abwerfen nimmst du den obersten Stein eines deiner Stapel und legst ihn auf das nächste Feld oben, unten, links oder rechts, das leer sein muss. Der Stapel braucht mindestens zwei Steine; mit einem wäre es ein Ziehen.',
  'rule.S13':
    'Gehört dir noch, was übrig ist, darfst du im selben Zug auch dessen obersten Stein abwerfen. Er kommt auf ein leeres Feld, das den Stapel an einer Ecke und den zuerst abgeworfenen Stein an einer Seite berührt.',
  'rule.S14': 'Der zweite Stein darf der letzte des Stapels sein. Einen dritten gibt es nicht.',
  'rule.S15':
    'Niemand darf einen Stapel durchsehen: Welche Farben unter dem obersten Stein liegen, muss man sich merken, wenn der Tisch es nicht zeigt.',
  'rule.S16':
    'Wer weder ziehen noch springen noch abwerfen kann, passt. Sonst darf niemand passen.',
  'rule.S17':
    'Könnte keiner der beiden etwas tun, wäre das Spiel sofort unentschieden. Mit bis zu achtzehn Steinen steht aber immer ein Stapel neben einem leeren Feld, und so kommt das nicht vor.',
  'rule.S18':
    'Nach jedem Zug wird der Reihe nach geprüft: ein Viererstapel, kein Zug für beide, die Stellung zum dritten Mal und die Länge des Spiels. Dasselbe Brett mit demselben Spieler am Zug zum dritten Mal ist unentschieden, ebenso das Ende des 400. Zuges.',
  'rule.S19':
    'Ein Spiel kann mit jeder Stellung beginnen, die einen bis achtzehn Steine in Stapeln von höchstens dreien hat. Ihre Vorgeschichte beginnt dort.',
  'rule.S20':
    'Ein Ziehen wird mit einem Strich geschrieben, b2-b3, ein Sprung mit einem x zwischen Anfang und Landung, b2xb4, ein Abwurf mit einem Schrägstrich, b2/b3, ein doppelter mit zweien, b2/b3/a3. Passen wird pass geschrieben.',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreibe ein Ziehen wie b2-b3, einen Sprung wie b2xb4, einen Abwurf wie b2/b3 oder b2/b3/a3, oder pass.',
  'fault.empty-square': 'Auf {from} steht kein Stapel.',
  'fault.not-yours': 'Der Stapel auf {from} zeigt die andere Farbe: Er gehört dir nicht.',
  'fault.same-square': 'Anfang und Ende sind dasselbe Feld, {from}.',
  'fault.diagonal': 'Stapel ziehen nicht schräg, und {to} liegt schräg zu {from}.',
  'fault.too-far': 'Ein Stapel zieht auf das nächste Feld, und {to} liegt nicht neben {from}.',
  'fault.occupied': 'Auf {to} steht schon ein Stapel; gezogen wird auf ein leeres Feld.',
  'fault.jump-crooked':
    'Ein Sprung geht geradeaus, und {from} und {to} liegen nicht in einer Linie.',
  'fault.jump-span':
    'Ein Sprung führt über genau ein Feld, und von {from} nach {to} ist das nicht so.',
  'fault.nothing-to-jump': 'Auf {over} steht kein Stapel, der sich überspringen ließe.',
  'fault.landing-empty': 'Ein Sprung landet auf einem Stapel, und {to} ist leer.',
  'fault.landing-taller':
    'Der Stapel auf {to} hat {onto} Steine und der auf {from} nur {height}: Niemand landet auf einem höheren Stapel.',
  'fault.too-high': 'Der Stapel auf {to} würde {sum} hoch; höchstens {most} sind erlaubt.',
  'fault.shed-single':
    'Auf {from} liegt nur ein Stein. Abwerfen kann ein Stapel aus mindestens zweien; ein einzelner zieht.',
  'fault.shed-diagonal':
    'Der erste Stein wird nicht schräg abgeworfen, und {to} liegt schräg zu {from}.',
  'fault.shed-too-far':
    'Ein Stein wird auf das nächste Feld abgeworfen, und {to} liegt nicht neben {from}.',
  'fault.shed-occupied': 'Ein Stein wird auf ein leeres Feld abgeworfen, und {to} ist besetzt.',
  'fault.second-not-yours':
    'Nach dem ersten Stein gehört dir der Stapel auf {from} nicht mehr: Er kann keinen zweiten abwerfen.',
  'fault.second-not-diagonal':
    'Der zweite Stein kommt auf ein Feld schräg zum Stapel, und {second} liegt nicht schräg zu {from}.',
  'fault.second-not-beside':
    'Der zweite Stein kommt neben den ersten, und {second} liegt nicht neben {to}.',
  'fault.second-occupied': 'Der zweite Stein braucht ein leeres Feld, und {second} ist besetzt.',
  'fault.move-possible':
    'Passen darf nur, wer nichts tun kann, und du hast {count, plural, one {einen Zug: {example}} other {# Züge, zum Beispiel {example}}}.',

  'fault.position-bracket': 'In Reihe {rank} wird eine Klammer geöffnet und nicht geschlossen.',
  'fault.position-stack':
    'In Reihe {rank} ist „{found}“ kein Stapel: Schreibe zwei oder drei Buchstaben w oder b in Klammern, von unten nach oben, und einen einzelnen Stein ohne.',
  'fault.position-height':
    'In Reihe {rank} ist der Stapel „{found}“ zu hoch: Ein Spiel beginnt mit Stapeln von höchstens {most}.',
  'fault.position-pieces': 'Auf dem Brett sind {count} Steine; das Spiel hat {most}.',
  'fault.position-four':
    '{seat} hat schon einen Viererstapel auf {square}: Das Spiel wäre zu Ende.',
  'fault.position-empty': 'Auf dem Brett liegt kein Stein: Niemand könnte je ziehen.',

  'prompt.turn': '{seat}: Ziehe, springe oder wirf ab mit einem deiner Stapel.',
  'prompt.pass': '{seat} hat keinen Zug und muss passen.',

  'log.moved':
    '{seat} zieht {height, plural, one {einen Stein} other {einen Stapel aus #}} von {from} nach {to}.',
  'log.jumped':
    '{seat} springt mit {height, plural, one {einem Stein} other {einem Stapel aus #}} von {from} über {over} auf {to}, nun {total} hoch; {over} zeigt {flipped, select, w {Weiß} other {Schwarz}}.',
  'log.shed':
    '{seat} wirft einen Stein von {from} auf {to} ab; {left, plural, =0 {auf {from} bleibt nichts} one {ein Stein bleibt} other {# Steine bleiben}}{top, select, w {, Weiß obenauf} b {, Schwarz obenauf} other {}}.',
  'log.passed': '{seat} hat keinen Zug und passt.',

  'end.four': '{winner} gewinnt mit einem Viererstapel.',

  'tally.won': 'Gewonnenes Spiel',

  'sketch.colours': 'W {white}   B {black}',
  'sketch.order': 'Stapel von unten nach oben; der Großbuchstabe liegt obenauf.',

  'board.grid': 'Brett',
  'board.square':
    '{square}, {stack}{state, select, source {, kann ziehen} chosen {, gewählt} target {, hierher ziehen oder abwerfen} jump {, Sprung hierher} other {}}{last, select, yes {, letzter Zug} other {}}{lit, select, yes {, hervorgehoben} other {}}',
  'board.empty': 'leer',
  'board.single': '{top, select, w {weißer Stein} other {schwarzer Stein}}',
  'board.stack':
    'Stapel aus {height}, {top, select, w {Weiß} other {Schwarz}} obenauf, darunter {below}',
  'board.layer.w': 'Weiß',
  'board.layer.b': 'Schwarz',
  'board.layer.hidden': 'verdeckt',
  'board.ways': 'Das geht auf mehrere Arten',
  'board.way.move': 'Stapel nach {to} ziehen',
  'board.way.jump': 'Auf {to} springen',
  'board.way.shed': 'Einen Stein auf {to} abwerfen',
  'board.way.double-shed': 'Erst auf {to}, dann auf {second} abwerfen',
  'board.cancel': 'Abbrechen',
  'threat.taken': 'könnte die Seite wechseln',
  'threat.four': 'hier könnte ein Viererstapel stehen',
  'board.pass': 'Passen',
};
