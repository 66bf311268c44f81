import {
  blockCalled,
  editFromDashboard,
  publishEverything,
  selectBlock,
  untilSaved,
} from './flows/editor.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('a block and a section are hidden on phones, another block on desktops, shown faintly on the canvas, and shown again [EDIT-204]', async ({
  owner,
  portico,
  browser,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  const block = blockCalled(canvas, 'Image').first();
  const id = (await block.getAttribute('data-block')) ?? '';
  await selectBlock(owner, block);
  await panel.getByText('Show on phones').click();
  await expect(panel.getByText('Visitors do not get it on phones.')).toBeVisible();
  // Of two blocks not both are shown there.
  const beside = canvas
    .locator('[data-section]')
    .filter({ has: owner.locator(`[data-block="${id}"]`) })
    .getByRole('group', { name: 'Text' });
  await beside.first().click({ modifiers: ['Shift'] });
  await expect(panel.getByRole('heading', { name: '2 blocks' })).toBeVisible();
  await expect(panel.getByRole('switch', { name: 'Show on phones' })).not.toBeChecked();
  await expect(panel.getByRole('switch', { name: 'Show on desktops' })).toBeChecked();
  await expect(panel.getByText('Visitors do not get it on phones.')).toHaveCount(0);
  const onPhones = blockCalled(canvas, 'Quote').first();
  const onPhonesId = (await onPhones.getAttribute('data-block')) ?? '';
  await selectBlock(owner, onPhones);
  await panel.getByText('Show on desktops').click();
  await expect(panel.getByText('Visitors do not get it on desktops.')).toBeVisible();
  await expect(onPhones).toHaveCSS('opacity', '0.3');
  await expect(canvas.getByRole('button', { name: 'Show on desktops' })).toBeVisible();
  const section = canvas.locator('[data-section]').filter({ hasText: 'How we work' });
  const sectionId = (await section.getAttribute('data-section')) ?? '';
  await section.click({ position: { x: 5, y: 5 } });
  await panel.getByText('Show on phones').click();
  await expect(section).toHaveAttribute('data-hidden', 'mobile');

  // On the phone's canvas they are seen faintly, and can be brought back there.
  await owner.getByRole('radio', { name: 'Mobile' }).check({ force: true });
  await expect(block).toHaveCSS('opacity', '0.3');
  await expect(onPhones).toHaveCSS('opacity', '1');
  await selectBlock(owner, block);
  await expect(canvas.getByRole('button', { name: 'Show on phones' })).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await untilSaved(owner);

  const address = await publishEverything(owner);
  const visitor = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await visitor.goto(address);
  await expect(visitor.locator(`[data-block="${id}"]`)).toBeHidden();
  await expect(visitor.getByRole('heading', { name: 'How we work' })).toHaveCount(0);
  await expect(visitor.locator(`[data-block="${onPhonesId}"]`)).toBeVisible();
  await visitor.setViewportSize({ width: 1280, height: 800 });
  await expect(visitor.locator(`[data-block="${onPhonesId}"]`)).toBeHidden();
  await expect(visitor.locator(`[data-block="${id}"]`)).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'How we work' })).toBeVisible();
  await visitor.close();

  await selectBlock(owner, block);
  await canvas.getByRole('button', { name: 'Show on phones' }).click();
  await expect(block).toHaveCSS('opacity', '1');
  await owner.keyboard.press('Control+z');
  await expect(block).toHaveCSS('opacity', '0.3');
  // Without editing, the canvas shows what visitors see.
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(canvas.locator(`[data-block="${id}"]`)).toBeHidden();
  await expect(canvas.locator(`[data-section="${sectionId}"]`)).toBeHidden();
});

test('changing the device shows the place for that device, and writes it nowhere else [EDIT-196]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  const texts = canvas.locator('[data-section]').filter({ hasText: 'Three legs' }).locator('[data-block]');
  await selectBlock(owner, texts.nth(1));
  const width = panel.getByRole('textbox', { name: 'Width' });
  await expect(panel.getByRole('region', { name: 'Place on the grid' })).toBeVisible();
  const onDesktop = await width.inputValue();
  expect(onDesktop).not.toBe('8');
  await owner.getByRole('radio', { name: 'Mobile' }).check({ force: true });
  await expect(panel.getByRole('heading', { name: 'Place on mobile' })).toBeVisible();
  await expect(width).toHaveValue('8');
  await width.fill('5');
  await width.press('Enter');
  await expect(width).toHaveValue('5');
  await owner.getByRole('radio', { name: 'Desktop' }).check({ force: true });
  await expect(width).toHaveValue(onDesktop);
});
