import type { Page } from '@playwright/test';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import { serveInPieces } from './support/serve-in-pieces.ts';

/** The pages of the demo site that show everything a visitor meets. */
const PATHS = [
  'forms',
  'overlays',
  'video',
  'blocks',
  'services',
  'consent',
  'lightbox',
  'newsletter',
] as const;
const NARROW = { width: 320, height: 640 } as const;

const settle = (page: Page) => page.evaluate(() => new Promise((done) => void requestAnimationFrame(done)));

for (const path of PATHS) {
  test(`/${path} fits into 320 px, also with long words and from right to left; its targets can be hit`, async ({
    browser,
    portico,
  }) => {
    const context = await browser.newContext({ viewport: NARROW, hasTouch: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(portico.publicUrl('demo', `/${path}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await widerThanThePage(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      for (const element of document.querySelectorAll(
        'main :is(h1, h2, h3, p, label, legend, summary, button, .portico-button, figcaption, li, td)',
      )) {
        if (element.childElementCount > 0 || element.closest('.form-trap') !== null) continue;
        element.textContent = `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ${'مرحبا بالعالم '.repeat(3)}`;
      }
    });
    await settle(page);
    expect(await widerThanThePage(page)).toEqual([]);
    await context.close();
  });
}

test('nothing moves on the demo pages while they load and are scrolled through', async ({
  browser,
  portico,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  // When a font arrives depends on the machine, and what it moves on the font; the bench measures that.
  await page.route(/\.woff2/, (route) => route.abort());
  // What services put over their links is theirs to keep still.
  await page.route(/^https?:\/\/(?!.*localhost)/, (route) => route.abort());
  await page.addInitScript(recordMoves);
  for (const path of PATHS) {
    await page.goto(portico.publicUrl('demo', `/${path}`), { waitUntil: 'networkidle' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 600) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await settle(page);
    }
    await page.waitForLoadState('networkidle');
    await settle(page);
    expect(await movesOf(page), path).toEqual([]);
  }
  await context.close();
});

test('nothing of the header moves when a slow network brings it in pieces', async ({ browser, portico }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const published = await page.goto(portico.publicUrl('demo', '/overlays'));
  const html = (await published?.text()) ?? '';
  await page.addInitScript(recordMoves);
  for (const piece of [
    '<li data-nav-link',
    '<a href="/contact"',
    '<summary',
    '</nav>',
    '</header>',
    '<main',
    '</main>',
  ]) {
    const pieces = await serveInPieces(html, html.indexOf(piece));
    await page.goto(pieces.address, { waitUntil: 'commit' });
    await expect(page.locator('.portico-nav-list')).toBeAttached();
    await settle(page);
    await settle(page);
    pieces.sendRest();
    await page.waitForLoadState();
    await expect(page.locator('.portico-header-button')).toBeVisible();
    await settle(page);
    expect(await movesOf(page), piece).toEqual([]);
    await pieces.close();
  }
  await context.close();
});

/** Writes down what moves on a page without anybody's doing; runs in the page. */
function recordMoves(): void {
  const moves: string[] = [];
  Object.assign(window, { moves });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      if (entry.value < 0.001) continue;
      const [source] = entry.sources;
      const node = source?.node instanceof Element ? source.node : source?.node?.parentElement;
      moves.push(`${entry.value.toFixed(4)} ${node?.className ?? '?'}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function movesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { moves: string[] }).moves);
}

/** Elements that reach over an edge of the page, or of the block they stand in. */
function widerThanThePage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const hidden = '[hidden], .portico-hidden, .form-trap, .portico-section-background, [popover]';
    const found = [...document.querySelectorAll('body *')].filter((element) => {
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || element.closest(hidden) !== null) return false;
      const block = element.closest('.portico-block');
      const room = block?.getBoundingClientRect();
      const isInside = box.left >= -1 && box.right <= width + 1;
      // Icons may reach a little beyond, so that they line up with the text; what scrolls by itself may be wider.
      const isInBlock = room === undefined || (box.left >= room.left - 12 && box.right <= room.right + 12);
      const scrolls = element.closest('pre, .summary-items') !== null;
      return !(isInside && isInBlock) && !scrolls;
    });
    const isScrolled = document.documentElement.scrollWidth > width;
    return [
      ...(isScrolled ? ['the page scrolls sideways'] : []),
      ...found.map((each) => each.outerHTML.slice(0, 120)),
    ];
  });
}

/** Controls below 44 px, and links in running text or captions below 24 with what surrounds them (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector =
      'button, select, textarea, summary, input:not([type=hidden]), a.portico-button, header a, [role=tab]';
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((control) => control.checkVisibility() && control.closest('.form-trap, .portico-skip') === null)
      .filter((control) => !control.matches('.portico-skip'))
      .map((control) => ({
        control,
        box: (control.closest('label.choice') ?? control).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(
        ({ control, box }) =>
          `${box.width.toFixed(0)} × ${box.height.toFixed(0)} ${control.outerHTML.slice(0, 100)}`,
      );
  });
}
