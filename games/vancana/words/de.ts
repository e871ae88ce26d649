import { de as shared } from '@baithak/panakizhi';
import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  ...shared,
  name: 'Vancana',
  pitch: 'Springen und drehen',
  about: 'Bring drei Figuren über das Brett; wen du überspringst, der wechselt die Seite.',
  credits:
    'Nach Vancana, einem der drei Spiele in Panakizhi (aus den Beta-Regeln, die weder Autor noch Grafiker noch Verlag nennen).',
  'option.layout.ranks': 'Reihen',
  'option.layout.ranks.about': 'Bauern vor den Kronen',
  'option.layout.line': 'Linie',
  'option.layout.line.about': 'Kronen und Bauern nebeneinander',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreib einen Schritt wie b2-b3, einen Sprung wie b2xb4 oder pass.',
  'fault.empty-square': 'Auf diesem Feld steht keine Figur.',
  'fault.not-yours':
    'Diese Figur gehört {seatIs, select, you {dir} other {{seat}}}. Du kannst nur deine eigenen ziehen.',
  'fault.too-far': 'Das ist zu weit. Ein Schritt führt auf ein Nachbarfeld.',
  'fault.pawn-step': 'Bauern gehen nur vorwärts, geradeaus oder schräg.',
  'fault.occupied': 'Dieses Feld ist besetzt. Ein Schritt braucht ein leeres.',
  'fault.stuck':
    '{piece, select, crown {Diese Krone kann gerade nicht ziehen: Daneben ist kein Feld frei, und springen kann sie} other {Dieser Bauer kann gerade nicht ziehen: Vor ihm ist kein Feld frei, und springen kann er}} auch nicht.',
  'fault.must-jump':
    '{count, plural, one {Du kannst springen, also musst du.} other {Du kannst springen, also musst du. Wähle eine der markierten Figuren.}}',
  'fault.jump-span': 'Ein Sprung führt gerade oder schräg über genau ein Feld.',
  'fault.pawn-jump': 'Bauern springen nur vorwärts, geradeaus oder schräg.',
  'fault.nothing-to-jump': 'Dazwischen steht keine Figur, die du überspringen könntest.',
  'fault.own-piece-jumped':
    'Das ist deine eigene Figur. Überspringen kannst du nur die andere Farbe.',
  'fault.landing-occupied': 'Das Feld dahinter ist besetzt. Ein Sprung braucht ein leeres.',
  'fault.move-possible':
    'Passen darfst du nur, wenn du nicht ziehen kannst. Du hast noch {count, plural, one {einen Zug} other {# Züge}}.',

  'fault.position-score':
    'Während der Partie {seatIs, select, you {hast du} other {hat {seat}}} 0 bis {most} Figuren im Ziel, nicht „{found}“.',
  'fault.position-crowns': 'Auf dem Brett sind {count} Kronen, aber das Spiel hat nur {most}.',
  'fault.position-pawns': 'Auf dem Brett sind {count} Bauern, aber das Spiel hat nur {most}.',
  'fault.position-pieces':
    'Mit denen im Ziel sind es {count} Figuren, aber das Spiel hat nur {most}.',
  'fault.position-goal':
    '{seatIs, select, you {Du hast} other {{seat} hat}} eine Figur auf Reihe {rank}, wo sie schon im Ziel wäre.',
  'fault.position-alone':
    '{seatIs, select, you {Du hast} other {{seat} hat}} keine Figur auf dem Brett. Die Partie wäre zu Ende.',

  'prompt.step': '{seatIs, select, you {Du bist dran: Zieh eine Figur.} other {{seat} ist dran.}}',
  'prompt.jump':
    '{seatIs, select, you {Du kannst springen, also musst du.} other {{seat} muss springen.}}',
  'prompt.free':
    '{seatIs, select, you {Diese Stellung war schon da: Du darfst springen oder gehen.} other {Diese Stellung war schon da: {seat} darf springen oder gehen.}}',
  'prompt.pass':
    '{seatIs, select, you {Du kannst nicht ziehen und passt.} other {{seat} kann nicht ziehen und passt.}}',

  'log.stepped':
    '{seatIs, select, you {{piece, select, crown {Deine Krone} other {Dein Bauer}}} other {{piece, select, crown {Die Krone} other {Der Bauer}} von {seat}}} ging {way, select, forward {vorwärts} back {zurück} diagonal {schräg} other {zur Seite}} nach {to}.',
  'log.jumped':
    '{seatIs, select, you {{piece, select, crown {Deine Krone} other {Dein Bauer}}} other {{piece, select, crown {Die Krone} other {Der Bauer}} von {seat}}} sprang nach {to}: {foeIs, select, you {{flipped, select, crown {Deine Krone} other {Dein Bauer}}} other {{flipped, select, crown {Die Krone} other {Der Bauer}} von {foe}}} auf {over} ist jetzt {colour, select, w {weiß} other {schwarz}}.',
  'log.brought-home':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {piece, select, crown {eine Krone} other {einen Bauern}} ins Ziel gebracht: {score} von {most}.',
  'log.loop-broken':
    '{seatIs, select, you {Du hast} other {{seat} hat}} die Schleife durchbrochen, statt zu springen.',
  'log.passed':
    '{seatIs, select, you {Du konntest nicht ziehen und hast} other {{seat} konnte nicht ziehen und hat}} gepasst.',

  'end.home':
    '{winnerIs, select, you {Du gewinnst} other {{winner} gewinnt}} mit drei Figuren im Ziel.',
  'end.alone':
    '{winnerIs, select, you {Du gewinnst} other {{winner} gewinnt}}: {loserIs, select, you {Du hast} other {{loser} hat}} keine Figur mehr.',
  'end.emptied':
    '{winnerIs, select, you {Du gewinnst} other {{winner} gewinnt}}: {loserIs, select, you {Du hast deine} other {{loser} hat die}} letzte Figur ins Ziel gebracht, aber nötig sind drei.',
  'end.blockade': 'Remis: Keiner kann ziehen, und beide haben gleich viele Figuren im Ziel.',
  'end.blockade-ahead':
    '{winnerIs, select, you {Du gewinnst} other {{winner} gewinnt}}: Keiner kann ziehen, und {loserIs, select, you {du hast} other {{loser} hat}} weniger Figuren im Ziel.',

  'tally.home': 'Figuren im Ziel',

  'sketch.home': '{pieces} {seat}: {count} im Ziel',

  'board.grid': 'Brett',
  'board.square':
    '{square}, {piece, select, C {weiße Krone} P {weißer Bauer} c {schwarze Krone} p {schwarzer Bauer} other {leer}}{state, select, source {, kann ziehen} chosen {, gewählt} target {, Schritt hierher} jump {, Sprung hierher} other {}}{last, select, yes {, letzter Zug} other {}}{lit, select, yes {, hervorgehoben} other {}}',
  'board.turn': 'Zug {n}',
  'board.length': '{n, plural, one {# Zug} other {# Züge}}',
  'board.in-length': 'in {n, plural, one {# Zug} other {# Zügen}}',
  'board.goal': 'Als Erster drei im Ziel',
  'board.home': '{count} von {most} im Ziel',
  'board.of': 'von {most}',
  'board.home-of': '{seatIs, select, you {für dich im Ziel} other {für {seat} im Ziel}}',
  'board.home-row': '{seatIs, select, you {deine Zielreihe} other {Zielreihe von {seat}}}',
  'board.on-board': 'Auf dem Brett',
  'board.counts':
    '{crowns, plural, one {# Krone} other {# Kronen}}, {pawns, plural, one {# Bauer} other {# Bauern}}',
  'board.ask-step': 'Du bist dran: Wähle eine Figur.',
  'board.ask-first': 'Du spielst {colour, select, w {Weiß} other {Schwarz}}. Wähle eine Figur.',
  'board.how-step': 'Auf der anderen Seite sind deine Figuren im Ziel.',
  'board.ask-jump':
    '{n, plural, one {Du musst springen. Eine Figur kann es.} =2 {Du musst springen. Zwei Figuren können es.} =3 {Du musst springen. Drei Figuren können es.} other {Du musst springen. # Figuren können es.}}',
  'board.how-jump': 'Wähle eine der markierten Figuren.',
  'board.ask-free': 'Spring oder durchbrich die Schleife.',
  'board.how-free': 'Diese Stellung war schon da. Du musst nicht springen.',
  'board.ask-pass': 'Du kannst nicht ziehen.',
  'board.where':
    '{piece, select, crown {Wohin soll die Krone gehen?} other {Wohin soll der Bauer gehen?}}',
  'board.jump-where':
    '{piece, select, crown {Wohin soll die Krone springen?} other {Wohin soll der Bauer springen?}}',
  'board.how-where': 'Wähle ein markiertes Feld.',
  'board.duty': 'Du musst springen.',
  'board.alone':
    '{piece, select, crown {Nur diese Krone kann es.} other {Nur dieser Bauer kann es.}}',
  'board.move': 'Ziehen',
  'board.step': '{piece, select, crown {Krone ziehen} other {Bauern ziehen}}',
  'board.step-home': '{piece, select, crown {Krone ins Ziel} other {Bauer ins Ziel}}',
  'board.jump-over': '{piece, select, crown {Krone überspringen} other {Bauern überspringen}}',
  'board.jump-home': 'Ins Ziel springen',
  'board.comes-home': 'Deine Figur kommt ins Ziel: {n} von {most}.',
  'board.wins': 'Du gewinnst!',
  'board.loses': 'Du verlierst mit weniger als drei im Ziel.',
  'board.leads-step': 'ein Feld weiter.',
  'board.leads-home': 'Das sind {n} von {most}.',
  'board.leads-jump': 'Dann gehört die Figur dir.',
  'board.flips':
    '{piece, select, crown {Die {colour, select, w {schwarze} other {weiße}} Krone} other {Der {colour, select, w {schwarze} other {weiße}} Bauer}} wird {colour, select, w {weiß} other {schwarz}}.',
  'board.pass': 'Passen',
  'do.step': '{piece, select, crown {Krone} other {Bauer}} von {from} nach {to}',
  'do.jump': '{piece, select, crown {Krone} other {Bauer}} springt von {from} nach {to}',
  'why.nearer':
    'Dann ist {piece, select, crown {deine Krone} other {dein Bauer}} noch {rows, plural, one {eine Reihe} other {# Reihen}} vom Ziel entfernt',
  'why.turned':
    'Damit wird {piece, select, crown {die {colour, select, w {schwarze} other {weiße}} Krone} other {der {colour, select, w {schwarze} other {weiße}} Bauer}} {colour, select, w {weiß} other {schwarz}}',
  'board.clear': 'Abwählen',
  'threat.taken': '{foe} kann sie umdrehen',
  'threat.home': '{foe} kann sie ins Ziel bringen',
  'threat.forced': 'muss springen',
  'threat-brief.taken': 'dreht sie um',
  'threat-brief.home': 'bringt sie ins Ziel',
  'threat-brief.forced': 'muss springen',
};
