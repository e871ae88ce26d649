import { commitment, Fault, type Game, readMatch } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import type { Receipts } from '@baithak/table';

/** What a match file proves about its deal. */
export interface CheckedDeal {
  readonly scheme: 1 | 2;
  /** The hash of the seed; `null` if chance came from outside. */
  readonly sealed: string | null;
  /** One text for the sealed seed and all promises, to be compared with the other players. */
  readonly digest: string | null;
  /** How many players promised a salt, and how many of them did not reveal it. */
  readonly promised: number;
  readonly withheld: number;
  /** Whether this browser saw these very promises before it revealed its own salt. */
  readonly witnessed: boolean;
}

/**
 * Replays a match from its seed and its salts, and compares it with what this browser noted. A file
 * alone cannot prove that the promises came first; whoever took part can.
 */
export function checkDeal(
  file: string,
  game: Game,
  receipts: Receipts,
  sealedAtTable: string | null = null,
): CheckedDeal | FaultData {
  const match = readMatch(file, game);
  if (match instanceof Fault) return match;
  const sealed = match.seed === undefined ? null : commitment(match.seed);
  if (sealedAtTable !== null && sealed !== sealedAtTable) return { code: 'seal-broken' };
  const digest = match.fairDeal?.digest ?? null;
  const noted = sealed === null ? undefined : receipts.get(sealed);
  if (noted !== undefined && noted !== digest) return { code: 'deal-suspect' };
  const count = (kind: string) => match.entries.filter((entry) => entry.kind === kind).length;
  return {
    scheme: match.scheme,
    sealed,
    digest,
    promised: count('promise'),
    withheld: count('withhold'),
    witnessed: noted !== undefined,
  };
}
