import { canvasOf, startEditing } from './flows/editor.ts';
import { callApi, openForCalls } from './support/call-api.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('a blank start has no accessibility findings, on phones and desktops [EDIT-184] [EDIT-185] [EDIT-187]', async ({
  owner,
  portico,
}) => {
  test.slow();
  await owner.emulateMedia({ reducedMotion: 'reduce' });
  await openForCalls(owner, portico);
  await callApi(owner, 'POST', '/api/sites', {
    title: 'Looks',
    identifier: 'looks',
    templateId: 'blank',
  });
  const soon = await owner.goto(portico.publicUrl('looks', '/'));
  expect(soon?.status()).toBe(503);
  expect.soft(await findAccessibilityProblems(owner)).toEqual([]);
  for (const width of [360, 768, 1440]) {
    await owner.setViewportSize({ width, height: 900 });
    await owner.goto(portico.dashboardUrl('/sites/new'));
    await owner.getByRole('heading', { name: 'Choose a template' }).waitFor();
    await owner.screenshot({ path: test.info().outputPath(`templates-${width}.png`) });
    await owner.goto(portico.dashboardUrl('/'));
    await owner.getByRole('link', { name: 'Edit Looks' }).click();
    await owner.waitForURL(portico.appUrl('looks', '/config/**'));
    await owner.getByRole('button', { name: 'Add page' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Add to your site' });
    const layouts = dialog.frameLocator('iframe');
    await expect(layouts.getByRole('radio').last()).toBeAttached();
    await expect(layouts.locator('.portico-section').last()).toBeAttached();
    await owner.screenshot({ path: test.info().outputPath(`dialog-${width}.png`) });
    expect.soft(await findAccessibilityProblems(owner)).toEqual([]);
    await owner.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await startEditing(owner);
    const canvas = canvasOf(owner);
    await expect(canvas.getByRole('button', { name: 'About', exact: true })).toBeVisible();
    await owner.screenshot({ path: test.info().outputPath(`empty-${width}.png`) });
    expect.soft(await findAccessibilityProblems(owner)).toEqual([]);
    await owner.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(owner.getByRole('checkbox', { name: /Make the site public/ })).toBeVisible();
    await owner.screenshot({ path: test.info().outputPath(`publish-${width}.png`) });
    expect.soft(await findAccessibilityProblems(owner)).toEqual([]);
    await owner.evaluate(() => sessionStorage.clear());
  }
});
