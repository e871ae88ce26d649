import type { Catalogue } from '@baithak/kernel';

export const en = {
  'serve.at': 'Baithak is at {url} (Ctrl-C ends it).',
  'serve.network': 'Others on this network find it at {url}.',
  'serve.usage': 'Usage: baithak serve [options]',
  'serve.about':
    'The table server and the page. Each option is also a variable of the environment, and a field of the file named with --config.',
  'config.config': 'a JSON file with options',
  'config.port': 'where to listen; without it the first free port from 4173 on',
  'config.host': 'at which address to listen; 127.0.0.1 lets in nobody but this machine',
  'config.baseUrl': 'the address that links and cookies are for, if there is a proxy before it',
  'config.data': 'the folder of the database; it is made if it is missing',
  'config.databaseUrl':
    'a PostgreSQL in place of that folder, for several processes: postgres://user:password@host/name',
  'config.role':
    'with PostgreSQL: all, web (bots think in other processes) or bots (nothing else is done here)',
  'config.games': 'the games on offer, with commas between them',
  'config.trustProxy': 'addresses of proxies whose X-Forwarded-For is believed',
  'config.logLevel': 'fatal, error, warn, info, debug or silent',
  'config.botThreads': 'how many bots think at once',
  'config.maxSockets': 'how many connections in all',
  'config.maxSocketsPerAddress': 'how many connections from one address',
  'config.maxPeoplePerAddress': 'how many people from one address may join one table',
  'config.maxTablesPerHour': 'how many tables one person may open',
  'config.maxTablesPerPerson': 'how many tables of their own one person may have that are not over',
  'config.maxRoomsPerPerson': 'at how many tables that are not over one person may be',
  'config.maxChatPerDay': 'how many characters of chat one person may send in a day',
  'config.keepUnstarted': 'after how many quiet days a table is deleted where no game has begun',
  'config.keepRunning': 'after how many quiet days a running game without a clock is given up',
  'config.keepFinished': 'after how many quiet days only the match files of a table are kept',
  'config.keepArchived': 'after how many quiet days these are deleted, too',
  'config.messagesPerSecond': 'how many messages one person may send in the long run',
  'config.newMatches':
    'whether people may begin matches; off lets those that run come to their end',
  'config.oldMatches':
    'matches that run by older rules: wait refuses to start before they are over, close closes them',
  'config.metrics': 'whether /metrics is open to everybody: on or off',
  'config.pushInside':
    'whether notifications may go to addresses of this network: on or off; for tests',
  'config.contact': 'an e-mail address or a web address where people reach whoever runs the server',
  'config.usually': '{text} [{value}]',
  'push.title': 'Your turn: {game}',
  'push.with': 'You play with {names}.',
  'push.alone': 'The table is waiting for you.',
  'push.ready': 'Everyone is here: {game}',
  'push.ready-with': 'You play with {names}. The game can start once you are there.',
  'push.ready-alone': 'The game can start once you are there.',
  'feed.title': 'Your turns at Baithak',
  'feed.until': 'You have until {time}.',
  'feed.no-clock': 'No clock is running.',
  'backup.usage': 'Usage: baithak backup FILE [--data FOLDER]',
  'backup.done':
    'Everything is in {file}. To restore it, stop the server, delete {place} with its -wal and -shm, and copy this file there.',
  'admin.usage':
    'Usage: baithak admin list [tables|people|bans] | close TABLE [why] | ban PERSON [why] | unban PERSON [why] | audit [--data FOLDER]',
  'admin.none': 'There is nothing to list.',
  'admin.closed': 'Table {id} is closed and deleted.',
  'admin.banned':
    '{person} is shut out now. Their data stays; they can still download or delete it.',
  'admin.unbanned': '{person} may come back.',
  'fault.admin-order':
    'There is no order “{name}”; baithak admin knows list, close, ban, unban and audit.',
  'fault.admin-list': 'There is no list “{what}”; choose tables, people or bans.',
  'fault.admin-nothing': 'There is no database in {place}; name its folder with --data.',
  'fault.admin-no-table': 'There is no table “{id}”; baithak admin list shows them.',
  'fault.admin-no-person': 'There is nobody “{person}”; baithak admin list people shows everyone.',
  'fault.admin-busy': 'Table “{id}” changes all the time; try again.',
  'fault.admin-banned': '{person} is shut out already.',
  'fault.admin-not-banned': '{person} is not shut out.',
  'move.usage': 'Usage: baithak migrate --data FOLDER --database-url postgres://…',
  'move.done':
    '{tables, plural, one {# table} other {# tables}} and {events, plural, one {# event} other {# events}} are in PostgreSQL. {file} is still there; start no server with it any more.',
  'fault.move-where': 'Name the PostgreSQL to move to: --database-url postgres://…',
  'fault.move-running':
    'A server still uses {file}, or did a moment ago; stop it and try again in ten seconds.',
  'fault.move-not-empty': '{place} is not empty; name a new database.',
  'fault.option': 'Unknown option or missing value: {what}. See baithak serve --help.',
  'fault.config-unknown':
    'The config file has an unknown option “{name}”; baithak serve --help lists them.',
  'fault.config-value': '{name} cannot be “{value}”; baithak serve --help tells what it may be.',
  'fault.config-file':
    'The config file {file} cannot be read ({reason}); it must be a JSON object.',
  'fault.page-missing': 'The page has not been built yet; run npm run build first.',
  'fault.port-taken': 'Port {port} is already in use; choose another one with --port.',
  'fault.port-forbidden': 'Port {port} may not be used; choose one above 1023 with --port.',
  'fault.host-unknown': 'This machine has no address “{host}”; try --host 127.0.0.1.',
  'fault.port-trouble': 'Port {port} cannot be used ({code}); choose another one with --port.',
  'fault.role-alone': 'ROLE={role} needs a DATABASE_URL: without one, a single process does all.',
  'fault.backup-postgres': 'PostgreSQL makes its own backups: use pg_dump.',
  'fault.backup-file': 'Name the file for the copy: baithak backup FILE.',
  'fault.backup-nothing': 'There is no database at {place}; name its folder with --data.',
  'fault.store-corrupt':
    '{file} is damaged, or it is no database ({reason}). Restore a backup, or name another folder with --data.',
  'fault.store-foreign':
    '{file} is the database of another program; name another folder with --data.',
  'fault.store-newer':
    '{file} was written by a later version of Baithak; run that one, or restore an earlier backup.',
  'fault.store-old-rules':
    'In {file} matches are running by older rules ({reason}). Let the earlier version finish them, with NEW_MATCHES=off, or close them with OLD_MATCHES=close.',
  'fault.store-readonly':
    '{file} may not be written ({reason}); give the right to do so, or name another folder with --data.',
  'fault.store-full': 'The disk has no room for {file}; make some and start again.',
  'fault.store-busy': 'Another program keeps {file} locked; try again when it has ended.',
  'fault.store-exists': '{file} is there already; name a file that is not.',
  'fault.store-refused': '{file} does not take what was to be written ({reason}).',
  'fault.store-closed': '{file} has been closed already.',
  'fault.store-unavailable': '{file} cannot be used ({reason}).',
} as const satisfies Catalogue;
