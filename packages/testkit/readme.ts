import { readFileSync } from 'node:fs';
import { ensure, type Kit } from './kit.ts';

/**
 * The README lists every rule once as `**J7** [R]` with its source, and marks as [H] exactly the
 * rules that the words call house rulings.
 */
export function checkReadme(kit: Kit, folder: URL): void {
  const text = readFileSync(new URL('README.md', folder), 'utf8');
  const listed = [...text.matchAll(/^- \*\*([A-Z]\d+)\*\* \[([RDXH, ]+)\]/gm)];
  const rules = listed.map((match) => match[1] as string);
  const house = listed.filter((match) => match[2]?.includes('H')).map((match) => match[1]);
  const expected = kit.words.rules.join(' ');
  ensure(rules.join(' ') === expected, () => `README has ${rules.join(' ')}, words ${expected}`);
  const declared = kit.words.houseRules.join(' ');
  ensure(
    house.join(' ') === declared,
    () => `README marks ${house.join(' ')} as house rulings, words ${declared}`,
  );
}
