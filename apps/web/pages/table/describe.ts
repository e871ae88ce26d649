/** Parts that are read out as a whole: their label says everything that is in them. */
const WHOLE = 'button, img, [role="img"], [role="gridcell"], a, input, select';

/**
 * Reads the table out as a screen reader would that visits everything on it: each labelled part with
 * what is in it. Places where nothing stands (`data-blank`) are left out.
 */
export function readOut(table: Element): string {
  return partsOf(table).join(', ');
}

function partsOf(node: Element): string[] {
  if (isUnheard(node)) return [];
  const label = node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? '';
  if (node.matches(WHOLE)) return [label === '' ? wordsOf(node) : label].filter(Boolean);
  const inside = [...node.childNodes].flatMap((child) =>
    child instanceof Element ? partsOf(child) : textOf(child),
  );
  if (label === '') return inside;
  return [inside.length === 0 ? label : `${label}: ${inside.join(', ')}.`];
}

function isUnheard(node: Element): boolean {
  return (
    node.getAttribute('aria-hidden') === 'true' ||
    node.hasAttribute('data-blank') ||
    node.getClientRects().length === 0
  );
}

const wordsOf = (node: Element): string => textOf(node).join('');

function textOf({ textContent }: Node): string[] {
  const text = (textContent ?? '').replace(/\s+/g, ' ').trim();
  return text === '' ? [] : [text];
}
