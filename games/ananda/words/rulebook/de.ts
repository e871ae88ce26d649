import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'heading.A1': 'Zug und Aufbau',
  'rule.A1':
    'Dein Zug hat fünf Teile: Mönch setzen, bauen, meditieren, auffüllen, ausgleichen. Dann ist der nächste Spieler dran.',
  'rule.A2':
    'Am Anfang liegt ein zufälliger Stein mit zwei verschiedenen Farben in der Mitte. Alle bekommen sechs Steine und sechs ihrer eigenen Karten. Deine übrigen Karten sind dein Stapel.',
  'rule.A3':
    'Es gibt 63 Steine: jedes Farbpaar dreimal, auch die mit zwei gleichen Farben. Du hast von jeder Farbe und jedem Wert eine Karte: zu zweit von 1 bis 5, sonst von 1 bis 4.',
  'rule.A4':
    'Das Brett hat 10 mal 9 Felder. Du kannst für beide Richtungen 6 bis 14 wählen. Der erste Stein liegt in der Mitte oder, wenn es keine genaue Mitte gibt, knapp links davon und darunter. Von links nach rechts folgen seine Farben der Reihe Rot, Orange, Gelb, Grün, Blau, Violett.',
  'house.A4':
    'Die Spielregel nennt weder die Größe des Bretts noch den genauen Platz des ersten Steins.',
  'rule.A5': 'Platz 1 beginnt.',
  'house.A5':
    'Nach der Spielregel beginnt, wer heute am längsten meditiert hat. Das weiß der Tisch nicht.',
  'heading.A6': 'Flächen und Mönche',
  'rule.A6':
    'Eine Fläche sind alle sichtbaren Felder einer Farbe, die sich an den Kanten berühren. Die Höhe spielt keine Rolle.',
  'rule.A7':
    'Setze deinen Mönch auf ein Feld einer Fläche ohne Mönch. Auch dein eigener zählt: Er muss die Fläche verlassen, auf der er steht. Die Farbe der neuen Fläche ist deine Farbe für diesen Zug.',
  'rule.A8':
    'Ist keine Fläche frei, nimm deinen Mönch vom Brett und zieh einen Stein. Dein Zug ist zu Ende.',
  'heading.A9': 'Bauen',
  'rule.A9': 'Baue so viele Steine von deiner Bank, wie du willst, einen nach dem anderen.',
  'rule.A10':
    'Ein Stein liegt auf zwei leeren Feldern des Bretts oder auf zwei gleich hohen Feldern, die zu zwei verschiedenen Steinen gehören, auch zu solchen, die du gerade erst gebaut hast.',
  'rule.A11': 'Kein Stein darf über den Rand des Bretts ragen.',
  'rule.A12': 'Auf ein Feld mit einem Mönch darfst du nicht bauen, auch wenn es dein eigener ist.',
  'rule.A13':
    'Wenn der Stein liegt, muss eine Hälfte in der Farbe deines Mönchs zu dessen Fläche gehören. Es genügt nicht, ein Feld zu berühren, das der Stein selbst bedeckt.',
  'rule.A14':
    'Du darfst Felder deiner eigenen Fläche bedecken und sie sogar zerteilen. Du darfst deine Fläche mit anderen verbinden, auch wenn dort Mönche stehen.',
  'rule.A15':
    'Kannst oder willst du keinen Stein bauen, gibst du deinen Zug auf: Nimm deinen Mönch vom Brett und zieh einen Stein. Dein Zug ist zu Ende.',
  'heading.A16': 'Meditieren',
  'rule.A16':
    'Die Größe deiner Fläche ist die Zahl der Felder in der Fläche deines Mönchs, nachdem du gebaut hast.',
  'rule.A17':
    'Meditieren: Spiel beliebig viele Karten in der Farbe deines Mönchs oder keine, zusammen höchstens so viel, wie deine Fläche groß ist. Gespielte Karten werden Karma.',
  'heading.A18': 'Auffüllen und ausgleichen',
  'rule.A18':
    'Auffüllen: Zieh den Wert deiner gespielten Karten von der Größe deiner Fläche ab. So viele Steine bekommst du.',
  'rule.A19': 'Deine Bank fasst acht Steine. Mehr ziehst du nicht.',
  'rule.A20':
    'Ist der Vorrat leer, ziehst du für jeden fehlenden Stein eine Karte von deinem Stapel, bis zu acht Handkarten.',
  'rule.A21':
    'Zuerst gilt die Grenze deiner Bank: Du ziehst nie mehr, als dort Platz hat. Nimm die Steine, die noch da sind. Karten ersetzen nur die fehlenden, soweit Hand und Stapel es zulassen.',
  'house.A21': 'Die Spielregel sagt nicht, welche Grenze zuerst gilt, wenn der Vorrat ausgeht.',
  'rule.A22': 'Für den einen Stein, den du beim Aufgeben ziehst, gilt dasselbe.',
  'house.A22': 'Die Spielregel sagt nicht, ob die Grenzen auch hier gelten.',
  'rule.A23':
    'Ausgleichen: Hast du weniger Karten als Steine, zieh Karten, bis es gleich viele sind, solange dein Stapel reicht. Hast du deinen Zug aufgegeben, gleichst du nicht aus.',
  'heading.A24': 'Das Ende der Partie',
  'rule.A24': 'Die Partie endet, wenn der Vorrat und eine Bank leer sind.',
  'rule.A25':
    'Ihr prüft das, wenn jemand meditiert hat, und noch einmal am Ende jedes Zuges. Wer zuletzt baut, spielt also noch Karten, füllt aber nicht mehr auf.',
  'house.A25': 'Die Spielregel sagt nicht genau, wann das geprüft wird.',
  'rule.A26':
    'Die Partie endet auch, wenn zwei volle Runden lang alle aufgeben und niemand einen Stein zieht.',
  'house.A26':
    'Die Spielregel setzt keine Grenze. Ohne diese Regel könnte eine Partie ewig dauern.',
  'rule.A27':
    'Dein Karma ist die Summe der Karten, die du gespielt hast. Das meiste Karma gewinnt. Bei Gleichstand gewinnt, wer weniger Steine auf der Bank hat. Steht es auch dann gleich, teilt ihr euch den Platz.',
  'heading.A28': 'Verdeckt und offen',
  'rule.A28':
    'Handkarten, Bänke und die Reihenfolge von Stapeln und Vorrat sind geheim. Alles andere ist offen, auch wie viele Karten und Steine jeder hat.',
  'house.A28': 'Die Spielregel sagt nicht, ob die Bänke verdeckt sind.',
};
