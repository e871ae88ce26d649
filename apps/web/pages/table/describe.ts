/** Parts that are read out as a whole: their label says everything that is in them. */
const WHOLE = 'button, img, [role="img"], [role="gridcell"], a, input, select';

/**
 * Reads the table out as a screen reader would that visits everything on it: each labelled part with
 * what is in it. Places where nothing stands (`data-blank`) are left out.
 */
export function readOut(table: Element): string {
  return listed(partsOf(table));
}

/** One after the other, with a comma after whatever is no sentence of its own. */
const listed = (parts: readonly string[]): string =>
  parts.join(', ').replaceAll(/([.!?…]), /g, '$1 ');

function partsOf(node: Element): string[] {
  if (isUnheard(node)) return [];
  const label = node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? '';
  if (node.matches(WHOLE)) return [label === '' ? wordsOf(node) : label].filter(Boolean);
  const inside = [...node.childNodes].flatMap((child) =>
    child instanceof Element ? partsOf(child) : textOf(child),
  );
  if (label === '') return inside;
  // A plate is named after its player, whose name is its first text as well.
  const rest = inside[0]?.startsWith(label) ? inside : [label, ...inside];
  return [`${listed(rest)}.`.replace(/([.!?…])\.$/, '$1')];
}

function isUnheard(node: Element): boolean {
  if (node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('data-blank')) return true;
  const { display, visibility } = getComputedStyle(node);
  return display === 'none' || visibility === 'hidden';
}

const wordsOf = (node: Element): string => textOf(node).join('');

function textOf({ textContent }: Node): string[] {
  const text = (textContent ?? '').replace(/\s+/g, ' ').trim();
  return text === '' ? [] : [text];
}
