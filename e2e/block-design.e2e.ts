import {
  blockCalled,
  editFromDashboard,
  publishEverything,
  selectBlock,
  untilSaved,
} from './flows/editor.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('an owner gives a text a card of its own, takes steps of it back, and visitors see it [DSGN-57]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const block = blockCalled(canvas, 'Text').first();
  const id = (await block.getAttribute('data-block')) ?? '';
  await selectBlock(owner, block);
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  await panel.getByText('Design', { exact: true }).click();
  await panel.getByRole('radiogroup', { name: 'Background' }).getByText('Theme').click();
  await panel.getByRole('radio', { name: 'Black', exact: true }).click({ force: true });
  await panel.getByRole('slider', { name: 'Padding' }).fill('24');
  await expect(block).toHaveCSS('padding', '24px');
  await panel.getByRole('slider', { name: 'Corners' }).fill('16');
  await expect(block).toHaveCSS('border-radius', '16px');
  await panel.getByRole('radiogroup', { name: 'Shadow' }).getByText('Medium').click();
  await expect(block).toHaveCSS('background-color', 'rgb(29, 27, 25)');
  await expect(block).not.toHaveCSS('box-shadow', 'none');

  // The focus stays in the panel.
  await owner.keyboard.press('Control+z');
  await expect(block).toHaveCSS('box-shadow', 'none');
  await owner.keyboard.press('Control+z');
  await expect(block).toHaveCSS('border-radius', '0px');
  await expect(block).toHaveCSS('padding', '24px');
  await owner.keyboard.press('Control+Shift+z');
  await expect(block).toHaveCSS('border-radius', '16px');
  await untilSaved(owner);

  const address = await publishEverything(owner);
  const visitor = await owner
    .context()
    .browser()
    ?.newContext({ viewport: { width: 390, height: 844 } });
  const page = await visitor?.newPage();
  if (page === undefined) throw new Error('There is no browser.');
  await page.goto(address);
  const live = page.locator(`[data-block="${id}"]`);
  await expect(live).toHaveCSS('padding', '24px');
  await expect(live).toHaveCSS('border-radius', '16px');
  await expect(live).toHaveCSS('background-color', 'rgb(29, 27, 25)');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await visitor?.close();

  await selectBlock(owner, block);
  await panel.getByRole('button', { name: 'Reset design' }).click();
  await expect(block).toHaveCSS('padding', '0px');
  await expect(block).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
