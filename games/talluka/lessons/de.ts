import type { Catalogue } from '@baithak/kernel';

export const de: Catalogue = {
  'push.title': 'Wer dran ist, schiebt.',
  'push.idea':
    'Fünf mal fünf Felder, acht Steine für jeden. Wähle eine Reihe oder Spalte und ein Ende: Der erste Stein dort rückt ein Feld vor und schiebt die vor ihm.',
  'push.task': 'Du spielst Weiß. Schieb Reihe 2 nach rechts.',
  'push.nudge': 'Wähle den Pfeil links von Reihe 2 oder den ersten weißen Stein darin.',
  'push.done':
    'Das war ein ganzer Zug: ein Schub, ein Feld. Wer anfängt, entscheidet das Los; hier beginnt Weiß.',

  'yours.title': 'Der erste Stein muss deiner sein.',
  'yours.idea':
    'Schieb von einem Ende, an dem der erste Stein deine Farbe hat. Die Steine vor ihm dürfen jede Farbe haben.',
  'yours.task': 'Schieb zwei schwarze Steine auf einmal.',
  'yours.nudge': 'Schau auf Reihe 3: Von links ist der erste Stein weiß.',
  'yours.other': 'So bewegst du nur weiße Steine. Schieb die schwarzen in Reihe 3.',
  'yours.done':
    'Ein weißer Stein hat zwei schwarze bewegt. Von rechts darf diese Reihe nur Schwarz schieben.',

  'gap.title': 'An der ersten Lücke ist Schluss.',
  'gap.idea':
    'Sobald ein Stein auf ein leeres Feld kommt, ist der Schub vorbei. Was jenseits der Lücke liegt, bleibt liegen.',
  'gap.task': 'Schließ die Lücke in Reihe 3.',
  'gap.nudge': 'Du kannst Reihe 3 von links oder von rechts schieben.',
  'gap.other': 'Das war Reihe 1. Schieb diesmal Reihe 3.',
  'gap.done':
    'Zwei Steine sind vorgerückt und haben die Lücke geschlossen. Die beiden anderen blieben liegen.',

  'alone.title': 'Kein Stein bewegt sich allein.',
  'alone.idea':
    'Ein Schub bewegt mindestens zwei Steine. Liegt direkt vor deinem ersten Stein nichts, kannst du dort nicht schieben.',
  'alone.task': 'Schieb einen weißen und einen schwarzen Stein zusammen.',
  'alone.nudge': 'Such einen weißen Stein, vor dem direkt ein schwarzer liegt.',
  'alone.white': 'Zwei weiße Steine, auch das geht. Nimm diesmal einen schwarzen mit.',
  'alone.done': 'Zwei Steine haben sich bewegt, das zählt. Die Farbe des zweiten ist egal.',

  'edge.title': 'Nichts fällt vom Brett.',
  'edge.idea':
    'Reichen die Steine vor deinem bis zum anderen Rand, haben sie keinen Platz, und du kannst nicht in diese Richtung schieben.',
  'edge.task': 'Nur eine Reihe kann nach rechts. Schieb sie.',
  'edge.nudge': 'Reihe 4 ist bis zum rechten Rand voll. Reihe 2 hat eine Lücke.',
  'edge.column': 'Das war eine Spalte. Schieb eine Reihe nach rechts.',
  'edge.done': 'Die Lücke in Reihe 2 hat Platz gemacht. Kein Stein verlässt je das Brett.',

  'four.title': 'Vier in einer Linie gewinnen.',
  'four.idea':
    'Du brauchst vier oder mehr deiner Steine nebeneinander in einer Reihe oder Spalte, ohne Lücke. Schräg zählt nicht.',
  'four.task': 'Gewinne mit einem Schub.',
  'four.nudge': 'In Reihe 3 liegen drei weiße Steine. Schieb von unten einen vierten daneben.',
  'four.done': 'Vier weiße Steine nebeneinander: Du gewinnst sofort.',

  'guard.title': 'Achte darauf, was Schwarz vorhat.',
  'guard.idea':
    'In Reihe 2 liegen vier schwarze Steine mit einer Lücke. Der nächste Schub von Schwarz würde sie schließen und gewinnen.',
  'guard.task': 'Verhindere die vier von Schwarz.',
  'guard.nudge': 'Schieb einen weißen Stein in die Lücke oder einen schwarzen aus Reihe 2 heraus.',
  'guard.done': 'Gerettet! Und merk dir: Kein Schub darf eine frühere Stellung wiederbringen.',

  'gift.title': 'Vier zählen für ihre Farbe.',
  'gift.idea':
    'Wer geschoben hat, ist egal. Bringt dein Schub vier schwarze Steine in eine Linie, gewinnt Schwarz sofort.',
  'gift.task': 'Zwei deiner Schübe helfen Schwarz. Finde den dritten.',
  'gift.nudge': 'Das ergibt vier für Schwarz. Schieb von oben mitten in die drei schwarzen Steine.',
  'gift.done': 'Du hast die drei getrennt. Schau vor jedem Schub auf beide Farben.',

  'both.title': 'Mach nie beiden eine Viererlinie.',
  'both.idea':
    'Bringt ein Schub vier von dir und zugleich vier von Schwarz in eine Linie, verliert, wer geschoben hat.',
  'both.task': 'Gewinne, aber ohne vier für Schwarz.',
  'both.nudge':
    'In Spalte b liegen drei weiße Steine übereinander. Schieb von Reihe 5 aus einen vierten dazu.',
  'both.twice':
    'Das ergibt vier für euch beide, und du hast geschoben: Schwarz gewinnt. Es geht auch anders.',
  'both.done': 'Vier für dich und keine für Schwarz: Du gewinnst.',

  'forced.title': 'Du musst schieben, auch wenn es wehtut.',
  'forced.idea':
    'Solange du schieben kannst, musst du, selbst wenn jeder Schub verliert. Nur wer gar nicht schieben kann, passt.',
  'forced.task': 'Lass Schwarz nur einen Schub: einen, der verliert.',
  'forced.nudge':
    'Schwarz könnte noch anders schieben. Bring in Reihe 1 drei nebeneinander, und lass die Ecke a1 frei, damit Schwarz sie füllt.',
  'forced.done': 'Schwarz kann nur Spalte a schieben und macht damit deine vier!',

  'line.title': 'Reihe oder Spalte schieben',
  'line.line': 'Dein erster Stein rückt ein Feld vor und schiebt die anderen.',
  'mix.title': 'Der erste Stein ist deiner',
  'mix.line': 'Die Steine vor ihm dürfen jede Farbe haben.',
  'stop.title': 'Eine Lücke stoppt',
  'stop.line': 'Mindestens zwei Steine rücken. Keiner verlässt das Brett.',
  'row.title': 'Vier in einer Linie',
  'row.line': 'In Reihe oder Spalte, ohne Lücke. Schräg zählt nicht.',
  'theirs.title': 'Hilf nicht dem Gegner',
  'theirs.line': 'Vier schwarze gewinnen für Schwarz, auch wenn Weiß schob.',
  'clash.title': 'Nie zwei zugleich',
  'clash.line': 'Vier für beide Farben? Wer geschoben hat, verliert.',

  'stuck.tip': 'Du kannst gar nichts schieben, also passt du diesmal.',
  'start.tip':
    'Schieb von einem Ende, an dem der erste Stein deiner ist. Er nimmt die Steine vor sich mit.',
  'look.tip':
    'Achte auf drei in einer Linie, in beiden Farben. Vier gewinnen, egal, wer geschoben hat.',
  'back.tip':
    'Einfach alles zurückschieben geht nicht: Keine frühere Stellung darf noch einmal kommen.',
  'pays.tip': 'Vorsicht, wo viel liegt: Machst du euch beiden eine Viererlinie, verlierst du.',
};
