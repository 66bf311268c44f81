import type { Page } from '@playwright/test';
import { blockCalled, editFromDashboard, selectBlock, typeInto, untilSaved } from './flows/editor.ts';
import { coveredByMessage } from './support/covered-by-message.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' });

async function openHistory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(panelOf(page).getByRole('heading', { name: 'History' })).toBeVisible();
}

test('a click on a block leads to it while the history, an earlier version or the header is open [EDIT-208]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const panel = panelOf(owner);
  const id = await blockCalled(canvas, 'Image').first().getAttribute('data-block');
  // An earlier version shows blocks that cannot be selected, without names.
  const image = canvas.locator(`[data-block="${id}"]`);
  await typeInto(owner, canvas, blockCalled(canvas, 'Text').first(), ' More.');
  await owner.keyboard.press('Escape');
  await untilSaved(owner);

  await openHistory(owner);
  await image.click();
  await expect(panel.getByRole('heading', { name: 'Image', exact: true })).toBeVisible();

  await openHistory(owner);
  await panel.getByRole('listitem').last().getByRole('button').click();
  await expect(panel.getByText('You are looking at an earlier version.')).toBeVisible();
  await image.click();
  await expect(panel.getByRole('heading', { name: 'Image', exact: true })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Drag to move' })).toBeVisible();

  await canvas.locator('[data-part="header"]').hover({ force: true });
  await canvas.getByRole('button', { name: 'Edit header' }).click();
  await expect(panel.getByRole('heading', { name: 'Header' })).toBeVisible();
  await image.click();
  await expect(panel.getByRole('heading', { name: 'Image', exact: true })).toBeVisible();
});

test('Escape leaves every panel, the innermost first, and the focus comes back to the block [EDIT-208]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const panel = panelOf(owner);
  await typeInto(owner, canvas, blockCalled(canvas, 'Text').first(), ' More.');
  await owner.keyboard.press('Escape');
  await untilSaved(owner);

  await openHistory(owner);
  await panel.getByRole('listitem').last().getByRole('button').click();
  await expect(panel.getByText('You are looking at an earlier version.')).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(panel.getByText('You are looking at an earlier version.')).toHaveCount(0);
  await expect(panel.getByRole('heading', { name: 'History' })).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(panel.getByRole('heading', { name: 'History' })).toHaveCount(0);

  // A dialog from within the panel, then the panel.
  const image = blockCalled(canvas, 'Image').first();
  await selectBlock(owner, image);
  await panel.getByRole('button', { name: 'Replace' }).click();
  await owner.getByRole('dialog', { name: 'Choose a picture' }).waitFor();
  await owner.keyboard.press('Escape');
  await expect(owner.getByRole('dialog')).toHaveCount(0);
  await expect(panel).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(image).toBeFocused();

  // Panels of the configuration area lead to the one above.
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('link', { name: 'Settings' }).click();
  await owner.getByRole('link', { name: /^General/ }).click();
  await owner.getByRole('region', { name: 'General' }).getByRole('textbox').first().focus();
  await owner.keyboard.press('Escape');
  await expect(owner.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

test('an item of a list in the panel is left before the panel [EDIT-208]', async ({ owner, portico }) => {
  const canvas = await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Home', exact: true }).click();
  await owner
    .getByRole('dialog', { name: 'Pages' })
    .getByRole('button', { name: /^Blocks/ })
    .click();
  await selectBlock(owner, blockCalled(canvas, 'Accordion').first());
  const panel = panelOf(owner);
  const item = panel.locator('button[aria-expanded]').first();
  await item.click();
  await expect(item).toHaveAttribute('aria-expanded', 'true');
  await panel.getByRole('textbox').first().focus();
  await owner.keyboard.press('Escape');
  await expect(item).toHaveAttribute('aria-expanded', 'false');
  await expect(item).toBeFocused();
  await owner.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`messages never cover a button at ${width} px [EDIT-208]`, async ({ owner, portico }) => {
    await editFromDashboard(owner, portico);
    await owner.getByRole('button', { name: 'Done', exact: true }).click();
    await owner.setViewportSize({ width, height });
    await owner.getByRole('button', { name: 'Actions of Work' }).click();
    await owner.getByRole('menuitem', { name: 'Delete' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    const message = owner.getByText('“Work” was moved to the trash.');
    await expect(message).toBeVisible();
    expect(await coveredByMessage(owner)).toEqual([]);
    await owner.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(message).toHaveCount(0);
    expect(
      await owner.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--toast-room')),
    ).toBe('0px');
  });
}
