/**
 * A picture of a stage, drawn by the browser itself: a copy of its elements with the rules of style that
 * apply to them, and with every file that these need, inside an SVG.
 */
export async function pictureOf(stage: Element, kind: 'svg' | 'png'): Promise<Blob> {
  const shown = stage.querySelector('.stage-table')!.getBoundingClientRect();
  const svg = await svgOf(stage, shown);
  return kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : pngOf(svg, shown);
}

/** Pixels of the picture for each of the page. */
const SHARP = 2;
const XHTML = 'http://www.w3.org/1999/xhtml';

async function svgOf(stage: Element, shown: DOMRect): Promise<string> {
  const { innerWidth: width, innerHeight: height } = window;
  const copy = stage.cloneNode(true) as HTMLElement;
  hideBacks(stage, copy);
  for (const each of copy.querySelectorAll('.side-panel > *, .b-unseen')) each.remove();
  // Where the panel lies over the table, it is no part of the picture.
  const panel = copy.querySelector<HTMLElement>('.side-panel');
  if (panel !== null) panel.style.visibility = 'hidden';
  await embedImages(copy);
  for (const each of copy.querySelectorAll<HTMLElement>('[style*="url("]')) {
    each.setAttribute('style', await embedded(each.getAttribute('style')!, document.baseURI));
  }
  // Its place is the whole picture, not the window that somebody looks at it in.
  copy.style.cssText += `;position:absolute;inset:0;inline-size:${width}px;block-size:${height}px`;
  const root = document.createElementNS(XHTML, 'html');
  for (const { name, value } of document.documentElement.attributes) root.setAttribute(name, value);
  // Rules of style may name what is around the stage.
  let around: Element = copy;
  for (let each = stage.parentElement; each !== null && each !== document.documentElement; ) {
    const outer = each.cloneNode(false) as HTMLElement;
    outer.append(around);
    around = outer;
    each = each.parentElement;
  }
  root.append(around);
  const page = new XMLSerializer().serializeToString(root);
  const style = await styleOf(stage);
  const box = [shown.x, shown.y, shown.width, shown.height].map(Math.round).join(' ');
  const theme = getComputedStyle(stage).colorScheme === 'dark' || isDark() ? 'dark' : 'light';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${Math.round(shown.width)}" height="${Math.round(shown.height)}" style="color-scheme:${theme}">`,
    `<style>${escaped(style)}</style>`,
    `<foreignObject width="${width}" height="${height}" style="color-scheme:${theme}">${page}</foreignObject></svg>`,
  ].join('');
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined
    ? window.matchMedia('(prefers-color-scheme: dark)').matches
    : theme === 'dark';
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What is turned away in space is hidden by hand: inside an SVG the browser shows the backs of things. */
function hideBacks(stage: Element, copy: Element): void {
  const copies = copy.querySelectorAll('*');
  for (const [i, each] of stage.querySelectorAll('*').entries()) {
    const away = ['::before', '::after'].filter((part) => isAway(getComputedStyle(each, part)));
    if (away.length > 0) copies[i]!.setAttribute('data-away', away.join(' '));
  }
}

const isAway = ({ backfaceVisibility, transform }: CSSStyleDeclaration): boolean =>
  backfaceVisibility === 'hidden' && transform !== 'none' && new DOMMatrix(transform).m33 < 0;

const HIDDEN = ['::before', '::after']
  .map((part) => `[data-away~="${part}"]${part}{display:none!important}`)
  .join('');

async function embedImages(copy: Element): Promise<void> {
  for (const image of copy.querySelectorAll('img')) image.src = await dataOf(image.src);
  for (const image of copy.querySelectorAll('image')) {
    const href = image.getAttribute('href');
    if (href !== null)
      image.setAttribute('href', await dataOf(new URL(href, document.baseURI).href));
  }
}

