import { chromium, type Browser, type Frame, type Locator, type Page } from 'playwright-core';
import { PAGE_SHOWN_MARK } from '../src/editor/loading/page-shown.ts';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './chromium.ts';
import { canvasFrame, signInByHand, TEN_MEGABITS } from './editor-page.ts';
import { mainThreadWork, TRACE_CATEGORIES } from './main-thread-work.ts';
import { signIn, type OwnerClient } from './owner-client.ts';
import type { Measured } from './report.ts';
import { createSixtyBlockPage } from './sixty-block-page.ts';
import { untilIdle } from './until-idle.ts';

const THROTTLE = 4;
const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const SITE = 'bench-tasks';
const SELECTED = 30;
const STEPS = 40;
const STEP_PX = 7;
const FRAME_MS = 17;
const BEGUN = 'gesture begun';

/** What an owner waits for and drags (EDIT-215): first content of what is opened, and the longest frame of a drag. */
export async function measureEditorTasks(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS });
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  try {
    await signInByHand(page, portico);
    return [
      ...(await measureOpening(portico, page)),
      ...(await measureDragging(portico, owner, browser, page)),
    ];
  } finally {
    await browser.close();
  }
}

async function measureOpening(portico: RunningPortico, page: Page): Promise<Measured[]> {
  const dashboard = await signIn(portico.port, null);
  await dashboard.call('POST', '/api/sites', { title: 'Tasks', identifier: SITE, templateId: 'journal' });
  await untilIdle(portico);
  // The session of the site's host is there, the files are not.
  await page.goto(portico.appUrl(SITE, '/config/'));
  await page.waitForSelector('iframe');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const isSlow = async (slow: boolean): Promise<void> => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow ? THROTTLE : 1 });
    await session.send('Network.emulateNetworkConditions', slow ? TEN_MEGABITS : UNLIMITED);
  };
  // From the dashboard, as a person comes: what the page before takes to be left is its own.
  await page.goto(portico.dashboardUrl('/'));
  await session.send('Network.clearBrowserCache');
  await isSlow(true);
  await page.goto(portico.appUrl(SITE, '/config/'), { waitUntil: 'commit' });
  const site = await page.evaluate(firstContent, PAGE_SHOWN_MARK);

  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('New');
  const submit = page.getByRole('button', { name: 'Add', exact: true });
  const newPage = await untilShown(page, submit, 'button', 'Landing page');
  await page.goto(portico.appUrl(SITE, '/config/'));
  const write = page.getByRole('button', { name: /^New post in / });
  await write.waitFor();
  const post = await untilShown(page, write, 'h1[role="textbox"], [role="textbox"] h1, h1', '');
  await page.goto(portico.appUrl(SITE, '/config/settings'));
  const media = page.getByRole('link', { name: /^Media/ });
  await media.waitFor();
  const started = performance.now();
  await media.click();
  await page.locator('[role="main"] img').first().waitFor();
  const library = performance.now() - started;
  await isSlow(false);
  const under = 'at 10 Mbit/s and 4×';
  return [
    opening(`a template's site ${under}: first content`, site.first),
    {
      what: `opening a template's site ${under}: the page stands on the canvas`,
      value: site.shown / 1000,
      unit: 's',
    },
    opening(`a new page ${under}: ways to begin`, newPage),
    opening(`a new post ${under}: first content`, post),
    opening(`the media library ${under}: first picture's place`, library),
  ];
}

function opening(what: string, milliseconds: number): Measured {
  return { what: `opening ${what}`, value: milliseconds / 1000, unit: 's', target: { atMost: 1 } };
}

