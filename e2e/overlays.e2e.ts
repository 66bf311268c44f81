import type { Page } from '@playwright/test';
import { pressEnter } from './flows/press-enter.ts';
import { dragFinger } from './support/drag-finger.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect, MOVING } from './support/portico-test.ts';

test.use({ contextOptions: MOVING });

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
  await dragFinger(page, { x: 340, y: 420 }, { x: 60, y: 420 });
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

test('the page about overlays shows a phone all of them, its pop-up above and closed by a touch beside it; other pages are free of scripts [OVER-20] [OVER-21] [OVER-25] [OVER-30] [OVER-33]', async ({
  browser,
  portico,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(portico.publicUrl('demo', '/overlays'));
  await expect(page.getByText('This is a demo site')).toBeVisible();
  const infoBar = page.getByRole('navigation', { name: 'Contact' });
  await expect(infoBar.getByRole('link')).toHaveText(['Call', 'Email', 'Directions']);
  const popup = page.getByRole('dialog', { name: 'An hour at our table' });
  await expect(popup).toBeVisible();
  expect(await popup.evaluate((dialog) => getComputedStyle(dialog).zIndex)).toBe('30000');
  // The page behind stays where it is under a finger.
  await dragFinger(page, { x: 195, y: 100 }, { x: 195, y: 20 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.touchscreen.tap(195, 20);
  await expect(popup).toHaveCount(0);
  await infoBar.getByRole('button', { name: 'Hours' }).tap();
  const hours = page.getByRole('alertdialog', { name: 'Opening hours' });
  await expect(hours).toContainText('Friday 9–14');
  await hours.getByRole('button', { name: 'Close' }).tap();
  await expect(hours).toHaveCount(0);
  await expect(infoBar.getByRole('button', { name: 'Hours' })).toBeFocused();
  await dragFinger(page, { x: 195, y: 600 }, { x: 195, y: 300 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.goto(portico.publicUrl('demo'));
  await expect(page.getByText('This is a demo site')).toHaveCount(0);
  await expect(page.locator('script[type="module"]')).toHaveCount(0);
  await context.close();
});

test('the page about cookies asks there only, and again through its link; a map comes with the choice [CONS-39] [CONS-50] [CONS-52]', async ({
  browser,
  portico,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(/^https?:\/\/(?!.*localhost)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto(portico.publicUrl('demo', '/consent'));
  const banner = page.getByRole('region', { name: 'Cookies', exact: true });
  await expect(banner).toBeVisible();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await banner.getByRole('button', { name: 'Decline' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Change my choice' }).press('Enter');
  await expect(banner).toContainText('You have declined cookies.');
  await pressEnter(banner.getByRole('button', { name: 'Accept' }));
  await expect(page.locator('iframe')).toHaveAttribute('src', /openstreetmap/);
  await context.close();
});
