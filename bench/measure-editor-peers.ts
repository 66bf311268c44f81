import { chromium, type Browser, type Frame, type Page } from 'playwright-core';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './chromium.ts';
import { canvasFrame, signInByHand } from './editor-page.ts';
import { PEERS, servePeers, type Peer, type PeerContent } from './editor-peers/serve-peers.ts';
import type { OwnerClient } from './owner-client.ts';
import { median, type Measured } from './report.ts';
import { createSixtyBlockPage } from './sixty-block-page.ts';

const THROTTLE = 4;
const ROUNDS = 3;
const KEYS = 40;
const MOVES = 16;
const INSERTS = 8;
const PAUSE_MS = 120;
const VIEWPORT = { width: 1440, height: 900 };

const ACTS = ['block inserted', 'block moved', 'key typed'] as const;
type Act = (typeof ACTS)[number];
type Times = Record<Act, number[]>;

/** An editor with the page of 60 blocks open, and how each act is done in it. */
interface Subject {
  readonly page: Page;
  readonly frame: Frame;
  /** A selector of all blocks on the canvas. */
  readonly blocks: string;
  beginTyping(): Promise<void>;
  beginBlocks(): Promise<void>;
  /** A page of Portico holds no more than 60 blocks. */
  makeRoom(): Promise<void>;
  insert(): Promise<void>;
  takeBack(): Promise<void>;
  move(isDown: boolean): Promise<void>;
}

/**
 * A block inserted, moved and a key typed on the same 60 blocks in Portico, Puck and GrapesJS, in turns: milliseconds
 * from the key that was pressed to the first painted frame that shows its effect.
 *
 * Portico moves and doubles by its own keys. The others have none for that, so the key calls what their interface calls.
 */
export async function measureEditorPeers(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const entry = await createSixtyBlockPage(owner, 'Bench peers');
  await owner.call('POST', '/api/publish', { documentIds: 'all' });
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS });
  const site = `http://demo.localhost:${portico.port}`;
  const peers = await servePeers(await publishedContent(browser, `${site}${entry.path}`), site);
  const times = new Map<string, Times>();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['portico', ...PEERS] as const) {
        const page = await (await browser.newContext({ viewport: VIEWPORT })).newPage();
        const subject =
          name === 'portico'
            ? await openPortico(page, portico, entry.path)
            : await openPeer(page, name, `http://127.0.0.1:${peers.port}/${name}`);
        const measured = await measure(subject);
        const all = times.get(name) ?? { 'block inserted': [], 'block moved': [], 'key typed': [] };
        for (const act of ACTS) all[act].push(...measured[act]);
        times.set(name, all);
        await page.context().close();
      }
    }
  } finally {
    peers.stop();
    await browser.close();
  }
  return ACTS.map((act) => compared(act, times));
}

function compared(act: Act, times: ReadonlyMap<string, Times>): Measured {
  const of = (name: string): number => median(times.get(name)?.[act] ?? []);
  const faster = Math.min(...PEERS.map(of));
  return {
    what: `editor at 4×: ${act}, against the faster of Puck and GrapesJS`,
    value: of('portico') / faster,
    unit: '×',
    target: { atMost: 1 },
    note: ['portico', ...PEERS].map((name) => `${name} ${of(name).toFixed(1)} ms`).join(', '),
  };
}

/** The blocks of a page as visitors get them, section by section, without what runs. */
async function publishedContent(browser: Browser, address: string): Promise<PeerContent> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(address);
  const content = await page.evaluate(() => {
    for (const picture of document.querySelectorAll('main img')) picture.removeAttribute('srcset');
    for (const script of document.querySelectorAll('main script')) script.remove();
    const blocksOf = (section: Element) =>
      [...section.querySelectorAll('[data-block]')].map((block) => ({
        isText: block.getAttribute('data-block-type') === 'text',
        html: block.innerHTML,
      }));
    const sections = [...document.querySelectorAll('main [data-section], main section')];
    return {
      sections: sections.map(blocksOf).filter((blocks) => blocks.length > 0),
      styles: [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n'),
    };
  });
  await context.close();
  const blocks = content.sections.flat();
  if (blocks.length !== 60 || !blocks.some(({ isText }) => isText)) {
    throw new Error(`The published page has ${blocks.length} blocks.`);
  }
  return content;
}

async function openPortico(page: Page, portico: RunningPortico, path: string): Promise<Subject> {
  await signInByHand(page, portico);
  await page.goto(portico.appUrl('demo', `/config/pages?frameUrl=${encodeURIComponent(path)}`));
  const frame = await canvasFrame(page);
  await frame.locator('.portico-canvas-content').nth(59).waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const text = frame.getByRole('group', { name: 'Text' }).first();
  return {
    page,
    frame,
    blocks: '.portico-block',
    beginTyping: async () => {
      await text.click();
      await frame.locator('[contenteditable="true"]').waitFor();
    },
    beginBlocks: () => page.keyboard.press('Escape'),
    makeRoom: async () => {
      await frame.getByRole('group', { name: 'Text' }).last().click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Delete');
    },
    insert: async () => {
      await text.click();
      await page.keyboard.press('Escape');
      await page.waitForTimeout(PAUSE_MS);
      await page.keyboard.press('Control+d');
    },
    takeBack: () => page.keyboard.press('Control+z'),
    move: (isDown) => page.keyboard.press(isDown ? 'ArrowDown' : 'ArrowUp'),
  };
}

