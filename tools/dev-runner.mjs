import { pathToFileURL } from 'node:url';

// Runs the server for dev-server.mjs: says when it listens, and ends when the channel closes.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const { serve } = await import(pathToFileURL(process.argv[2] ?? '').href);
const complaint = await serve([], {
  env: process.env,
  language: 'en',
  write: () => process.send?.('ready'),
});
if (complaint) console.error(complaint);
process.exit(complaint ? 1 : 0);
