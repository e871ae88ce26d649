import { Fault } from '@baithak/kernel';
import type * as z from 'zod';

/** A request's body in the form it must have, or where it has not. */
export function readBody<T>(schema: z.ZodType<T>, body: unknown): T | Fault {
  if (body instanceof Fault) return body;
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const path = read.error.issues[0]?.path.map(String) ?? [];
  return new Fault('message-form', { at: path, args: { where: path.join('.') || '.' } });
}
