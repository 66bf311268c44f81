import { blockCalled, editFromDashboard, selectBlock, untilSaved } from './flows/editor.ts';
import { pressEnter } from './flows/press-enter.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('a block is found by what people call it and dragged from the side onto the page; undo takes it back [EDIT-211]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const images = blockCalled(canvas, 'Image');
  const before = await images.count();
  await owner.getByRole('button', { name: 'Blocks to add' }).click();
  const palette = owner.getByRole('complementary', { name: 'Blocks' });
  await palette.getByRole('searchbox', { name: 'Search blocks' }).fill('photo');
  await expect(palette.getByRole('button', { name: 'Image', exact: true })).toBeVisible();
  await expect(palette.getByRole('button', { name: 'Map', exact: true })).toHaveCount(0);
  expect(await findAccessibilityProblems(owner)).toEqual([]);

  const button = canvas.locator('main').getByRole('group', { name: 'Button' }).last();
  await button.scrollIntoViewIfNeeded();
  const from = await palette.getByRole('button', { name: 'Image', exact: true }).boundingBox();
  const to = await button.boundingBox();
  if (from === null || to === null) throw new Error('Something is not shown');
  const drop = { x: to.x + to.width + 260, y: to.y + 10 };
  await owner.mouse.move(from.x + 20, from.y + 20);
  await owner.mouse.down();
  await owner.mouse.move(from.x + 60, from.y + 30, { steps: 3 });
  await owner.mouse.move(drop.x, drop.y - 6, { steps: 10 });
  await owner.mouse.move(drop.x, drop.y, { steps: 3 });
  const preview = canvas.locator('.drop');
  await expect(preview).toBeVisible();
  const shown = await preview.boundingBox();
  await owner.mouse.up();
  await expect(images).toHaveCount(before + 1);
  await expect(preview).toHaveCount(0);
  await expect(canvas.getByRole('toolbar', { name: 'Image block' })).toBeVisible();
  // It lies where the preview was.
  const placed = await canvas
    .locator('[data-block]:focus, [data-selected]')
    .or(images.last())
    .first()
    .boundingBox();
  expect(Math.abs((placed?.x ?? 0) - (shown?.x ?? 0))).toBeLessThan(3);
  await untilSaved(owner);
  await owner.getByRole('button', { name: /^Undo: Add image/ }).click();
  await expect(images).toHaveCount(before);
});

test('blocks of the list at the side are added by keyboard and by a finger; Escape closes it [EDIT-211]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const quotes = blockCalled(canvas, 'Quote');
  const before = await quotes.count();
  await pressEnter(owner.getByRole('button', { name: 'Blocks to add' }));
  const palette = owner.getByRole('complementary', { name: 'Blocks' });
  await expect(palette.getByRole('searchbox')).toBeFocused();
  await owner.keyboard.type('testimonial');
  await owner.keyboard.press('Enter');
  await expect(quotes).toHaveCount(before + 1);
  await palette.getByRole('button', { name: 'Quote', exact: true }).focus();
  await owner.keyboard.press('Enter');
  await expect(quotes).toHaveCount(before + 2);
  await palette.getByRole('button', { name: 'Quote', exact: true }).focus();
  await owner.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);

  await owner.setViewportSize({ width: 390, height: 844 });
  await owner.getByRole('button', { name: 'Blocks to add' }).click();
  await expect(owner.getByRole('complementary', { name: 'Settings' })).toHaveCount(0);
  await palette.getByRole('button', { name: 'Line', exact: true }).click();
  await expect(blockCalled(canvas, 'Line').first()).toBeAttached();
  expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a block that is added from the side is shown where it lands [EDIT-211]', async ({ owner, portico }) => {
  await owner.setViewportSize({ width: 1440, height: 700 });
  const canvas = await editFromDashboard(owner, portico);
  await selectBlock(owner, blockCalled(canvas, 'Text').first());
  await owner.keyboard.press('Escape');
  await owner.getByRole('button', { name: 'Blocks to add' }).click();
  const palette = owner.getByRole('complementary', { name: 'Blocks' });
  await palette.getByRole('button', { name: 'Button', exact: true }).click();
  const added = canvas.locator('main [data-section]').first().getByRole('group', { name: 'Button' });
  await expect(added).toBeInViewport({ ratio: 0.9 });
  await untilSaved(owner);
});
