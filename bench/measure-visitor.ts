import { chromium, type Browser } from 'playwright-core';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './chromium.ts';
import { createInteractivePage, switchEverythingOn } from './interactive-page.ts';
import { mainThreadWork, TRACE_CATEGORIES, type MainThreadWork } from './main-thread-work.ts';
import type { OwnerClient } from './owner-client.ts';
import { median, type Measured } from './report.ts';
import { measureScriptBytes } from './script-bytes.ts';

const THROTTLE = 4;
const ROUNDS = 7;
/** After the load event: what waits for an idle moment or a first timer has happened by then. */
const QUIET_MS = 2000;
const RUNTIME_FILES = '**/_portico/visitor/*.js';

/**
 * What the runtime of visitors costs: the main thread's time at load of a page on which everything that can run does,
 * and the bytes of each of its parts.
 */
export async function measureVisitor(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const { path, blocks } = await createInteractivePage(owner);
  const url = portico.publicUrl('demo', path);
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS });
  const page = `page with ${blocks} interactive blocks at ${THROTTLE}×`;
  const alone = await traceLoads(browser, url);
  await switchEverythingOn(owner);
  const all = await traceLoads(browser, url);
  await browser.close();
  return [
    ...mainThreadRows(page, alone, { atMost: 50 }),
    ...mainThreadRows(`${page}, with banner, pop-up, bars and animations`, all),
    ...(await measureScriptBytes()),
  ];
}

/** The same page with and without the runtime. */
interface Loads {
  readonly withRuntime: readonly MainThreadWork[];
  readonly without: readonly MainThreadWork[];
}

/** The two take turns, since the speed of a machine that does other work changes. */
async function traceLoads(browser: Browser, url: string): Promise<Loads> {
  const withRuntime: MainThreadWork[] = [];
  const without: MainThreadWork[] = [];
  // The first one warms the server and the browser.
  await traceLoad(browser, url, true);
  for (let round = 0; round < ROUNDS; round += 1) {
    withRuntime.push(await traceLoad(browser, url, true));
    without.push(await traceLoad(browser, url, false));
  }
  return { withRuntime, without };
}

function mainThreadRows(
  page: string,
  { withRuntime, without }: Loads,
  target?: Measured['target'],
): Measured[] {
  const middle = (of: keyof MainThreadWork, loads = withRuntime): number =>
    median(loads.map((load) => load[of]));
  const script = middle('scriptMs');
  const scriptOfPage = middle('scriptMs', without);
  const drawing = middle('drawingMs');
  const drawingOfPage = middle('drawingMs', without);
  return [
    {
      what: `${page}: script, with the styles and layout it forces`,
      value: script,
      unit: 'ms',
      ...(target === undefined ? {} : { target }),
      note: `fetched, compiled, run, called back, and collected, until ${QUIET_MS} ms after load; ${scriptOfPage.toFixed(1)} ms of it are scripts of the page itself`,
    },
    {
      what: `${page}: script, styles, layout and paint beyond the same page without the runtime`,
      value: script - scriptOfPage + drawing - drawingOfPage,
      unit: 'ms',
      note: `styles, layout and paint ${drawing.toFixed(1)} ms, ${drawingOfPage.toFixed(1)} ms without`,
    },
    {
      what: `${page}: all tasks`,
      value: middle('tasksMs'),
      unit: 'ms',
      note: `${middle('tasksMs', without).toFixed(1)} ms without the runtime`,
    },
    {
      what: `${page}: longest task`,
      value: middle('longestMs'),
      unit: 'ms',
      note: `${middle('longestMs', without).toFixed(1)} ms without the runtime`,
    },
    {
      what: `${page}: tasks longer than 50 ms`,
      value: middle('longTasks'),
      unit: '',
      note: `${middle('longTasks', without)} without the runtime`,
    },
    {
      what: `${page}: total blocking time`,
      value: middle('blockingMs'),
      unit: 'ms',
      note: `${middle('blockingMs', without).toFixed(1)} ms without the runtime`,
    },
  ];
}

/** A first visit: nothing in the browser's cache, no choice about cookies made. */
async function traceLoad(browser: Browser, url: string, hasRuntime: boolean): Promise<MainThreadWork> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (!hasRuntime) await page.route(RUNTIME_FILES, (route) => route.abort());
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await browser.startTracing(page, { categories: [...TRACE_CATEGORIES] });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const trace = await browser.stopTracing();
  await context.close();
  return mainThreadWork(trace.toString(), url);
}
