import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Fault, type Language } from '@baithak/kernel';
import { type Complaint, type Context, complain } from '../context.ts';
import { emit } from '../io.ts';

/** What the server's own program offers. */
interface ServerProgram {
  readonly serve: Run;
  readonly backup: Run;
}

type Run = (
  args: readonly string[],
  around: {
    readonly env: Context['io']['env'];
    readonly language: Language;
    readonly write: (text: string) => unknown;
  },
) => Promise<Complaint>;

/** The server is a program of its own that this one only starts. */
export async function runServer(
  context: Context,
  what: keyof ServerProgram,
  args: readonly string[],
): Promise<Complaint> {
  const file = findServer();
  if (file === undefined) return complain(context, new Fault('server-missing'));
  const program = (await import(pathToFileURL(file).href)) as ServerProgram;
  const { io, language } = context;
  return program[what](args, { env: io.env, language, write: (text) => emit(io.stdout, text) });
}

function findServer(from = dirname(fileURLToPath(import.meta.url))): string | undefined {
  const file = join(from, 'server/dist/server.mjs');
  if (existsSync(file)) return file;
  const above = dirname(from);
  return above === from ? undefined : findServer(above);
}
