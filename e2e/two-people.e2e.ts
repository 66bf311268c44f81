import { claimInstallation, createSite } from './flows/account.ts';
import { blockCalled, openEditor, typeInto, untilSaved } from './flows/editor.ts';
import { expect, test } from './support/portico-test.ts';

test('two browsers in one page see each other and each other’s edits within a second [EDIT-73]', async ({
  browser,
  portico,
}) => {
  const first = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await claimInstallation(first, portico);
  await createSite(first, portico, {
    template: 'Studio portfolio',
    title: 'Together',
    identifier: 'together',
  });
  const state = await first.context().storageState();
  const second = await (
    await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } })
  ).newPage();
  const canvasOfFirst = await openEditor(first, portico, 'together');
  const canvasOfSecond = await openEditor(second, portico, 'together');
  await expect(second.getByLabel(/people|also here|here now/i).first()).toBeVisible();

  await typeInto(first, canvasOfFirst, blockCalled(canvasOfFirst, 'Text').first(), ' From the first.');
  await expect(canvasOfSecond.getByText('From the first.').first()).toBeVisible({ timeout: 1500 });

  // Whoever types in a text holds it: the other one sees who, and does not get a caret.
  const held = blockCalled(canvasOfSecond, 'Text').first();
  await held.click();
  await held.click();
  await expect(canvasOfSecond.locator('[contenteditable="true"]')).toHaveCount(0);
  await first.keyboard.press('Escape');
  await untilSaved(first);
});