/** The rules of style that apply to the stage, as this window sees them, with the files that they name. */
async function styleOf(stage: Element): Promise<string> {
  const texts: Promise<string>[] = [];
  for (const sheet of document.styleSheets) {
    const base = sheet.href ?? document.baseURI;
    for (const text of rulesOf(sheet.cssRules, stage)) texts.push(embedded(inPixels(text), base));
  }
  const still = '*,::before,::after{animation:none!important;transition:none!important}';
  return [...(await Promise.all(texts)), still, HIDDEN].join('\n');
}

function* rulesOf(rules: CSSRuleList, stage: Element): Generator<string> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      if (window.matchMedia(rule.conditionText).matches) yield* rulesOf(rule.cssRules, stage);
    } else if (rule instanceof CSSImportRule) {
      if (rule.styleSheet) yield* rulesOf(rule.styleSheet.cssRules, stage);
    } else if (rule instanceof CSSSupportsRule) {
      yield* rulesOf(rule.cssRules, stage);
    } else if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) {
      const inside = [...rulesOf(rule.cssRules, stage)];
      const [head] = rule.cssText.split('{', 1);
      if (inside.length > 0) yield `${head}{${inside.join('\n')}}`;
    } else if (rule instanceof CSSStyleRule) {
      if (applies(rule.selectorText, stage)) yield rule.cssText;
    } else if (rule instanceof CSSFontFaceRule) {
      if (isUsed(rule)) yield rule.cssText;
    } else yield rule.cssText;
  }
}

/** Whether a rule is about the stage, or about what is around it. */
function applies(selector: string, stage: Element): boolean {
  if (/(^|,)\s*(:root|html|body|\*)/.test(selector)) return true;
  // What it says about parts that are no elements belongs to the element.
  const plain = selector.replaceAll(/::[\w-]+(\([^)]*\))?/g, '') || '*';
  try {
    return stage.closest(plain) !== null || stage.querySelector(plain) !== null;
  } catch {
    return true;
  }
}

/** Fonts are large: only those that the page has fetched. */
function isUsed({ style }: CSSFontFaceRule): boolean {
  const plain = (name: string) => name.replaceAll(/["']/g, '');
  const same = (face: FontFace) =>
    plain(face.family) === plain(style.getPropertyValue('font-family')) &&
    face.weight === (style.getPropertyValue('font-weight') || 'normal') &&
    face.unicodeRange.replaceAll(' ', '') ===
      (style.getPropertyValue('unicode-range') || 'U+0-10FFFF').replaceAll(' ', '');
  return [...document.fonts].some((face) => face.status === 'loaded' && same(face));
}

/** Lengths that depend on the window keep the size that they have in it. */
function inPixels(text: string): string {
  const { innerWidth, innerHeight } = window;
  return text.replaceAll(
    /(-?[\d.]+)[sld]?v([wh])\b/g,
    (_, number, side) => `${(Number(number) * (side === 'w' ? innerWidth : innerHeight)) / 100}px`,
  );
}

/** Every file that a style names becomes part of it. */
async function embedded(text: string, base: string): Promise<string> {
  let out = '';
  let from = 0;
  for (const found of text.matchAll(/url\((["']?)(.*?)\1\)/g)) {
    const [whole, , path = ''] = found;
    const isOwn = path.startsWith('#') || path.startsWith('data:');
    const url = isOwn ? path : await dataOf(new URL(path, base).href);
    out += `${text.slice(from, found.index)}url("${url}")`;
    from = found.index + whole.length;
  }
  return out + text.slice(from);
}

const fetched = new Map<string, Promise<string>>();

/** A file as a data URL. */
function dataOf(url: string): Promise<string> {
  const known = fetched.get(url) ?? fetchData(url);
  fetched.set(url, known);
  return known;
}

async function fetchData(url: string): Promise<string> {
  const file = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

async function pngOf(svg: string, { width, height }: DOMRect): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width) * SHARP;
  canvas.height = Math.round(height) * SHARP;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('the browser made no PNG')) : resolve(blob),
    ),
  );
}
