import type { Complaint, Context } from '../context.ts';
import { runEngine } from '../engine/engine.ts';

export async function engine(context: Context): Promise<Complaint> {
  await runEngine(context);
  return undefined;
}
