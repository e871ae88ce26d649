import { de as shared } from '@baithak/panakizhi';
import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  ...shared,
  name: 'Vancana',
  about:
    'Bring drei Figuren über das Brett; wen du überspringst, der wechselt die Seite. Fünf bis zehn Minuten.',
  credits:
    'Nach Vancana, einem der drei Spiele in Panakizhi (aus den Beta-Regeln, die weder Autor noch Grafiker nennen).',
  'option.layout.ranks': 'Reihen: Kronen hinten, Bauern davor',
  'option.layout.line': 'Linie: Kronen und Bauern nebeneinander, ein Bauer voraus',

  'rule.V1':
    'Zwei Spieler, ein Brett mit fünf mal fünf Feldern und sechs Figuren für jeden: drei Kronen und drei Bauern. Eine Figur ist auf einer Seite weiß, auf der anderen schwarz. Sie gehört der Farbe, die oben liegt.',
  'rule.V2':
    'Du beginnst auf den zwei Reihen, die dir am nächsten sind. In der Aufstellung „Reihen“ stehen drei Kronen in der Mitte der ersten Reihe und drei Bauern davor. In „Linie“ wechseln sich Kronen und Bauern auf der ersten Reihe ab, eine Krone zuerst, und der dritte Bauer steht in der Mitte der zweiten Reihe.',
  'rule.V3':
    'Weiß beginnt. Dann seid ihr abwechselnd dran, mit einem Schritt oder einem Sprung pro Zug.',
  'rule.V4':
    'Dein Ziel ist es, drei Figuren auf die andere Seite des Bretts zu bringen oder als einzige Farbe übrig zu bleiben.',
  'rule.V5':
    'Du bewegst eine Figur, die deine Farbe zeigt. Ein Schritt führt auf ein Nachbarfeld, das leer sein muss.',
  'rule.V6': 'Eine Krone geht in alle acht Richtungen.',
  'rule.V7':
    'Ein Bauer geht nur auf die drei Felder vor ihm, auf den Gegner zu: geradeaus oder schräg.',
  'rule.V8':
    'Ein Sprung führt gerade oder schräg über eine gegnerische Figur auf einem Nachbarfeld auf das Feld direkt dahinter, das leer sein muss.',
  'rule.V9':
    'Eine Krone springt in alle acht Richtungen, ein Bauer nur in die drei, die auf den Gegner zu führen.',
  'rule.V10':
    'Die übersprungene Figur bleibt stehen und wird umgedreht: Jetzt gehört sie dir. Eine Krone bleibt eine Krone. Ein Bauer bleibt ein Bauer und läuft nun in die andere Richtung.',
  'rule.V11': 'Du springst einmal pro Zug. Sprünge lassen sich nicht verketten.',
  'rule.V12': 'Wenn du springen kannst, musst du. Hast du mehrere Sprünge, wählst du einen aus.',
  'rule.V13':
    'Eine Figur, die mit einem Schritt oder Sprung die erste Reihe des Gegners erreicht, verlässt das Brett und ist daheim: ein Punkt.',
  'rule.V14': 'Drei Punkte gewinnen sofort.',
  'rule.V15': 'Ist nur noch deine Farbe auf dem Brett, gewinnst du.',
  'rule.V16':
    'Zuerst zählen die Punkte. Bringst du also deine letzte Figur heim und ist es erst die erste oder zweite, verlierst du.',
  'rule.V17':
    'Die Schleife brechen: War die Stellung, also das Brett und wer am Zug ist, in dieser Partie schon einmal da, muss der Spieler am Zug diesmal nicht springen und darf stattdessen mit jeder Figur einen Schritt machen.',
  'rule.V18': 'Kannst du weder gehen noch springen, passt du. Sonst darfst du nicht passen.',
  'rule.V19':
    'Kann keiner der beiden ziehen, endet das Spiel sofort. Wer mehr Punkte hat, gewinnt; bei gleich vielen ist es unentschieden.',
  'rule.V20':
    'Nach jedem Zug wird der Reihe nach geprüft: ein Sieg, kein Zug für beide, die Stellung zum dritten Mal und die Länge des Spiels. Beim dritten Mal ist es unentschieden, ebenso nach 400 Zügen.',
  'rule.V21':
    'Ein Spiel kann mit jeder Stellung beginnen, die höchstens sechs Kronen und sechs Bauern hat, die daheim mitgezählt, beide Farben auf dem Brett, keine Figur auf der Reihe, zu der sie will, und höchstens zwei Punkte für jeden. Ihre Vorgeschichte beginnt dort.',
  'rule.V22':
    'Ein Schritt wird mit einem Strich geschrieben, b2-b3, ein Sprung mit einem x zwischen Start und Landung, b2xb4. Passen wird pass geschrieben.',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreibe einen Schritt wie b2-b3, einen Sprung wie b2xb4 oder pass.',
  'fault.empty-square': 'Auf diesem Feld steht keine Figur.',
  'fault.not-yours': 'Diese Figur zeigt die andere Farbe. Du darfst nur deine eigenen bewegen.',
  'fault.too-far': 'Das ist zu weit. Ein Schritt führt auf ein Nachbarfeld.',
  'fault.pawn-step': 'Bauern gehen nur vorwärts, geradeaus oder schräg.',
  'fault.occupied': 'Das Feld für diesen Schritt ist schon besetzt.',
  'fault.must-jump':
    '{count, plural, one {Du kannst springen, also musst du.} other {Du kannst springen, also musst du. Wähle einen von # Sprüngen.}}',
  'fault.jump-span': 'Ein Sprung führt gerade oder schräg über genau ein Feld.',
  'fault.pawn-jump': 'Bauern springen nur vorwärts, geradeaus oder schräg.',
  'fault.nothing-to-jump': 'Dazwischen steht keine Figur, die du überspringen könntest.',
  'fault.own-piece-jumped':
    'Das ist deine eigene Figur. Überspringen kannst du nur die andere Farbe.',
  'fault.landing-occupied': 'Das Feld, auf dem der Sprung landen würde, ist schon besetzt.',
  'fault.move-possible':
    'Passen darfst du nur, wenn du nicht ziehen kannst. Du hast noch {count, plural, one {einen Zug} other {# Züge}}.',

  'fault.position-score':
    'Während des Spiels {seatIs, select, you {hast du} other {hat {seat}}} 0 bis {most} Figuren daheim, nicht „{found}“.',
  'fault.position-crowns': 'Auf dem Brett sind {count} Kronen, aber das Spiel hat nur {most}.',
  'fault.position-pawns': 'Auf dem Brett sind {count} Bauern, aber das Spiel hat nur {most}.',
  'fault.position-pieces':
    'Mit denen daheim sind es {count} Figuren, aber das Spiel hat nur {most}.',
  'fault.position-goal':
    '{seatIs, select, you {Du hast} other {{seat} hat}} eine Figur auf Reihe {rank}, wo sie schon daheim wäre.',
  'fault.position-alone':
    '{seatIs, select, you {Du hast} other {{seat} hat}} keine Figur auf dem Brett. Das Spiel wäre vorbei.',

  'prompt.step':
    '{seatIs, select, you {Du bist dran: Bewege eine Figur.} other {{seat} ist dran.}}',
  'prompt.jump':
    '{seatIs, select, you {Du kannst springen, also musst du.} other {{seat} muss springen.}}',
  'prompt.free':
    '{seatIs, select, you {Diese Stellung war schon da: Du darfst springen oder gehen.} other {Diese Stellung war schon da: {seat} darf springen oder gehen.}}',
  'prompt.pass':
    '{seatIs, select, you {Du hast keinen Zug und passt.} other {{seat} hat keinen Zug und passt.}}',

  'log.stepped':
    '{seatIs, select, you {{piece, select, crown {Deine Krone} other {Dein Bauer}}} other {{piece, select, crown {Die Krone} other {Der Bauer}} von {seat}}} ging {way, select, forward {vorwärts} back {zurück} other {zur Seite}} nach {to}.',
  'log.jumped':
    '{seatIs, select, you {{piece, select, crown {Deine Krone} other {Dein Bauer}}} other {{piece, select, crown {Die Krone} other {Der Bauer}} von {seat}}} sprang nach {to}: {foeIs, select, you {{flipped, select, crown {Deine Krone} other {Dein Bauer}}} other {{flipped, select, crown {Die Krone} other {Der Bauer}} von {foe}}} auf {over} ist jetzt {colour, select, w {weiß} other {schwarz}}.',
  'log.brought-home':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {piece, select, crown {eine Krone} other {einen Bauern}} heimgebracht: {score} von {most}.',
  'log.loop-broken':
    '{seatIs, select, you {Du hast} other {{seat} hat}} die Schleife gebrochen, statt zu springen.',
  'log.passed':
    '{seatIs, select, you {Du hattest keinen Zug und hast} other {{seat} hatte keinen Zug und hat}} gepasst.',

  'end.home':
    '{winnerIs, select, you {Du gewinnst} other {{winner} gewinnt}} mit drei Figuren daheim.',
  'end.alone':
    '{winnerIs, select, you {Du gewinnst} other {{winner} gewinnt}}: {loserIs, select, you {Du hast} other {{loser} hat}} keine Figur mehr.',
  'end.emptied':
    '{winnerIs, select, you {Du gewinnst} other {{winner} gewinnt}}: {loserIs, select, you {Du hast deine} other {{loser} hat die}} letzte Figur heimgebracht, aber keine dritte.',
  'end.blockade': 'Unentschieden: Keiner kann ziehen, und beide haben gleich viele Figuren daheim.',
  'end.blockade-ahead':
    '{winnerIs, select, you {Du gewinnst} other {{winner} gewinnt}}: Keiner kann ziehen, und {loserIs, select, you {du hast} other {{loser} hat}} weniger Figuren daheim.',

  'tally.home': 'Figuren daheim',

  'sketch.home': '{pieces} {seat}: {count} daheim',

  'board.grid': 'Brett',
  'board.square':
    '{square}, {piece, select, C {weiße Krone} P {weißer Bauer} c {schwarze Krone} p {schwarzer Bauer} other {leer}}{state, select, source {, kann ziehen} chosen {, gewählt} target {, Schritt hierher} jump {, Sprung hierher} other {}}{last, select, yes {, letzter Zug} other {}}{lit, select, yes {, hervorgehoben} other {}}',
  'board.turn': 'Zug {n}',
  'board.length': '{n, plural, one {# Zug} other {# Züge}}',
  'board.in-length': 'in {n, plural, one {# Zug} other {# Zügen}}',
  'board.goal': 'Als Erster drei daheim',
  'board.home': '{count} von {most} daheim',
  'board.of': 'von {most}',
  'board.home-of': '{seatIs, select, you {für dich daheim} other {für {seat} daheim}}',
  'board.home-row': '{seatIs, select, you {deine Heimreihe} other {Heimreihe von {seat}}}',
  'board.on-board': 'Auf dem Brett',
  'board.ask-step': 'Du bist dran: Wähle eine Figur.',
  'board.how-step': 'Auf der anderen Seite sind deine Figuren daheim.',
  'board.ask-jump':
    '{n, plural, one {Du musst springen. Eine Figur kann es.} =2 {Du musst springen. Zwei Figuren können es.} other {Du musst springen. # Figuren können es.}}',
  'board.how-jump': 'Wähle eine der markierten Figuren.',
  'board.ask-free': 'Spring, oder brich die Schleife mit einem Schritt.',
  'board.how-free': 'Diese Stellung war schon da, deshalb musst du nicht springen.',
  'board.ask-pass': 'Du hast keinen Zug.',
  'board.where':
    '{piece, select, crown {Wohin soll die Krone gehen?} other {Wohin soll der Bauer gehen?}}',
  'board.jump-where':
    '{piece, select, crown {Wohin soll die Krone springen?} other {Wohin soll der Bauer springen?}}',
  'board.how-where': 'Wähle ein markiertes Feld.',
  'board.duty': 'Du musst springen.',
  'board.alone':
    '{piece, select, crown {Nur diese Krone kann es.} other {Nur dieser Bauer kann es.}}',
  'board.move': 'Ziehen',
  'board.step': '{piece, select, crown {Krone ziehen} other {Bauer ziehen}}',
  'board.step-home': '{piece, select, crown {Krone heimbringen} other {Bauer heimbringen}}',
  'board.jump-over': '{piece, select, crown {Krone überspringen} other {Bauer überspringen}}',
  'board.instead': '{piece, select, crown {Lieber die Krone} other {Lieber den Bauern}}',
  'board.wins': 'du gewinnst!',
  'board.loses': 'du verlierst. Es ist deine letzte Figur, und du brauchst drei daheim.',
  'board.leads-step': 'ein Schritt.',
  'board.leads-home': 'das sind {n} von {most}.',
  'board.leads-jump': 'danach gehört die Figur dir.',
  'board.flips':
    '{piece, select, crown {Die {colour, select, w {schwarze} other {weiße}} Krone} other {Der {colour, select, w {schwarze} other {weiße}} Bauer}} wird {colour, select, w {weiß} other {schwarz}}.',
  'board.may':
    '{piece, select, crown {Du darfst auch die Krone überspringen.} other {Du darfst auch den Bauern überspringen.}}',
  'board.pass': 'Passen',
  'threat.taken': 'kann umgedreht werden',
  'threat.home': 'kann heimkommen',
  'threat.forced': 'muss springen',
};
