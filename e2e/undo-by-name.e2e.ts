import { editFromDashboard, selectBlock, untilSaved } from './flows/editor.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('two moves with another act or a pause between them are two steps of undo [EDIT-210]', async ({
  freshOwner: owner,
  portico,
}) => {
  await owner.clock.install();
  const canvas = await editFromDashboard(owner, portico);
  const button = canvas.locator('main').getByRole('group', { name: 'Button' }).last();
  const place = () => button.evaluate((element) => element.getBoundingClientRect().left);
  await selectBlock(owner, button);
  const start = await place();
  await owner.keyboard.press('ArrowRight');
  await owner.keyboard.press('ArrowRight');
  await expect.poll(place).toBeGreaterThan(start);
  const moved = await place();
  await owner.clock.fastForward(1000);
  await owner.keyboard.press('ArrowRight');
  await expect.poll(place).toBeGreaterThan(moved);
  await owner.keyboard.press('Control+z');
  await expect.poll(place).toBe(moved);
  await owner.keyboard.press('Control+z');
  await expect.poll(place).toBe(start);

  // Another act between, however fast.
  await owner.keyboard.press('ArrowRight');
  await owner.keyboard.press('Shift+ArrowLeft');
  await owner.keyboard.press('ArrowRight');
  await expect.poll(place).toBeGreaterThan(start);
  for (const name of ['Move block', 'Resize block', 'Move block']) {
    await expect(owner.getByRole('button', { name: `Undo: ${name}` })).toBeEnabled();
    await owner.keyboard.press('Control+z');
  }
  await expect.poll(place).toBe(start);
});

test('undo names what was saved in another panel, and offers it again [EDIT-210]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('button', { name: 'Actions of Studio' }).click();
  await owner.getByRole('menuitem', { name: 'Move to not linked' }).click();
  const main = owner.getByRole('treegrid', { name: 'Main navigation' });
  await expect(main.getByRole('row', { name: 'Studio', exact: true })).toHaveCount(0);

  // The footer is in the same document: its undo would take the arrangement back unseen.
  await owner.getByRole('button', { name: 'Edit', exact: true }).click();
  const footer = canvas.locator('[data-part="footer"]');
  await footer.scrollIntoViewIfNeeded();
  await footer.hover({ force: true });
  await canvas.getByRole('button', { name: 'Edit footer' }).click();
  await owner.getByRole('button', { name: /^Undo: Move in navigation/ }).click();
  await expect(
    owner.getByRole('region', { name: 'notification' }).getByText('Undone: Move in navigation'),
  ).toBeVisible();
  await owner.getByRole('button', { name: 'Redo', exact: true }).last().click();
  await untilSaved(owner);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(main.getByRole('row', { name: 'Work', exact: true })).toBeVisible();
  await expect(main.getByRole('row', { name: 'Studio', exact: true })).toHaveCount(0);
});
