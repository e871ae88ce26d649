import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  name: 'Parikrama',
  'option.mode': 'Modus',
  'option.mode.introductory': 'Erstes Spiel',
  'option.mode.introductory.about': 'Nur Karten, Plättchen und Rundwege',
  'option.mode.full': 'Ganzes Spiel',
  'option.mode.full.about': 'Mit Sehenswürdigkeiten und Wertungsplättchen',
  pitch: 'Reise auf der Karte',
  about:
    'Reise durch vier Landschaften, sammle Karten in Sätzen und baue eine Landkarte voller Kreise und Ringe. Karten und Plättchen sind rekonstruiert: Sie folgen den Zahlen der Regeln, sind aber nicht die des gedruckten Spiels.',
  credits:
    'Nach Parikrama von Sidhant Chand, illustriert von Aditi Desai (pTarmigan Art), erschienen bei Zenwood Games, Mumbai.',

  'colour.P': 'Lila',
  'colour.B': 'Blau',
  'colour.G': 'Grün',
  'colour.Y': 'Gelb',
  'symbol.w': 'Rad',
  'symbol.l': 'Lotus',
  'symbol.k': 'Knoten',
  'symbol.f': 'Fisch',
  'symbol.o': 'halber Ring',
  'card.face': '{colour} {value}',
  'card.coloured': '{face} ({imprint})',
  'card.stand-in': '{card} als {face}',
  'card.sight':
    '{name, select, 1a {Seepalast bei Tag} 1b {Seepalast bei Nacht} 2a {Bergfestung bei Tag} 2b {Bergfestung bei Nacht} 3a {Stufenbrunnen bei Tag} 3b {Stufenbrunnen bei Nacht} 4a {Banyanhain bei Tag} 4b {Banyanhain bei Nacht} 5a {Salzwüste bei Tag} 5b {Salzwüste bei Nacht} 6a {Tempeltor bei Tag} 6b {Tempeltor bei Nacht} other {Sehenswürdigkeit}}',
  'card.W': 'Joker',
  'card.C': 'Kutsche',
  'card.R': 'Flussboot',
  'card.T': 'Lastwagen',
  'tile.basic': 'Plättchen {symbol} mit {colours}',
  'tile.special': 'Sonderplättchen ({gift})',
  'tile.points': '{n}-Punkte-Plättchen',
  'gift.points': '{n, plural, one {# Punkt} other {# Punkte}}',
  'gift.hand': '{n} Handkarten',
  'gift.discount': '1 weniger zahlen',
  'gift.wild': 'freies Symbol',
  'gift.choice': 'freie Wahl der Plättchen',
  'scoring.JS': 'Vier Symbole im Tagebuch',
  'scoring.MS': 'Vier Symbole auf der Landkarte',
  'scoring.CI': 'Kreise',
  'scoring.QU': 'Quartette',
  'scoring.DI': 'Diagonale',
  'scoring.NU': 'Zahl',
  'scoring.CO': 'Farbe',
  'scoring.LO': 'Einzelne Symbole',
  'said.seat': '{seat}',
  'said.nothing': 'nichts',

  'step.lay': 'Karten ausspielen',
  'step.close': 'einen Satz abschließen',
  'step.sight': 'eine Sehenswürdigkeit nehmen',
  'step.skip': 'das Ausspielen auslassen',
  'step.done': 'das Ausspielen beenden',
  'step.ride': 'eine Mitfahrkarte einsetzen',
  'step.pay': 'bezahlen',
  'step.keep': 'einen Satz offen lassen',
  'step.journal': 'eine Tagebuchkarte wählen',
  'step.special': 'ein Sonderplättchen wählen',
  'step.tile': 'ein Plättchen nehmen',
  'step.next': 'ein Plättchen zum Legen wählen',
  'step.at': 'ein Plättchen legen',
  'step.rotate': 'ein Plättchen drehen',
  'step.draw': 'ziehen',
  'step.drop': 'ablegen',
  'due.deal': 'Die Karten werden ausgeteilt',
  'due.six': 'Der Markt wird ausgelegt',
  'due.offer': 'Die Sonderplättchen werden gezogen',
  'due.tiles': 'Die Plättchenreihe wird ausgelegt',
  'due.sights': 'Die Sehenswürdigkeiten werden gezogen',
  'due.side': 'Eine Sehenswürdigkeit wird aufgedeckt',
  'due.scoring': 'Die Wertungsplättchen werden gezogen',
  'due.row': 'Die Plättchenreihe wird aufgefüllt',
  'due.refill': 'Der Markt wird aufgefüllt',
  'due.over': 'Die Partie ist vorbei',
  'due.start': 'Spiel erst Karten aus oder verzichte darauf',
  'due.lay': 'Beende erst das Ausspielen',
  'due.ride': 'Bezahle erst deine Karten',
  'due.pay': 'Bezahle erst deine Karten',
  'due.close': 'Schließ erst deinen Satz ab oder lass ihn offen',
  'due.journal': 'Wähle erst die Karte fürs Tagebuch',
  'due.special': 'Wähle erst ein Sonderplättchen',
  'due.tile': 'Nimm erst ein Plättchen aus der Reihe',
  'due.gift': 'Wähle erst das Plättchen zu deiner Sehenswürdigkeit',
  'due.sight': 'Nimm erst die Sehenswürdigkeit oder lass sie liegen',
  'due.next': 'Wähle erst das Plättchen zum Legen',
  'due.at': 'Leg erst dein Plättchen',
  'due.rotate': 'Dreh erst dein Plättchen',
  'due.draw': 'Zieh erst deine Karten',
  'due.drop': 'Leg erst die überzähligen Karten ab',

  'doing.start': 'überlegt',
  'doing.lay': 'spielt Karten aus',
  'doing.ride': 'bezahlt',
  'doing.pay': 'bezahlt',
  'doing.close': 'überlegt, einen Satz abzuschließen',
  'doing.journal': 'schließt einen Satz ab',
  'doing.special': 'wählt ein Sonderplättchen',
  'doing.tile': 'wählt ein Plättchen',
  'doing.gift': 'wählt ein Plättchen',
  'doing.sight': 'sieht sich eine Sehenswürdigkeit an',
  'doing.next': 'legt Plättchen',
  'doing.at': 'legt ein Plättchen',
  'doing.rotate': 'legt ein Plättchen',
  'doing.draw': 'zieht Karten',
  'doing.drop': 'legt Karten ab',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreib zum Beispiel A:P4w oder A:*P5, um eine Karte anzulegen, done, ride:C, pay:P4w, close:A, tile:3, at:(0,1), r2, draw:P4w, drop:P4w oder skip; mit einem Punkt wie in ride:. verzichtest du.',
  'fault.wrong-step': 'Du kannst jetzt nicht {tried}. {due}.',
  'fault.not-in-hand': 'Das hast du nicht auf der Hand: {card}.',
  'fault.other-set':
    'Du kannst pro Zug nur in einen Satz spielen und hast schon einen anderen gewählt.',
  'fault.no-such-set': 'Du hast keinen offenen Satz {set}; ein neuer hieße {free}.',
  'fault.starts-with-stand-in':
    'Ein Satz muss mit einer farbigen Karte beginnen. Danach passt auch {card}.',
  'fault.touches-nothing':
    'Hier passt {card} nicht: Spiel dieselbe Farbe um eins höher oder niedriger oder dieselbe Zahl in einer anderen Farbe. Ein Joker kann eine Lücke füllen.',
  'fault.not-in-sequence':
    'In diese Folge passt {card} nicht: Sie braucht dieselbe Farbe, um eins über der höchsten oder unter der niedrigsten Karte.',
  'fault.not-in-rainbow':
    'Hier passt {card} nicht: Dieser Satz braucht dieselbe Zahl in einer anderen Farbe.',
  'fault.colour-twice': 'Dieser Satz hat die Farbe schon: {card} passt nicht.',
  'fault.too-dear':
    '{card} kannst du nicht bezahlen: Dafür musst du {due, plural, one {# Karte} other {# Karten}} ablegen, und du hättest {left, plural, =0 {keine} other {nur #}}.',
  'fault.stand-in-on-top':
    'Eine Folge muss mit einer farbigen Karte enden, und über {card} kannst du keine legen.',
  'fault.covers-missing':
    'Eine Folge muss mit einer farbigen Karte enden: Spiel erst eine über {card}.',
  'fault.ride-needed':
    'Du musst {due} zahlen, hast aber nur {left, plural, one {# Karte} other {# Karten}} dafür: Setz eine Mitfahrkarte ein.',
  'fault.hitch-cannot-pay': 'Damit kannst du nicht zahlen: {card}. Das geht nur mit Reisekarten.',
  'fault.no-set-to-close': 'So einen offenen Satz hast du nicht.',
  'fault.close-other':
    'Du hast in diesem Zug in einen anderen Satz gespielt und kannst nur den abschließen.',
  'fault.too-few-to-close': 'Zum Abschließen braucht ein Satz drei Karten; dieser hat {n}.',
  'fault.must-close': 'Dieser Satz ist voll: Du musst ihn abschließen.',
  'fault.not-in-set': 'Das ist nicht im Satz: {card}.',
  'fault.journal-coloured': 'Nur eine farbige Karte kann ins Tagebuch, nicht {card}.',
  'fault.no-sights': 'Sehenswürdigkeiten gehören zum vollständigen Spiel.',
  'fault.nothing-to-decline':
    'Hier gibt es keine Sehenswürdigkeit, die du ablehnen könntest: Mach einfach weiter.',
  'fault.sight-not-offered': '{sight} liegt nicht aus.',
  'fault.sight-needs-more':
    'Du brauchst {need} der vier Karten dieser Sehenswürdigkeit im Tagebuch; du hast {n}.',
  'fault.special-not-offered': 'Das liegt nicht aus: {tile}.',
  'fault.no-tile-there': 'Auf Platz {place} liegt kein Plättchen.',
  'fault.tile-too-far': 'Ein Satz aus {n} reicht nur bis zum {n}. Plättchen.',
  'fault.tile-colour':
    'Du brauchst ein Plättchen mit {colour}, denn {card} kommt in dein Tagebuch.',
  'fault.not-waiting': 'Dieses Plättchen kannst du nicht legen: {tile}.',
  'fault.square-taken': 'Hier liegt schon ein Plättchen.',
  'fault.square-apart': 'Ein Plättchen muss eine Kante deiner Landkarte berühren.',
  'fault.not-open': 'Das liegt nicht auf dem Markt: {card}.',
  'fault.wild-after-coloured': 'Du ziehst drei farbige Karten oder einen Joker, nicht beides.',

  'fault.outcome-card':
    '„{text}“ ist keine Karte, die jetzt kommen kann. Schreib zum Beispiel card:P4w.',
  'fault.outcome-tile':
    '„{text}“ ist kein Plättchen, das jetzt kommen kann. Schreib zum Beispiel tile:wPB.',
  'fault.outcome-special':
    '„{text}“ ist kein Sonderplättchen, das jetzt kommen kann. Schreib zum Beispiel special:S4.',
  'fault.outcome-scoring':
    '„{text}“ ist kein Wertungsplättchen, das jetzt kommen kann. Schreib zum Beispiel scoring:JS.',
  'fault.outcome-sight':
    '„{text}“ ist keine Sehenswürdigkeit, die jetzt kommen kann. Schreib zum Beispiel sight:4.',
  'fault.outcome-side':
    '„{text}“ ist keine Seite einer Sehenswürdigkeit. Schreib side:a oder side:b.',

  'fault.position-object': 'Stellung, {at}: Das sollte ein Objekt sein.',
  'fault.position-unknown': 'Stellung: Es gibt kein Feld {at}.',
  'fault.position-number':
    'Stellung, {at}: „{value}“ sollte eine ganze Zahl von {least} bis {most} sein.',
  'fault.position-list':
    'Stellung, {at}: Das sollte eine Liste mit höchstens {most} Einträgen sein.',
  'fault.position-word': 'Stellung, {at}: „{value}“ sollte eines davon sein: {words}.',
  'fault.position-flag': 'Stellung, {at}: Das sollte true oder false sein.',
  'fault.position-card': 'Stellung, {at}: „{value}“ ist keine Karte, die hier sein könnte.',
  'fault.position-tile': 'Stellung, {at}: „{value}“ ist kein Plättchen, das hier sein könnte.',
  'fault.position-too-many': 'Stellung, {at}: So viele {name} hat das Spiel nicht.',
  'fault.position-letter': 'Stellung, {at}: Es gibt keinen offenen Satz mit diesem Buchstaben.',
  'fault.position-set': 'Stellung, {at}: Diese Karten sind kein Satz.',
  'fault.position-stand-in':
    'Stellung, {at}: Die höchste Karte einer Folge muss eine farbige sein.',
  'fault.position-complete': 'Stellung, {at}: Ein voller Satz wäre abgeschlossen worden.',
  'fault.position-laid':
    'Stellung, {at}: Was angelegt wurde, muss im Satz liegen und so gespielt worden sein können.',
  'fault.position-journal': 'Stellung, {at}: Ein Joker kann nicht im Tagebuch sein.',
  'fault.position-placed':
    'Stellung, {at}: Ein Plättchen einer Landkarte schreibt man mit Name, x, y und Drehung.',
  'fault.position-map':
    'Stellung, {at}: Eine Landkarte beginnt bei (0,0), hängt Kante an Kante zusammen und hat ein Plättchen je Feld.',
  'fault.position-square': 'Stellung, {at}: Das ist kein freies Feld der Landkarte.',
  'fault.position-waiting':
    'Stellung, {at}: Plättchen warten nur beim Platz am Zug und nur, bis sie gelegt sind.',
  'fault.position-backpack':
    'Stellung, {at}: Mit so vielen Karten hätte jemand ein Sonderplättchen genommen, oder es sind zu wenige dafür.',
  'fault.position-open': 'Stellung, {at}: Höchstens sechs Karten liegen offen.',
  'fault.position-row':
    'Stellung, {at}: Die Reihe hat sieben Plättchen, solange der Beutel welche hat.',
  'fault.position-sight-twice':
    'Stellung, {at}: Jede Sehenswürdigkeit ist einmal da, mit einer Seite.',
  'fault.position-mode': 'Stellung, {at}: Das gehört zum vollständigen Spiel.',
  'fault.position-ender':
    'Stellung, {at}: Wer zuerst neun Plättchen auf der Landkarte hatte, muss genannt sein und niemand sonst.',
  'fault.position-last':
    'Stellung, {at}: Eine letzte Runde folgt auf ein neuntes Plättchen, und darin wird nicht gezogen.',
  'fault.position-only-in': 'Stellung, {at}: Das passt nicht zur Phase.',
  'fault.position-setup': 'Stellung, {at}: Beim Aufbau sieht kein Tisch so aus.',
  'fault.position-seen': 'Stellung, {at}: Von dieser Hand ist mehr bekannt, als sie haben kann.',
  'fault.position-nothing-due': 'Stellung, {at}: In dieser Phase gäbe es nichts zu erwarten.',

  'prompt.deal': '{seatIs, select, you {Du bekommst} other {{seat} bekommt}} Karten.',
  'prompt.chance': '{due} …',
  'prompt.over': 'Die Partie ist vorbei.',
  'prompt.wait': '{seat} {doing}.',
  'prompt.start':
    'Spiel Karten aus{close, select, yes {, schließ einen Satz ab} other {}} oder zieh gleich.',
  'prompt.start-last':
    'Letzte Runde: Spiel Karten aus{close, select, yes {, schließ einen Satz ab} other {}} oder spiel nichts.',
  'prompt.lay': 'Leg noch eine Karte an oder beende das Ausspielen.',
  'prompt.ride':
    'Setz eine Mitfahrkarte für Freispiele ein{rides, plural, =0 {} other { (bisher #)}} oder bezahle.',
  'prompt.pay': 'Bezahle mit {due, plural, one {einer Karte} other {# Karten}} deiner Hand.',
  'prompt.close': 'Schließ den Satz ab oder lass ihn offen.',
  'prompt.journal': 'Welche Karte kommt in dein Tagebuch?',
  'prompt.special': 'Dein Rucksack war voll: Wähle ein Sonderplättchen.',
  'prompt.tile': 'Nimm ein Plättchen aus der Reihe für deinen Satz aus {size}.',
  'prompt.gift':
    'Wähle das Plättchen zu deiner Sehenswürdigkeit: irgendeines aus der Reihe oder ein Sonderplättchen.',
  'prompt.sight': 'Nimm eine Sehenswürdigkeit oder lass sie liegen.',
  'prompt.next': 'Welches Plättchen legst du als Nächstes?',
  'prompt.at': 'Leg auf deine Landkarte: {tile}.',
  'prompt.rotate': 'Dreh: {tile}.',
  'prompt.draw':
    '{drawn, plural, =0 {Zieh drei farbige Karten oder einen Joker.} one {Zieh noch zwei farbige Karten.} other {Zieh noch eine farbige Karte.}}',
  'prompt.drop': 'Du hast {hand} Karten: Leg die überzähligen ab.',

  'do.it':
    '{verb, select, pay {Mit {what} zahlen} ride {{what} einsetzen} draw {{what} ziehen} drop {{what} abwerfen} journal {{what} ins Tagebuch} sight {{what} nehmen} special {{what} nehmen} tile {{what} nehmen} next {{what} legen} at {Auf {what} legen} rotate {Um {what}° drehen} other {{what} spielen}}',
  'do.done': 'Keine Karte mehr spielen',
  'do.no-ride': 'Nichts davon einsetzen',

  'log.hand-dealt':
    '{seat} {seatIs, select, you {hast} other {hat}} {n, plural, one {# Karte} other {# Karten}} bekommen: {cards}.',
  'log.hand-dealt-hidden':
    '{seat} {seatIs, select, you {hast} other {hat}} {n, plural, one {# Karte} other {# Karten}} bekommen.',
  'log.six-open': 'Auf dem Markt: {cards}.',
  'log.swept': 'Zu viele Joker auf dem Markt: Alle sechs Karten wurden abgelegt.',
  'log.reshuffled':
    'Der Stapel war leer: {n, plural, one {Die eine abgelegte Karte wurde} other {Die # abgelegten Karten wurden}} neu gemischt.',
  'log.specials-offered': 'Sonderplättchen im Angebot: {tiles}.',
  'log.row-laid': 'In der Plättchenreihe: {tiles}.',
  'log.row-tile': 'Neu in der Plättchenreihe: {tiles}.',
  'log.sight-offered': 'Im Angebot: {sight}.',
  'log.scoring-offered': 'Wertungsplättchen in dieser Partie: {tile}.',
  'log.round-started': 'Runde {round} hat begonnen.',
  'log.last-round': 'Runde {round} hat begonnen, die letzte.',
  'log.skipped': '{seat} {seatIs, select, you {hast} other {hat}} nichts ausgespielt.',
  'log.started-set':
    '{seat} {seatIs, select, you {hast} other {hat}} einen Satz begonnen: {cards}.',
  'log.laid': '{seat} {seatIs, select, you {hast} other {hat}} ausgespielt: {cards}.',
  'log.rode':
    '{seat} {seatIs, select, you {hast} other {hat}} eine Mitfahrkarte eingesetzt ({card}): {n, plural, one {# Freispiel} other {# Freispiele}}.',
  'log.charged': 'Kosten: {due}.',
  'log.charged-nothing': 'Das war umsonst.',
  'log.charged-less': 'Kosten: {due} statt {cost}, dank Kreisen und Freispielen.',
  'log.charged-saved': 'Umsonst statt {cost}, dank Kreisen und Freispielen.',
  'log.paid': '{seat} {seatIs, select, you {hast} other {hat}} bezahlt mit {cards}.',
  'log.kept-open': '{seat} {seatIs, select, you {hast} other {hat}} den Satz offen gelassen.',
  'log.closed':
    '{seat} {seatIs, select, you {hast} other {hat}} einen Satz abgeschlossen: {cards}.',
  'log.journalled':
    '{card} kam in {seatIs, select, you {dein Tagebuch} other {das Tagebuch von {seat}}}, in den Rucksack: {packed}.',
  'log.unpacked':
    '{seat} {seatIs, select, you {hast} other {hat}} sieben Karten aus dem Rucksack eingetauscht.',
  'log.gained-special-backpack':
    '{seat} {seatIs, select, you {hast} other {hat}} dafür bekommen: {tile}.',
  'log.gained-special-sight':
    '{seat} {seatIs, select, you {hast} other {hat}} zur Sehenswürdigkeit bekommen: {tile}.',
  'log.took-tile-set': '{seat} {seatIs, select, you {hast} other {hat}} genommen: {tile}.',
  'log.took-tile-sight':
    '{seat} {seatIs, select, you {hast} other {hat}} zur Sehenswürdigkeit genommen: {tile}.',
  'log.no-tile':
    'Keines der ersten {size} Plättchen hatte {colour}: {seatIs, select, you {Du hast} other {{seat} hat}} keines genommen.',
  'log.rewarded':
    '{seat} {seatIs, select, you {hast} other {hat}} für einen Satz aus {size} bekommen: {piece}.',
  'log.reward-gone':
    'Nicht mehr da: {piece}. Für den Satz aus {size} {seatIs, select, you {hast du} other {hat {seat}}} nichts bekommen.',
  'log.took-sight': '{seat} {seatIs, select, you {hast} other {hat}} genommen: {sight}.',
  'log.no-gift':
    'Für {sight} war kein Plättchen mehr da: {seatIs, select, you {Du hast} other {{seat} hat}} keines bekommen.',
  'log.placed':
    '{seat} {seatIs, select, you {hast} other {hat}} gelegt: {tile}. Damit {count, plural, one {liegt # Plättchen} other {liegen # Plättchen}} auf der Landkarte.',
  'log.end-near':
    '{seatIs, select, you {Deine Landkarte} other {Die Landkarte von {seat}}} hat neun Plättchen: Nach dieser Runde kommt noch eine.',
  'log.drew': '{seat} {seatIs, select, you {hast} other {hat}} gezogen: {cards}.',
  'log.dropped': '{seat} {seatIs, select, you {hast} other {hat}} abgelegt: {cards}.',
  'log.game-over':
    'Die Partie ist vorbei. {why} {scores}. {count, plural, one {Gewonnen} other {Gemeinsam gewonnen}}: {winners}.',
  'log.score':
    '{seat}: {points, plural, one {# Punkt} other {# Punkte}}, {loops, plural, one {# Ring} other {# Ringe}}',
  'log.why-tiles': 'Die letzte Runde ist gespielt.',
  'log.why-rounds': 'Sechzig Runden sind gespielt.',
  'log.why-stall': 'Niemand konnte mehr etwas tun.',

  'end.tiles': 'Die meisten Punkte: {winners} ({score}).',
  'end.tiles-loops': 'Gleichstand mit {score} Punkten; mehr Ringe: {winners} ({loops}).',
  'end.rounds': 'Sechzig Runden sind gespielt. Die meisten Punkte: {winners} ({score}).',
  'end.rounds-loops':
    'Sechzig Runden sind gespielt. Gleichstand mit {score} Punkten; mehr Ringe: {winners} ({loops}).',
  'end.stall': 'Niemand konnte mehr etwas tun. Die meisten Punkte: {winners} ({score}).',
  'end.stall-loops':
    'Niemand konnte mehr etwas tun. Gleichstand mit {score} Punkten; mehr Ringe: {winners} ({loops}).',

  'tally.cards': 'Zahlen im Tagebuch',
  'tally.tiles': 'Zahlen auf Plättchen',
  'tally.symbol': '{symbol} {journal} × {map}',
  'tally.symbol-wild': '{symbol}, auch das freie {journal} × {map}',
  'tally.w': 'Räder',
  'tally.l': 'Lotusblüten',
  'tally.k': 'Knoten',
  'tally.f': 'Fische',
  'tally.loops': '{n, plural, one {# Ring} other {# Ringe}}',
  'tally.JS': '{n, plural, one {# Tagebuchsatz} other {# Tagebuchsätze}}',
  'tally.MS': '{n, plural, one {# Landkartensatz} other {# Landkartensätze}}',
  'tally.CI': '{n, plural, one {# Kreis} other {# Kreise}}',
  'tally.QU': '{n, plural, one {# Quartett} other {# Quartette}}',
  'tally.DI': '{n} auf einer Diagonale',
  'tally.NU': '{n} mit gleicher Zahl',
  'tally.CO': '{n} in einer Farbe',
  'tally.LO': '{n, plural, one {# einzelnes Symbol} other {# einzelne Symbole}}',

  'sketch.waiting': 'Zu legen:',
  'sketch.map':
    '{n, plural, =0 {Noch keine Plättchen} one {Landkarte aus # Plättchen} other {Landkarte aus # Plättchen}}',

  'board.card':
    '{card}{cost, plural, =0 {} other {, kostet #}}{able, select, yes {, wählbar} other {}}',
  'board.hand': '{seatIs, select, you {Deine Hand} other {Hand von {seat}}}',
  'board.hand-empty': 'Keine Karten auf der Hand',
  'board.hidden': 'Eine verdeckte Karte',
  'board.sets': 'Offene Sätze',
  'board.no-sets': 'Keine offenen Sätze',
  'board.set-sequence': '{colour} {n, plural, =1 {{low}} other {{low}–{high}}}',
  'board.set-rainbow':
    '{value, select, 1 {Einser} 2 {Zweier} 3 {Dreier} 4 {Vierer} 5 {Fünfer} 6 {Sechser} other {Siebener}}',
  'board.set-brief': '{n, plural, =1 {{low}} other {{low}–{high}}}',
  'board.new-set': 'Neuer Satz',
  'board.new-set-brief': 'Neu',
  'board.step-play': 'Spielen',
  'board.step-pay': 'Zahlen',
  'board.step-close': 'Abschließen',
  'board.step-place': 'Legen',
  'board.step-draw': 'Ziehen',
  'board.where':
    'Runde {round} · Die meisten Punkte gewinnen · {end} Plättchen auf einer Landkarte beenden die Partie',
  'board.where-ending': 'Runde {round} · Die meisten Punkte gewinnen · danach noch eine Runde',
  'board.where-last': 'Runde {round} · Die meisten Punkte gewinnen · letzte Runde, ohne Ziehen',
  'board.round': 'Runde {round}',
  'board.goal': 'Die meisten Punkte gewinnen.',
  'board.goal-how': 'Plättchen auf deiner Landkarte und Karten in deinem Tagebuch zählen zusammen.',
  'board.goal-end': 'Die Partie endet, wenn eine Landkarte {end} Plättchen hat.',
  'board.goal-cost':
    'Eine Karte zu spielen kostet für jeden weißen Punkt an ihrem unteren Rand eine andere Karte.',
  'board.moment': 'Einen Moment …',
  'board.clear': 'Abwählen',
  'board.choose': 'Karten wählen',
  'board.choose-card': 'Karte wählen',
  'board.choose-tile': 'Plättchen wählen',
  'board.choose-sight': 'Sehenswürdigkeit wählen',

  'board.ask-start':
    'Spiel{close, select, yes {, schließ einen Satz ab} other {}}{sight, select, yes {, nimm eine Sehenswürdigkeit} other {}} oder zieh.',
  'board.ask-start-last':
    '{close, select, yes {{sight, select, yes {Letzte Runde: Spiel, schließ einen Satz ab oder nimm eine Sehenswürdigkeit.} other {Letzte Runde: Spiel oder schließ einen Satz ab.}}} other {{sight, select, yes {Letzte Runde: Spiel oder nimm eine Sehenswürdigkeit.} other {Letzte Runde: Spiel Karten.}}}}',
  'board.note-start': 'Spiel Folgen einer Farbe oder gleiche Zahlen.',
  'board.note-start-draw': 'Oder nimm vom Markt.',
  'board.note-close': 'Wähl einen Satz, um ihn abzuschließen.',
  'board.note-start-sight': 'Du hast drei der vier Karten: Du darfst sie nehmen.',
  'board.ask-nothing': 'Nichts zu spielen: Zieh Karten.',
  'board.ask-nothing-last': 'Letzte Runde: Du kannst nichts mehr spielen.',
  'board.note-nothing': 'Du kannst keine Handkarte spielen und bezahlen.',
  'board.skip': 'Nur ziehen',
  'board.skip-last': 'Nichts spielen',
  'board.ask-lay':
    'Spiel {set}: {left, plural, =0 {Das ist umsonst.} one {Bezahl mit # anderen Karte.} other {Bezahl mit # anderen Karten.}}',
  'board.sum':
    'Kostet {cost}{discounts, plural, =0 {} other {, deine Kreise sparen #}}{free, plural, =0 {} one {, # ist frei} other {, # sind frei}}.',
  'board.note-meaning':
    'Drück {card, select, W {den Joker} C {die Kutsche} R {das Flussboot} other {den Lastwagen}} noch einmal für {face}.',
  'board.note-uses': 'Dafür nutzt du: {card}.',
  'board.note-grow': 'Ab drei Karten bringt ein Satz ein Plättchen.',
  'board.play':
    '{n, plural, one {# Karte} other {# Karten}} {left, plural, =0 {umsonst spielen} other {spielen, # zahlen}}',
  'board.ask-pay':
    '{due, plural, =0 {Nichts mehr zu zahlen.} one {Bezahl mit einer Karte: Wähl sie aus deiner Hand.} other {Bezahl mit # Karten: Wähl sie aus deiner Hand.}}',
  'board.ask-pay-more': 'Wähl noch {more, plural, one {eine Karte} other {# Karten}} zum Bezahlen.',
  'board.ask-pay-these': 'Bezahl mit {due, plural, one {dieser Karte} other {diesen # Karten}}.',
  'board.ask-pay-all':
    'Bezahl mit {due, plural, one {deiner letzten Karte} other {deinen letzten # Karten}}.',
  'board.note-ride': 'Kutsche, Flussboot und Lastwagen geben Freispiele.',
  'board.pay': '{due, plural, one {# Karte} other {# Karten}} zahlen',
  'board.pay-ride':
    '{cards} einsetzen{due, plural, =0 {} one {, # Karte zahlen} other {, # Karten zahlen}}',
  'board.ask-close': '{set} abschließen?',
  'board.close': 'Satz abschließen',
  'board.close-tile': 'Abschließen und nehmen',
  'board.keep': 'Offen lassen',
  'board.keep-short': 'Offen',
  'board.then-choice': 'Du wählst die Tagebuchkarte. Ihre Farbe bestimmt das Plättchen.',
  'board.then-gains': 'Du bekommst: {gains}.',
  'board.gain-tile':
    '{free, select, yes {ein beliebiges Plättchen der Reihe} other {ein Plättchen mit {colour} ({n, plural, one {1 passt} other {# passen}})}}',
  'board.gain-special': 'ein Sonderplättchen',
  'board.then-why': 'Das Plättchen braucht die Farbe von {card}: Sie kommt in dein Tagebuch.',
  'board.then-no-tile': 'Kein Plättchen: Die ersten {size} haben kein {colour}.',
  'board.then-gone': 'Nichts dazu: {piece} ist aus.',
  'board.ask-journal': 'Welche Karte kommt in dein Tagebuch?',
  'board.journal-it': '{card} behalten',
  'board.ask-special': 'Rucksack voll: Wähle ein Sonderplättchen.',
  'board.note-special': 'Gleich legst du es auf deine Landkarte.',
  'board.ask-tile': 'Nimm ein leuchtendes Plättchen mit {colour}.',
  'board.note-tile': 'Ein Satz aus {size} reicht bis zum {size}. Plättchen der Reihe.',
  'board.ask-any-tile': 'Nimm ein beliebiges Plättchen aus der Reihe.',
  'board.note-any-tile': 'Dein Sonderplättchen lässt dir die freie Wahl.',
  'board.ask-gift': 'Deine Sehenswürdigkeit bringt ein Plättchen.',
  'board.note-gift': 'Eines aus der Reihe oder ein Sonderplättchen.',
  'board.take-tile': 'Dieses nehmen',
  'board.ask-sight': 'Du kannst eine Sehenswürdigkeit nehmen.',
  'board.note-sight': 'Du hast drei ihrer Karten. Sie zählt in deinem Tagebuch.',
  'board.take-sight': 'Nehmen',
  'board.sight-none': 'Jetzt nicht',
  'board.ask-place':
    '{next, select, yes {Lege deine Plättchen, eins nach dem anderen.} other {Lege dein Plättchen auf ein leuchtendes Feld.}}',
  'board.note-place': 'Gleiche Halbkreise ergeben einen Kreis, vier Bögen einen Ring.',
  'board.note-first': 'Das erste Plättchen kommt in die Mitte.',
  'board.place': 'Hierher{points, plural, =0 {} other {: {sign}#}}',
  'board.gain':
    '{circles, plural, =0 {} one {# Kreis, } other {# Kreise, }}{loops, plural, =0 {} one {# Ring, } other {# Ringe, }}{points, plural, =0 {noch keine Punkte} one {{sign}# Punkt} other {{sign}# Punkte}}.',
  'board.gain-brief':
    '{loops, plural, =0 {{circles, plural, =0 {{points, plural, =0 {Noch nichts} other {Punkte}}} one {+# Kreis} other {+# Kreise}}} one {{circles, plural, =0 {} one {+# Kreis, } other {+# Kreise, }}+# Ring} other {{circles, plural, =0 {} one {+# Kreis, } other {+# Kreise, }}+# Ringe}}',
  'board.turn': 'Drehen',
  'board.turn-right': 'Nach rechts drehen',
  'board.turn-left': 'Nach links drehen',
  'board.ask-draw':
    '{wild, select, yes {Zieh diesen Joker.} other {{ready, select, yes {{n, plural, one {Zieh diese Karte.} other {Zieh diese # Karten.}}} other {{n, plural, =0 {Wähl 3 Karten auf dem Markt oder 1 Joker.} one {Wähl noch 2 Karten auf dem Markt.} other {Wähl noch 1 Karte auf dem Markt.}}}}}}',
  'board.note-draw': 'Du hast {hand} von {limit} Karten auf der Hand.',
  'board.draw': '{n, plural, one {# Karte} other {# Karten}} ziehen',
  'board.ask-drop': 'Zu viele Karten: Leg {n} ab{chosen, plural, =0 {} other { (# gewählt)}}.',
  'board.note-drop': 'Du darfst {limit} behalten.',
  'board.drop': '{n, plural, one {# Karte} other {# Karten}} ablegen',

  'board.map-of': '{seatIs, select, you {Deine Landkarte} other {Landkarte von {seat}}}',
  'board.square': 'Spalte {x}, Zeile {y}',
  'board.at':
    '{what}, {where}{state, select, hovers {, hier ist dein Plättchen: Drücken dreht es} open {, hierher könnte dein Plättchen} other {}}',
  'board.free': 'frei',
  'board.tile': '{tile}{able, select, yes {, wählbar} other {}}',
  'board.told-symbols':
    '{n, plural, one {Symbol {symbols}: zählt 1 Punkt für jedes gleiche in deinem Tagebuch.} other {Symbole {symbols}: zählen 1 Punkt für jedes gleiche in deinem Tagebuch.}} {arcs, plural, =0 {} one {Ein Bogen: Vier, die sich treffen, sind ein Ring.} other {# Bögen: Vier, die sich treffen, sind ein Ring.}}',
  'board.told-points':
    '{n} Punkte wert. {arcs, plural, =0 {} one {Ein Bogen: Vier, die sich treffen, sind ein Ring.} other {# Bögen: Vier, die sich treffen, sind ein Ring.}}',
  'board.told-hand': 'Ab jetzt darfst du {n} statt {usual} Karten auf der Hand haben.',
  'board.told-discount': 'Ab jetzt zahlst du in jedem Zug 1 weniger für farbige Karten.',
  'board.told-wild':
    'Ein freies Symbol: Am Ende zählt es als das Symbol, das dir am meisten bringt.',
  'board.told-choice':
    'Ab jetzt darfst du jedes Plättchen aus der Reihe nehmen, egal in welcher Farbe.',
  'board.brief-hand': '{n} Handkarten',
  'board.brief-discount': '1 weniger zahlen',
  'board.brief-wild': 'Freies Symbol',
  'board.brief-choice': 'Freie Wahl',
  'board.brief-symbols': '{symbols}',
  'board.row': 'Plättchen',
  'board.row-note': 'Satz aus 3 bringt 1, 2 oder 3 seiner Farbe',
  'board.tile-when':
    'Für Plättchen {place} schließ einen Satz aus mindestens {need} Karten ab. Das Plättchen muss die Farbe der Karte zeigen, die in dein Tagebuch kommt.',
  'board.specials': 'Sonderplättchen',
  'board.specials-note':
    'Sieben Karten im Rucksack bringen dir eins. Drück auf ein Plättchen, um zu sehen, was es kann.',
  'board.specials-left': 'Sonderplättchen: {n}',
  'board.special': 'Sonder',
  'board.piece': '{piece} ({free} Freispiele)',
  'board.reward':
    'Ein Satz aus {size} bringt auch: {piece}; {n, plural, =0 {keine mehr da} other {noch #}}.',
  'board.market': 'Markt',
  'board.market-note': 'zieh 3 oder 1 Joker ★',
  'board.market-swept': 'Zu viele Joker: Alle sechs sind neu.',
  'board.deck': 'Stapel: {n, plural, one {# Karte} other {# Karten}}',
  'board.discards': 'Ablage: {n, plural, one {# Karte} other {# Karten}}',
  'board.pile-discards': 'Ablage',
  'board.pile-deck': 'Im Stapel',
  'board.pile-hidden': 'Verdeckt, auf einer Hand oder im Stapel',
  'board.pile-how':
    'Du ziehst von den sechs offenen Karten auf dem Markt. Der Stapel füllt sie nach deinem Zug auf.',
  'board.draw-there': 'Zieh vom Markt: Wähl offene Karten.',
  'board.pile-backpack': 'Dein Rucksack, die älteste Karte zuerst',
  'board.pile-bag': 'Plättchen im Beutel',
  'board.journal': 'Tagebuch',
  'board.journal-note': 'Zahlen und Symbole zählen',
  'board.journal-empty': 'Hierher kommt eine Karte jedes abgeschlossenen Satzes.',
  'board.journal-of':
    '{seatIs, select, you {Dein Tagebuch und deine Punkte} other {Tagebuch und Punkte von {seat}}}',
  'board.closing-how':
    'Schließt du einen Satz ab, kommt seine höchste Karte in dein Tagebuch (bei gleichen Zahlen die, die du wählst). Die anderen kommen in den Rucksack: Sieben davon bringen ein Sonderplättchen.',
  'board.no-circles': 'Volle Kreise einer Farbe sparen Karten.',
  'board.discounts':
    'Weiße Punkte kosten Karten, farbige Kreise sparen sie: Für jeden vollen Kreis in Tagebuch und Landkarte zahlst du 1 Karte weniger, in jedem Zug, in dem du seine Farbe spielst.',
  'board.symbols': 'Symbole im Tagebuch × auf der Landkarte',
  'board.chip-hand': 'Hand',
  'board.chip-sets': 'Offene Sätze',
  'board.chip-backpack': 'Rucksack',
  'board.chip-loops': 'Ringe',
  'board.chip-tiles': 'Plättchen',
  'board.chip-journal': 'Tagebuch',
  'board.tiles-of': '{n} von {end} Plättchen',
  'board.score': '{seatIs, select, you {Deine Punkte} other {Punkte von {seat}}}',
  'board.score-note': 'bisher',
  'board.points': '{n, plural, one {Punkt} other {Punkte}}',
  'board.saves': 'Kreise sparen',
  'board.did': '{parts}.',
  'board.last-turn': 'Letzter Zug: {turn}',
  'board.did-played': '{n, plural, one {# Karte} other {# Karten}} gespielt',
  'board.did-paid': '{n} bezahlt',
  'board.did-closed': 'einen Satz aus {n} abgeschlossen',
  'board.did-sight': 'eine Sehenswürdigkeit genommen',
  'board.did-placed': '{n, plural, one {ein Plättchen} other {# Plättchen}} gelegt',
  'board.did-drew': '{n, plural, one {# Karte} other {# Karten}} gezogen',
  'board.did-dropped': '{n} abgelegt',
  'board.did-nothing': 'nichts getan',
  'board.from-numbers': 'Zahlen',
  'board.from-numbers-note': 'Tagebuch + Plättchen',
  'board.from-symbols': 'Symbole',
  'board.from-symbols-note': 'Tagebuch × Karte',
  'board.from-loops': 'Ringe',
  'board.from-loops-note':
    '{share, plural, =0 {{second, plural, =0 {die meisten: {most}} other {1. Platz: {most}, 2.: #}}} other {Gleichstand: je #}}',
  'board.loops':
    '{n, plural, =0 {Noch kein Ring} one {# Ring} other {# Ringe}}: {map} auf der Landkarte und {half, plural, one {# halber Ring} other {# halbe Ringe}} im Tagebuch.',
  'board.loops-how':
    'Zwei halbe Ringe in einem Tagebuch zählen als ein Ring. Die meisten Ringe bringen {most} Punkte{second, plural, =0 {} other {, die zweitmeisten #}}. Wer bei den meisten gleichauf liegt, teilt sich {both}{second, plural, =0 {} other {, bei den zweitmeisten #}}.',
  'board.from-tiles': 'Wertungsplättchen',
  'board.from-tiles-note': 'die drei dieser Partie',
  'board.scoring': 'Wertung',
  'board.scoring-note': 'Punkte bisher',
  'board.scoring-JS': '7 Punkte für je vier verschiedene Symbole im Tagebuch',
  'board.scoring-MS': '7 Punkte für je vier verschiedene Symbole auf der Landkarte',
  'board.scoring-CI': 'Punkte für volle Kreise auf der Landkarte',
  'board.scoring-QU': 'Punkte für Quartette: Ringe durch Kreise aller vier Farben',
  'board.scoring-DI': 'Punkte für die Kreise in deiner längsten geraden Diagonale',
  'board.scoring-NU': 'Punkte für die häufigste Zahl in deinem Tagebuch',
  'board.scoring-CO': 'Punkte für die häufigste Farbe in deinem Tagebuch',
  'board.scoring-LO':
    '3 Punkte für jedes Symbol der Landkarte, das kein Plättchen ringsum wiederholt',
  'board.count-JS': '{n, plural, one {# Symbolsatz} other {# Symbolsätze}}',
  'board.count-MS': '{n, plural, one {# Symbolsatz} other {# Symbolsätze}}',
  'board.count-CI': '{n, plural, one {# Kreis} other {# Kreise}}',
  'board.count-QU': '{n, plural, one {# Quartett} other {# Quartette}}',
  'board.count-DI': '{n} diagonal',
  'board.count-NU': '{n} gleiche Zahlen',
  'board.count-CO': '{n} gleichfarbige',
  'board.count-LO': '{n, plural, one {# einzelnes} other {# einzelne}}',
  'board.sights': 'Sehenswürdigkeiten',
  'board.sights-note': '{n} von 4 im Tagebuch',
  'board.sight': 'Sehenswürdigkeit: {gift} Karten: {cards}.',
  'board.wanted': '{face}{there, select, yes { ist da} other { fehlt}}',
  'board.sight-gift':
    '{n, plural, one {# Punkt} other {# Punkte}} und {tile, select, yes {ein beliebiges Plättchen} other {{symbols}}}.',
  'board.others': 'Die anderen',
  'board.look': '{seat}: {more}',
  'board.shut': 'Schließen',
  'board.standing':
    '{points, plural, one {# Punkt} other {# Punkte}}, {hand} Handkarten, {tiles} von {end} Plättchen, Rucksack {packed} von {limit}',
  'board.known': 'Bekannte Handkarten ({n} insgesamt): {cards}.',
  'why.tile': 'Du bekommst {tile}',
  'why.journal':
    '{card} kommt in dein Tagebuch, {n, plural, one {# Karte} other {# Karten}} in den Rucksack',
  'why.closed':
    'Du schließt einen Satz aus {n} Karten ab und bekommst eine Karte fürs Tagebuch und vielleicht ein Plättchen',
  'why.laid': 'Dein Satz wächst um {n, plural, one {# Karte} other {# Karten}}',
};
