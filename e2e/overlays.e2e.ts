import type { Page } from '@playwright/test';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { ownedPorticoTest } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

const test = ownedPorticoTest();

const PATH = '/lightbox';
const lightboxOf = (page: Page) => page.getByRole('dialog', { name: 'Gallery' });
const shownAs = (page: Page, name: string | RegExp) => lightboxOf(page).getByRole('group', { name });

test('with the mouse: a picture opens large, halves and edges of the screen, beside it closes [OVER-83, OVER-91, OVER-97..99]', async ({
  page,
  portico,
}) => {
  await page.goto(portico.publicUrl('demo', PATH));
  await page
    .getByRole('button', { name: /^Ridges/ })
    .first()
    .click();
  const first = shownAs(page, /1 of 3$/);
  await expect(first.getByRole('img')).toBeVisible();
  await expect
    .poll(() => first.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width * 0.7, height / 2);
  await expect(shownAs(page, /2 of 3$/)).toBeVisible();
  await page.mouse.click(width * 0.3, height / 2);
  await expect(first).toBeVisible();
  await page.mouse.click(width * 0.01, height / 2);
  await expect(lightboxOf(page)).toHaveCount(0);
});

test('with the keyboard: opens, moves, closes, and gives the focus back to the slide that was shown [OVER-92, OVER-93, OVER-95, NAV-23]', async ({
  page,
  portico,
}) => {
  await page.goto(portico.publicUrl('demo', PATH));
  const slide = page.getByRole('button', { name: /^Ridges/ }).first();
  await slide.focus();
  await page.keyboard.press('Space');
  await expect(shownAs(page, /1 of 3$/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(shownAs(page, /2 of 3$/)).toBeFocused();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^A calm sea/ }).first()).toBeFocused();
});

test('by touch: scrolled through, with a toggle for the caption and without arrows [OVER-103..105]', async ({
  browser,
  portico,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(portico.publicUrl('demo', PATH));
  await page
    .getByRole('button', { name: /^Ridges/ })
    .first()
    .tap();
  const lightbox = lightboxOf(page);
  await expect(lightbox).toBeVisible();
  await expect(lightbox.getByRole('button', { name: 'Next' })).toBeHidden();
  await lightbox.getByRole('button', { name: 'Caption' }).tap();
  await expect(lightbox.getByText('The first of three')).toHaveCSS('opacity', '0.95');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await lightbox.locator('.lightbox-track').evaluate((track) => track.scrollBy({ left: innerWidth }));
  await expect(lightbox.getByText('2 of 3')).toBeVisible();
  await lightbox.getByRole('button', { name: 'Close' }).tap();
  await expect(lightbox).toHaveCount(0);
  await context.close();
});

test('opens by itself at the picture that the address names [OVER-80, OVER-82]', async ({
  page,
  portico,
}) => {
  await page.goto(portico.publicUrl('demo', `${PATH}#itemId=second`));
  await expect(shownAs(page, /2 of 3$/)).toBeVisible();
  await page.goto('about:blank');
  await page.goto(portico.publicUrl('demo', `${PATH}#itemId=nothing`));
  await expect(page.getByRole('button', { name: /^Ridges/ }).first()).toBeVisible();
  await expect(lightboxOf(page)).toHaveCount(0);
});

test('without scripts the link of a picture opens the picture [OVER-83]', async ({ browser, portico }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(portico.publicUrl('demo', PATH));
  await page
    .getByRole('link', { name: /^Ridges/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/s\/images\//);
  await context.close();
});

test('a page script asks, tells and notes, over the page and without the browser’s own boxes [OVER-42, OVER-46, OVER-47, OVER-58, OVER-60, OVER-61, OVER-126]', async ({
  page,
  portico,
}) => {
  await page.goto(portico.publicUrl('demo', PATH));
  await page.getByRole('button', { name: 'Ask' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button')).toHaveText(['Confirm', 'Cancel']);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status')).toContainText('cancelled');
  await page.getByRole('button', { name: 'Tell' }).click();
  await expect(dialog).toContainText('This is an alert of the page');
  await dialog.getByRole('button', { name: 'Okay' }).click();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText('Hides by itself after two seconds');
});
