import type { Page } from '@playwright/test';
import { answerForOthers, hasDeclinedCookies, publishEverything } from './flows/visitor-site.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

async function expectAccessible(page: Page, state: string): Promise<void> {
  expect.soft(await findAccessibilityProblems(page), state).toEqual([]);
}

test('the demo site is published with everything that visitors can meet', async ({ owner, portico }) => {
  await publishEverything(owner, portico);
});

for (const { width, colorScheme } of [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, hasTouch: width < 700 });
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await answerForOthers(page);
    });

    test('a form has no accessibility findings with errors, with its captcha, sent, and in an overlay', async ({
      page,
      portico,
    }) => {
      await hasDeclinedCookies(page, portico);
      await page.goto(portico.publicUrl('demo', '/forms'));
      const form = page.getByRole('form', { name: 'Contact with a captcha' });
      const submit = form.getByRole('button', { name: 'Submit' });
      await submit.click();
      await expect(form.getByText('Name is required.')).toBeVisible();
      await expectAccessible(page, 'form with errors');
      await form.getByLabel('First Name').fill('Ada');
      await form.getByLabel('Last Name').fill('Lovelace');
      await form.getByLabel(/^Email/).fill(`ada-${width}@example.com`);
      await form.getByLabel(/^Message/).fill('Hello');
      await form.getByLabel('I agree').check();
      await submit.click();
      await expect(form.getByText('Complete CAPTCHA before submitting.')).toBeVisible();
      await expectAccessible(page, 'captcha asked for');
      await form.getByLabel('I am a person').check();
      await expect(form.getByText('Checked.')).toBeVisible();
      await expectAccessible(page, 'captcha solved');
      await submit.click();
      await expect(page.getByText('Thank you!').filter({ visible: true })).toHaveCount(1);
      await expectAccessible(page, 'form sent');
      await page.getByRole('button', { name: 'Tell us what you think' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'form in an overlay');
    });

    test('lightbox, dialogs, notes and tooltips have no accessibility findings', async ({
      page,
      portico,
    }) => {
      await hasDeclinedCookies(page, portico);
      await page.goto(portico.publicUrl('demo', '/lightbox'));
      const lightbox = page.getByRole('dialog', { name: 'Gallery' });
      for (const [index, ground] of ['dark', 'light', 'by itself'].entries()) {
        const gallery = page.locator('.portico-block-gallery').nth(index);
        await gallery.scrollIntoViewIfNeeded();
        await gallery.getByRole('button').first().click();
        await expect(lightbox.getByRole('img').first()).toBeVisible();
        await expectAccessible(page, `lightbox, ${ground}`);
        await page.keyboard.press('Escape');
        await expect(lightbox).toHaveCount(0);
      }
      const dialog = page.getByRole('alertdialog');
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(dialog).toBeVisible();
      await expectAccessible(page, 'confirmation');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'cancelled' })).toBeVisible();
      await expectAccessible(page, 'note');
      await page.getByRole('button', { name: 'Tell', exact: true }).click();
      await expect(dialog).toBeVisible();
      await expectAccessible(page, 'alert');
      await dialog.getByRole('button', { name: 'Okay' }).click();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expectAccessible(page, 'tooltip');
    });

    test('banner, choices, pop-up, bars and opening hours have no accessibility findings', async ({
      page,
      portico,
    }) => {
      const banner = page.getByRole('region', { name: 'Cookies', exact: true });
      await page.goto(portico.publicUrl('demo', '/consent'));
      await expect(banner).toBeVisible();
      await expectAccessible(page, 'banner');
      await banner.getByRole('button', { name: 'Decline' }).click();
      await page.getByRole('link', { name: 'Change my choice' }).click();
      await expect(banner).toBeVisible();
      await expectAccessible(page, 'banner with the choice so far');
      await banner.getByRole('button', { name: 'Accept' }).click();
      await page.goto(portico.publicUrl('demo', '/overlays'));
      const popup = page.getByRole('dialog', { name: 'An hour at our table' });
      await expect(popup).toBeVisible();
      await expectAccessible(page, 'pop-up');
      await popup.getByRole('button', { name: 'Close' }).click();
      await expect(popup).toHaveCount(0);
      await expectAccessible(page, 'bars');
      if (width > 700) return;
      await page.getByRole('button', { name: /hours/i }).click();
      await expect(page.getByText('Friday 9–14')).toBeVisible();
      await expectAccessible(page, 'opening hours');
    });

    test('menu, accordion, video and embeds have no accessibility findings when they are open', async ({
      page,
      portico,
    }) => {
      await hasDeclinedCookies(page, portico);
      await page.goto(portico.publicUrl('demo', '/blocks'));
      for (const details of await page.locator('main details').all()) {
        const content = details.locator('.accordion-content');
        if (!(await content.isVisible())) await details.locator('summary').click();
        await expect(content).toBeVisible();
      }
      await page.locator('.portico-block-menu').scrollIntoViewIfNeeded();
      await page.getByRole('tab').last().click();
      for (const placeholder of ['[data-block-type=audio]', '[data-block-type=embed]']) {
        await page.locator(`${placeholder} [data-embed-src]`).click();
        await expect(page.locator(`${placeholder} iframe`)).toHaveCount(1);
      }
      await expectAccessible(page, 'accordion, menu and embeds');
      if (width < 700) {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible();
        await expectAccessible(page, 'navigation');
      }
      await page.goto(portico.publicUrl('demo', '/video'));
      await page.locator('.video-overlay').first().click();
      await expect(page.locator('main iframe')).toHaveCount(1);
      await expectAccessible(page, 'video');
    });

    test('rows of slides are reached by keyboard, with and without scripts [GAL-216]', async ({
      browser,
      page,
      portico,
    }) => {
      await hasDeclinedCookies(page, portico);
      // Galleries begin when they come near: those far below stand as they were published.
      const address = portico.publicUrl('demo', '/gallery-slideshow');
      await page.goto(address);
      await expect(page.locator('[data-running]').first()).toBeVisible();
      await expectAccessible(page, 'slideshows');
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width, height: 900 },
      });
      const still = await context.newPage();
      await still.goto(address);
      const rows = still.locator('.portico-gallery-slides');
      expect(await rows.count()).toBeGreaterThan(2);
      await expect(still.locator('.portico-gallery-slides:not([tabindex="0"])')).toHaveCount(0);
      await rows.first().focus();
      await still.keyboard.press('ArrowRight');
      await expect.poll(() => rows.first().evaluate((row) => row.scrollLeft)).toBeGreaterThan(10);
      await context.close();
    });
  });
}
