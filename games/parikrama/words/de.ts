import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  name: 'Parikrama',
  'option.mode': 'Spiel',
  'option.mode.introductory': 'zur Einführung',
  'option.mode.full': 'vollständig, mit Sehenswürdigkeiten und Wertungsplättchen',
  about:
    'Reise durch vier Landschaften, sammle Karten in Sätzen und füge Plättchen zu einer Landkarte voller Kreise und Ringe. Etwa eine Dreiviertelstunde. Karten und Plättchen sind nachempfunden: Sie folgen den Zahlen der Regeln, sind aber nicht die des gedruckten Spiels.',
  credits:
    'Nach Parikrama, entworfen von Sidhant Chand, illustriert von Aditi Desai (pTarmigan Art), erschienen bei Zenwood Games.',

  'rule.K1':
    'Die meisten Punkte gewinnen: aus den Zahlen und Symbolen in deinem Tagebuch und auf deiner Landkarte, aus Ringen und im vollständigen Spiel aus drei Wertungsplättchen.',
  'rule.K2':
    'Es gibt 84 farbige Reisekarten, je drei mit den Werten 1 bis 7 in Lila, Blau, Grün und Gelb. Eine Karte kostet die Hälfte ihres Werts, abgerundet, und zeigt einen Kreis ihrer Farbe und dazu ein Symbol (Rad, Lotus, Knoten oder Fisch) oder einen halben Ring. Acht Reisekarten sind Joker und kosten 1. Welcher Aufdruck auf welcher Karte ist, ist nachempfunden.',
  'rule.K3':
    'Es gibt je vier Kutschen, Flussboote und Lastwagen, die Mitfahrkarten. Sie geben zwei, drei oder vier Freispiele und zählen im Tagebuch ebenso viele Punkte.',
  'rule.K4':
    'Plättchen sind Quadrate mit einem farbigen Halbkreis in der Mitte jeder Kante und Bögen um manche Ecken. Zwei gleichfarbige Halbkreise, die sich treffen, sind ein Kreis. Vier Bögen um einen Punkt sind ein Ring.',
  'rule.K5':
    'Es gibt 40 Grundplättchen mit je einem Symbol, 15 Sonderplättchen mit Symbolen, Punkten oder einer Kraft und zwei Plättchen zu 14 Punkten. Was genau auf welchem Plättchen ist, ist nachempfunden.',
  'rule.K6':
    'Zu Beginn bekommen die Plätze der Reihe nach 5, 6, 7, 8 und 9 Karten. Sechs Reisekarten liegen offen, sieben Grundplättchen in einer Reihe, und 5, 7, 9 oder 11 Sonderplättchen liegen für zwei, drei, vier oder fünf Personen aus. Im vollständigen Spiel kommen drei Sehenswürdigkeiten dazu, jede mit irgendeiner Seite oben, und drei Wertungsplättchen.',
  'rule.K7':
    'Sind nach dem Auffüllen vier oder mehr der sechs offenen Karten Joker, werden alle sechs abgelegt und sechs andere ausgelegt, solange Nachziehstapel und Ablage mindestens drei farbige Karten haben.',
  'rule.K8':
    'In deinem Zug spielst du zuerst Karten aus, wenn du willst, und darfst einen Satz abschließen; dann ziehst du. Das Ausspielen darfst du auslassen.',
  'rule.K9':
    'Alle Karten, die du in einem Zug ausspielst, kommen zu einem Satz: zu einem neuen oder zu einem deiner offenen. Du darfst beliebig viele offene Sätze haben.',
  'rule.K10':
    'Eine Folge hat Karten einer Farbe mit aufeinanderfolgenden Werten, jeden Wert einmal, höchstens von 1 bis 7.',
  'rule.K11':
    'Ein Regenbogen hat Karten eines Werts in verschiedenen Farben, also höchstens vier. Eine einzelne Karte ist noch keins von beiden: Die zweite entscheidet.',
  'rule.K12':
    'Ein Satz beginnt mit einer farbigen Karte. Karten werden einzeln angelegt, jede an die anderen: um eins höher, um eins niedriger oder mit gleichem Wert in einer anderen Farbe. Eine Karte darf nur angelegt werden, wenn du das Ausspielen noch beenden und bezahlen kannst.',
  'rule.K13':
    'Am Ende des Anlegens hat eine Folge keine Lücke, und ihre höchste Karte ist selbst eine farbige, kein Ersatz.',
  'rule.K14':
    'Ein Joker steht für eine Karte beliebiger Farbe und beliebigen Werts. Wofür, wird beim Ausspielen gesagt und bleibt so.',
  'rule.K15': 'Eine Mitfahrkarte darf wie ein Joker gespielt werden, umsonst.',
  'rule.K16':
    'Bezahlt wird sofort: Für jeden Punkt der Kosten legst du eine andere Reisekarte deiner Hand ab, auch Joker. Mitfahrkarten können nicht bezahlen.',
  'rule.K17':
    'Jeder volle Kreis in deinem Tagebuch und auf deiner Landkarte macht die Karten seiner Farbe um eins billiger, einmal im Zug. Ein Sonderplättchen macht farbige Karten um eins mehr billiger. Joker werden nie billiger.',
  'rule.K18':
    'Nach dem Anlegen und vor dem Bezahlen darfst du Mitfahrkarten deiner Hand einsetzen, eine nach der anderen, solange du mehr Reisekarten gespielt als Freispiele hast. Die teuersten Karten, auch Joker, sind dann umsonst. Eingesetzte Karten kommen in dein Tagebuch und machen dort nichts billiger.',
  'rule.K19':
    'Du darfst einen Satz im Zug abschließen, der mindestens drei Karten hat: den, zu dem du gespielt hast, oder irgendeinen, wenn du nichts gespielt hast.',
  'rule.K20':
    'Ein voller Satz, also ein Regenbogen aus vier oder eine Folge aus sieben Karten, muss noch im selben Zug abgeschlossen werden.',
  'rule.K21':
    'Die höchste Karte eines abgeschlossenen Satzes kommt in dein Tagebuch, bei einem Regenbogen eine farbige deiner Wahl. Die anderen kommen in deinen Rucksack.',
  'rule.K22':
    'Hat dein Rucksack dann sieben Karten oder mehr, werden die sieben, die am längsten darin sind, für ein Sonderplättchen deiner Wahl abgelegt. Ist keines mehr da, bleiben sie.',
  'rule.K23':
    'Dann nimmst du ein Grundplättchen: eines der ersten in der Reihe, so viele, wie der Satz Karten hatte, mit einem Halbkreis in der Farbe der Tagebuchkarte. Gibt es eines, musst du eines nehmen. Die Reihe rückt auf und wird aus dem Beutel gefüllt.',
  'rule.K24':
    'Ein Satz aus vier, fünf oder sechs Karten bringt auch eine Kutsche, ein Flussboot oder einen Lastwagen, einer aus sieben ein 14-Punkte-Plättchen, solange es welche gibt.',
  'rule.K25':
    'Eine Sehenswürdigkeit nennt vier Karten. Mit dreien davon im Tagebuch, gleich mit welchem Aufdruck, darfst du sie ins Tagebuch nehmen: zu Beginn deines Zugs, wenn du ein Plättchen für einen abgeschlossenen Satz wählst, und nach allen Belohnungen. Sehenswürdigkeiten werden nicht ersetzt.',
  'rule.K26':
    'Manche Sehenswürdigkeiten haben Aufdrucke. Die anderen bringen sofort ein Plättchen: irgendeines der Reihe oder irgendein ausliegendes Sonderplättchen.',
  'rule.K27':
    'Wenn alle Plättchen eines Zugs beisammen sind, legst du sie nacheinander in beliebiger Folge und Drehung Kante an Kante an deine Landkarte. Farben und Bögen müssen nicht passen. Plättchen bleiben, wo sie liegen. Das erste einer Landkarte liegt, wie es ist.',
  'rule.K28':
    'Die Kräfte von Sonderplättchen (16 Handkarten, billigere Karten, freie Wahl der Grundplättchen) wirken, sobald du das Plättchen bekommst; Kreise wirken, sobald es liegt.',
  'rule.K29':
    'Dann musst du von den offenen Karten ziehen: drei farbige oder einen Joker. Liegen weniger als drei farbige offen, nimmst du alle davon; liegt keine offen, einen Joker; liegt nichts offen, ziehst du nichts.',
  'rule.K30':
    'Hast du dann mehr als zehn Karten, oder mehr als 16 mit dem Sonderplättchen dafür, legst du die überzähligen ab. Mitfahrkarten zählen mit.',
  'rule.K31':
    'Am Ende des Zugs werden die offenen Karten auf sechs aufgefüllt. Ist der Nachziehstapel leer und wird eine Karte gebraucht, wird die Ablage zum Nachziehstapel. Abgelegte Mitfahrkarten sind aus dem Spiel.',
  'rule.K32':
    'Hat eine Landkarte neun Plättchen, wird die Runde beendet und noch eine gespielt, ohne Ziehen und Ablegen. Eine Landkarte darf mehr als neun Plättchen haben.',
  'rule.K33':
    'Hat nach sechzig Runden keine Landkarte neun Plättchen, wird gewertet, wie es steht.',
  'rule.K34':
    'Das Spiel endet auch nach einer Runde, in der alle nur ausgelassen haben und nichts zu ziehen ist.',
  'rule.K35':
    'Zahlen: Zähle die Werte aller Karten in deinem Tagebuch zusammen, auch von Mitfahrkarten und Sehenswürdigkeiten, und die Punkte auf deinen Plättchen.',
  'rule.K36':
    'Symbole: Für jedes Symbol wird malgenommen, wie oft es im Tagebuch und wie oft es auf der Landkarte ist. Ein freies Symbol zählt überall als ein und dasselbe, nämlich als das, das dir am meisten bringt.',
  'rule.K37':
    'Ringe: Es zählen die auf deiner Landkarte und je zwei halbe Ringe im Tagebuch. Die meisten Ringe bringen 14 Punkte; ab drei Personen bringen die zweitmeisten 6. Gleiche Erste teilen 20, und dann gibt es keine Zweiten; gleiche Zweite teilen 6; abgerundet. Ohne Ring gibt es keine Punkte.',
  'rule.K38':
    'Wertungsplättchen geben Punkte für vier verschiedene Symbole im Tagebuch oder auf der Landkarte, Kreise, Quartette (Ringe, deren Kreise alle vier Farben haben), die längste Diagonale aus Kreisen, die häufigste Zahl und Farbe im Tagebuch und Symbole, die kein Plättchen ringsum wiederholt. Über das Ende einer Tabelle hinaus gilt ihr letzter Eintrag.',
  'rule.K39': 'Bei Gleichstand liegt vorn, wer mehr Ringe hat; danach wird der Platz geteilt.',
  'rule.K40':
    'Verdeckt sind die Hände, soweit niemand die Karten beim Ziehen gesehen hat, der Nachziehstapel und der Beutel. Alles andere ist offen.',

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
  'card.sight': 'Sehenswürdigkeit {name}',
  'card.W': 'Joker',
  'card.C': 'Kutsche',
  'card.R': 'Flussboot',
  'card.T': 'Lastwagen',
  'tile.basic': 'Plättchen {symbol} mit {colours}',
  'tile.special': 'Sonderplättchen {name} ({gift})',
  'tile.points': '{n}-Punkte-Plättchen',
  'gift.points': '{n, plural, one {# Punkt} other {# Punkte}}',
  'gift.hand': '{n} Handkarten',
  'gift.discount': 'jeden Zug um eins billiger',
  'gift.wild': 'freies Symbol',
  'gift.choice': 'freie Wahl der Grundplättchen',
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

  'step.lay': 'eine Karte anzulegen',
  'step.close': 'einen Satz abzuschließen',
  'step.sight': 'eine Sehenswürdigkeit zu nehmen',
  'step.skip': 'auszulassen',
  'step.done': 'das Ausspielen zu beenden',
  'step.ride': 'eine Mitfahrkarte einzusetzen',
  'step.pay': 'zu bezahlen',
  'step.keep': 'einen Satz offen zu lassen',
  'step.journal': 'eine Karte für das Tagebuch zu wählen',
  'step.special': 'ein Sonderplättchen zu wählen',
  'step.tile': 'ein Plättchen der Reihe zu wählen',
  'step.next': 'ein Plättchen zum Legen zu wählen',
  'step.at': 'ein Plättchen zu legen',
  'step.rotate': 'ein Plättchen zu drehen',
  'step.draw': 'zu ziehen',
  'step.drop': 'abzulegen',
  'due.deal': 'die Hände werden ausgeteilt',
  'due.six': 'die offenen Karten werden ausgelegt',
  'due.offer': 'die Sonderplättchen werden gezogen',
  'due.tiles': 'die Reihe der Plättchen wird ausgelegt',
  'due.sights': 'die Sehenswürdigkeiten werden gezogen',
  'due.side': 'die Seite einer Sehenswürdigkeit wird ausgelost',
  'due.scoring': 'die Wertungsplättchen werden gezogen',
  'due.row': 'die Reihe der Plättchen wird aufgefüllt',
  'due.refill': 'die offenen Karten werden aufgefüllt',
  'due.over': 'das Spiel ist vorbei',
  'due.start': 'Karten können ausgespielt werden',
  'due.lay': 'Karten werden angelegt',
  'due.ride': 'Mitfahrkarten können eingesetzt werden',
  'due.pay': 'es ist zu bezahlen',
  'due.close': 'der Satz kann abgeschlossen werden',
  'due.journal': 'eine Karte für das Tagebuch ist zu wählen',
  'due.special': 'ein Sonderplättchen ist zu wählen',
  'due.tile': 'ein Grundplättchen ist zu wählen',
  'due.gift': 'ein Plättchen zur Sehenswürdigkeit ist zu wählen',
  'due.sight': 'eine Sehenswürdigkeit kann genommen werden',
  'due.next': 'das nächste Plättchen ist zu wählen',
  'due.at': 'ein Plättchen ist anzulegen',
  'due.rotate': 'ein Plättchen ist zu drehen',
  'due.draw': 'Karten sind zu ziehen',
  'due.drop': 'Karten sind abzulegen',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreib zum Beispiel A:P4w oder A:*P5, um eine Karte anzulegen, done, ride:C, pay:P4w, close:A, tile:3, at:(0,1), r2, draw:P4w, drop:P4w oder skip; ein Punkt, wie in ride:., verzichtet.',
  'fault.wrong-step': 'Jetzt ist nicht die Zeit, {tried}: {due}.',
  'fault.not-in-hand': 'Das hast du nicht auf der Hand: {card}.',
  'fault.other-set':
    'In diesem Zug spielst du zu Satz {set} und zu keinem anderen, also nicht zu {other}.',
  'fault.no-such-set': 'Du hast keinen offenen Satz {set}; ein neuer hieße {free}.',
  'fault.starts-with-stand-in':
    'Ein Satz beginnt mit einer farbigen Karte; das kann nur dazukommen: {card}.',
  'fault.touches-nothing':
    'In Satz {set} liegt eine Karte: Lege eine ihrer Farbe mit benachbartem Wert an oder eine mit ihrem Wert in einer anderen Farbe. Das ist keins von beiden: {card}.',
  'fault.not-in-sequence':
    'Satz {set} ist eine Folge: Es passt nur ihre Farbe, um eins über der höchsten oder unter der niedrigsten Karte. Das passt nicht: {card}.',
  'fault.not-in-rainbow':
    'Satz {set} ist ein Regenbogen mit anderem Wert; das passt nicht: {card}.',
  'fault.colour-twice': 'Der Regenbogen {set} hat diese Farbe schon; das passt nicht: {card}.',
  'fault.too-dear':
    '{card} könntest du nicht bezahlen: Bestenfalls {due, plural, one {wäre # Karte} other {wären # Karten}} fällig, und auf der Hand {left, plural, =0 {bliebe keine} one {bliebe nur #} other {blieben nur #}}.',
  'fault.stand-in-on-top':
    'Die höchste Karte einer Folge muss farbig sein, und über {card} könntest du keine legen.',
  'fault.covers-missing':
    'Die höchste Karte einer Folge muss farbig sein: Lege erst eine über {card}.',
  'fault.ride-needed':
    '{due, plural, one {# Karte ist} other {# Karten sind}} fällig, aber du hast nur {left} zum Bezahlen: Setze eine Mitfahrkarte ein.',
  'fault.hitch-cannot-pay': 'Mitfahrkarten können nicht bezahlen; das ist eine: {card}.',
  'fault.no-set-to-close': 'Du hast keinen offenen Satz {set}.',
  'fault.close-other':
    'Du hast zu Satz {set} gespielt und kannst deshalb {other} in diesem Zug nicht abschließen.',
  'fault.too-few-to-close':
    'Satz {set} hat nur {n, plural, one {# Karte} other {# Karten}}; zum Abschließen braucht es drei.',
  'fault.must-close': 'Satz {set} ist voll und muss abgeschlossen werden.',
  'fault.not-in-set': 'Das ist nicht im Satz: {card}.',
  'fault.journal-coloured': 'Nur eine farbige Karte kann ins Tagebuch, nicht {card}.',
  'fault.no-sights': 'Sehenswürdigkeiten gehören zum vollständigen Spiel.',
  'fault.nothing-to-decline':
    'Hier muss man auf keine Sehenswürdigkeit verzichten: Mach einfach mit etwas anderem weiter.',
  'fault.sight-not-offered': '{sight} liegt nicht aus.',
  'fault.sight-needs-more':
    'Für {sight} brauchst du {need} ihrer vier Karten im Tagebuch, und du hast {n}.',
  'fault.special-not-offered': 'Das liegt nicht aus: {tile}.',
  'fault.no-tile-there':
    'Auf Platz {place} liegt kein Plättchen; die Reihe hat {n, plural, one {# Plättchen} other {# Plättchen}}.',
  'fault.tile-too-far':
    'Platz {place} ist zu weit: Für {n} Karten wählst du aus den ersten {n} Plättchen.',
  'fault.tile-colour':
    'Es muss {colour} zeigen, denn {card} ist ins Tagebuch gekommen; das zeigt es nicht: {tile}.',
  'fault.not-waiting': 'Dieses Plättchen hast du nicht zu legen: {tile}.',
  'fault.square-taken': 'Auf {square} liegt schon ein Plättchen.',
  'fault.square-apart': '{square} berührt keine Kante deiner Landkarte.',
  'fault.not-open': 'Das liegt nicht offen: {card}.',
  'fault.wild-after-coloured':
    'Du hast {n, plural, one {eine farbige Karte} other {# farbige Karten}} gezogen; einen Joker zieht man statt farbiger Karten, nicht dazu.',

  'fault.outcome-card':
    '„{text}“ ist keine Karte, die jetzt kommen kann: erwartet wird etwa card:P4w.',
  'fault.outcome-tile':
    '„{text}“ ist kein Plättchen, das jetzt kommen kann: erwartet wird etwa tile:wPB.',
  'fault.outcome-special':
    '„{text}“ ist kein Sonderplättchen, das jetzt kommen kann: erwartet wird etwa special:S4.',
  'fault.outcome-scoring':
    '„{text}“ ist kein Wertungsplättchen, das jetzt kommen kann: erwartet wird etwa scoring:JS.',
  'fault.outcome-sight':
    '„{text}“ ist keine Sehenswürdigkeit, die jetzt kommen kann: erwartet wird etwa sight:4.',
  'fault.outcome-side':
    '„{text}“ ist keine Seite einer Sehenswürdigkeit: erwartet wird side:a oder side:b.',

  'fault.position-object': 'Stellung, {at}: Hier wird ein Objekt erwartet.',
  'fault.position-unknown': 'Stellung: Ein Feld {at} gibt es nicht.',
  'fault.position-number':
    'Stellung, {at}: „{value}“ sollte eine ganze Zahl von {least} bis {most} sein.',
  'fault.position-list': 'Stellung, {at}: Erwartet wird eine Liste mit höchstens {most} Einträgen.',
  'fault.position-word': 'Stellung, {at}: „{value}“ sollte eines davon sein: {words}.',
  'fault.position-flag': 'Stellung, {at}: Erwartet wird true oder false.',
  'fault.position-card': 'Stellung, {at}: „{value}“ ist keine Karte, die hier sein könnte.',
  'fault.position-tile': 'Stellung, {at}: „{value}“ ist kein Plättchen, das hier sein könnte.',
  'fault.position-too-many': 'Stellung, {at}: So viele {name} hat das Spiel nicht.',
  'fault.position-letter':
    'Stellung, {at}: Einen offenen Satz mit diesem Buchstaben gibt es nicht.',
  'fault.position-set': 'Stellung, {at}: Diese Karten sind kein Satz.',
  'fault.position-stand-in': 'Stellung, {at}: Die höchste Karte einer Folge ist ein Ersatz.',
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
    'Stellung, {at}: So viele Karten wären für ein Sonderplättchen abgegeben worden, oder es sind zu wenige dafür da.',
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
  'fault.position-setup': 'Stellung, {at}: So sieht kein Tisch mitten im Aufbau aus.',
  'fault.position-seen': 'Stellung, {at}: Von dieser Hand ist mehr bekannt, als sie haben kann.',
  'fault.position-nothing-due':
    'Stellung, {at}: In dieser Phase gäbe es nichts, worauf gewartet wird.',

  'prompt.deal': 'Die Hand von {seat} wird ausgeteilt.',
  'prompt.chance': 'Einen Augenblick: {due}.',
  'prompt.over': 'Das Spiel ist vorbei.',
  'prompt.wait': '{seat} ist am Zug: {due}.',
  'prompt.start':
    'Spiele eine Karte{close, select, yes {, schließe einen Satz ab} other {}} oder geh gleich zum Ziehen.',
  'prompt.start-last':
    'Die letzte Runde: Spiele eine Karte{close, select, yes {, schließe einen Satz ab} other {}} oder lass aus.',
  'prompt.lay': 'Lege noch eine Karte an Satz {set} an, oder beende das Ausspielen.',
  'prompt.ride':
    'Setze eine Mitfahrkarte für Freispiele ein{rides, plural, =0 {} one { (bisher #)} other { (bisher #)}}, oder bezahle.',
  'prompt.pay': 'Bezahle mit {due, plural, one {noch einer Karte} other {# Karten}} deiner Hand.',
  'prompt.close': 'Schließe Satz {set} ab, oder lass ihn offen.',
  'prompt.journal': 'Welche Karte des Regenbogens kommt in dein Tagebuch?',
  'prompt.special': 'Sieben Karten deines Rucksacks sind fällig: Wähle ein Sonderplättchen.',
  'prompt.tile': 'Nimm ein Plättchen der Reihe für deinen Satz aus {size}.',
  'prompt.gift':
    'Wähle das Plättchen zu deiner Sehenswürdigkeit: irgendeines der Reihe oder ein Sonderplättchen.',
  'prompt.sight': 'Nimm eine Sehenswürdigkeit, oder lass sie liegen.',
  'prompt.next': 'Welches Plättchen legst du als Nächstes?',
  'prompt.at': 'Wohin auf deiner Landkarte kommt dies: {tile}?',
  'prompt.rotate': 'Wie drehst du es: {tile}?',
  'prompt.draw':
    '{drawn, plural, =0 {Ziehe drei farbige Karten oder einen Joker.} one {Ziehe noch zwei farbige Karten.} other {Ziehe noch eine farbige Karte.}}',
  'prompt.drop': 'Du hast {hand} Karten: Lege die überzähligen ab.',

  'log.hand-dealt': '{seat} bekommt {n, plural, one {# Karte} other {# Karten}}: {cards}.',
  'log.hand-dealt-hidden': '{seat} bekommt {n, plural, one {# Karte} other {# Karten}}.',
  'log.six-open': 'Offen liegen nun {cards}.',
  'log.swept': 'Zu viele Joker liegen offen: Alle sechs Karten werden abgelegt.',
  'log.reshuffled':
    'Der Nachziehstapel ist leer: {n, plural, one {Die eine abgelegte Karte wird} other {Die # abgelegten Karten werden}} zum Nachziehstapel.',
  'log.specials-offered': 'Als Sonderplättchen liegen aus: {tiles}.',
  'log.row-laid': 'In der Reihe liegen {tiles}.',
  'log.row-tile': 'In die Reihe kommt: {tile}.',
  'log.sight-offered': '{sight} liegt aus.',
  'log.scoring-offered': 'Gewertet wird in diesem Spiel auch: {tile}.',
  'log.round-started': 'Runde {round} beginnt.',
  'log.last-round': 'Runde {round} beginnt, die letzte.',
  'log.skipped': '{seat} spielt nichts aus.',
  'log.started-set': '{seat} beginnt Satz {set}: {card}.',
  'log.laid': '{seat} legt an Satz {set} an: {card}.',
  'log.rode':
    '{seat} setzt eine Mitfahrkarte ein ({card}): {n, plural, one {# Freispiel} other {# Freispiele}}, {total} in diesem Zug.',
  'log.charged': 'Das kostet {due}.',
  'log.charged-nothing': 'Das kostet nichts.',
  'log.charged-less':
    'Das würde {cost} kosten; {saved} weniger für Kreise und Freispiele, bleiben {due}.',
  'log.charged-saved': 'Das würde {cost} kosten, aber Kreise und Freispiele decken es.',
  'log.paid': '{seat} bezahlt mit {card}{left, plural, =0 {.} other {; noch # fällig.}}',
  'log.kept-open': '{seat} lässt Satz {set} offen.',
  'log.closed': '{seat} schließt Satz {set} ab: {cards}.',
  'log.journalled': 'Ins Tagebuch von {seat} kommt {card}, in den Rucksack {packed}.',
  'log.unpacked': '{seat} legt sieben Karten des Rucksacks ab.',
  'log.gained-special-backpack': '{seat} bekommt dafür: {tile}.',
  'log.gained-special-sight': '{seat} bekommt zur Sehenswürdigkeit: {tile}.',
  'log.took-tile-set': '{seat} nimmt von Platz {place} der Reihe: {tile}.',
  'log.took-tile-sight': '{seat} nimmt zur Sehenswürdigkeit von Platz {place} der Reihe: {tile}.',
  'log.no-tile': 'Keines der ersten {size} Plättchen zeigt {colour}: {seat} nimmt keines.',
  'log.rewarded': '{seat} bekommt für {size} Karten: {piece}.',
  'log.reward-gone': '{seat} bekäme für {size} Karten {piece}, aber davon ist nichts mehr da.',
  'log.took-sight': '{seat} entdeckt {sight}.',
  'log.no-gift': 'Für {seat} ist kein Plättchen mehr da, das es zu {sight} geben könnte.',
  'log.placed':
    '{seat} legt {tile} auf {square}{turns, plural, =0 {} one {, einmal im Uhrzeigersinn gedreht} other {, #-mal im Uhrzeigersinn gedreht}}: Plättchen {count} der Landkarte.',
  'log.end-near': 'Die Landkarte von {seat} hat neun Plättchen: Nach dieser Runde kommt noch eine.',
  'log.drew': '{seat} zieht: {card}.',
  'log.dropped': '{seat} legt ab: {card}.',
  'log.game-over':
    'Das Spiel ist vorbei. {why} {scores}. {winners} {count, plural, one {gewinnt} other {teilen sich den Sieg}}.',
  'log.score':
    '{seat} hat {points, plural, one {# Punkt} other {# Punkte}} und {loops, plural, one {# Ring} other {# Ringe}}',
  'log.why-tiles': 'Die letzte Runde ist gespielt.',
  'log.why-rounds': 'Sechzig Runden sind vorbei.',
  'log.why-stall': 'Niemand konnte oder wollte noch etwas tun.',

  'end.tiles':
    '{winners} {count, plural, one {hat} other {haben gemeinsam}} die meisten Punkte ({score}).',
  'end.tiles-loops':
    'Mehrere haben {score} Punkte; mit {loops, plural, one {# Ring} other {# Ringen}} {count, plural, one {liegt} other {liegen}} {winners} vorn.',
  'end.rounds':
    'Sechzig Runden sind vorbei; {winners} {count, plural, one {hat} other {haben gemeinsam}} die meisten Punkte ({score}).',
  'end.rounds-loops':
    'Sechzig Runden sind vorbei; mehrere haben {score} Punkte, und mit {loops, plural, one {# Ring} other {# Ringen}} {count, plural, one {liegt} other {liegen}} {winners} vorn.',
  'end.stall':
    'Niemand konnte oder wollte noch etwas tun; {winners} {count, plural, one {hat} other {haben gemeinsam}} die meisten Punkte ({score}).',
  'end.stall-loops':
    'Niemand konnte oder wollte noch etwas tun; mehrere haben {score} Punkte, und mit {loops, plural, one {# Ring} other {# Ringen}} {count, plural, one {liegt} other {liegen}} {winners} vorn.',

  'tally.cards': 'Zahlen im Tagebuch',
  'tally.tiles': 'Zahlen auf Plättchen',
  'tally.symbol': 'Symbol {symbol}: {journal} im Tagebuch × {map} auf der Landkarte',
  'tally.symbol-wild':
    'Symbol {symbol}: {journal} im Tagebuch × {map} auf der Landkarte, das freie mitgezählt',
  'tally.loops':
    'Ringe: {n} ({map} auf der Landkarte{half, plural, =0 {} one {, # halber im Tagebuch} other {, # halbe im Tagebuch}})',
  'tally.JS': 'Sätze aus vier Symbolen im Tagebuch: {n}',
  'tally.MS': 'Sätze aus vier Symbolen auf der Landkarte: {n}',
  'tally.CI': 'Kreise auf der Landkarte: {n}',
  'tally.QU': 'Quartette: {n}',
  'tally.DI': 'Längste Diagonale aus Kreisen: {n}',
  'tally.NU': 'Häufigste Zahl im Tagebuch: {n}',
  'tally.CO': 'Häufigste Farbe im Tagebuch: {n}',
  'tally.LO': 'Einzelne Symbole auf der Landkarte: {n}',

  'sketch.round': 'Runde {round}',
  'sketch.last': 'die letzte',
  'sketch.ending': 'danach noch eine',
  'sketch.piles': 'Nachziehstapel {deck}, Ablage {discards}, Beutel {bag}',
  'sketch.open': 'Offen:',
  'sketch.row': 'Plättchen in der Reihe:',
  'sketch.specials': 'Sonderplättchen:',
  'sketch.supply': 'Für Sätze aus:',
  'sketch.sight':
    'Sehenswürdigkeit {name}: {cards} ({have} von {need}) für {points, plural, one {# Punkt} other {# Punkte}} und {imprints}',
  'sketch.sight-tile':
    'Sehenswürdigkeit {name}: {cards} ({have} von {need}) für {points, plural, one {# Punkt} other {# Punkte}}, Plättchen',
  'sketch.sight-open': 'Sehenswürdigkeit {name}: die Seite wird ausgelost',
  'sketch.scoring': '{name} {tile}: {worth} – jetzt {count}, also {points}',
  'sketch.backpack': 'Rucksack {backpack}',
  'sketch.circles': 'Kreise {circles}',
  'sketch.hand': 'Hand:',
  'sketch.cards': '{n, plural, one {# Karte} other {# Karten}}',
  'sketch.known': 'darunter',
  'sketch.sets': 'Sätze:',
  'sketch.journal': 'Tagebuch:',
  'sketch.symbols': 'Symbole:',
  'sketch.waiting': 'Zu legen:',
  'sketch.due': 'Noch zu bezahlen: {n, plural, one {# Karte} other {# Karten}}',
  'sketch.paying':
    'Gespielt {cards}: Kosten {cost} − Kreise {discounts} − Freispiele {free} = {left} zu bezahlen',
  'sketch.map':
    '{n, plural, =0 {Noch keine Plättchen} one {Landkarte aus # Plättchen} other {Landkarte aus # Plättchen}}',
  'sketch.key':
    'P Lila, B Blau, G Grün, Y Gelb; w Rad, l Lotus, k Knoten, f Fisch, o halber Ring; P4w/2 kostet 2. Auf Plättchen: o Bogen, O eines Rings; kleine Buchstaben Halbkreise, große Kreise; h Handkarten, -1 billiger, ? freies Symbol, * freie Wahl.',

  'board.card':
    '{card}{cost, plural, =0 {} other {, kostet #}}{able, select, yes {, wählbar} other {}} {tag}',
  'board.tag': '{n, plural, =0 {umsonst} other {{more, select, yes {gesamt} other {zahle}} #}}',
  'board.hand': 'Deine Hand',
  'board.hand-of': 'Hand von {seat}',
  'board.hand-note': '{n} von höchstens {limit}; Kosten unten links',
  'board.hidden':
    '{n, plural, one {Eine weitere Karte ist} other {# weitere Karten sind}} verdeckt.',
  'board.sets': 'Offene Sätze',
  'board.sets-note':
    'eine Farbe der Reihe nach oder ein Wert in verschiedenen Farben; ab drei Karten abschließbar, für Tagebuch und Plättchen',
  'board.set-single': 'Satz {set}: eine Karte',
  'board.set-sequence': 'Satz {set}: Folge aus {n}',
  'board.set-rainbow': 'Satz {set}: Regenbogen aus {n}',
  'board.new-set': 'Ein neuer Satz',
  'board.lay': 'Hierher{n, plural, =-1 {} =0 {: umsonst} other {: zahle #}}',
  'board.lay-not': 'Warum nicht?',
  'board.lay-as': 'als {face}{n, plural, =-1 {?} =0 {: umsonst} other {: zahle #}}',
  'board.close': 'Satz {set} abschließen',
  'board.keep': 'Satz {set} offen lassen',
  'board.turn': 'Dieser Zug',
  'board.step-play': 'Spielen',
  'board.step-pay': 'Bezahlen',
  'board.step-close': 'Abschließen',
  'board.step-place': 'Legen',
  'board.step-draw': 'Ziehen',
  'board.sum':
    '{cost, plural, =0 {Nichts zu bezahlen} other {Kosten {costs}{discounts, plural, =0 {} other { − Ermäßigung #}}{free, plural, =0 {} other { − Freispiele #}} = {left} zu bezahlen}}',
  'board.means':
    'Zum Bezahlen hast du noch {n, plural, =0 {keine Karte} one {eine Karte} other {# Karten}}{enough, select, yes {} other {, also müssen Mitfahrkarten helfen}}.',
  'board.told-start':
    'Wähle eine Karte, dann den Satz dafür. Unter jeder steht, mit wie vielen anderen Handkarten du mindestens bezahlen würdest.',
  'board.told-no-more': 'Keine andere Handkarte passt und ließe sich bezahlen.',
  'board.told-nothing': 'Du kannst jetzt nichts spielen: Nichts passt, was du bezahlen könntest.',
  'board.told-pay': 'Wähle die Karten, die du hergibst; sie werden abgelegt.',
  'board.told-tile':
    'Markierte Plättchen sind zu haben: unter den ersten {size}, mit der Farbe von {card}. Die anderen sagen, warum nicht.',
  'board.told-special': 'Wähle ein markiertes Plättchen; gleich legst du es auf deine Landkarte.',
  'board.told-keep': 'Oder lass ihn wachsen; bei {n} Karten gibt es dazu: {piece}.',
  'board.told-ride':
    'Freispiele legen die teuersten Karten umsonst. Eine eingesetzte Karte kommt ins Tagebuch, wo ihre Zahl Punkte sind.',
  'board.told-sight': 'Du hast die Karten für eine Sehenswürdigkeit. Sie zählt im Tagebuch.',
  'board.told-next': 'Wähle eines der Plättchen neben deiner Landkarte; die anderen folgen.',
  'board.told-at': 'Wähle ein markiertes Feld; gedreht wird danach.',
  'board.told-rotate': 'Gleiche Halbkreise werden ein Kreis, vier Bögen ein Ring.',
  'board.told-draw':
    'Wähle unter den offenen Karten; am Ende deines Zugs darfst du {limit} auf der Hand haben.',
  'board.told-drop':
    '{n, plural, one {Eine Karte ist} other {# Karten sind}} zu viel: Wähle, was du ablegst.',
  'board.chosen': '{card} kostet {cost}. Wähle einen Satz dafür.',
  'board.chosen-wild': '{card}: steht für jede Karte, die passt. Wähle, wofür.',
  'board.put-back': 'Andere Karte wählen',
  'board.skip': 'Nichts spielen, Karten ziehen',
  'board.skip-last': 'Nichts spielen',
  'board.done':
    'Ausspielen beenden{n, plural, =0 {, nichts zu bezahlen} other {, dann # bezahlen}}',
  'board.ride':
    '{card} einsetzen: {free} Freispiele, dann {n, plural, =0 {nichts zu bezahlen} other {# zu bezahlen}}',
  'board.ride-none': 'Keine einsetzen{n, plural, =-1 {} =0 {} other {, # bezahlen}}',
  'board.journal-card': '{card}: {n, plural, =0 {kein Plättchen} other {Plättchen {places}}}',
  'board.sight-none': 'Liegen lassen',
  'board.then-choice':
    'Ein Regenbogen: Du wählst, welche Karte ins Tagebuch kommt, und ihre Farbe entscheidet über die Plättchen.',
  'board.then-journal': '{card} kommt ins Tagebuch; ihr Kreis macht Karten in {colour} billiger.',
  'board.then-backpack': '{n} Karten kommen in den Rucksack (dann {packed} von {limit}).',
  'board.then-special': 'Sieben davon bringen ein Sonderplättchen.',
  'board.then-tile':
    'Du nimmst ein Plättchen: {n, plural, one {Nummer {places} passt} other {die Nummern {places} passen}}.',
  'board.then-no-tile': 'Kein Plättchen: Die ersten {size} zeigen kein {colour}.',
  'board.then-reward': 'Dazu bekommst du: {piece}.',
  'board.then-gone': 'Dazu gäbe es {piece}, aber davon ist nichts mehr da.',
  'board.gain':
    '{circles, plural, =0 {kein Kreis} one {# Kreis} other {# Kreise}}, {loops, plural, =0 {kein Ring} one {# Ring} other {# Ringe}}, {sign}{points, plural, one {# Punkt} other {# Punkte}}',
  'board.rotation':
    '{n, plural, =0 {Wie es ist} one {Einmal gedreht} other {#-mal gedreht}}: {gain}',
  'board.map': 'Landkarte',
  'board.with': '{what}: {more}',
  'board.map-note': '{n, plural, one {# Plättchen} other {# Plättchen}}; {end} beenden das Spiel',
  'board.map-circles': '{n, plural, one {# Kreis} other {# Kreise}}',
  'board.map-loops': '{n, plural, one {# Ring} other {# Ringe}}',
  'board.map-quartets': '{n, plural, one {# Quartett} other {# Quartette}}',
  'board.map-diagonal': 'längste Diagonale {n}',
  'board.free': 'frei',
  'board.tile': '{tile}{able, select, yes {, wählbar} other {}}',
  'board.told-symbols':
    '{symbols}: Jedes auf deiner Landkarte zählt so oft, wie du es im Tagebuch hast. {arcs, plural, one {# Bogen} other {# Bögen}} für Ringe.',
  'board.told-points':
    '{n} Punkte wert. {arcs, plural, =0 {Keine Bögen.} one {# Bogen für Ringe.} other {# Bögen für Ringe.}}',
  'board.told-hand': 'Von jetzt an darfst du {n} statt {usual} Karten halten.',
  'board.told-discount':
    'Von jetzt an kosten farbige Karten in jedem Zug zusammen 1 weniger, zusätzlich zu deinen Kreisen.',
  'board.told-wild': 'Ein freies Symbol: Am Ende ist es das, was dir am meisten bringt.',
  'board.told-choice':
    'Von jetzt an wählst du irgendein Plättchen der Reihe: Ort und Farbe sind gleich.',
  'board.row': 'Plättchenreihe',
  'board.row-note':
    'ein Satz aus drei öffnet die Plätze 1–3 und so weiter; größere bringen auch, was darunter liegt',
  'board.specials': 'Sonderplättchen',
  'board.specials-note': 'für sieben Karten im Rucksack',
  'board.piece': '{piece} ({free} Freispiele)',
  'board.reward':
    '{piece} für einen Satz aus {size}; {n, plural, =0 {keine Exemplare mehr} other {noch #}}.',
  'board.market': 'Offene Karten',
  'board.market-note': 'ziehe drei farbige oder einen Joker',
  'board.deck': 'Nachziehstapel: {n, plural, one {# Karte} other {# Karten}}',
  'board.discards': 'Ablage {n}',
  'board.pile-discards': 'Ablage',
  'board.pile-deck': 'Im Nachziehstapel',
  'board.pile-hidden': 'Verdeckt, auf Händen oder im Nachziehstapel',
  'board.pile-backpack': 'Rucksack, die ältesten zuerst',
  'board.pile-bag': 'Im Beutel',
  'board.journal': 'Tagebuch',
  'board.journal-note': 'Zahlen sind Punkte, Kreise machen billiger',
  'board.discounts': 'Ermäßigung:',
  'board.symbols': 'Tagebuch × Landkarte:',
  'board.loops':
    '{half, plural, one {# halber} other {# halbe}}, zusammen {n, plural, one {# Ring} other {# Ringe}}',
  'board.backpack': 'Rucksack: {n} von {limit} für ein Sonderplättchen',
  'board.score': 'Punkte bisher',
  'board.score-note':
    'Zahlen von Tagebuch und Plättchen; jedes Symbol Tagebuch × Landkarte; meiste Ringe {most}{second, plural, =0 {} other {, zweitmeiste #}}',
  'board.adds': 'Das bringt',
  'board.sum-points':
    'Zahlen {numbers} + Symbole {symbols} + Ringe {loops}{mode, select, full { + Wertungsplättchen {tiles}} other {}} = {total}',
  'board.scoring': 'Wertungsplättchen',
  'board.scoring-JS': 'jede Gruppe aus vier verschiedenen Symbolen',
  'board.scoring-MS': 'jede Gruppe aus vier verschiedenen Symbolen',
  'board.scoring-CI': 'volle Kreise auf der Landkarte',
  'board.scoring-QU': 'Ringe durch Kreise aller vier Farben',
  'board.scoring-DI': 'Kreise in der längsten geraden Diagonale',
  'board.scoring-NU': 'Karten mit der häufigsten Zahl im Tagebuch',
  'board.scoring-CO': 'Karten in der häufigsten Farbe im Tagebuch',
  'board.scoring-LO': 'Symbole der Landkarte, die kein Plättchen ringsum wiederholt',
  'board.worth': '{n} → {worth}',
  'board.each': 'je {n} Punkte',
  'board.now': 'jetzt {n}, also {points}',
  'board.sights': 'Sehenswürdigkeiten',
  'board.sights-note': '{n} von vier Karten im Tagebuch',
  'board.wanted': '{face}{there, select, yes { ist da} other { fehlt}}',
  'board.sight-progress': '{have} von {need}',
  'board.sight-gift':
    '{n, plural, one {# Punkt} other {# Punkte}} {tile, select, yes {und ein Plättchen nach Wahl} other {}}',
  'board.sight-take-named': 'Sehenswürdigkeit {name} nehmen',
  'board.others': 'Die anderen',
  'board.shut': 'Schließen',
  'board.standing':
    '{points, plural, one {# Punkt} other {# Punkte}} · Hand {hand} · Landkarte {tiles}/{end} · Rucksack {packed}/{limit}',
  'board.standing-brief':
    '{points, plural, one {# Punkt} other {# Punkte}} · Landkarte {tiles}/{end}',
  'board.known': 'Hand aus {n}, davon bekannt: {cards}',
  'board.parts': 'Teile des Tischs',
  'board.part-market': 'Karten',
  'board.part-tiles': 'Plättchen',
  'board.part-map': 'Landkarte',
  'board.part-goals': 'Punkte',
};
