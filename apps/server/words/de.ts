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
  'config.usually': '{text} [{value}]',
  'push.title': 'Du bist dran: {game}',
  'push.with': 'Du spielst mit {names}.',
  'push.alone': 'Der Tisch wartet auf dich.',
  'feed.title': 'Wo du bei Baithak dran bist',
  'feed.until': 'Du hast Zeit bis {time}.',
  'feed.no-clock': 'Es läuft keine Uhr.',
  'backup.usage': 'Aufruf: baithak backup DATEI [--data ORDNER]',
  'backup.done':
    'Alles ist in {file}. Zum Wiederherstellen den Server anhalten, {place} samt -wal und -shm löschen und die Datei dorthin kopieren.',
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
