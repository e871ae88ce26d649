import type { Catalogue } from '@baithak/kernel';

/** The words of the list of people at a table, which most visits do without. */
export const en = {
  'people.me': '{name} (you)',
  'people.options': 'Options for {name}',
  'people.host': 'Host',
  'people.plays': 'Playing',
  'people.watches': 'Watching',
  'people.is-muted': 'Muted',
  'people.report': 'Report',
  'people.ask-report':
    'Report {name} to whoever runs this server? They can look up what {name} wrote here.',
  'people.reported': 'Thank you. The report has been sent.',
  'people.show': 'Show messages',
  'people.hide': 'Hide messages',
  'people.unmute': 'Unmute',
  'people.mute': 'Mute for everyone',
  'people.ask-mute': 'Mute {name}? Nobody will see what they write.',
  'people.make-host': 'Make host',
  'people.ask-host': 'Make {name} the host? You will no longer be the host.',
  'people.remove': 'Remove',
  'people.ask-remove': 'Remove {name} from this table? They can come back with the link.',
  'people.ban': 'Ban',
  'people.ask-ban': 'Ban {name} from this table? They cannot come back.',
  'people.ban-address': 'Ban their connection, too',
  'people.ask-ban-address':
    'Ban {name}, and let nobody else join through the same internet connection? Those who are here may stay.',
  'people.close-chat': 'Close the chat for everyone',
  'people.banned': 'Banned',
  'people.unban-one': 'Lift the ban on {name}',
  'people.unban': 'Lift the ban',
  'people.guests':
    '{n, plural, one {One more person is watching with the link.} other {# more people are watching with the link.}}',
} as const satisfies Catalogue;

export const de: Record<keyof typeof en, string> = {
  'people.me': '{name} (du)',
  'people.options': 'Optionen für {name}',
  'people.host': 'Gastgeber',
  'people.plays': 'Spielt',
  'people.watches': 'Schaut zu',
  'people.is-muted': 'Stumm',
  'people.report': 'Melden',
  'people.ask-report':
    '{name} beim Betreiber dieses Servers melden? Der kann nachlesen, was {name} hier geschrieben hat.',
  'people.reported': 'Danke, die Meldung ist verschickt.',
  'people.show': 'Nachrichten einblenden',
  'people.hide': 'Nachrichten ausblenden',
  'people.unmute': 'Wieder schreiben lassen',
  'people.mute': 'Für alle stummschalten',
  'people.ask-mute': '{name} stummschalten? Dann sieht niemand mehr, was {name} schreibt.',
  'people.make-host': 'Zum Gastgeber machen',
  'people.ask-host': '{name} zum Gastgeber machen? Du bist es dann nicht mehr.',
  'people.remove': 'Entfernen',
  'people.ask-remove':
    '{name} von diesem Tisch entfernen? Mit dem Link kommt {name} wieder herein.',
  'people.ban': 'Ausschließen',
  'people.ask-ban': '{name} von diesem Tisch ausschließen? Dann kommt {name} nicht wieder herein.',
  'people.ban-address': 'Auch den Anschluss sperren',
  'people.ask-ban-address':
    '{name} ausschließen und niemanden sonst über denselben Internetanschluss eintreten lassen? Wer schon hier ist, darf bleiben.',
  'people.close-chat': 'Chat für alle schließen',
  'people.banned': 'Ausgeschlossen',
  'people.unban-one': '{name} wieder zulassen',
  'people.unban': 'Wieder zulassen',
  'people.guests':
    '{n, plural, one {Noch jemand schaut über den Link zu.} other {Noch # Leute schauen über den Link zu.}}',
};
