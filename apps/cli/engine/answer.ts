import type { Fault, Words } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { speakerFor } from '../context.ts';

/** What is sent back, but for the id. The engine speaks English, for logs and builders. */
export type Answer =
  | { readonly ok: true; readonly [field: string]: unknown }
  | { readonly ok: false; readonly fault: SaidFault };

export interface SaidFault {
  readonly code: string;
  readonly rule?: string;
  readonly at?: readonly string[];
  readonly text: string;
}

export function refuse(fault: Fault, words?: Words): Answer {
  return { ok: false, fault: said(fault, words) };
}

export function said({ code, rule, at, args }: Fault, words?: Words): SaidFault {
  const text = speakerFor('en', words).say(faultMessage({ code, ...(args && { args }) }));
  return { code, ...(rule !== undefined && { rule }), ...(at !== undefined && { at }), text };
}
