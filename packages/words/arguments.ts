import type { Language } from '@baithak/kernel';
import { parsedFormat } from './speaker.ts';

type Element = ReturnType<ReturnType<typeof parsedFormat>['getAst']>[number];

/**
 * The names of the arguments that an ICU message asks for, sorted; throws if it is malformed. Whether
 * a seat is "you" comes with the seat, and one language may need it where another does not.
 */
export function argumentsOf(text: string, language: Language = 'en'): string[] {
  const names = new Set<string>();
  collect(parsedFormat(text, language).getAst(), names);
  return [...new Set([...names].map((name) => name.replace(/Is$/, '')))].sort();
}

function collect(elements: readonly Element[], names: Set<string>): void {
  for (const element of elements) {
    if (isLiteral(element)) continue;
    names.add(element.value);
    if ('options' in element) {
      for (const option of Object.values(element.options)) collect(option.value, names);
    }
  }
}

/** Neither a plain text nor the number sign of a plural; the parser's enum does not survive bundling. */
function isLiteral(element: Element): element is Extract<Element, { type: 0 | 7 }> {
  return element.type === 0 || element.type === 7;
}
