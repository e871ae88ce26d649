import type { Catalogue } from '@baithak/kernel';

export const de: Catalogue = {
  'crown.title': 'Kronen gehen überallhin.',
  'crown.idea': 'Ein Feld weit in jede Richtung: gerade, schräg, auch zurück.',
  'crown.task': 'Geh mit deiner Krone schräg zurück.',
  'crown.nudge': 'Wähle die Krone, dann eines der beiden Felder schräg hinter ihr.',
  'crown.other': 'Ein guter Schritt. Geh diesmal nach hinten und zur Seite.',
  'crown.done': 'Acht Richtungen! Und jeder Schritt, mit jeder Figur, endet auf einem leeren Feld.',

  'pawn.title': 'Bauern gehen nur vorwärts.',
  'pawn.idea': 'Geradeaus oder schräg, aber nie zurück. Für dich ist vorwärts oben.',
  'pawn.task': 'Geh mit deinem Bauern vorwärts, der Figur ohne Krone.',
  'pawn.nudge': 'Wähle den Bauern, dann eines der drei Felder vor ihm.',
  'pawn.crown': 'Das war die Krone. Zieh jetzt den Bauern.',
  'pawn.done':
    'Drei Felder, alle liegen vorn. Ihr beginnt mit je drei Kronen und drei Bauern und zieht nur Figuren, die eure Farbe zeigen.',

  'home.title': 'Bring deine Figuren hinüber.',
  'home.idea':
    'Eine Figur, die die hinterste Reihe erreicht, ist am Ziel. Sie verlässt das Brett und bringt einen Punkt.',
  'home.task': 'Bring deinen Bauern ans Ziel.',
  'home.nudge': 'Deinem Bauern fehlt nur noch ein Schritt bis zur hintersten Reihe.',
  'home.done': 'Ein Punkt! Mit dreien gewinnst du.',

  'jump.title': 'Was du überspringst, gehört dir.',
  'jump.idea':
    'Spring über einen fremden Nachbarn auf das leere Feld dahinter. Er wird umgedreht und zeigt deine Farbe.',
  'jump.task': 'Spring geradeaus über den schwarzen Bauern.',
  'jump.nudge': 'Wähle deine Krone, dann das leere Feld zwei vor ihr.',
  'jump.done': 'Der Bauer ist jetzt weiß. Er spielt für dich und geht in deine Richtung.',

  'must.title': 'Wer springen kann, muss springen.',
  'must.idea':
    'Schritte müssen warten. Können mehrere Figuren springen, suchst du eine aus. Du springst nur einmal pro Zug, auch wenn noch ein Sprung folgen könnte.',
  'must.task': 'Deine Krone kann springen und auch ein Bauer. Spring mit dem Bauern.',
  'must.nudge':
    'Such eine schwarze Figur vor einem deiner Bauern, mit einem leeren Feld direkt dahinter.',
  'must.crown': 'Auch die Krone durfte springen. Nimm diesmal den Bauern.',
  'must.done':
    'Ein Sprung geht vor. Eine Ausnahme gibt es: Kommt eine Stellung wieder, darf, wer am Zug ist, auch einen Schritt machen. Beim dritten Mal ist die Partie remis.',

  'forward.title': 'Auch Bauern springen nur vorwärts.',
  'forward.idea': 'Ein Bauer dreht sich nie um: Was hinter ihm steht, ist vor ihm sicher.',
  'forward.task':
    'Zwei Bauern stehen nahe bei Schwarz, aber nur einer kann springen. Spring mit ihm!',
  'forward.nudge': 'Rechts steht der schwarze Bauer hinter deinem. Versuch es links.',
  'forward.crown':
    'Die Krone ist rückwärts gesprungen, das kann kein Bauer. Spring jetzt mit einem Bauern.',
  'forward.done': 'Richtig. Kronen springen in alle Richtungen, Bauern nur nach vorn.',

  'blocked.title': 'Ein Sprung braucht ein leeres Feld.',
  'blocked.idea':
    'Ist gleich hinter einer schwarzen Figur der Rand oder eine Figur, auch deine, kannst du nicht darüberspringen. Geht kein Sprung, mach einen Schritt. Geht auch das nicht, passt du.',
  'blocked.task': 'Hier geht kein Sprung. Mach mit deiner Krone einen Schritt.',
  'blocked.nudge': 'Wähle deine Krone, dann ein leeres Feld daneben.',
  'blocked.pawn': 'Das war der Bauer. Geh mit der Krone, die fast eingekreist ist.',
  'blocked.done':
    'Drei schwarze Nachbarn und kein einziger Sprung: Jedes Feld dahinter ist versperrt.',

  'choose.title': 'Such dir den Sprung aus.',
  'choose.idea':
    'Du kannst über den Bauern oder über die Krone springen. Die Krone ist der bessere Fang: Sie geht überallhin.',
  'choose.task': 'Spring über die schwarze Krone.',
  'choose.nudge': 'Die schwarze Krone steht schräg vor deiner.',
  'choose.pawn':
    'Jetzt hast du den Bauern umgedreht. Dreh lieber die Krone um: Sie geht überallhin.',
  'choose.done': 'Zwei auf einen Streich: Du hast eine Krone gewonnen, und deine ist am Ziel.',

  'third.title': 'Drei am Ziel gewinnen.',
  'third.idea': 'Du hast zwei Punkte, Schwarz auch. Der nächste entscheidet.',
  'third.task': 'Gewinne die Partie.',
  'third.nudge':
    'Such eine Figur, die nur einen Schritt vor der hintersten Reihe steht. Es gibt zwei.',
  'third.done': 'Gewonnen! So enden die meisten Partien.',

  'last.title': 'Oder dreh alles um.',
  'last.idea': 'Liegt auf dem Brett nur noch deine Farbe, gewinnst du sofort.',
  'last.task': 'Dreh die letzte schwarze Figur um.',
  'last.nudge': 'Deine Krone steht direkt daneben.',
  'last.done': 'Gewonnen, ganz ohne Punkte. Die zwei Punkte von Schwarz zählen nicht mehr.',

  'keep.title': 'Behalte eine Figur auf dem Brett.',
  'keep.idea':
    'Kommt deine letzte Figur mit dem ersten oder zweiten Punkt ans Ziel, ist nur noch Schwarz auf dem Brett und gewinnt. Ein dritter Punkt würde vorher gewinnen.',
  'keep.task': 'Du hast einen Punkt. Mach einen Schritt, der nicht verliert.',
  'keep.nudge': 'Bleib mit deiner einzigen Figur von der hintersten Reihe weg.',
  'keep.gone': 'Zwei Punkte, aber auf dem Brett ist nur noch Schwarz: Schwarz gewinnt.',
  'keep.done':
    'Gut. Dreh als Nächstes eine schwarze Figur um: Dann bleibt dir eine, wenn die andere ans Ziel geht.',

  'walk.title': 'Kronen gehen überallhin',
  'walk.line': 'Ein Feld weit in eine der acht Richtungen.',
  'pawns.title': 'Bauern gehen vorwärts',
  'pawns.line': 'Geradeaus oder schräg, nie zurück.',
  'over.title': 'Übersprungen heißt gewonnen',
  'over.line': 'Die übersprungene Figur zeigt ab jetzt deine Farbe.',
  'first.title': 'Springen geht vor',
  'first.line': 'Wer springen kann, muss. Welchen Sprung, entscheidest du.',
  'three.title': 'Drei am Ziel gewinnen',
  'three.line': 'In der hintersten Reihe verlässt eine Figur das Brett und zählt.',
  'all.title': 'Oder alles umdrehen',
  'all.line': 'Wer als einzige Farbe übrig ist, gewinnt.',

  'jumps.tip': 'Du kannst springen, also musst du. Was du überspringst, bekommt deine Farbe.',
  'homes.tip':
    'Noch ein Schritt, und eine deiner Figuren ist am Ziel: ein Punkt für dich. Drei gewinnen.',
  'turned.tip':
    'Deine Figur wurde übersprungen. Sie bleibt stehen und spielt jetzt für die andere Seite.',
  'loops.tip':
    'Die Stellung kam wieder. Darum war ein Schritt erlaubt, obwohl ein Sprung möglich war.',
  'steps.tip':
    'Kronen gehen in jede Richtung, Bauern nur vorwärts. Bring drei Figuren in die hinterste Reihe.',
};
