import type { Receipts } from '@baithak/table';
import type { SavedText } from './saved.ts';

const MOST_RECEIPTS = 200;

interface Kept {
  readonly secret: string;
  readonly receipts: readonly (readonly [commitment: string, digest: string])[];
}

/**
 * This browser's part in fair deals: the secret from which its salts follow, and which promises it
 * saw before it revealed a salt. All pages of the browser share it.
 */
export class DealKeeper implements Receipts {
  /** For browsers that store nothing. */
  private readonly own: Kept;

  constructor(
    private readonly saved: SavedText,
    freshSecret: () => string,
  ) {
    this.own = { secret: freshSecret() + freshSecret(), receipts: [] };
    if (this.read() === undefined) this.saved.write(JSON.stringify(this.own));
  }

  get secret(): string {
    return (this.read() ?? this.own).secret;
  }

  get(commitment: string): string | undefined {
    return this.read()?.receipts.find(([known]) => known === commitment)?.[1];
  }

  /** The oldest receipt makes room for the newest. */
  set(commitment: string, digest: string): void {
    const { secret, receipts } = this.read() ?? this.own;
    const others = receipts.filter(([known]) => known !== commitment);
    const kept = { secret, receipts: [...others, [commitment, digest]].slice(-MOST_RECEIPTS) };
    this.saved.write(JSON.stringify(kept));
  }

  private read(): Kept | undefined {
    try {
      const kept = JSON.parse(this.saved.read() ?? 'null') as Partial<Kept> | null;
      const fits = typeof kept?.secret === 'string' && Array.isArray(kept.receipts);
      return fits ? (kept as Kept) : undefined;
    } catch {
      return undefined;
    }
  }
}
