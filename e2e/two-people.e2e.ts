import { blockCalled, openEditor, typeInto, untilSaved } from './flows/editor.ts';
import { expect } from '@playwright/test';
import { ownedPorticoTest } from './support/owned-portico-test.ts';

const test = ownedPorticoTest();

test('two browsers in one page see each other and each other’s edits within a second [EDIT-73]', async ({
  browser,
  portico,
  owner: first,
  ownerState,
}) => {
  const second = await (
    await browser.newContext({ storageState: ownerState, viewport: { width: 1440, height: 900 } })
  ).newPage();
  const canvasOfFirst = await openEditor(first, portico, 'demo');
  const canvasOfSecond = await openEditor(second, portico, 'demo');
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
  await second.context().close();
});
