import { editFromDashboard, startEditing, typeInto, blockCalled } from './flows/editor.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('the preview shows the draft at three widths, and links in it lead to drafts; visitors see none of it [EDIT-195]', async ({
  browser,
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const text = blockCalled(canvas, 'Text').first();
  await typeInto(owner, canvas, text, ' Nobody has read this yet.');
  await owner.getByRole('button', { name: 'More', exact: true }).click();
  await owner.getByRole('menuitem', { name: 'Preview as visitor' }).click();

  const dialog = owner.getByRole('dialog', { name: /^Preview: / });
  const frame = owner.frameLocator('iframe[title^="Preview of"]');
  await expect(frame.getByText('Nobody has read this yet.')).toBeVisible();
  // It is what visitors get: nothing of the editor is in it.
  await expect(frame.locator('[contenteditable], [data-portico-overlay]')).toHaveCount(0);
  const width = () => frame.locator('html').evaluate((page) => page.ownerDocument.defaultView?.innerWidth);
  expect(await width()).toBeGreaterThanOrEqual(1280);
  await dialog.getByRole('radio', { name: 'Tablet', exact: true }).check({ force: true });
  await expect.poll(width).toBe(820);
  await dialog.getByRole('radio', { name: 'Phone', exact: true }).check({ force: true });
  await expect.poll(width).toBe(390);
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  // On a phone of the owner's, too, a desktop is as wide as a desktop.
  await owner.setViewportSize({ width: 390, height: 844 });
  await dialog.getByRole('radio', { name: 'Desktop', exact: true }).check({ force: true });
  await expect.poll(width).toBe(1280);
  expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await owner.setViewportSize({ width: 1440, height: 900 });

  // To another page and back, by the links of the page: still the draft.
  await frame.getByRole('link', { name: 'Studio', exact: true }).first().click();
  await expect(frame.getByText('Nobody has read this yet.')).toHaveCount(0);
  // Its forms are not sent, and whoever tries is told so, until another page is shown.
  await frame.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await frame.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  const told = dialog.getByText('Nothing can be sent from this preview', { exact: false });
  await expect(told).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await frame.locator('header a[href="/"]').first().click();
  await expect(frame.getByText('Nobody has read this yet.')).toBeVisible();
  await expect(told).toBeHidden();

  const visitor = await (await browser.newContext()).newPage();
  for (const address of [
    portico.publicUrl('demo', '/?draft'),
    portico.appUrl('demo', '/?draft&noredirect'),
  ]) {
    await visitor.goto(address);
    await expect(visitor.locator('main')).toBeVisible();
    await expect(visitor.getByText('Nobody has read this yet.')).toHaveCount(0);
  }
  await visitor.context().close();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await startEditing(owner);
});
