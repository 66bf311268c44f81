import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './chromium.ts';
import { createGalleryPage } from './gallery-page.ts';
import { mainThreadWork, TRACE_CATEGORIES, type MainThreadWork } from './main-thread-work.ts';
import type { OwnerClient } from './owner-client.ts';
import { median, type Measured } from './report.ts';

const IMAGES = 60;
const THROTTLE = 4;
const ROUNDS = 3;
/** After the load event, and after the last swipe. */
const QUIET_MS = 1500;
const SWIPES = 6;
const STEPS_OF_SWIPE = 8;
const STEP_MS = 16;
const STEP_PX = 24;
const RUNTIME_FILES = '**/_portico/visitor/*.js';
const FIRST_SWIPE = 'first swipe';
const PHONE = { width: 390, height: 844 };

/** Every way of moving, with all that an owner can switch on beside it. */
const GALLERIES = {
  slideshow: { design: 'slideshow', transition: 'new-swipe', thumbnails: true, lightbox: true },
  slider: { design: 'slider', lightbox: true },
  carousel: { design: 'carousel', lightbox: true },
} as const;

/** What a page with a gallery of 60 images costs a visitor: on load, while it is swiped on a phone, and in bytes of script. */
export async function measureGallery(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS });
  const measured: Measured[] = [];
  for (const [name, settings] of Object.entries(GALLERIES)) {
    const path = await createGalleryPage(owner, `Bench ${name}`, IMAGES, settings);
    measured.push(...(await measurePage(browser, name, portico.publicUrl('demo', path))));
  }
  await browser.close();
  return measured;
}

async function measurePage(browser: Browser, name: string, url: string): Promise<Measured[]> {
  // The first visit warms the server and makes the sizes of the images.
  const scriptBytes = await countScriptBytes(browser, url);
  const loads: MainThreadWork[] = [];
  const bare: MainThreadWork[] = [];
  const swipes: Swiping[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.push(await traceLoad(browser, url, true));
    bare.push(await traceLoad(browser, url, false));
    swipes.push(await traceSwipes(browser, url));
  }
  const page = `${name} of ${IMAGES} images at ${THROTTLE}×`;
  const work = (of: readonly MainThreadWork[]): number =>
    median(of.map(({ scriptMs, drawingMs }) => scriptMs + drawingMs));
  const tasks = (of: readonly MainThreadWork[]): string =>
    median(of.map(({ tasksMs }) => tasksMs)).toFixed(1);
  return [
    {
      what: `${page}: script, styles, layout and paint beyond the same page without the runtime`,
      value: work(loads) - work(bare),
      unit: 'ms',
      target: { atMost: 100 },
      note: `${work(loads).toFixed(1)} ms, ${work(bare).toFixed(1)} ms without; all tasks ${tasks(loads)} ms, ${tasks(bare)} ms without`,
    },
    {
      what: `${page}: longest frame of ${SWIPES} swipes`,
      value: median(swipes.map(({ longestMs }) => longestMs)),
      unit: 'ms',
      target: { atMost: 50 },
      note: `work of the main thread for it; by the clock ${median(swipes.map(({ longestGapMs }) => longestGapMs)).toFixed(0)} ms`,
    },
    {
      what: `${name}: all script of the page, with what it fetches later (brotli)`,
      value: scriptBytes / 1000,
      unit: 'KB',
      target: { atMost: 25 },
    },
  ];
}

async function openPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page) };
}

async function countScriptBytes(browser: Browser, url: string): Promise<number> {
  const { page, session } = await openPhone(browser);
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForSelector('[data-running]');
  for (let swipe = 0; swipe < SWIPES; swipe += 1) await swipeOnce(page, session);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function traceLoad(browser: Browser, url: string, hasRuntime: boolean): Promise<MainThreadWork> {
  const { page, session } = await openPhone(browser);
  if (!hasRuntime) await page.route(RUNTIME_FILES, (route) => route.abort());
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await browser.startTracing(page, { categories: [...TRACE_CATEGORIES] });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const trace = await browser.stopTracing();
  await page.context().close();
  return mainThreadWork(trace.toString(), url);
}

interface Swiping {
  /** The longest task, of the processor's time. */
  readonly longestMs: number;
  /** The longest time between two frames. */
  readonly longestGapMs: number;
}

async function traceSwipes(browser: Browser, url: string): Promise<Swiping> {
  const { page, session } = await openPhone(browser);
  await browser.startTracing(page, { categories: [...TRACE_CATEGORIES] });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForSelector('[data-running]');
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.evaluate((mark) => {
    console.timeStamp(mark);
    let last = performance.now();
    let longest = 0;
    const next = (now: number): void => {
      longest = Math.max(longest, now - last);
      last = now;
      document.documentElement.dataset['longestGap'] = String(longest);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  }, FIRST_SWIPE);
  for (let swipe = 0; swipe < SWIPES; swipe += 1) await swipeOnce(page, session);
  await page.waitForTimeout(QUIET_MS);
  const trace = await browser.stopTracing();
  const longestGapMs = await page.evaluate(() => Number(document.documentElement.dataset['longestGap']));
  await page.context().close();
  return { longestMs: mainThreadWork(trace.toString(), url, FIRST_SWIPE).longestMs, longestGapMs };
}

/** A finger over the gallery to the left, fast enough to count as a swipe, and the time its slides move. */
async function swipeOnce(page: Page, session: CDPSession): Promise<void> {
  const box = await page.locator('.portico-gallery-slides').boundingBox();
  if (box === null) throw new Error('The page has no gallery.');
  const y = Math.min(box.y + box.height / 2, PHONE.height - 10);
  let x = box.x + box.width * 0.8;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let step = 0; step < STEPS_OF_SWIPE; step += 1) {
    x -= STEP_PX;
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
    await page.waitForTimeout(STEP_MS);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(700);
}
