import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'serve.at': 'Baithak ist unter {url} zu finden (Strg-C beendet).',
  'serve.network': 'Andere in diesem Netz finden es unter {url}.',
  'serve.usage': 'Aufruf: baithak serve [Optionen]',
  'serve.about':
    'Der Tischserver und die Seite. Jede Option ist auch eine Umgebungsvariable und ein Feld der mit --config genannten Datei.',
  'config.config': 'eine JSON-Datei mit Optionen',
  'config.port': 'wo gelauscht wird; ohne Angabe der erste freie Port ab 4173',
  'config.host': 'an welcher Adresse gelauscht wird; 127.0.0.1 lässt nur diesen Rechner ein',
  'config.baseUrl': 'die Adresse für Links und Cookies, falls ein Proxy davorsteht',
  'config.data': 'der Ordner der Datenbank; fehlt er, wird er angelegt',
  'config.databaseUrl':
    'ein PostgreSQL anstelle dieses Ordners, für mehrere Prozesse: postgres://nutzer:passwort@host/name',
  'config.role':
    'mit PostgreSQL: all (alles), web (Bots denken in anderen Prozessen) oder bots (hier nur Bots)',
  'config.games': 'die angebotenen Spiele, durch Kommas getrennt',
  'config.trustProxy': 'Adressen von Proxys, deren X-Forwarded-For geglaubt wird',
  'config.logLevel': 'fatal, error, warn, info, debug oder silent',
  'config.botThreads': 'wie viele Bots zugleich denken',
  'config.maxSockets': 'wie viele Verbindungen insgesamt',
  'config.maxSocketsPerAddress': 'wie viele Verbindungen von einer Adresse',
  'config.maxPeoplePerAddress': 'wie viele Leute von einer Adresse an einem Tisch mitmachen dürfen',
  'config.maxTablesPerHour': 'wie viele Tische jemand eröffnen darf',
  'config.maxTablesPerPerson':
    'wie viele eigene Tische jemand haben darf, an denen noch gespielt wird',
  'config.maxRoomsPerPerson': 'an wie vielen Tischen, die noch laufen, jemand sein darf',
  'config.maxChatPerDay': 'wie viele Zeichen jemand am Tag in Chats schreiben darf',
  'config.keepUnstarted': 'nach wie vielen ruhigen Tagen ein Tisch ohne Partie gelöscht wird',
  'config.keepRunning': 'nach wie vielen ruhigen Tagen eine Partie ohne Uhr als aufgegeben gilt',
  'config.keepFinished': 'nach wie vielen ruhigen Tagen von einem Tisch nur die Partien bleiben',
  'config.keepArchived': 'nach wie vielen ruhigen Tagen auch diese gelöscht werden',
  'config.messagesPerSecond': 'wie viele Nachrichten jemand auf Dauer senden darf',
  'config.newMatches':
    'ob neue Partien beginnen dürfen; mit off kommen nur die laufenden zu ihrem Ende',
  'config.oldMatches':
    'laufende Partien nach älteren Regeln: wait startet erst, wenn sie aus sind, close schließt sie',
  'config.metrics': 'ob /metrics für alle offen ist: on oder off',
  'config.pushInside':
    'ob Benachrichtigungen auch an Adressen dieses Netzes gehen dürfen: on oder off; für Tests',
  'config.contact':
    'eine E-Mail- oder Webadresse, unter der man den Betreiber des Servers erreicht',
  'config.usually': '{text} [{value}]',
  'push.title': 'Du bist dran: {game}',
  'push.with': 'Du spielst mit {names}.',
  'push.alone': 'Der Tisch wartet auf dich.',
  'push.ready': 'Alle sind da: {game}',
  'push.ready-with': 'Du spielst mit {names}. Die Partie kann beginnen, sobald du da bist.',
  'push.ready-alone': 'Die Partie kann beginnen, sobald du da bist.',
  'feed.title': 'Wo du bei Baithak dran bist',
  'feed.until': 'Du hast Zeit bis {time}.',
  'feed.no-clock': 'Es läuft keine Uhr.',
  'backup.usage': 'Aufruf: baithak backup DATEI [--data ORDNER]',
  'backup.done':
    'Alles ist in {file}. Zum Wiederherstellen den Server anhalten, {place} samt -wal und -shm löschen und die Datei dorthin kopieren.',
  'admin.usage':
    'Aufruf: baithak admin list [tables|people|bans] | close TISCH [warum] | ban PERSON [warum] | unban PERSON [warum] | audit [--data ORDNER]',
  'admin.none': 'Es gibt nichts aufzulisten.',
  'admin.closed': 'Der Tisch {id} ist geschlossen und gelöscht.',
  'admin.banned':
    '{person} ist jetzt gesperrt. Die Daten bleiben; man kann sie noch herunterladen oder löschen.',
  'admin.unbanned': '{person} darf wiederkommen.',
  'fault.admin-order':
    'Den Befehl „{name}“ gibt es nicht; baithak admin kennt list, close, ban, unban und audit.',
  'fault.admin-list': 'Die Liste „{what}“ gibt es nicht; wähle tables, people oder bans.',
  'fault.admin-nothing': 'In {place} ist keine Datenbank; nenne ihren Ordner mit --data.',
  'fault.admin-no-table': 'Den Tisch „{id}“ gibt es nicht; baithak admin list zeigt alle.',
  'fault.admin-no-person': '„{person}“ gibt es nicht; baithak admin list people zeigt alle.',
  'fault.admin-busy': 'Der Tisch „{id}“ ändert sich ständig; versuch es noch einmal.',
  'fault.admin-banned': '{person} ist schon gesperrt.',
  'fault.admin-not-banned': '{person} ist nicht gesperrt.',
  'move.usage': 'Aufruf: baithak migrate --data ORDNER --database-url postgres://…',
  'move.done':
    '{tables, plural, one {# Tisch} other {# Tische}} und {events, plural, one {# Ereignis} other {# Ereignisse}} sind in PostgreSQL. {file} gibt es noch; starte keinen Server mehr damit.',
  'fault.move-where': 'Nenne das PostgreSQL, in das alles soll: --database-url postgres://…',
  'fault.move-running':
    'Ein Server benutzt {file} noch oder hat es gerade noch getan; beende ihn und versuche es in zehn Sekunden wieder.',
  'fault.move-not-empty': '{place} ist nicht leer; nenne eine neue Datenbank.',
  'fault.option': 'Unbekannte Option oder fehlender Wert: {what}. Siehe baithak serve --help.',
  'fault.config-unknown':
    'Die Konfigurationsdatei hat eine unbekannte Option „{name}“; baithak serve --help nennt alle.',
  'fault.config-value': '{name} kann nicht „{value}“ sein; baithak serve --help sagt, was geht.',
  'fault.config-file':
    'Die Konfigurationsdatei {file} ist nicht lesbar ({reason}); sie muss ein JSON-Objekt sein.',
  'fault.page-missing': 'Die Seite ist noch nicht gebaut; zuerst npm run build ausführen.',
  'fault.port-taken': 'Port {port} ist schon belegt; mit --port lässt sich ein anderer wählen.',
  'fault.port-forbidden':
    'Port {port} darf nicht benutzt werden; mit --port lässt sich einer über 1023 wählen.',
  'fault.host-unknown': 'Dieser Rechner hat keine Adresse „{host}“; --host 127.0.0.1 geht immer.',
  'fault.port-trouble':
    'Port {port} lässt sich nicht benutzen ({code}); mit --port lässt sich ein anderer wählen.',
  'fault.role-alone':
    'ROLE={role} braucht eine DATABASE_URL: ohne sie macht ein einziger Prozess alles.',
  'fault.backup-postgres': 'PostgreSQL sichert man mit seinen eigenen Mitteln: mit pg_dump.',
  'fault.backup-file': 'Eine Datei für die Kopie angeben: baithak backup DATEI.',
  'fault.backup-nothing': 'Bei {place} liegt keine Datenbank; ihren Ordner mit --data nennen.',
  'fault.store-corrupt':
    '{file} ist beschädigt oder keine Datenbank ({reason}). Eine Sicherung wiederherstellen oder mit --data einen anderen Ordner nennen.',
  'fault.store-foreign':
    '{file} ist die Datenbank eines anderen Programms; mit --data lässt sich ein anderer Ordner nennen.',
  'fault.store-newer':
    '{file} stammt von einer späteren Version von Baithak; jene starten oder eine frühere Sicherung wiederherstellen.',
  'fault.store-old-rules':
    'In {file} laufen Partien nach älteren Regeln ({reason}). Lass die frühere Version sie mit NEW_MATCHES=off zu Ende bringen oder schließ sie mit OLD_MATCHES=close.',
  'fault.store-readonly':
    '{file} darf nicht beschrieben werden ({reason}); das Recht dazu erteilen oder mit --data einen anderen Ordner nennen.',
  'fault.store-full': 'Auf der Platte ist kein Platz für {file}; Platz schaffen und neu starten.',
  'fault.store-busy':
    'Ein anderes Programm hält {file} gesperrt; noch einmal versuchen, wenn es beendet ist.',
  'fault.store-exists': '{file} gibt es schon; eine Datei nennen, die es noch nicht gibt.',
  'fault.store-refused': '{file} nimmt nicht an, was geschrieben werden sollte ({reason}).',
  'fault.store-closed': '{file} ist schon geschlossen worden.',
  'fault.store-unavailable': '{file} lässt sich nicht benutzen ({reason}).',
};
