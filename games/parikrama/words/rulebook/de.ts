import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'heading.K1': 'Ziel und Material',
  'rule.K1':
    'Wer die meisten Punkte hat, gewinnt. Punkte bringen die Zahlen und Symbole in deinem Tagebuch und auf deiner Landkarte, Ringe und im vollständigen Spiel drei Wertungsplättchen.',
  'rule.K2':
    'Es gibt 84 farbige Reisekarten, je drei mit den Werten 1 bis 7 in Lila, Blau, Grün und Gelb. Eine Karte kostet die Hälfte ihres Werts, abgerundet. Sie zeigt einen Kreis ihrer Farbe und dazu ein Symbol (Rad, Lotus, Knoten oder Fisch) oder einen halben Ring. Acht weitere Reisekarten sind Joker und kosten 1. Welcher Aufdruck auf welcher Karte ist, ist rekonstruiert.',
  'house.K2':
    'In unserem Scan fehlen die Bilder der Karten, deshalb sind die Aufdrucke rekonstruiert.',
  'rule.K3':
    'Es gibt zwölf Mitfahrkarten: vier Kutschen, vier Flussboote und vier Lastwagen. Sie geben zwei, drei oder vier Freispiele, also Karten, die du umsonst spielst, und zählen im Tagebuch ebenso viele Punkte.',
  'house.K3':
    'In unserem Scan fehlen die Bilder dieser Karten, deshalb sind ihre Zahlen rekonstruiert.',
  'rule.K4':
    'Plättchen sind Quadrate mit einem farbigen Halbkreis in der Mitte jeder Kante und Bögen um manche Ecken. Zwei gleichfarbige Halbkreise, die sich treffen, sind ein Kreis. Vier Bögen um einen Punkt sind ein Ring.',
  'rule.K5':
    'Es gibt 40 Grundplättchen mit je einem Symbol, 15 Sonderplättchen mit Symbolen, Punkten oder einer Kraft und zwei Plättchen zu 14 Punkten. Was genau auf welchem Plättchen ist, ist rekonstruiert.',
  'house.K5': 'In unserem Scan fehlen die Bilder der Plättchen, deshalb sind sie rekonstruiert.',
  'heading.K6': 'Aufbau',
  'rule.K6':
    'Zu Beginn bekommen die Spieler der Reihe nach 5, 6, 7, 8 und 9 Karten. Sechs Reisekarten liegen offen auf dem Markt und sieben Grundplättchen in der Reihe. Bei zwei, drei, vier oder fünf Spielern liegen 5, 7, 9 oder 11 Sonderplättchen aus. Im vollständigen Spiel kommen drei Sehenswürdigkeiten dazu, jede mit irgendeiner Seite oben, und drei Wertungsplättchen.',
  'rule.K7':
    'Sind nach dem Auffüllen vier oder mehr der sechs offenen Karten Joker, legt alle sechs ab und sechs neue aus, solange Stapel und Ablage zusammen mindestens drei farbige Karten haben. Prüft das dann noch einmal.',
  'house.K7':
    'Die Spielregel sagt nicht, wie oft ihr prüft und was bei wenigen farbigen Karten geschieht.',
  'heading.K8': 'Karten ausspielen',
  'rule.K8':
    'In deinem Zug darfst du Karten ausspielen und einen Satz abschließen; dann ziehst du. Das Ausspielen darfst du auslassen.',
  'rule.K9':
    'Alle Karten, die du in einem Zug ausspielst, kommen zu einem Satz: zu einem neuen oder zu einem deiner offenen. Du darfst beliebig viele offene Sätze haben.',
  'rule.K10':
    'Eine Folge besteht aus Karten einer Farbe mit aufeinanderfolgenden Werten, jeder Wert einmal, höchstens von 1 bis 7.',
  'rule.K11':
    'Ein Regenbogen besteht aus Karten eines Werts in verschiedenen Farben, also höchstens vier. Eine einzelne Karte ist noch keins von beiden: Die zweite entscheidet.',
  'rule.K12':
    'Ein Satz beginnt mit einer farbigen Karte. Lege Karten einzeln an, jede an die anderen: um eins höher, um eins niedriger oder mit gleichem Wert in einer anderen Farbe. Du darfst eine Karte nur anlegen, wenn du das Ausspielen noch beenden und bezahlen kannst.',
  'house.K12':
    'Die Spielregel sagt nicht, in welcher Reihenfolge du legst und bezahlst. Der Tisch geht Karte für Karte vor.',
  'rule.K13':
    'Wenn du mit dem Anlegen fertig bist, darf eine Folge keine Lücke haben, und ihre höchste Karte muss eine farbige sein, kein Joker und keine Mitfahrkarte an ihrer Stelle.',
  'rule.K14':
    'Ein Joker steht für eine Karte beliebiger Farbe und beliebigen Werts. Wofür, sagst du beim Ausspielen, und dabei bleibt es.',
  'house.K14': 'Die Spielregel sagt nicht, ob sich ein Joker später ändern darf.',
  'rule.K15': 'Du darfst eine Mitfahrkarte auch umsonst als Joker spielen.',
  'heading.K16': 'Bezahlen',
  'rule.K16':
    'Bezahle sofort: Für jeden Punkt der Kosten legst du eine andere Reisekarte von deiner Hand ab. Mit Jokern darfst du bezahlen, mit Mitfahrkarten nicht.',
  'house.K16': 'Die Spielregel sagt nicht, mit welchen Karten du bezahlen kannst.',
  'rule.K17':
    'Jeder volle Kreis in deinem Tagebuch und auf deiner Landkarte macht die Karten seiner Farbe um 1 billiger, einmal in jedem Zug. Ein Sonderplättchen macht farbige Karten um 1 mehr billiger. Joker werden nie billiger.',
  'rule.K18':
    'Nach dem Anlegen und vor dem Bezahlen darfst du Mitfahrkarten von deiner Hand einsetzen, eine nach der anderen, solange du mehr Reisekarten gespielt hast, als du Freispiele hast. Als Joker gespielte Mitfahrkarten sind keine Reisekarten. Umsonst sind dann die Karten, bei denen du am meisten sparst, auch Joker. Eingesetzte Karten kommen in dein Tagebuch und machen dort nichts billiger.',
  'house.K18':
    'Die Spielregel sagt nicht, wie viele Mitfahrkarten du einsetzen darfst und welche Karten dann umsonst sind.',
  'heading.K19': 'Einen Satz abschließen',
  'rule.K19':
    'Du darfst pro Zug einen Satz abschließen, der mindestens drei Karten hat: den, zu dem du gespielt hast, oder irgendeinen, wenn du nichts gespielt hast.',
  'rule.K20':
    'Einen vollen Satz, also einen Regenbogen aus vier oder eine Folge aus sieben Karten, musst du noch im selben Zug abschließen.',
  'rule.K21':
    'Die höchste Karte eines abgeschlossenen Satzes kommt in dein Tagebuch, bei einem Regenbogen eine farbige deiner Wahl. Die anderen kommen in deinen Rucksack, die niedrigste zuerst, bei einem Regenbogen in der Reihenfolge Lila, Blau, Grün, Gelb.',
  'house.K21':
    'Die Spielregel sagt nicht, in welcher Reihenfolge die anderen Karten in den Rucksack kommen.',
  'rule.K22':
    'Hat dein Rucksack dann sieben Karten oder mehr, legst du die sieben ab, die am längsten darin sind, und nimmst ein Sonderplättchen deiner Wahl. Ist keines mehr da, bleiben die Karten.',
  'house.K22': 'Die Spielregel sagt nicht, was geschieht, wenn kein Sonderplättchen mehr da ist.',
  'rule.K23':
    'Dann nimmst du ein Grundplättchen aus der Reihe. Ein Satz reicht vom ersten an über so viele Plättchen, wie er Karten hatte, und das Plättchen braucht einen Halbkreis in der Farbe der Karte, die ins Tagebuch kam. Gibt es so eines, musst du eines nehmen. Die Reihe rückt auf und wird aus dem Beutel aufgefüllt.',
  'house.K23': 'Die Spielregel sagt nicht, ob du auf ein Plättchen verzichten darfst.',
  'rule.K24':
    'Ein Satz aus vier, fünf oder sechs Karten bringt auch eine Kutsche, ein Flussboot oder einen Lastwagen, einer aus sieben ein 14-Punkte-Plättchen, solange der Vorrat reicht.',
  'heading.K25': 'Sehenswürdigkeiten',
  'rule.K25':
    'Eine Sehenswürdigkeit nennt vier Karten. Mit dreien davon im Tagebuch, egal mit welchem Aufdruck, darfst du sie ins Tagebuch nehmen: zu Beginn deines Zuges, wenn du ein Sonder- oder Grundplättchen für einen abgeschlossenen Satz wählst, und nach allen Belohnungen, auch in der letzten Runde. Sehenswürdigkeiten werden nicht ersetzt.',
  'house.K25': 'Die Spielregel sagt nicht genau, wann du eine Sehenswürdigkeit nehmen darfst.',
  'rule.K26':
    'Manche Sehenswürdigkeiten haben Aufdrucke. Die anderen bringen sofort ein Plättchen, wenn noch eins da ist: irgendeines aus der Reihe oder irgendein ausliegendes Sonderplättchen.',
  'house.K26':
    'In unserem Scan fehlen die Bilder der Sehenswürdigkeiten, deshalb ist rekonstruiert, was sie bringen.',
  'heading.K27': 'Deine Landkarte',
  'rule.K27':
    'Wenn du alle Plättchen deines Zuges hast und bevor du ziehst, legst du sie nacheinander in beliebiger Reihenfolge und Drehung Kante an Kante an deine Landkarte. Farben und Bögen müssen nicht passen. Plättchen bleiben, wo sie liegen. Das erste einer Landkarte liegt, wie es ist.',
  'house.K27': 'Die Spielregel sagt nicht, wie das erste Plättchen einer Landkarte liegt.',
  'rule.K28':
    'Die Kräfte von Sonderplättchen (16 Handkarten, billigere Karten, freie Wahl der Grundplättchen) wirken, sobald du das Plättchen bekommst; Kreise wirken, sobald es liegt.',
  'house.K28': 'Die Spielregel sagt nicht, ab wann eine Kraft wirkt.',
  'heading.K29': 'Ziehen',
  'rule.K29':
    'Dann musst du von den offenen Karten ziehen: drei farbige oder einen Joker. Liegen weniger als drei farbige offen, nimmst du alle davon; liegt keine offen, einen Joker; liegt nichts offen, ziehst du nichts.',
  'house.K29': 'Die Spielregel sagt nicht, was du ziehst, wenn wenige Karten offen liegen.',
  'rule.K30':
    'Hast du dann mehr als zehn Karten, oder mehr als 16 mit dem Sonderplättchen dafür, legst du die überzähligen ab. Mitfahrkarten zählen mit.',
  'rule.K31':
    'Fülle am Ende deines Zuges den Markt auf sechs Karten auf, soweit Stapel und Ablage reichen. Brauchst du eine Karte und der Stapel ist leer, wird die Ablage zum Stapel. Abgelegte Mitfahrkarten sind aus dem Spiel.',
  'house.K31': 'Die Spielregel sagt nicht genau, wann der Markt aufgefüllt wird.',
  'heading.K32': 'Das Ende der Partie',
  'rule.K32':
    'Hat eine Landkarte neun Plättchen, spielt ihr die Runde zu Ende und noch eine, ohne Ziehen und Ablegen. Dann ist die Partie vorbei. Eine Landkarte darf mehr als neun Plättchen haben.',
  'rule.K33':
    'Hat nach sechzig Runden keine Landkarte neun Plättchen, endet die Partie und wird gewertet, wie sie steht.',
  'house.K33': 'Die Spielregel setzt keine Grenze. Mit dieser endet jede Partie.',
  'rule.K34':
    'Die Partie endet auch nach einer Runde, in der niemand etwas getan hat und nichts zu ziehen ist.',
  'house.K34':
    'Die Spielregel behandelt diesen Fall nicht. Ohne diese Regel könnte eine Partie ewig dauern.',
  'heading.K35': 'Wertung',
  'rule.K35':
    'Zahlen: Zähle die Werte aller Karten in deinem Tagebuch zusammen, auch von Mitfahrkarten und Sehenswürdigkeiten, und die Punkte auf deinen Plättchen.',
  'rule.K36':
    'Symbole: Multipliziere für jedes Symbol, wie oft du es im Tagebuch und wie oft du es auf der Landkarte hast. Ein freies Symbol zählt überall als ein und dasselbe, nämlich als das, das dir am meisten bringt.',
  'house.K36': 'Die Spielregel sagt nicht, ob ein freies Symbol zweierlei bedeuten darf.',
  'rule.K37':
    'Ringe: Es zählen die auf deiner Landkarte, und je zwei halbe Ringe im Tagebuch zählen als einer. Die meisten Ringe bringen 14 Punkte; ab drei Spielern bringen die zweitmeisten 6. Bei Gleichstand an der Spitze teilt ihr euch 20, und es gibt keinen zweiten Platz; bei Gleichstand auf dem zweiten Platz teilt ihr euch 6; rundet ab. Ohne Ring gibt es keine Punkte.',
  'house.K37': 'Die Spielregel sagt nicht, was geschieht, wenn niemand einen Ring hat.',
  'rule.K38':
    'Wertungsplättchen geben Punkte für vier verschiedene Symbole im Tagebuch oder auf der Landkarte, Kreise, Quartette (Ringe, deren Kreise alle vier Farben haben), die längste Diagonale aus Kreisen, die häufigste Zahl im Tagebuch (auch die Punkte von Mitfahrkarten und Sehenswürdigkeiten), die häufigste Kartenfarbe im Tagebuch sowie Symbole auf der Landkarte, die sich auf keinem der acht Felder ringsum wiederholen. Über das Ende einer Tabelle hinaus gilt ihr letzter Eintrag.',
  'house.K38':
    'In unserem Scan fehlen einige Tabellen der Wertungsplättchen, deshalb sind ihre Zahlen rekonstruiert.',
  'rule.K39':
    'Bei gleich vielen Punkten gewinnt, wer mehr Ringe hat. Ist auch das gleich, teilt ihr euch den Platz.',
  'heading.K40': 'Verdeckt und offen',
  'rule.K40':
    'Verdeckt sind die Handkarten, außer denen, die alle beim Ziehen gesehen haben, der Stapel und der Beutel. Alles andere ist offen.',

  // Only a terminal draws tables with letters: a page need not load the words for that.
  'sketch.round': 'Runde {round}',
  'sketch.last': 'die letzte',
  'sketch.ending': 'danach noch eine',
  'sketch.piles': 'Stapel {deck}, Ablage {discards}, Beutel {bag}',
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
  'sketch.loops': '{n, plural, one {# Ring} other {# Ringe}}',
  'sketch.hand': 'Hand:',
  'sketch.cards': '{n, plural, one {# Karte} other {# Karten}}',
  'sketch.known': 'darunter',
  'sketch.sets': 'Sätze:',
  'sketch.journal': 'Tagebuch:',
  'sketch.symbols': 'Symbole:',
  'sketch.due': 'Noch zu bezahlen: {n, plural, one {# Karte} other {# Karten}}',
  'sketch.paying':
    'Gespielt {cards}: Kosten {cost} − Kreise {discounts} − Freispiele {free} = {left} zu bezahlen',
  'sketch.key':
    'P Lila, B Blau, G Grün, Y Gelb; w Rad, l Lotus, k Knoten, f Fisch, o halber Ring; P4w/2 kostet 2. Auf Plättchen: o Bogen, O eines Rings; kleine Buchstaben Halbkreise, große Kreise; h Handkarten, -1 billiger, ? freies Symbol, * freie Wahl.',
};
