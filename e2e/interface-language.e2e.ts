import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('people work in the language of their browser, and in the one they choose', async ({
  browser,
  ownerState,
  portico,
}) => {
  const context = await browser.newContext({ storageState: ownerState, locale: 'de-AT' });
  const page = await context.newPage();
  await page.goto(portico.dashboardUrl('/account'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: /Sprache des Dashboards/ }).click();
  await page.getByRole('option', { name: 'العربية' }).click();

  await expect(page.getByRole('heading', { name: 'اللغة' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // The choice belongs to the account: other hosts and browsers have it, too.
  await page.goto(portico.dashboardUrl('/'));
  await page.locator('a[href*="//demo.app.localhost"]').first().click();
  await page.waitForURL(portico.appUrl('demo', '/config/**'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  // No name of a place is broken or runs out of the bar, beside the page and below it.
  const places = page.locator('a[href^="/config/"] > span');
  await expect(places.filter({ hasText: 'جهات الاتصال' })).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await places.evaluateAll((names) =>
      names.map((name) => {
        const text = document.createRange();
        text.selectNodeContents(name);
        const words = text.getBoundingClientRect();
        const room = name.parentElement?.getBoundingClientRect();
        const isInside = room !== undefined && words.left >= room.left - 1 && words.right <= room.right + 1;
        return [name.textContent, text.getClientRects().length, isInside];
      }),
    );
    expect(lines).toEqual(lines.map(([name]) => [name, 1, true]));
  }
  // What points somewhere is mirrored, what is typed reads in its own direction, and addresses from left to right.
  await page.setViewportSize({ width: 1440, height: 900 });
  const work = page.getByRole('row', { name: 'Work', exact: true });
  await work.getByRole('button').last().click();
  await page.getByRole('menuitem').first().click();
  const settings = page.getByRole('dialog');
  await expect(settings.getByRole('textbox').nth(0)).toHaveCSS('direction', 'ltr');
  await expect(settings.getByRole('textbox').nth(1)).toHaveCSS('direction', 'rtl');
  const address = settings.getByRole('textbox').nth(2);
  const slash = address.locator('xpath=preceding-sibling::*');
  const [slashBox, addressBox] = [await slash.boundingBox(), await address.boundingBox()];
  expect(slashBox?.x).toBeLessThan(addressBox?.x ?? 0);
  await page.keyboard.press('Escape');
  await page.locator('a[href^="/config/design"]').click();
  const undo = page.locator('svg.lucide-undo-2').first();
  await expect(undo).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
  await page.locator('a[href^="/config/pages"]').click();
  // What the component library says, as well.
  await page.getByRole('searchbox').first().fill('x');
  await expect(page.getByRole('button', { name: 'مسح البحث' })).toBeAttached();
  await context.close();

  const stranger = await (await browser.newContext({ locale: 'fr-CA' })).newPage();
  await stranger.goto(portico.dashboardUrl('/sign-in'));
  await expect(stranger.locator('html')).toHaveAttribute('lang', 'fr');
  await stranger.context().close();
});
