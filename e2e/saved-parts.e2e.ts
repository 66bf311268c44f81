import { countSteps } from './flows/count-steps.ts';
import {
  blockCalled,
  canvasOf,
  editFromDashboard,
  selectBlock,
  startEditing,
  untilSaved,
} from './flows/editor.ts';
import { createSite } from './flows/account.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('a section is saved in two steps and inserted on a page of another site, with its picture [EDIT-205]', async ({
  owner,
  portico,
}) => {
  const count = await countSteps(owner);
  const canvas = await editFromDashboard(owner, portico);
  const sections = canvas.locator('main [data-section]');
  const first = sections.first();
  const heading = await first.getByRole('heading').first().innerText();
  const dialog = owner.getByRole('dialog', { name: 'Save section' });
  await first.hover();
  count.begin();
  await canvas.getByRole('button', { name: 'Save section' }).first().click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await owner.keyboard.press('Control+a');
  await owner.keyboard.type('Our front page');
  await owner.keyboard.press('Enter');
  await expect(owner.getByText('“Our front page” is saved.')).toBeVisible();
  // Save section, and its name.
  expect(count.steps()).toEqual({ presses: 1, typed: 1 });

  await canvas.getByRole('button', { name: 'Save section' }).first().click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('');
  await owner.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter a name.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await createSite(owner, portico, { template: 'Journal', title: 'Second', identifier: 'second' });
  await startEditing(owner);
  const other = canvasOf(owner);
  const there = other.locator('main [data-section]');
  const before = await there.count();
  await there.first().hover();
  await other.getByRole('button', { name: 'Add section' }).first().click();
  const picker = owner.getByRole('dialog', { name: 'Add a section' });
  await picker.getByText('Saved', { exact: true }).click();
  await picker.getByRole('searchbox').fill('nothing like it');
  await expect(picker.getByText('No saved section matches')).toBeVisible();
  await picker.getByRole('searchbox').fill('front');
  await picker
    .frameLocator('iframe')
    .getByRole('button', { name: /^Our front page \(/ })
    .click();
  await expect(there).toHaveCount(before + 1);
  await expect(there.nth(1).getByRole('heading', { name: heading })).toBeVisible();
  const picture = there.nth(1).locator('img').first();
  // Pictures below the fold are fetched when they come near.
  await picture.evaluate((image) => image.scrollIntoView());
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await untilSaved(owner);
  await owner.keyboard.press('Control+z');
  await expect(there).toHaveCount(before);
});

test('a block is saved, found in the list of blocks, inserted, and deleted with a way back [EDIT-205]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const texts = blockCalled(canvas, 'Text');
  const before = await texts.count();
  await selectBlock(owner, texts.first());
  await canvas.getByRole('button', { name: 'Save for later' }).click();
  await owner.getByRole('dialog', { name: 'Save blocks' }).getByLabel('Name').fill('Our promise');
  await owner.keyboard.press('Enter');
  await expect(owner.getByText('“Our promise” is saved.')).toBeVisible();

  await texts.first().focus();
  await owner.keyboard.press('a');
  const picker = owner.getByRole('dialog', { name: 'Add a block' });
  await picker.getByRole('button', { name: 'Our promise', exact: true }).click();
  await expect(texts).toHaveCount(before + 1);

  await texts.first().focus();
  await owner.keyboard.press('a');
  await picker.getByRole('button', { name: 'Delete Our promise' }).click();
  await expect(picker.getByRole('button', { name: 'Our promise', exact: true })).toHaveCount(0);
  await owner.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(picker.getByRole('button', { name: 'Our promise', exact: true })).toBeVisible();
});
