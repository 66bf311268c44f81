import type { Page } from '@playwright/test';
import { editFromDashboard, selectBlock, startEditing, untilSaved } from './flows/editor.ts';
import { expect } from './support/portico-test.ts';
import { test } from './support/owned-portico-test.ts';

const saveStatus = (page: Page) => page.locator('[data-save-status]').first();

test('what the server refuses stays in the editor, which says why, until it is corrected [EDIT-73]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  const anchor = panel.getByLabel('Anchor');
  const selectSection = async (index: number): Promise<void> => {
    const section = canvas.locator('main > .portico-section').nth(index);
    await selectBlock(owner, section.locator('[data-block-type="text"]').first());
    // The panel of the section before is called the same.
    await expect(panel.getByRole('heading', { name: 'Text' })).toBeVisible();
    await owner.keyboard.press('Escape');
    await expect(panel.getByRole('heading', { name: 'Section' })).toBeVisible();
  };
  await selectSection(0);
  await anchor.fill('prices');
  await untilSaved(owner);
  await selectSection(1);
  await anchor.fill('prices');

  const why = 'Anchor: Another section of this page has this anchor. Choose another one.';
  await expect(owner.getByText(why).first()).toBeVisible();
  await expect(saveStatus(owner)).toHaveText('Not saved: correct it or undo');
  await expect(anchor).toHaveValue('prices');

  // What is done elsewhere is saved all the same, and what was refused is still there after a reload.
  await panel.getByLabel('Name').fill('What it costs');
  await saveStatus(owner).click();
  await expect(owner.getByRole('dialog', { name: 'About saving' }).getByText(why)).toBeVisible();
  await owner.keyboard.press('Escape');
  await owner.reload();
  await startEditing(owner);
  await expect(saveStatus(owner)).toHaveText('Not saved: correct it or undo');
  await selectSection(1);
  await expect(panel.getByLabel('Name')).toHaveValue('What it costs');
  await expect(anchor).toHaveValue('prices');

  await anchor.fill('what-it-costs');
  await untilSaved(owner);
  await owner.reload();
  await startEditing(owner);
  await untilSaved(owner);
  await selectSection(1);
  await expect(anchor).toHaveValue('what-it-costs');
});
