import { InvalidArgumentError } from 'commander';

/** A command line reader of whole numbers; what it refuses, commander reports in its own words. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

export function gathered(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}
