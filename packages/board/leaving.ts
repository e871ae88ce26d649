/**
 * Pictures of things that leave the board. A picture flies above the whole board, so it cannot stay
 * among the thing's parents, but a game's styles depend on them: on their classes, on what they
 * inherit, on the size of the table. So it takes along a shell of each of them.
 */

/** A copy that only looks: nothing in it can be pressed, focused, found or read out. */
export interface Picture {
  /** What is put on the board: the outermost shell. */
  readonly whole: HTMLElement;
  /** What flies. */
  readonly body: HTMLElement;
  readonly width: number;
  readonly height: number;
}

/** Names by which a board, a page or a test would take a copy for the thing itself. */
const NAMES = [
  'id',
  'data-flip',
  'data-flip-from',
  'data-spot',
  'data-region',
  'data-drag',
  'data-drop',
  'data-thing',
  'data-place',
];

export function pictureOf(node: HTMLElement, root: HTMLElement): Picture {
  const { width, height } = node.getBoundingClientRect();
  const body = node.cloneNode(true) as HTMLElement;
  for (const part of [body, ...body.querySelectorAll('*')]) forget(part);
  body.inert = true;
  Object.assign(body.style, {
    position: 'absolute',
    inset: 'auto',
    boxSizing: 'border-box',
    inlineSize: `${width}px`,
    minInlineSize: '0',
    maxInlineSize: 'none',
    blockSize: `${height}px`,
    margin: '0',
    translate: 'none',
    zIndex: '9',
    pointerEvents: 'none',
  });
  let whole = body;
  for (let parent = node.parentElement; parent !== null && parent !== root; ) {
    const shell = shellOf(parent);
    shell.append(whole);
    whole = shell;
    parent = parent.parentElement;
  }
  whole.inert = true;
  whole.setAttribute('aria-hidden', 'true');
  return { whole, body, width, height };
}

/** A parent without a box, but with its classes and what it hands down to its children. */
function shellOf(parent: HTMLElement): HTMLElement {
  const shell = parent.cloneNode(false) as HTMLElement;
  forget(shell);
  shell.dataset.shell = '';
  const { containerType } = getComputedStyle(parent);
  if (containerType === 'normal' || containerType === '') shell.style.display = 'contents';
  else Object.assign(shell.style, containerBox(parent));
  return shell;
}

/** Styles ask a container for its size, so it needs a box. It lies in the corner of the board. */
function containerBox(parent: HTMLElement): Partial<CSSStyleDeclaration> {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(parent);
  const [wide, high] = [
    [paddingLeft, paddingRight],
    [paddingTop, paddingBottom],
  ].map((pads) => pads.reduce((sum, pad) => sum + Number.parseFloat(pad), 0)) as [number, number];
  return {
    display: 'block',
    position: 'absolute',
    inset: '0 auto auto 0',
    boxSizing: 'content-box',
    inlineSize: `${parent.clientWidth - wide}px`,
    blockSize: `${parent.clientHeight - high}px`,
    margin: '0',
    padding: '0',
    border: '0',
    overflow: 'visible',
    background: 'none',
    boxShadow: 'none',
    translate: 'none',
    transform: 'none',
    pointerEvents: 'none',
    zIndex: '9',
  };
}

function forget(node: Element): void {
  for (const name of NAMES) node.removeAttribute(name);
}
