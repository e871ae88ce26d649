/** What a survey of the stage finds. Boxes are left, top, width, height in whole pixels. */
export interface Survey {
  readonly regions: Readonly<Record<string, readonly number[]>>;
  readonly faults: readonly string[];
  /** Where the side panel is. Over the table it covers what else would be looked at. */
  readonly panel: 'closed' | 'beside' | 'over';
}

interface Wanted {
  /** Whether the whole table has to fit into the window, without scrolling. */
  readonly fits: boolean;
  readonly leastText: number;
}

/** How a box frames what is in it. */
type FrameOfThings = Readonly<
  Record<'cuts' | 'clips' | 'scrolls' | 'isFixed' | 'isAbsolute' | 'isPlain', boolean>
>;

/**
 * Surveys the stage once it is at rest. Runs in the page, so it has no outer helpers.
 */
export async function survey({ fits, leastText }: Wanted): Promise<Survey> {
  const SLACK = 2;
  const faults = new Set<string>();
  const open = new Map<Element, boolean>();
  const frames = new Map<Element, FrameOfThings>();
  const drawings = new Set<SVGElement>();
  let regions = boxes();
  for (let still = 0; still < 3; ) {
    await new Promise((done) => requestAnimationFrame(done));
    const now = boxes();
    still = JSON.stringify(now) === JSON.stringify(regions) ? still + 1 : 0;
    regions = now;
  }
  const panel = panelNow();
  // The bar has to offer something if this screen is asked.
  const isAsked = document.querySelector('[data-turn="yours"]') !== null;
  if (panel !== 'over') {
    checkPage();
    checkBar();
    for (const thing of document.querySelectorAll('.stage *')) checkThing(thing);
  }
  return { regions, faults: [...faults], panel };

  function panelNow(): Survey['panel'] {
    const [side, table] = ['.side-panel', '.stage-table'].map((query) =>
      document.querySelector(query)?.getBoundingClientRect(),
    );
    if (side === undefined || table === undefined) return 'closed';
    return side.left < table.right - SLACK && side.right > table.left + SLACK ? 'over' : 'beside';
  }

  function boxes(): Record<string, number[]> {
    const found = [...document.querySelectorAll('[data-region]')].map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const box = [left, top, width, height].map(Math.round);
      return [(each as HTMLElement).dataset.region, box] as const;
    });
    return Object.fromEntries(found);
  }

  function checkPage(): void {
    const page = document.scrollingElement!;
    const scrolls = (box: Element) =>
      box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
    if (page.scrollWidth > window.innerWidth) faults.add('the page is wider than the window');
    if (page.scrollHeight > window.innerHeight) faults.add('the page scrolls');
    const table = document.querySelector('.stage-table');
    if (fits && table !== null && scrolls(table)) {
      const over = [table.scrollWidth - table.clientWidth, table.scrollHeight - table.clientHeight];
      faults.add(`the table is too small for the board by ${over.join(' × ')}`);
    }
  }

  function checkBar(): void {
    const bar = document.querySelector('[data-region="bar"]')!;
    const edge = bar.getBoundingClientRect();
    if (Math.abs(edge.bottom - window.innerHeight) > 1) faults.add('the bar is not pinned');
    // On a phone, the reason of a refusal may stand alone.
    const ask = [...bar.querySelectorAll('.action-bar-ask, .action-bar-note')].find(isSeen);
    const primary = bar.querySelector('.bar-button-primary');
    if (ask !== undefined) checkShown(ask, 'the sentence of the bar');
    else if (isAsked) faults.add('the sentence of the bar is not shown');
    // A button that can do nothing now may give its room to the sentence.
    const isIdle = primary?.getAttribute('aria-disabled') === 'true';
    if (primary !== null && isSeen(primary)) checkShown(primary, 'the primary button');
    else if (primary !== null && !isIdle) faults.add('the primary button is not shown');
    for (const part of bar.querySelectorAll('.action-bar-ask, .action-bar-note, button')) {
      const { top, bottom } = part.getBoundingClientRect();
      const isOut = top < edge.top - SLACK || bottom > edge.bottom + SLACK;
      if (isSeen(part) && isOut) faults.add(`${nameOf(part)} is higher than the bar`);
    }
  }

  /** Inside the window, and nothing lies over its middle. */
  function checkShown(thing: Element, name: string): void {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const isIn = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    if (!isIn) faults.add(`${name} is outside the window`);
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isCovered = over !== null && !thing.contains(over) && !over.contains(thing);
    if (isCovered) faults.add(`${name} is covered by ${nameOf(over)}`);
  }

  /** Text and controls must be large enough and be reachable as a whole. */
  function checkThing(thing: Element): void {
    const hasText = [...thing.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    if (!(hasText || isControl(thing)) || !isSeen(thing)) return;
    if (hasText) checkText(thing);
    checkReach(thing, hasText);
  }

  function isControl(thing: Element): boolean {
    return thing.matches('button, a, input, select, summary');
  }

  function checkText(thing: Element): void {
    const size = Number.parseFloat(getComputedStyle(thing).fontSize);
    const matrix = thing instanceof SVGGraphicsElement ? thing.getScreenCTM() : null;
    const scale =
      matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    const shown = Math.round(size * scale * 10) / 10;
    if (shown < leastText) faults.add(`text of ${shown} px: ${kindOf(thing)}`);
  }

  /** Within every box that cuts it off. What a box can scroll to is within it. */
  function checkReach(thing: Element, hasText: boolean): void {
    // A drawing is judged as a whole.
    const drawing = thing instanceof SVGElement ? thing.ownerSVGElement : null;
    if (drawing !== null) {
      if (!drawings.has(drawing)) checkReach(drawing, false);
      drawings.add(drawing);
      return;
    }
    let { left, top, right, bottom } = thing.getBoundingClientRect();
    // The box of a word is higher than its letters.
    const letters = Number.parseFloat(getComputedStyle(thing).fontSize);
    const air = hasText && !isControl(thing) ? Math.max(0, bottom - top - letters) / 2 : 0;
    [top, bottom] = [top + air, bottom - air];
    let isLoose = getComputedStyle(thing).position === 'absolute';
    for (
      let box = thing.parentElement;
      box !== null && box !== document.body;
      box = box.parentElement
    ) {
      const { cuts, clips, scrolls, isFixed, isAbsolute, isPlain } = frameOf(box);
      // What is placed within a box further out is not cut off by those between them.
      const isPassed = isLoose && isPlain;
      if (!isPassed) isLoose = isAbsolute;
      if (isPassed || !cuts) continue;
      const edge = box.getBoundingClientRect();
      const [x, y] = [edge.left + box.clientLeft, edge.top + box.clientTop];
      const [wide, high] = scrolls
        ? [box.scrollWidth, box.scrollHeight]
        : [box.clientWidth, box.clientHeight];
      const [dx, dy] = scrolls ? [box.scrollLeft, box.scrollTop] : [0, 0];
      const isGone = left >= x + wide || top >= y + high || right <= x || bottom <= y;
      // Words that do not fit are left out as a whole.
      if (clips && isGone) return;
      const isCut =
        left + dx < x - SLACK ||
        top + dy < y - SLACK ||
        right + dx > x + wide + SLACK ||
        bottom + dy > y + high + SLACK;
      if (isCut && box.clientWidth > 0) {
        faults.add(`${kindOf(thing)} is cut off by ${kindOf(box)}`);
        return;
      }
      if (scrolls) ({ left, top, right, bottom } = edge);
      if (isFixed) break;
    }
    const isOut =
      left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK;
    if (isOut) faults.add(`${kindOf(thing)} is outside the window`);
  }

  /** How a box frames what is in it: asked once, though each of its parts needs it. */
  function frameOf(box: Element) {
    const known = frames.get(box);
    if (known !== undefined) return known;
    const { overflowX, overflowY, position, containerType } = getComputedStyle(box);
    const frame = {
      cuts: overflowX !== 'visible' || overflowY !== 'visible',
      clips: overflowX === 'clip',
      scrolls: /auto|scroll/.test(overflowX + overflowY),
      isFixed: position === 'fixed',
      isAbsolute: position === 'absolute',
      /** Nothing is placed within it. */
      isPlain: position === 'static' && containerType === 'normal',
    };
    frames.set(box, frame);
    return frame;
  }

  /** Things for screen readers alone are one pixel large or clipped away. */
  function isSeen(thing: Element): boolean {
    const { width, height } = thing.getBoundingClientRect();
    return width > 1 && height > 1 && isOpen(thing);
  }

  function isOpen(thing: Element): boolean {
    const known = open.get(thing);
    if (known !== undefined) return known;
    const { visibility, opacity, clipPath } = getComputedStyle(thing);
    const isHidden =
      visibility === 'hidden' ||
      Number(opacity) === 0 ||
      clipPath === 'inset(50%)' ||
      thing.matches('.b-unseen, [popover]:not(:popover-open), dialog:not([open])');
    // The page as a whole is transparent where Chromium need not draw it.
    const isPage = thing === document.documentElement;
    const answer = isPage || (!isHidden && isOpen(thing.parentElement!));
    open.set(thing, answer);
    return answer;
  }

  /** What a thing is, without the words that differ from phase to phase. */
  function kindOf(thing: Element): string {
    const kind = thing.getAttribute('class')?.split(' ')[0];
    if (kind) return `${thing.localName}.${kind}`;
    const around = thing.closest('[class]')?.getAttribute('class')?.split(' ')[0] ?? '';
    return `${thing.localName} in .${around}`;
  }

  function nameOf(thing: Element): string {
    const words = thing.textContent?.trim().slice(0, 40) || thing.getAttribute('aria-label') || '';
    return `${kindOf(thing)}${words && ` “${words}”`}`;
  }
}
