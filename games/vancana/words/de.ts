import { de as shared } from '@baithak/panakizhi';
import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  ...shared,
  name: 'Vancana',
  about:
    'Ziehe und springe über das Brett; was du überspringst, wechselt die Seite. Fünf bis zehn Minuten.',
  credits:
    'Nach Vancana, einem der drei Spiele in Panakizhi (Beta-Regeln, die niemanden als Urheber nennen).',
  'option.layout.ranks': 'Reihen: Kronen hinten, Bauern davor',
  'option.layout.line': 'Linie: Kronen und Bauern nebeneinander, ein Bauer voraus',

  'rule.V1':
    'Zwei Spieler, ein Brett mit fünf mal fünf Feldern und sechs Figuren für jeden: drei Kronen und drei Bauern. Eine Figur ist auf einer Seite weiß, auf der anderen schwarz und gehört der Farbe, die oben liegt.',
  'rule.V2':
    'Alle beginnen auf den beiden Reihen, die ihnen am nächsten sind. In der Aufstellung „Reihen“ stehen drei Kronen mitten in der ersten Reihe und drei Bauern davor; in „Linie“ wechseln sich Kronen und Bauern auf der ersten Reihe ab, eine Krone zuerst, und der dritte Bauer steht in der Mitte der zweiten.',
  'rule.V3':
    'Weiß beginnt; dann wird abwechselnd gezogen. Ein Zug ist ein Schritt oder ein Sprung.',
  'rule.V4':
    'Ziel ist es, drei Figuren auf die andere Seite des Bretts zu bringen oder als einzige Farbe übrig zu bleiben.',
  'rule.V5':
    'Du bewegst eine Figur, die deine Farbe zeigt. Ein Schritt führt auf ein benachbartes Feld, und das muss leer sein.',
  'rule.V6': 'Eine Krone geht in alle acht Richtungen.',
  'rule.V7':
    'Ein Bauer geht nur auf die drei Felder vor ihm, die näher beim Gegner liegen: geradeaus oder schräg.',
  'rule.V8':
    'Ein Sprung führt gerade oder schräg über eine benachbarte gegnerische Figur auf das Feld unmittelbar dahinter, und das muss leer sein.',
  'rule.V9':
    'Eine Krone springt in alle acht Richtungen, ein Bauer nur in die drei, die ihn dem Gegner näher bringen.',
  'rule.V10':
    'Die übersprungene Figur bleibt stehen und wird umgedreht: Nun gehört sie dir. Eine Krone bleibt eine Krone, ein Bauer bleibt ein Bauer und geht in die andere Richtung.',
  'rule.V11': 'Ein Sprung je Zug: Sprünge lassen sich nicht aneinanderreihen.',
  'rule.V12': 'Wer springen kann, muss springen. Welchen Sprung du machst, ist deine Sache.',
  'rule.V13':
    'Eine Figur, die mit einem Schritt oder Sprung auf der ersten Reihe des Gegners ankommt, verlässt das Brett und ist daheim: ein Punkt.',
  'rule.V14': 'Drei Punkte gewinnen sofort.',
  'rule.V15': 'Wessen Farbe als einzige auf dem Brett übrig ist, gewinnt.',
  'rule.V16':
    'Zuerst zählen die Punkte. Bringst du also deine letzte Figur heim und es ist erst die erste oder zweite, verlierst du.',
  'rule.V17':
    'Die Schleife brechen: War die Stellung, also das Brett und wer am Zug ist, in dieser Partie schon einmal da, dann muss der Spieler am Zug diesmal nicht springen und darf auch mit jeder Figur einen Schritt machen.',
  'rule.V18': 'Wer weder gehen noch springen kann, passt. Sonst darf niemand passen.',
  'rule.V19':
    'Könnte keiner der beiden ziehen, endet das Spiel sofort. Wer mehr Punkte hat, gewinnt; bei gleich vielen ist es unentschieden.',
  'rule.V20':
    'Nach jedem Zug wird der Reihe nach geprüft: ein Sieg, kein Zug für beide, die Stellung zum dritten Mal und die Länge des Spiels. Beim dritten Mal ist es unentschieden, ebenso nach 400 Zügen.',
  'rule.V21':
    'Ein Spiel kann mit jeder Stellung beginnen, die höchstens sechs Kronen und sechs Bauern hat, die daheim mitgezählt, beide Farben auf dem Brett, niemanden auf der Reihe, zu der er will, und höchstens zwei Punkte für jeden. Ihre Vorgeschichte beginnt dort.',
  'rule.V22':
    'Ein Schritt wird mit einem Strich geschrieben, b2-b3, ein Sprung mit einem x zwischen Anfang und Landung, b2xb4. Passen wird pass geschrieben.',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreibe einen Schritt wie b2-b3, einen Sprung wie b2xb4 oder pass.',
  'fault.empty-square': 'Auf {from} steht keine Figur.',
  'fault.not-yours': 'Die Figur auf {from} zeigt die andere Farbe: Du darfst sie nicht bewegen.',
  'fault.too-far':
    'Ein Schritt führt auf ein benachbartes Feld, und {to} liegt nicht neben {from}.',
  'fault.pawn-step': 'Ein Bauer geht nur vorwärts, und von {from} nach {to} ist nicht vorwärts.',
  'fault.occupied': 'Auf {to} steht schon eine Figur.',
  'fault.must-jump':
    '{count, plural, one {Du hast einen Sprung und musst ihn machen: {jumps}.} other {Du kannst springen und musst; wähle einen davon: {jumps}.}}',
  'fault.jump-span':
    'Ein Sprung führt gerade oder schräg über genau ein Feld, und von {from} nach {to} ist das nicht so.',
  'fault.pawn-jump': 'Ein Bauer springt nur vorwärts, und von {from} nach {to} ist nicht vorwärts.',
  'fault.nothing-to-jump': 'Auf {over} steht keine Figur, die sich überspringen ließe.',
  'fault.own-piece-jumped':
    'Die Figur auf {over} ist deine eigene: Übersprungen werden nur gegnerische.',
  'fault.landing-occupied': 'Der Sprung würde auf {to} enden, und dort steht schon eine Figur.',
  'fault.move-possible':
    'Passen darf nur, wer nicht ziehen kann, und du hast {count, plural, one {einen Zug: {example}} other {# Züge, zum Beispiel {example}}}.',

  'fault.position-score':
    '{seat} hat während des Spiels 0 bis {most} Figuren daheim, nicht „{found}“.',
  'fault.position-crowns': 'Auf dem Brett sind {count} Kronen; das Spiel hat {most}.',
  'fault.position-pawns': 'Auf dem Brett sind {count} Bauern; das Spiel hat {most}.',
  'fault.position-pieces':
    'Mit denen daheim sind es {count} Figuren; das Spiel hat insgesamt {most}.',
  'fault.position-goal': '{seat} hat eine Figur auf Reihe {rank}, wo sie schon daheim wäre.',
  'fault.position-alone': '{seat} hat keine Figur auf dem Brett: Das Spiel wäre zu Ende.',

  'prompt.step': '{seat}: Bewege eine Figur.',
  'prompt.jump': '{seat}: Du kannst springen, also musst du.',
  'prompt.free':
    '{seat}: Diese Stellung war schon einmal da. Du darfst springen oder die Schleife brechen und stattdessen gehen.',
  'prompt.pass': '{seat} hat keinen Zug und muss passen.',

  'log.stepped':
    '{seat} geht mit {piece, select, crown {einer Krone} other {einem Bauern}} von {from} nach {to}.',
  'log.jumped':
    '{seat} springt mit {piece, select, crown {einer Krone} other {einem Bauern}} von {from} nach {to} und dreht {flipped, select, crown {die Krone} other {den Bauern}} auf {over} um.',
  'log.brought-home':
    '{piece, select, crown {Die Krone} other {Der Bauer}} ist daheim: {score, plural, one {der erste Punkt} other {nun # Punkte}} für {seat}.',
  'log.loop-broken': '{seat} bricht die Schleife und springt nicht.',
  'log.passed': '{seat} hat keinen Zug und passt.',

  'end.home': '{winner} gewinnt mit drei Figuren daheim.',
  'end.alone': '{winner} gewinnt: Von {loser} ist keine Figur übrig.',
  'end.emptied': '{winner} gewinnt: {loser} hat die letzte Figur heimgebracht, aber keine drei.',
  'end.blockade': 'Unentschieden: Keiner kann ziehen, und beide haben gleich viele Figuren daheim.',
  'end.blockade-ahead':
    '{winner} gewinnt: Keiner kann ziehen, und {winner} hat mehr Figuren daheim als {loser}.',

  'tally.home': 'Figuren daheim',

  'sketch.home': '{pieces} {seat}: {count} daheim',

  'board.grid': 'Brett',
  'board.square':
    '{square}, {piece, select, C {weiße Krone} P {weißer Bauer} c {schwarze Krone} p {schwarzer Bauer} other {leer}}{state, select, source {, kann ziehen} chosen {, gewählt} target {, Schritt hierher} jump {, Sprung hierher} other {}}{last, select, yes {, letzter Zug} other {}}{lit, select, yes {, hervorgehoben} other {}}',
  'board.home': '{seat}: {count} von {most} daheim',
  'threat.taken': 'könnte die Seite wechseln',
  'threat.home': 'könnte heimkommen',
  'threat.forced': 'muss springen',
  'board.pass': 'Passen',
};
