import { chromium, type Browser, type Frame, type Page } from 'playwright-core';
import { FIRST_SCRIPT_LIMIT_BYTES, firstScriptBytes } from '../e2e/support/first-script-bytes.ts';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './chromium.ts';
import { canvasFrame, signInByHand, TEN_MEGABITS } from './editor-page.ts';
import type { OwnerClient } from './owner-client.ts';
import { median, percentile, type Measured } from './report.ts';
import { createSixtyBlockPage } from './sixty-block-page.ts';

const THROTTLE = 4;
const KEYS = 150;
const MOVES = 30;
const INSERTS = 15;

/** The editor with 60 blocks on the page: ready, typing, moving, script. */
export async function measureEditor(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const entry = await createSixtyBlockPage(owner, 'Bench editor');
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS });
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signInByHand(page, portico);

  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', TEN_MEGABITS);
  const started = performance.now();
  await page.goto(portico.appUrl('demo', `/config/pages?frameUrl=${encodeURIComponent(entry.path)}`));
  const frame = await canvasFrame(page);
  await frame.locator('.portico-canvas-content').nth(59).waitFor();
  const ready = (performance.now() - started) / 1000;
  const firstPaintScript = (await firstScriptBytes(page)) / 1000;
  await session.send('Network.emulateNetworkConditions', {
    ...TEN_MEGABITS,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await frame.getByRole('group', { name: 'Text' }).first().click();
  await frame.locator('[contenteditable="true"]').waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const typing = await measureKeys(page, frame, KEYS, () => page.keyboard.type('a'));
  await page.keyboard.press('Escape');
  const moving = await measureKeys(page, frame, MOVES, (index) =>
    page.keyboard.press(index % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  );
  const byStyle = await measureByHand(page, frame, 'move');
  const byClone = await measureByHand(page, frame, 'insert');
  const inserting = await measureInserting(page, frame);
  const bare = await measureBarePage(browser);
  await browser.close();
  return [
    { what: 'editor with 60 blocks: ready at 10 Mbit/s', value: ready, unit: 's', target: { atMost: 1.5 } },
    {
      what: 'editor: script before the page is shown',
      value: firstPaintScript,
      unit: 'KB',
      target: { atMost: FIRST_SCRIPT_LIMIT_BYTES / 1000 },
    },
    {
      what: 'editor at 4×: keydown to paint, median',
      value: median(typing),
      unit: 'ms',
      target: { atMost: 12 },
      note: `${typing.length} keys; a bare page with one editable line ${rounded(median(bare))} ms`,
    },
    {
      what: 'editor at 4×: keydown to paint, 99th percentile',
      value: percentile(typing, 0.99),
      unit: 'ms',
      target: { atMost: 20 },
      note: `the bare page ${rounded(percentile(bare, 0.99))} ms`,
    },
    {
      what: 'editor at 4×: block inserted to painted, median',
      value: median(inserting),
      unit: 'ms',
      target: { atMost: 20 },
      note: `99th percentile ${Math.round(percentile(inserting, 0.99))} ms; a copy of the element by hand, no editor: ${rounded(median(byClone))} ms`,
    },
    {
      what: 'editor at 4×: block moved to painted, median',
      value: median(moving),
      unit: 'ms',
      target: { atMost: 20 },
      note: `99th percentile ${Math.round(percentile(moving, 0.99))} ms; the same by its style alone, no editor: ${rounded(median(byStyle))} ms`,
    },
  ];
}

/** What the browser itself takes on this machine: the same keys in a page that holds an editable line and no script. */
async function measureBarePage(browser: Browser): Promise<number[]> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.setContent('<p contenteditable="true">Bare</p>');
  await page.locator('p').click();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const times = await measureKeys(page, page.mainFrame(), KEYS, () => page.keyboard.type('a'));
  await page.context().close();
  return times;
}

/** A text block is doubled, which selects the new one, and that is undone; a page holds no more than 60. */
async function measureInserting(page: Page, frame: Frame): Promise<number[]> {
  const text = frame.getByRole('group', { name: 'Text' }).first();
  const select = async (): Promise<void> => {
    await text.click();
    await page.keyboard.press('Escape');
  };
  await select();
  await page.keyboard.press('Delete');
  return measureKeys(
    page,
    frame,
    INSERTS,
    async () => {
      await select();
      await page.keyboard.press('Control+d');
      await page.waitForTimeout(200);
      await page.keyboard.press('Control+z');
      await page.waitForTimeout(200);
    },
    'd',
  );
}

/**
 * What the browser itself takes to show the selected block one row lower, or a copy of it below all others: its elements
 * are changed, the editor hears nothing.
 */
async function measureByHand(page: Page, frame: Frame, what: 'move' | 'insert'): Promise<number[]> {
  await frame.evaluate((kind) => {
    const block = document.activeElement?.closest<HTMLElement>('[data-block]');
    if (block == null) throw new Error('No block has the focus.');
    const before = block.style.getPropertyValue('--d');
    const lower = before.replace(/^\s*\d+/, (row) => String(Number(row) + 1));
    let copy: Node | null = null;
    const ended = new AbortController();
    (window as typeof window & { endByHand: () => void }).endByHand = () => ended.abort();
    window.addEventListener(
      'keydown',
      (event) => {
        // The editor listens on the document; whoever measures, on the window.
        event.stopPropagation();
        event.preventDefault();
        const isDown = event.key === 'ArrowDown';
        if (kind === 'move') block.style.setProperty('--d', isDown ? lower : before);
        else if (copy === null) copy = block.parentElement?.appendChild(block.cloneNode(true)) ?? null;
        else {
          block.parentElement?.removeChild(copy);
          copy = null;
        }
      },
      { capture: true, signal: ended.signal },
    );
  }, what);
  const times = await measureKeys(page, frame, MOVES, (index) =>
    page.keyboard.press(index % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  );
  await frame.evaluate(() => (window as typeof window & { endByHand: () => void }).endByHand());
  // Every second key took the copy away again.
  return what === 'insert' ? times.filter((_time, index) => index % 2 === 0) : times;
}

function rounded(milliseconds: number): string {
  return milliseconds.toFixed(1);
}

/** Milliseconds from the keydown event of each key, or of one, to the frame after it was painted, in the frame that has the focus. */
async function measureKeys(
  page: Page,
  frame: Frame,
  count: number,
  press: (index: number) => Promise<void>,
  onlyKey: string | null = null,
): Promise<number[]> {
  const install = (measuredKey: string | null): void => {
    const target = window as typeof window & { keyTimes: number[]; keysEnded?: AbortController };
    target.keyTimes = [];
    target.keysEnded?.abort();
    target.keysEnded = new AbortController();
    window.addEventListener(
      'keydown',
      (event) => {
        if (measuredKey !== null && event.key !== measuredKey) return;
        const begun = performance.now();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => target.keyTimes.push(performance.now() - begun));
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      },
      { capture: true, signal: target.keysEnded.signal },
    );
  };
  await frame.evaluate(install, onlyKey);
  await page.evaluate(install, onlyKey);
  for (let index = 0; index < count; index += 1) {
    await press(index);
    await page.waitForTimeout(40);
  }
  const read = (): number[] => (window as typeof window & { keyTimes: number[] }).keyTimes;
  const inFrame = await frame.evaluate(read);
  return inFrame.length > 0 ? inFrame : page.evaluate(read);
}
