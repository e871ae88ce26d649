import type { Catalogue } from '@baithak/kernel';

/** The words of lessons. */
export const en = {
  'lesson.title': 'Learn {game}',
  'lesson.step': 'Step {n} of {all}',
  'lesson.steps': 'Steps',
  'lesson.step-done': 'Step {n}, done',
  'lesson.task': 'Your task',
  'lesson.skip': 'Skip this step',
  'lesson.again': 'Start over',
  'lesson.next': 'Next step',
  'lesson.try-again': 'Try again',
  'lesson.show-me': 'Show me',
  'lesson.well-done': 'Well done!',
  'lesson.not-quite': 'Not quite.',
  'lesson.look': 'Look here.',
  'lesson.move': 'Do this.',
  'lesson.off-the-way': 'You took another way. Start over, and I’ll show you mine.',
  'lesson.finished': 'You know the rules now.',
  'lesson.finished.note':
    'Play your first game. Mina plays gently, and I’ll whisper a hint each turn.',
  'lesson.play': 'Play Mina',
  'lesson.repeat': 'Repeat the lesson',
  'lesson.to-games': 'All lessons',
} as const satisfies Catalogue;

export const de: Record<keyof typeof en, string> = {
  'lesson.title': '{game} lernen',
  'lesson.step': 'Schritt {n} von {all}',
  'lesson.steps': 'Schritte',
  'lesson.step-done': 'Schritt {n}, geschafft',
  'lesson.task': 'Deine Aufgabe',
  'lesson.skip': 'Schritt überspringen',
  'lesson.again': 'Von vorn',
  'lesson.next': 'Weiter',
  'lesson.try-again': 'Noch einmal',
  'lesson.show-me': 'Zeig es mir',
  'lesson.well-done': 'Gut gemacht!',
  'lesson.not-quite': 'Noch nicht ganz.',
  'lesson.look': 'Schau hierhin.',
  'lesson.move': 'So geht es.',
  'lesson.off-the-way':
    'Du bist einen anderen Weg gegangen. Fang von vorn an, dann zeige ich dir meinen.',
  'lesson.finished': 'Jetzt kennst du die Regeln.',
  'lesson.finished.note':
    'Spiel deine erste Partie. Mina spielt sanft, und ich flüstere dir in jedem Zug einen Tipp zu.',
  'lesson.play': 'Gegen Mina spielen',
  'lesson.repeat': 'Lektion wiederholen',
  'lesson.to-games': 'Alle Lektionen',
};
