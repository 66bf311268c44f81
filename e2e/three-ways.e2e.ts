import type { Browser, Locator, Page } from '@playwright/test';
import { answerForOthers, hasDeclinedCookies, publishEverything } from './flows/visitor-site.ts';
import { dragFinger } from './support/drag-finger.ts';
import { test as owned } from './support/owned-portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';
import { expect } from './support/portico-test.ts';

/** Installations whose demo site is published with everything that visitors can meet. */
const published = new WeakSet<RunningPortico>();

const test = owned.extend<{ hasPublished: undefined }>({
  hasPublished: [
    async ({ owner, portico }, use) => {
      if (!published.has(portico)) await publishEverything(owner, portico);
      published.add(portico);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Every behaviour of a page by mouse, by keyboard alone and by real touches. */
const WAYS = ['mouse', 'keyboard', 'touch'] as const;
type Way = (typeof WAYS)[number];

for (const way of WAYS) {
  test(`by ${way}: accordion, menu, embed and sound [BLK-08] [BLK-15]`, async ({ browser, portico }) => {
    const page = await visit(browser, portico, way, '/blocks');
    const summary = page.locator('main details').first().locator('summary');
    const content = page.locator('main details').first().locator('.accordion-content');
    const isOpen = await content.isVisible();
    await press(summary, way);
    await expect(content).toBeVisible({ visible: !isOpen });
    // While an item moves, presses do nothing.
    await expect(page.locator('main details[data-opens]')).toHaveCount(0);
    await press(summary, way);
    await expect(content).toBeVisible({ visible: isOpen });

    const tabs = page.getByRole('tablist').getByRole('tab');
    await page.locator('.portico-block-menu').scrollIntoViewIfNeeded();
    await expect(tabs.first()).toBeVisible();
    if (way === 'keyboard') {
      await tabs.first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    } else {
      await press(tabs.nth(1), way);
    }
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);

    for (const placeholder of ['[data-block-type=audio]', '[data-block-type=embed]']) {
      const block = page.locator(placeholder);
      await press(block.locator('[data-embed-src]'), way);
      await expect(block.locator('iframe')).toHaveCount(1);
    }
    await page.context().close();
  });

  test(`by ${way}: video [BLK-33]`, async ({ browser, portico }) => {
    const page = await visit(browser, portico, way, '/video');
    const [first, second] = [page.locator('.video-overlay').first(), page.locator('.video-overlay').nth(1)];
    await press(first, way);
    await expect(page.locator('main iframe')).toHaveCount(1);
    await expect(first).toBeHidden();
    await press(second, way);
    await expect(first).toBeVisible();
    await page.context().close();
  });

  test(`by ${way}: a form with a captcha, one in an overlay, and a newsletter [FORM-40] [FBLD-72]`, async ({
    browser,
    portico,
  }) => {
    const page = await visit(browser, portico, way, '/forms');
    const form = page.getByRole('form', { name: 'Contact with a captcha' });
    const submit = form.getByRole('button', { name: 'Submit' });
    // Before its behaviour has started, a form is sent to a page of its own.
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByLabel('I am a person')).toBeVisible();
    await press(submit, way);
    await expect(form.getByText('Name is required.')).toBeVisible();
    await write(form.getByLabel('First Name'), way, 'Ada');
    await write(form.getByLabel('Last Name'), way, 'Lovelace');
    await write(form.getByLabel(/^Email/), way, `ada-${way}@example.com`);
    await write(form.getByLabel(/^Message/), way, 'Hello');
    await check(form.getByLabel('I agree'), way);
    await check(form.getByLabel('I am a person'), way);
    await expect(form.getByText('Checked.')).toBeVisible();
    await press(submit, way);
    await expect(page.getByText('Thank you!').filter({ visible: true })).toHaveCount(1);

    await press(page.getByRole('button', { name: 'Tell us what you think' }), way);
    const dialog = page.getByRole('dialog');
    await write(dialog.getByLabel('In a few words'), way, 'Nice');
    await press(dialog.getByRole('button', { name: 'Close' }), way);
    await expect(dialog).toBeHidden();

    await page.goto(portico.publicUrl('demo', '/newsletter'));
    const signUp = page.getByRole('form').filter({ has: page.getByRole('button', { name: 'Join' }) });
    await write(signUp.getByLabel(/^Email/), way, `news-${way}@example.com`);
    await press(signUp.getByRole('button', { name: 'Join' }), way);
    await expect(page.getByText('Please check your inbox to confirm.').filter({ visible: true })).toHaveCount(
      1,
    );
    await page.context().close();
  });

  test(`by ${way}: lightbox, dialogs and tooltips [OVER-83] [OVER-126]`, async ({ browser, portico }) => {
    const page = await visit(browser, portico, way, '/lightbox');
    await press(page.getByRole('button', { name: /^Ridges/ }).first(), way);
    const lightbox = page.getByRole('dialog', { name: 'Gallery' });
    await expect(lightbox).toBeVisible();
    if (way === 'mouse') await lightbox.getByRole('button', { name: 'Next' }).click();
    else if (way === 'keyboard') await page.keyboard.press('ArrowRight');
    else await dragFinger(page, { x: 330, y: 400 }, { x: 60, y: 400 });
    await expect(lightbox.locator('.lightbox-status')).toHaveText('2 of 3');
    if (way === 'keyboard') await page.keyboard.press('Escape');
    else await press(lightbox.getByRole('button', { name: 'Close' }), way);
    await expect(lightbox).toHaveCount(0);

    const ask = page.getByRole('button', { name: 'Ask', exact: true });
    const tooltip = page.getByRole('tooltip');
    if (way === 'mouse') {
      await ask.hover();
      await expect(tooltip).toHaveText('Asks and reports the answer');
    } else if (way === 'keyboard') {
      await ask.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(tooltip).toHaveText('Asks and reports the answer');
    }
    await press(ask, way);
    await expect(tooltip).toHaveCount(0);
    const dialog = page.getByRole('alertdialog');
    await press(dialog.getByRole('button', { name: 'Confirm' }), way);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'confirmed' })).toBeVisible();
    await press(page.getByRole('button', { name: 'Tell', exact: true }), way);
    await press(dialog.getByRole('button', { name: 'Okay' }), way);
    await expect(dialog).toHaveCount(0);
    await page.context().close();
  });

  test(`by ${way}: cookie banner and carousel [CONS-43] [CONS-50] [BLK-89]`, async ({ browser, portico }) => {
    const page = await open(browser, way);
    await page.goto(portico.publicUrl('demo', '/consent'));
    const banner = page.getByRole('region', { name: 'Cookies', exact: true });
    await press(banner.getByRole('button', { name: 'Decline' }), way);
    await expect(banner).toHaveCount(0);
    await press(page.getByRole('link', { name: 'Change my choice' }), way);
    await press(banner.getByRole('button', { name: 'Accept' }), way);
    await expect(banner).toHaveCount(0);

    const row = page.locator('.summary-items');
    const next = page.getByRole('button', { name: 'Next items' });
    await row.scrollIntoViewIfNeeded();
    await expect(next).toBeVisible();
    await press(next, way);
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: 'Previous items' })).not.toHaveAttribute('aria-disabled');
    await page.context().close();
  });

  test(`by ${way}: pop-up and bars [OVER-09] [OVER-31]`, async ({ browser, portico }) => {
    const page = await visit(browser, portico, way, '/overlays');
    const popup = page.getByRole('dialog', { name: 'An hour at our table' });
    await press(popup.getByRole('button', { name: 'Close' }), way);
    await expect(popup).toHaveCount(0);
    await press(page.getByRole('button', { name: 'Close announcement' }), way);
    await expect(page.getByText('This is a demo site')).toBeHidden();
    const bar = page.locator('.portico-info-bar');
    if (way === 'touch') {
      await press(bar.getByRole('button', { name: /hours/i }), way);
      const hours = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await press(hours.getByRole('button', { name: 'Close' }), way);
      await expect(hours).toHaveCount(0);
    } else {
      await expect(bar).toHaveCount(0);
    }
    await page.context().close();
  });
}

async function open(browser: Browser, way: Way): Promise<Page> {
  const context = await browser.newContext(
    way === 'touch'
      ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
      : { viewport: { width: 1440, height: 900 } },
  );
  const page = await context.newPage();
  await answerForOthers(page);
  return page;
}

async function visit(browser: Browser, portico: RunningPortico, way: Way, path: string): Promise<Page> {
  const page = await open(browser, way);
  await hasDeclinedCookies(page, portico);
  await page.goto(portico.publicUrl('demo', path));
  return page;
}

async function press(target: Locator, way: Way): Promise<void> {
  if (way === 'mouse') await target.click();
  else if (way === 'touch') await target.tap();
  else {
    await target.focus();
    await target.press('Enter');
  }
}

async function check(target: Locator, way: Way): Promise<void> {
  if (way === 'keyboard') await target.press('Space');
  else await press(target, way);
  await expect(target).toBeChecked();
}

async function write(target: Locator, way: Way, text: string): Promise<void> {
  if (way === 'keyboard') await target.focus();
  else await press(target, way);
  await expect(target).toBeFocused();
  await target.pressSequentially(text);
}
