import {
  blockCalled,
  canvasOf,
  editFromDashboard,
  selectBlock,
  startEditing,
  typeInto,
  untilSaved,
} from './flows/editor.ts';
import { expect } from '@playwright/test';
import { startFailingProxy } from './support/failing-proxy.ts';
import { test } from './support/owned-portico-test.ts';

test('two browsers in one page see each other, and each other’s edits as they are made [EDIT-73]', async ({
  browser,
  portico,
  owner: first,
  ownerState,
}) => {
  const second = await (
    await browser.newContext({ storageState: ownerState, viewport: { width: 1440, height: 900 } })
  ).newPage();
  const canvasOfFirst = await editFromDashboard(first, portico);
  const canvasOfSecond = await editFromDashboard(second, portico);
  await expect(second.getByLabel(/people|also here|here now/i).first()).toBeVisible();

  await typeInto(first, canvasOfFirst, blockCalled(canvasOfFirst, 'Text').first(), ' From the first.');
  await expect(canvasOfSecond.getByText('From the first.').first()).toBeVisible();

  // Whoever types in a text holds it: the other one sees who, and does not get a caret.
  const held = blockCalled(canvasOfSecond, 'Text').first();
  await held.click();
  await held.click();
  await expect(canvasOfSecond.locator('[contenteditable="true"]')).toHaveCount(0);
  await first.keyboard.press('Escape');
  await untilSaved(first);
  await second.context().close();
});

test('eight tabs of one browser show a page, save, and follow what happens in it [EDIT-73]', async ({
  portico,
  owner,
}) => {
  const tabs = [owner];
  for (let index = 1; index < 8; index += 1) tabs.push(await owner.context().newPage());
  for (const tab of tabs) {
    await editFromDashboard(tab, portico);
    await expect(blockCalled(canvasOf(tab), 'Text').first()).toBeVisible();
  }
  await owner.bringToFront();
  const canvas = canvasOf(owner);
  await typeInto(owner, canvas, blockCalled(canvas, 'Text').first(), ' For all tabs.');
  for (const tab of tabs) await expect(canvasOf(tab).getByText('For all tabs.').first()).toBeVisible();
  await owner.keyboard.press('Escape');
  await untilSaved(owner);
});

test('behind a proxy that lets no sockets through, edits of others come all the same [EDIT-73]', async ({
  browser,
  portico,
  owner,
  ownerState,
}) => {
  const proxy = await startFailingProxy(portico.port);
  const second = await (
    await browser.newContext({ storageState: ownerState, viewport: { width: 1440, height: 900 } })
  ).newPage();
  await second.goto(proxy.appUrl('demo', '/config/pages?frameUrl=%2F'));
  await startEditing(second);
  const canvas = await editFromDashboard(owner, portico);
  await expect(second.getByLabel(/people|also here|here now/i).first()).toBeVisible();
  await typeInto(owner, canvas, blockCalled(canvas, 'Text').first(), ' Past the proxy.');
  await expect(canvasOf(second).getByText('Past the proxy.').first()).toBeVisible();
  await owner.keyboard.press('Escape');
  await untilSaved(owner);
  await second.context().close();
  await proxy.close();
});

test('whoever writes in what somebody else deletes is told, and the panel does not stay empty [EDIT-73]', async ({
  browser,
  portico,
  owner: first,
  ownerState,
}) => {
  const second = await (
    await browser.newContext({ storageState: ownerState, viewport: { width: 1440, height: 900 } })
  ).newPage();
  const canvas = await editFromDashboard(first, portico);
  const canvasOfSecond = await editFromDashboard(second, portico);
  const text = blockCalled(canvasOfSecond, 'Text').nth(1);
  await typeInto(second, canvasOfSecond, text, ' Written while it goes.');
  await expect(canvas.getByText('Written while it goes.')).toBeVisible();

  await selectBlock(first, blockCalled(canvas, 'Text').nth(1));
  await first.keyboard.press('Delete');
  await expect(canvasOfSecond.getByText('Written while it goes.')).toHaveCount(0);
  await expect(second.getByText(/ deleted what you had selected\. It is in the history\./)).toBeVisible();
  await expect(
    second.getByRole('complementary', { name: 'Settings' }).getByRole('heading', { name: 'Page' }),
  ).toBeVisible();
  await expect(first.getByText(/deleted what you had selected/)).toHaveCount(0);
  await first.keyboard.press('Control+z');
  await expect(canvasOfSecond.getByText('Written while it goes.')).toBeVisible();
  await untilSaved(first);
  await second.context().close();
});