async function openPeer(page: Page, peer: Peer, address: string): Promise<Subject> {
  await page.goto(address);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (frame === null) throw new Error(`${peer} has no frame.`);
  await frame.locator('[data-measured]').nth(59).waitFor();
  const text = frame.locator('[data-text] p').first();
  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key);
  };
  return {
    page,
    frame,
    blocks: '[data-measured]',
    beginTyping: async () => {
      const edited = frame.locator('[contenteditable="true"]:focus');
      if (peer === 'grapesjs') await text.dblclick();
      // The first press selects the block.
      for (let press = 0; peer === 'puck' && press < 5 && (await edited.count()) === 0; press += 1) {
        await text.click();
        await page.waitForTimeout(5 * PAUSE_MS);
      }
      await edited.waitFor();
    },
    beginBlocks: async () => {
      await press('Escape');
      // The edge of the section, where nothing is that a click would open.
      await frame
        .locator('section')
        .first()
        .click({ position: { x: 5, y: 5 } });
      for (const view of [page, frame]) await view.evaluate(bindKeys);
    },
    makeRoom: () => Promise.resolve(),
    insert: () => press('F7'),
    takeBack: () => press('F8'),
    move: (isDown) => press(isDown ? 'F9' : 'F10'),
  };
}

/** In the browser: keys that nobody else takes call what a peer's page hands out, from its window and its canvas. */
function bindKeys(): void {
  interface PeerWindow extends Window {
    readonly peer: { insert(): void; takeBack(): void; move(isDown: boolean): void };
  }
  const acts: Record<string, (peer: PeerWindow['peer']) => void> = {
    F7: (peer) => peer.insert(),
    F8: (peer) => peer.takeBack(),
    F9: (peer) => peer.move(true),
    F10: (peer) => peer.move(false),
  };
  window.addEventListener('keydown', (event) => {
    const act = acts[event.key];
    // One of the editors sends each key of its canvas to its own window again.
    if (act === undefined || !event.isTrusted) return;
    event.preventDefault();
    act((window.parent as unknown as PeerWindow).peer);
  });
}

async function measure(subject: Subject): Promise<Times> {
  const { page } = subject;
  const session = await page.context().newCDPSession(page);
  await subject.beginTyping();
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const typed: number[] = [];
  for (let index = 0; index < KEYS; index += 1) {
    typed.push(await timed(subject, 'text', () => page.keyboard.press('a')));
  }
  await subject.beginBlocks();
  await page.waitForTimeout(10 * PAUSE_MS);
  const moved: number[] = [];
  for (let index = 0; index < MOVES; index += 1) {
    moved.push(await timed(subject, 'order', () => subject.move(index % 2 === 0)));
  }
  await subject.makeRoom();
  const inserted: number[] = [];
  for (let index = 0; index < INSERTS; index += 1) {
    inserted.push(await timed(subject, 'count', () => subject.insert()));
    await subject.takeBack();
    await page.waitForTimeout(4 * PAUSE_MS);
  }
  // What made room comes back, too: the next round opens the same page.
  await subject.takeBack();
  await page.waitForTimeout(20 * PAUSE_MS);
  return { 'key typed': typed, 'block moved': moved, 'block inserted': inserted };
}

/** Milliseconds from the last keydown of an act to the frame after its effect was seen, in the window that has the focus. */
async function timed(
  { page, frame, blocks }: Subject,
  effect: 'text' | 'order' | 'count',
  act: () => Promise<void>,
): Promise<number> {
  const watch = ([selector, kind]: readonly [string, typeof effect]): void => {
    const view = window as typeof window & { shown: number | null; watched?: AbortController };
    const documents = [
      document,
      ...[...document.querySelectorAll('iframe')].map((each) => each.contentDocument),
    ];
    const canvas = documents.find((each) => each?.querySelector(selector)) ?? document;
    const look = (): string => {
      const found = [...canvas.querySelectorAll<HTMLElement>(selector)];
      if (kind === 'count') return String(found.length);
      if (kind === 'text') return canvas.activeElement?.textContent ?? '';
      // The first section's, where all is moved; laying out is due in this frame in any case.
      return found
        .slice(0, 6)
        .map((each) => `${each.dataset['measured'] ?? ''} ${JSON.stringify(each.getBoundingClientRect())}`)
        .join();
    };
    view.watched?.abort();
    view.watched = new AbortController();
    view.shown = null;
    const before = look();
    let begun = 0;
    let isWatching = false;
    window.addEventListener(
      'keydown',
      () => {
        // Of several keys the last counts: those before it only led to the block.
        begun = performance.now();
        if (isWatching) return;
        isWatching = true;
        const eachFrame = (): void => {
          if (look() === before) {
            if (performance.now() - begun < 3000) requestAnimationFrame(eachFrame);
            return;
          }
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => {
            view.shown ??= performance.now() - begun;
          });
          channel.port1.start();
          channel.port2.postMessage(null);
        };
        requestAnimationFrame(eachFrame);
      },
      { capture: true, signal: view.watched.signal },
    );
  };
  for (const view of [frame, page]) await view.evaluate(watch, [blocks, effect] as const);
  await act();
  const deadline = Date.now() + 5000;
  for (;;) {
    await page.waitForTimeout(PAUSE_MS);
    for (const view of [frame, page]) {
      const shown = await view.evaluate(() => (window as typeof window & { shown: number | null }).shown);
      if (shown !== null) return shown;
    }
    if (Date.now() > deadline) throw new Error(`Nothing was seen to change (${effect}) at ${page.url()}.`);
  }
}
