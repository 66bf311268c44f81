import type { Locator, Page } from '@playwright/test';
import { canvasOf, blockCalled, pageHeading, untilSaved } from './flows/editor.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';

test.use({ hasTouch: true });

/** From the dashboard into the demo site, on a screen 390 px wide. */
async function openSite(page: Page, portico: RunningPortico): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(portico.dashboardUrl('/'));
  await page
    .getByRole('link', { name: /^Edit / })
    .and(page.locator(`[href^="${portico.appUrl('demo', '/')}"]`))
    .tap();
  await page.waitForURL(portico.appUrl('demo', '/config/**'));
  await canvasOf(page).locator('main [data-block]').first().waitFor();
}

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).tap();
  await canvasOf(page).locator('div[data-portico-overlay]').waitFor({ state: 'attached' });
}

/** Taps what stands whole within the width of the screen, and writes there. */
async function write(field: Locator, text: string): Promise<void> {
  await field.tap();
  await expect(field).toBeFocused();
  await field.fill(text);
  await expectToFit(field);
}

async function expectToFit(part: Locator): Promise<void> {
  const page = part.page();
  const box = await part.boundingBox();
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}

test('at 390 px a section is saved and added on another page [EDIT-205]', async ({ owner, portico }) => {
  await openSite(owner, portico);
  await edit(owner);
  const canvas = canvasOf(owner);
  const sections = canvas.locator('main [data-section]');
  await sections.nth(1).tap({ position: { x: 3, y: 40 } });
  await canvas.getByRole('button', { name: 'Save section' }).tap();
  const dialog = owner.getByRole('dialog', { name: 'Save section' });
  await write(dialog.getByRole('textbox', { name: 'Name' }), 'On the way');
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(owner.getByText('“On the way” is saved. Find it under “Add section”.')).toBeVisible();

  const bar = owner.getByRole('region', { name: 'Page toolbar' });
  await bar.getByRole('button', { name: 'Home', exact: true }).tap();
  const pages = owner.getByRole('dialog', { name: 'Pages' });
  await expectToFit(pages);
  await pages
    .getByRole('button', { name: /^Contact/ })
    .first()
    .tap();
  await bar.getByRole('button', { name: 'Contact', exact: true }).waitFor();
  await expect(pageHeading(canvas)).toHaveText('Start a project');
  const before = await sections.count();
  await sections.nth(1).tap({ position: { x: 3, y: 40 } });
  await canvas.getByRole('button', { name: 'Add section' }).first().tap();
  const picker = owner.getByRole('dialog', { name: 'Add a section' });
  await expectToFit(picker);
  await picker.getByText('Saved', { exact: true }).tap();
  await picker.frameLocator('iframe').getByRole('button', { name: 'On the way', exact: true }).tap();
  await expect(sections).toHaveCount(before + 1);
  await untilSaved(owner);
});

test('at 390 px a redirect is added [FIND-48]', async ({ owner, portico, browser }) => {
  await openSite(owner, portico);
  await owner.getByRole('link', { name: 'Settings', exact: true }).tap();
  await owner.getByRole('link', { name: /^Redirects/ }).tap();
  await owner.getByRole('button', { name: 'Add redirect' }).tap();
  const dialog = owner.getByRole('dialog', { name: 'Add redirect' });
  await write(dialog.getByLabel('From'), '/old-work');
  await write(dialog.getByLabel('To', { exact: true }), '/work');
  await dialog.getByRole('button', { name: 'Add', exact: true }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(owner.getByText('/old-work now leads to /work.')).toBeVisible();
  await expectToFit(owner.getByRole('grid', { name: 'Redirects' }));
  const visitor = await browser.newPage();
  await visitor.goto(portico.publicUrl('demo', '/old-work'));
  expect(new URL(visitor.url()).pathname).toBe('/work');
  await visitor.close();
});

test('at 390 px a page gets a password [MEMB-61]', async ({ owner, portico, browser }) => {
  await openSite(owner, portico);
  await owner.getByRole('button', { name: 'Actions of Contact' }).tap();
  await owner.getByRole('menuitem', { name: 'Password', exact: true }).tap();
  const dialog = owner.getByRole('dialog', { name: 'Page settings' });
  await write(dialog.getByRole('textbox', { name: 'Password' }), 'open sesame');
  await dialog.getByRole('button', { name: 'Set password' }).tap();
  await expect(dialog.getByText('Visitors need the password to see this page.')).toBeVisible();
  const visitor = await browser.newPage();
  expect((await visitor.goto(portico.publicUrl('demo', '/contact')))?.status()).toBe(403);
  await visitor.close();
});

test('at 390 px a word is found on the whole site and replaced after a look at it [EDIT-212]', async ({
  owner,
  portico,
}) => {
  await openSite(owner, portico);
  await owner.getByRole('link', { name: 'Settings', exact: true }).tap();
  await owner.getByRole('link', { name: /^Find & replace/ }).tap();
  await write(owner.getByRole('searchbox', { name: 'Find on the whole site' }), 'Eleven arches');
  const found = owner.getByRole('list', { name: 'Found' });
  await expect(found.getByRole('button')).toHaveCount(1);
  await owner.getByText('Replace', { exact: true }).tap();
  await write(owner.getByLabel('Replace with'), 'Twelve arches');
  await expect(found.locator('del')).toHaveText(['Eleven arches']);
  await expect(found.locator('ins')).toHaveText(['Twelve arches']);
  await expectToFit(found);
  await owner.getByRole('button', { name: 'Replace 1 time' }).tap();
  await expect(owner.getByText('1 text changed on 1 page.')).toBeVisible();
  await expect(canvasOf(owner).getByText('Twelve arches').first()).toBeAttached();
});

test('at 390 px a picture is moved over a text, and sent behind it [EDIT-203]', async ({
  owner,
  portico,
}) => {
  await openSite(owner, portico);
  await edit(owner);
  const canvas = canvasOf(owner);
  const picture = blockCalled(canvas, 'Image').first();
  await picture.tap();
  await canvas.getByRole('toolbar', { name: 'Image block' }).getByRole('button', { name: 'Settings' }).tap();
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  await write(panel.getByRole('textbox', { name: 'Row' }), '1');
  await owner.keyboard.press('Enter');
  // What comes later lies in front.
  const front = panel.getByRole('button', { name: 'Bring to front' });
  await expect(front).toBeDisabled();
  await expectToFit(front);
  const back = panel.getByRole('button', { name: 'Send to back' });
  await back.tap();
  await expect(back).toBeDisabled();
  await front.tap();
  await expect(front).toBeDisabled();
  await untilSaved(owner);
});

test('at 390 px the headings get another font [DSGN-02]', async ({ owner, portico }) => {
  await openSite(owner, portico);
  await owner.getByRole('link', { name: 'Design', exact: true }).tap();
  await owner.getByRole('link', { name: /^Fonts/ }).tap();
  await owner.getByRole('button', { name: /^Heading font:/ }).tap();
  await write(owner.getByRole('searchbox', { name: 'Search fonts' }), 'lora');
  await owner.getByRole('option', { name: 'Lora', exact: true }).tap();
  await expect(pageHeading(canvasOf(owner))).toHaveCSS('font-family', /Lora/);
});
