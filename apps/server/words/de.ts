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
  'config.maxTablesPerHour': 'wie viele Tische jemand eröffnen darf',
  'config.messagesPerSecond': 'wie viele Nachrichten jemand auf Dauer senden darf',
  'config.metrics': 'ob es /metrics gibt: on oder off',
  'config.usually': '{text} [{value}]',
  'backup.done':
    'Alles ist in {file}. Zum Wiederherstellen den Server anhalten und die Datei als {place} zurücklegen.',
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
};
