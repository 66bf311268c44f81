import { editFromDashboard, publishEverything, selectBlock, typeInto, untilSaved } from './flows/editor.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('an owner colors, highlights and enlarges words, spaces a text, and visitors see it [DSGN-58]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const block = canvas.locator('[data-block-type="text"]').filter({ hasText: 'Houses, rooms' });
  await typeInto(owner, canvas, block, ' Built');
  for (let letter = 0; letter < 'Built'.length; letter += 1) await owner.keyboard.press('Shift+ArrowLeft');
  const open = owner.getByRole('button', { name: 'Color and size of words' });
  const popover = owner.getByRole('dialog', { name: 'Color and size of words' });
  const words = block.locator('.portico-words', { hasText: 'Built' });
  await open.click();
  await popover.getByRole('radiogroup', { name: 'Highlight' }).getByTitle('Dark accent').click();
  await expect(block.locator('mark')).toHaveCSS('background-color', 'rgb(45, 42, 38)');
  await expect(block.locator('mark')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await popover.getByRole('radiogroup', { name: 'Color of words' }).getByTitle('Light accent').click();
  await popover.getByRole('button', { name: /Size of words/ }).click();
  await owner.getByRole('option', { name: 'Huge' }).click();
  await expect(owner.getByRole('listbox')).toHaveCount(0);
  // The list gives the focus back in the frame after it has gone.
  await expect(popover.getByRole('button', { name: /Size of words/ })).toBeFocused();
  if (process.env['PICTURES'] !== undefined) {
    await owner.screenshot({ path: `${process.env['PICTURES']}/words-editor.png` });
  }
  await owner.keyboard.press('Escape');
  await expect(popover).toHaveCount(0);
  await expect(words.last()).toHaveCSS('color', 'rgb(236, 229, 218)');
  await owner.keyboard.press('Escape');

  await selectBlock(owner, block);
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  await panel.getByRole('radiogroup', { name: 'Spacing' }).getByText('Its own').click();
  await panel.getByRole('slider', { name: 'Line height' }).fill('2');
  await panel.getByRole('slider', { name: 'Letter spacing' }).fill('0.1');
  await expect(block.locator('.portico-block-text')).toHaveAttribute('style', /line-height:\s?2/);
  await untilSaved(owner);

  const address = await publishEverything(owner);
  const sizes: number[] = [];
  for (const width of [360, 768, 1440]) {
    const visitor = await owner
      .context()
      .browser()
      ?.newContext({ viewport: { width, height: 900 } });
    const page = await visitor?.newPage();
    if (page === undefined) throw new Error('There is no browser.');
    await page.goto(address);
    const live = page.locator('.portico-words[data-size="huge"]');
    await expect(live).toHaveText('Built');
    sizes.push(await live.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
    await expect(page.locator('mark.portico-words')).toHaveCSS('background-color', 'rgb(45, 42, 38)');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    if (process.env['PICTURES'] !== undefined) {
      await page.screenshot({ path: `${process.env['PICTURES']}/words-${width}.png`, fullPage: true });
    }
    await visitor?.close();
  }
  expect(sizes[0], 'smaller on a phone').toBeLessThan(sizes[2] ?? 0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
});
