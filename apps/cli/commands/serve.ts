import type { Complaint, Context } from '../context.ts';
import { emit } from '../io.ts';

/** Runs a command of the server. Only these commands load it, so that the others start fast. */
export async function runServer(
  context: Context,
  what: 'serve' | 'backup',
  args: readonly string[],
): Promise<Complaint> {
  const server = await import('@baithak/server');
  const { io, language } = context;
  return server[what](args, { env: io.env, language, write: (text) => emit(io.stdout, text) });
}
