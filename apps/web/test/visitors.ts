import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Disposable,
  Page,
} from 'playwright-core';

/** Less than a test has, so that it can still say what it waited for; shorter for work on the tests. */
const PATIENCE = Number(process.env.BAITHAK_PATIENCE) || 240_000;

/** `alone`: a browser that nobody else used or will use, for tests that change what cannot be undone. */
export type VisitOptions = BrowserContextOptions & { readonly alone?: boolean };

const USUAL = {
  locale: 'en-GB',
  viewport: { width: 1280, height: 900 },
  // What is kept for times without a network would answer in place of the server.
  serviceWorkers: 'block',
  // Where pieces are seen moving, bots wait for them.
  reducedMotion: 'reduce',
  colorScheme: 'light',
  forcedColors: 'none',
} as const satisfies BrowserContextOptions;

/** A browser with one page. */
export interface Visitor {
  readonly page: Page;
  /** Ends the visit, so that others may use this browser after it. */
  leave(): Promise<void>;
}

/**
 * Browsers for one test after the other. One that was used before opens a page with half the work: its
 * process runs, and its cache has the scripts. A test that fails does not return its browser, nor does
 * one that closes it.
 */
export class Visitors {
  private readonly idle = new Map<string, Page[]>();
  /** Browsers that nobody has returned. */
  private readonly out = new Set<BrowserContext>();

  constructor(
    private readonly browser: Browser,
    private readonly prepare: (context: BrowserContext) => unknown,
  ) {}

  /** Closes the browsers that were not returned. */
  async dismiss(): Promise<void> {
    await Promise.all([...this.out].map((context) => context.close()));
    this.out.clear();
  }

  async take({ alone = false, ...options }: VisitOptions): Promise<Visitor> {
    const { viewport, colorScheme, reducedMotion, forcedColors, ...fixed } = {
      ...USUAL,
      ...options,
    };
    const kind = JSON.stringify(fixed);
    const page = (alone ? undefined : this.idleOf(kind).pop()) ?? (await this.newPage(fixed));
    this.out.add(page.context());
    await page.emulateMedia({ colorScheme, reducedMotion, forcedColors });
    if (viewport) await page.setViewportSize(viewport);
    const forget = rememberScripts(page);
    return {
      page,
      leave: async () => {
        if (alone) await page.context().close();
        else {
          await forget();
          await clean(page);
          this.idleOf(kind).push(page);
        }
        this.out.delete(page.context());
      },
    };
  }

  private idleOf(kind: string): Page[] {
    const pages = this.idle.get(kind) ?? [];
    this.idle.set(kind, pages);
    return pages;
  }

  private async newPage(options: BrowserContextOptions): Promise<Page> {
    const context = await this.browser.newContext(options);
    // A slow machine is no failure.
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(wantNoTips);
    await context.addInitScript(wantNoFades);
    await this.prepare(context);
    return context.newPage();
  }
}

/** Notes the scripts that a test adds to a page, and returns what takes them away again. */
function rememberScripts(page: Page): () => Promise<void> {
  const added: Disposable[] = [];
  const { addInitScript } = page;
  page.addInitScript = async (...script) => {
    const one: Disposable = await Reflect.apply(addInitScript, page, script);
    added.push(one);
    return one;
  };
  return async () => {
    page.addInitScript = addInitScript;
    for (const each of added) await each.dispose();
  };
}

/** Leaves a page as if it were new: empty, and the site has stored nothing in its browser. */
async function clean(page: Page): Promise<void> {
  const context = page.context();
  page.removeAllListeners();
  for (const other of context.pages()) if (other !== page) await other.close();
  const { origin, protocol } = new URL(page.url());
  if (protocol.startsWith('http')) {
    // A file that runs no script: what a page writes on its way out is written by then.
    await page.goto(`${origin}/icon.svg`);
    await page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    });
    const tools = await context.newCDPSession(page);
    await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await tools.detach();
  }
  await context.clearCookies();
  await page.goto('about:blank');
  // Nothing lies under the mouse of a new page.
  await page.mouse.move(-1, -1);
}

/** What fades would race with what tests look at; motion.browser.test.ts takes this sheet away. */
function wantNoFades(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { --fade: 0ms !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Tips for newcomers would lie over what tests press; lessons.browser.test.ts asks for them. */
function wantNoTips(): void {
  try {
    const key = 'baithak.tips';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"none":["none"]}');
  } catch {
    // An empty page has no storage.
  }
}
