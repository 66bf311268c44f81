import { canvasOf } from '../flows/editor.ts';
import { findAccessibilityProblems, findFrameProblems } from './find-accessibility-problems.ts';
import { expect } from './portico-test.ts';
import type { Page } from '@playwright/test';

/** Media of a page whose accessibility is looked at: what moves would be seen halfway. */
export const STILL = { reducedMotion: 'reduce' } as const;

/** All findings of a test are listed, not only those of its first screen. */
export async function expectAccessible(
  page: Page,
  screen: string,
  dimmed: readonly string[] = [],
): Promise<void> {
  expect.soft(await findAccessibilityProblems(page, { dimmed }), screen).toEqual([]);
}

/** A screen in light and dark colours: only contrasts can differ. */
export async function expectAccessibleInBoth(page: Page, screen: string): Promise<void> {
  await showColors(page, 'light');
  await expectAccessible(page, `${screen} light`);
  await showColors(page, 'dark');
  const found = await findAccessibilityProblems(page, { rules: ['color-contrast'] });
  expect.soft(found, `${screen} dark`).toEqual([]);
}

/** Resolves when the colors of before are gone: a transition, however short, shows them until a later frame. */
async function showColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ ...STILL, colorScheme });
  await page.evaluate(untilNothingMoves);
}

/**
 * Resolves when no animation or transition that has an end runs in the page or in its frames. It runs in the page,
 * so it stands alone.
 */
async function untilNothingMoves(): Promise<void> {
  const drawn = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))));
  // A frame of another origin, or in a sandbox, shows no document: its colors are its own.
  const documentsIn = (shown: Document): Document[] => [
    shown,
    ...[...shown.querySelectorAll('iframe')].flatMap(({ contentDocument }) =>
      contentDocument === null ? [] : documentsIn(contentDocument),
    ),
  ];
  const moving = () =>
    documentsIn(document)
      .flatMap((each) => each.getAnimations())
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  await drawn();
  for (let running = moving(); running.length > 0; running = moving()) {
    await Promise.allSettled(running.map(({ finished }) => finished));
    await drawn();
  }
}

/** The frame titled so, as if it were a page of its own. */
export async function expectAccessibleFrame(page: Page, title: string | RegExp): Promise<void> {
  const frame = await (await page.getByTitle(title).elementHandle())?.contentFrame();
  expect.soft(frame ? await findFrameProblems(frame) : 'no frame', String(title)).toEqual([]);
}

/** Nothing is being fetched or drawn any more: the page in the canvas is there, and no spinner is. */
export async function untilAtRest(page: Page): Promise<void> {
  await canvasOf(page).locator('[data-section]').first().waitFor({ state: 'attached' });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  // A table that is asked for again is pale meanwhile.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
