import type { Page } from '@playwright/test';
import { blockCalled, canvasOf, editFromDashboard, selectBlock } from './flows/editor.ts';
import { coveredByMessage } from './support/covered-by-message.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

/** Saves the first section, which a message tells of; the pointer on it keeps it there. */
async function showMessage(page: Page): Promise<void> {
  const canvas = canvasOf(page);
  await selectBlock(page, blockCalled(canvas, 'Text').first());
  await page.keyboard.press('Escape');
  await canvas.getByRole('button', { name: 'Save section' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Save section' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Kept');
  await page.keyboard.press('Enter');
  const message = page.getByText('“Kept” is saved. Find it under “Add section”.');
  await message.hover();
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a message covers no button of the editor at ${width} px [EDIT-208]`, async ({ owner, portico }) => {
    await owner.setViewportSize({ width, height });
    const canvas = await editFromDashboard(owner, portico);
    await showMessage(owner);
    const message = owner.getByText('“Kept” is saved. Find it under “Add section”.');
    const expectFree = async (where: string): Promise<void> => {
      await expect(message, where).toBeVisible();
      await expect.poll(() => coveredByMessage(owner), where).toEqual([]);
    };
    const dialog = owner.getByRole('dialog');
    /** By key: the pointer stays on the message. */
    const open = async (where: string, what: () => Promise<void>): Promise<void> => {
      await what();
      await expect(dialog.first(), where).toBeVisible();
      await expectFree(where);
      await owner.keyboard.press('Escape');
      await expect(dialog, where).toHaveCount(0);
    };
    const press = (name: string) => owner.getByRole('button', { name, exact: true }).first().press('Enter');

    await expectFree('section selected');
    const text = blockCalled(canvas, 'Text').first();
    await selectBlock(owner, text);
    await expectFree('toolbar of a block');
    await text.press('Enter');
    await expect(canvas.locator('[contenteditable="true"]')).toBeFocused();
    await expectFree('formatting bar');
    await owner.keyboard.press('Escape');
    await expect(canvas.locator('[contenteditable="true"]')).toHaveCount(0);
    await press('Blocks to add');
    await owner.getByRole('complementary', { name: 'Blocks' }).waitFor();
    await expectFree('blocks at the side');
    await owner.keyboard.press('Escape');
    await open('menu', () => press('More'));
    await open('publish', () => press('Publish'));
    await open('pages', () => press('Home'));
    await selectBlock(owner, text);
    await open('block picker', () => text.press('a'));
    await open('section picker', () => text.press('Shift+A'));
    const image = blockCalled(canvas, 'Image').first();
    await selectBlock(owner, image);
    const panel = owner.getByRole('complementary', { name: 'Settings' });
    if (!(await panel.isVisible())) await press('Open the panel');
    const replace = panel.getByRole('button', { name: 'Replace' });
    await replace.scrollIntoViewIfNeeded();
    await expectFree('panel');
    await open('pictures', () => replace.press('Enter'));
  });
}
