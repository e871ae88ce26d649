import type { Catalogue } from '@baithak/kernel';

/** What a copy of the page says that has no server. These words win over those of all pages. */
export const en = {
  'door.friend.about': 'On one device',
  'door.offline': 'Not in this copy',
  'friend.offline': 'This copy of Baithak has no server, so you play together on this device.',
  'find.offline':
    'This copy of Baithak has no server, so nobody can find you here. You can play the computer, or a friend at this device.',
  'about.no-contact': 'This copy of Baithak names no address. Ask whoever gave it to you.',
  'leaders.away': 'This copy of Baithak has no server, so it has no leaderboard.',
  'online.away': 'This copy of Baithak has no server.',
  'online.away-help':
    'You can play everything on this device. To play online, open the link you were sent.',
  'fault.server-away': 'This copy of Baithak has no server. You can play on this device.',
} as const satisfies Catalogue;

export const de: Readonly<Record<keyof typeof en, string>> = {
  'door.friend.about': 'An einem Gerät',
  'door.offline': 'Nicht in dieser Kopie',
  'friend.offline':
    'Diese Kopie von Baithak hat keinen Server. Ihr spielt zusammen an diesem Gerät.',
  'find.offline':
    'Diese Kopie von Baithak hat keinen Server. Hier kann dich niemand finden. Spiel gegen den Computer oder zu zweit an diesem Gerät.',
  'about.no-contact':
    'In dieser Kopie von Baithak steht keine Adresse. Frag am besten die Person, von der du sie hast.',
  'leaders.away': 'Diese Kopie von Baithak hat keinen Server und darum keine Bestenliste.',
  'online.away': 'Diese Kopie von Baithak hat keinen Server.',
  'online.away-help':
    'An diesem Gerät kannst du alles spielen. Zum Online-Spielen öffne den Link, den du bekommen hast.',
  'fault.server-away':
    'Diese Kopie von Baithak hat keinen Server. An diesem Gerät kannst du spielen.',
};