/** In the browser: when something of the site's page was painted first, and when the canvas stood, ms. */
async function firstContent(mark: string): Promise<{ readonly first: number; readonly shown: number }> {
  let first = Number.POSITIVE_INFINITY;
  for (;;) {
    const [shown] = performance.getEntriesByName(mark);
    if (shown !== undefined) return { first: Math.min(first, shown.startTime), shown: shown.startTime };
    const view = document.querySelector<HTMLIFrameElement>('#portico-first-look')?.contentWindow;
    const [paint] = view?.performance.getEntriesByName('first-contentful-paint') ?? [];
    if (view && paint !== undefined) {
      first = paint.startTime + view.performance.timeOrigin - performance.timeOrigin;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * From a press to the frame in which the canvas shows an element with a text that was not there before, by the page's
 * clock, ms.
 */
async function untilShown(page: Page, press: Locator, selector: string, text: string): Promise<number> {
  await page.evaluate(
    ({ selector, text }) => {
      const before = new Set(document.querySelector('iframe')?.contentDocument?.querySelectorAll(selector));
      const view = window as unknown as { shownAfter: Promise<number> };
      view.shownAfter = new Promise((resolve) => {
        addEventListener(
          'pointerup',
          () => {
            const pressed = performance.now();
            const look = (): void => {
              const canvas = document.querySelector('iframe')?.contentDocument;
              const found = [...(canvas?.querySelectorAll(selector) ?? [])].filter(
                (each) => !before.has(each) && each.checkVisibility(),
              );
              if (found.some((each) => each.textContent.trim() === text)) {
                // What is there now is painted with this frame.
                setTimeout(() => resolve(performance.now() - pressed));
              } else requestAnimationFrame(look);
            };
            look();
          },
          { once: true, capture: true },
        );
      });
    },
    { selector, text },
  );
  await press.click();
  return page.evaluate(() => (window as unknown as { shownAfter: Promise<number> }).shownAfter);
}

async function measureDragging(
  portico: RunningPortico,
  owner: OwnerClient,
  browser: Browser,
  page: Page,
): Promise<Measured[]> {
  const entry = await createSixtyBlockPage(owner, 'Bench dragging', SELECTED);
  const url = portico.appUrl('demo', `/config/pages?frameUrl=${encodeURIComponent(entry.path)}`);
  await page.goto(url);
  const frame = await canvasFrame(page);
  await frame.locator('.portico-canvas-content').nth(59).waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await frame.locator('[data-portico-overlay]').waitFor({ state: 'attached' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const longest = async (gesture: () => Promise<void>): Promise<number> => {
    await browser.startTracing(page, { categories: [...TRACE_CATEGORIES] });
    await page.evaluate((mark) => console.timeStamp(mark), BEGUN);
    await gesture();
    const trace = await browser.stopTracing();
    return mainThreadWork(trace.toString(), page.url(), BEGUN).longestMs;
  };

  const first = frame.locator('[data-section]').first();
  await first.locator('[data-block]').first().focus();
  await frame.getByRole('button', { name: 'Drag to move' }).waitFor();
  // What editing fetches while it is idle, and the panel of the block, are there.
  await page.waitForLoadState('networkidle');
  const grip = await gripOf(frame);
  const one = await longest(() => dragGrip(page, grip));
  await frame.getByRole('button', { name: 'Drag to move' }).waitFor();
  const several = await selectSeveral(frame, longest);
  const gripOfThirty = await gripOf(frame);
  const thirty = await longest(() => dragGrip(page, gripOfThirty));
  const byStyle = await longest(() => moveByStyle(frame));
  const target = { atMost: 50 };
  const what = 'editor at 4×: longest task while';
  return [
    { what: `${what} a block of 60 is dragged`, value: one, unit: 'ms', target },
    {
      what: `${what} ${SELECTED} of 60 blocks are dragged`,
      value: thirty,
      unit: 'ms',
      target,
      note: `the same blocks moved by their style alone: ${byStyle.toFixed(0)} ms`,
    },
    {
      what: `${what} ${SELECTED} blocks are selected one after the other`,
      value: several,
      unit: 'ms',
      target,
    },
  ];
}

interface GripPlace {
  readonly x: number;
  readonly y: number;
}

/** Where the handle is; asked for before anything is traced, since looking it up is work of the page's main thread, too. */
async function gripOf(frame: Frame): Promise<GripPlace> {
  const box = await frame.getByRole('button', { name: 'Drag to move' }).boundingBox();
  if (box === null) throw new Error('Nothing is selected.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags what is selected downwards by its handle, and calls the drag off: what is measured is the way. */
async function dragGrip(page: Page, { x, y: top }: GripPlace): Promise<void> {
  let y = top;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < STEPS; step += 1) {
    y += STEP_PX;
    await page.mouse.move(x + step * 3, y);
    await page.waitForTimeout(FRAME_MS);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

/** Adds one block after the other to the selection; the longest task of the last ten. */
async function selectSeveral(
  frame: Frame,
  longest: (gesture: () => Promise<void>) => Promise<number>,
): Promise<number> {
  const blocks = frame.locator('[data-section]').first().locator('[data-block]');
  const add = async (from: number, to: number): Promise<void> => {
    for (let index = from; index < to; index += 1) {
      await blocks.nth(index).click({ modifiers: ['Shift'], position: { x: 4, y: 4 }, force: true });
    }
  };
  await add(1, SELECTED - 10);
  const spent = await longest(() => add(SELECTED - 10, SELECTED));
  await frame.getByRole('toolbar', { name: `${SELECTED} blocks selected` }).waitFor();
  return spent;
}

/** What the browser itself takes: the same elements are moved, the editor hears nothing. */
async function moveByStyle(frame: Frame): Promise<void> {
  await frame.evaluate(
    async ({ steps, px }) => {
      const blocks =
        document.querySelector('[data-section]')?.querySelectorAll<HTMLElement>('[data-block]') ?? [];
      for (let step = 0; step < steps; step += 1) {
        await new Promise(requestAnimationFrame);
        for (const block of blocks) block.style.transform = `translate(${step * 3}px, ${step * px}px)`;
      }
      for (const block of blocks) block.style.transform = '';
    },
    { steps: STEPS, px: STEP_PX },
  );
}
