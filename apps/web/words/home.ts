import type { Catalogue } from '@baithak/kernel';

/** The words of the first page alone. */
export const en = {
  'home.title': 'What would you like to play?',
  'home.running': 'Continue',
  'home.more': '{n, plural, one {# more table} other {# more tables}}',
  'home.continue': '{game}: {names}',
  'home.forget': 'Remove {game}: {names}',
  'home.forget-short': 'Remove',
  'home.close': 'Close {game}: {names}',
  'home.close-short': 'Close table',
  'home.not-kept':
    'Your browser does not let this page save anything. When you close the page, your games are lost.',
  'home.play-now': 'Play now',
  'home.doors': 'Ways to play',
  'home.first': 'Play your first game',
  'home.first-about': 'Talluka takes five minutes: push until four of your pawns stand in a row.',
  'home.against': 'against {names}',
  'home.ready': 'Everyone is here',
  'home.left': '{time} left',
  'home.see-result': 'See the result',
  'home.promise.free': 'Free, no account needed',
  'home.promise.offline': 'Works offline, too',
  'home.promise.fair': 'Check every shuffle yourself',
  'door.computer.about': 'Gentle to fierce',
  'door.friend.about': 'Send one link',
  'door.opponent.about':
    '{open, plural, =0 {Open a table} one {# table open} other {# tables open}}',
  'door.learn.about': 'One rule at a time, on the board',
  'door.offline': 'Needs the server',
  'install.title': 'Keep Baithak at hand.',
  'install.about': 'Install it and it opens like an app, online or offline.',
  'install.apple': 'Tap Share, then “Add to Home Screen”, and it opens like an app.',
  'install.yes': 'Install',
  'install.no': 'No, thanks',
} as const satisfies Catalogue;

export const de: Readonly<Record<keyof typeof en, string>> = {
  'home.title': 'Was möchtest du spielen?',
  'home.running': 'Weiterspielen',
  'home.more': '{n, plural, one {# weiterer Tisch} other {# weitere Tische}}',
  'home.continue': '{game}: {names}',
  'home.forget': '{game} entfernen: {names}',
  'home.forget-short': 'Entfernen',
  'home.close': '{game} schließen: {names}',
  'home.close-short': 'Tisch schließen',
  'home.not-kept':
    'Dein Browser lässt diese Seite nichts speichern. Wenn du die Seite schließt, sind deine Partien weg.',
  'home.play-now': 'Jetzt spielen',
  'home.doors': 'So kannst du spielen',
  'home.first': 'Spiel deine erste Partie',
  'home.first-about':
    'Talluka dauert fünf Minuten: Schieb, bis vier deiner Steine in einer Reihe liegen.',
  'home.against': 'gegen {names}',
  'home.ready': 'Alle sind da',
  'home.left': 'noch {time}',
  'home.see-result': 'Ergebnis ansehen',
  'home.promise.free': 'Kostenlos und ohne Konto',
  'home.promise.offline': 'Geht auch offline',
  'home.promise.fair': 'Jedes Mischen kannst du nachprüfen',
  'door.computer.about': 'Von sanft bis stark',
  'door.friend.about': 'Ein Link genügt',
  'door.opponent.about':
    '{open, plural, =0 {Eröffne einen Tisch} one {# offener Tisch} other {# offene Tische}}',
  'door.learn.about': 'Regel für Regel auf dem Brett',
  'door.offline': 'Braucht den Server',
  'install.title': 'Hab Baithak immer dabei.',
  'install.about': 'Installiere es, dann startet es wie eine App, auch ohne Netz.',
  'install.apple':
    'Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und es startet wie eine App.',
  'install.yes': 'Installieren',
  'install.no': 'Nein, danke',
};
