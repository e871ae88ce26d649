import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'heading.J1': 'Ziel und Aufbau',
  'rule.J1':
    'Zwei Händler spielen Runde um Runde. Wer am Ende einer Runde reicher ist, gewinnt ein Siegel.',
  'rule.J2':
    'Jede Runde beginnt mit drei Kamelen auf dem Markt. Mischt die übrigen Karten, gebt jedem fünf und legt zwei weitere auf den Markt. Kamele unter den ausgeteilten Karten kommen in deine offene Herde.',
  'rule.J3':
    'Platz 1 beginnt die erste Runde. Danach beginnt immer, wer die letzte Runde verloren hat.',
  'heading.J4': 'Nehmen und tauschen',
  'rule.J4':
    'In deinem Zug tust du genau eines: eine Ware nehmen, die Kamele nehmen, tauschen oder verkaufen. Dann ist der andere dran.',
  'rule.J5':
    'Eine Ware nehmen: Eine Warenkarte kommt vom Markt auf deine Hand, und eine Karte vom Stapel füllt die Lücke.',
  'rule.J6':
    'Am Ende deines Zuges darfst du höchstens sieben Karten auf der Hand haben. Kamele gehören nicht zur Hand und zählen nicht mit.',
  'rule.J7':
    'Die Kamele nehmen: Alle Kamele auf dem Markt (mindestens eines muss dort liegen) kommen in deine Herde, und Karten vom Stapel füllen die Lücken.',
  'rule.J8':
    'In einem Zug nimmst du Waren oder Kamele, nie beides. Beim Tauschen kannst du keine Kamele nehmen.',
  'rule.J9':
    'Tauschen: Nimm zwei bis fünf Waren vom Markt und lege ebenso viele Karten zurück: Waren aus der Hand, Kamele aus der Herde oder beides gemischt.',
  'rule.J10': 'In einem Tausch kannst du eine Warenart nicht zugleich nehmen und zurücklegen.',
  'heading.J11': 'Verkaufen',
  'rule.J11':
    'Verkaufen: Lege beliebig viele Karten einer Warenart ab. Kamele kannst du nicht verkaufen.',
  'rule.J12':
    'Von Diamanten, Gold und Silber musst du mindestens zwei auf einmal verkaufen, auch wenn weniger Marker übrig sind.',
  'rule.J13':
    'Für jede verkaufte Karte nimmst du einen Marker dieser Ware, die wertvollsten zuerst. Sind es zu wenige, nimmst du die, die noch da sind.',
  'rule.J14':
    'Du darfst auch eine Ware verkaufen, von der keine Marker mehr da sind. Du bekommst dann keinen.',
  'house.J14':
    'Die Spielregel sagt nicht, ob du ohne Ertrag verkaufen darfst. Vielleicht willst du die Karten einfach loswerden.',
  'rule.J15':
    'Verkaufst du drei, vier oder mindestens fünf Karten, ziehst du zusätzlich einen verdeckten Bonusmarker vom passenden Stapel, egal, wie viele Warenmarker du bekommen hast.',
  'rule.J16':
    'Ist dieser Bonusstapel leer, bekommst du keinen Bonusmarker, auch nicht von einem anderen Stapel.',
  'house.J16': 'Die Spielregel sagt nicht, was bei einem leeren Bonusstapel geschieht.',
  'heading.J17': 'Das Ende einer Runde',
  'rule.J17': 'Die Runde endet sofort, wenn die Marker von drei Warenarten weg sind.',
  'rule.J18': 'Den Verkauf, der die Runde beendet, führst du noch ganz aus, samt Bonusmarker.',
  'house.J18':
    'Die Spielregel beendet die Runde sofort, sagt aber nicht, ob der Verkauf noch zu Ende geht.',
  'rule.J19':
    'Die Runde endet sofort, wenn der Stapel den Markt nicht auffüllen kann. Legt die letzten Karten trotzdem noch aus; Kamele, die du gerade genommen hast, zählen mit. Ein leerer Stapel beendet die Runde nicht, solange der Markt voll ist.',
  'rule.J20': 'Eine Runde endet nach 300 Zügen und wird so gewertet, wie sie steht.',
  'house.J20': 'Die Spielregel setzt keine Grenze. Mit dieser endet jede Partie.',
  'heading.J21': 'Siegel und Sieg',
  'rule.J21':
    'Am Ende der Runde bringt die größere Herde den Kamelmarker im Wert von fünf Rupien. Gleich große Herden bringen nichts.',
  'rule.J22':
    'Wer mehr Rupien hat, gewinnt das Siegel. Bei Gleichstand gewinnt es, wer mehr Bonusmarker hat; steht es immer noch gleich, wer mehr Warenmarker hat.',
  'rule.J23':
    'Ist alles gleich, gewinnt niemand das Siegel. Es folgt eine weitere Runde; sie beginnt, wer die unentschiedene nicht begonnen hat.',
  'house.J23': 'Die Spielregel sagt nicht, was nach völligem Gleichstand geschieht.',
  'rule.J24': 'Mit zwei Siegeln gewinnst du die Partie.',
  'rule.J25':
    'Hat nach neun Runden niemand zwei Siegel, ist die Partie remis. Unentschiedene Runden zählen mit.',
  'house.J25':
    'Die Spielregel setzt keine Grenze, und unentschiedene Runden könnten ewig weitergehen.',
  'heading.J26': 'Verdeckt und offen',
  'rule.J26':
    'Handkarten, der Stapel und die Werte fremder Bonusmarker bleiben bis zum Ende der Runde verdeckt. Alles andere ist offen, auch was genommen und zurückgelegt wurde. An manchen Tischen musst du dir Herden und Ablage selbst merken.',
};
