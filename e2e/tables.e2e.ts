import type { Locator, Page } from '@playwright/test';
import { editFromDashboard, publishEverything, selectBlock, untilSaved } from './flows/editor.ts';
import { pressEnter } from './flows/press-enter.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import { untilStill } from './support/until-still.ts';

const PICTURES = process.env['PICTURES'];

/** What rests on the canvas takes no pointer itself: its block does. */
async function pressAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await untilStill(target);
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('an owner adds a table, fills it from a spreadsheet, works on rows and columns, and visitors read it on a phone [EDIT-213]', async ({
  owner,
  portico,
}) => {
  test.setTimeout(300_000);
  const canvas = await editFromDashboard(owner, portico);
  const text = canvas.locator('[data-block-type="text"]').filter({ hasText: 'Houses, rooms' });
  await selectBlock(owner, text);
  await owner.getByRole('button', { name: 'Blocks to add' }).click();
  const palette = owner.getByRole('complementary', { name: 'Blocks' });
  await palette.getByRole('searchbox', { name: 'Search blocks' }).fill('spreadsheet');
  await palette.getByRole('button', { name: 'Table', exact: true }).click();
  const block = canvas.locator('[data-block-type="table"]');
  await expect(block).toContainText('A first lesson');
  await owner.keyboard.press('Escape');

  // By mouse: a cell, the buttons at the edges, the bar.
  await pressAt(owner, block.getByText('A first lesson'));
  const live = canvas.locator('[contenteditable="true"]');
  await expect(live).toBeFocused();
  await owner.getByRole('button', { name: 'Add row at the end' }).click();
  await expect(block.locator('tr')).toHaveCount(5);
  await expect(live).toBeFocused();
  await owner.keyboard.type('Kiln');
  await owner.getByRole('button', { name: 'Row', exact: true }).click();
  await owner.getByRole('menuitem', { name: 'Move row up' }).click();
  await expect(block.locator('tr').nth(3)).toContainText('Kiln');
  await expect(live).toBeFocused();
  await owner.keyboard.press('Tab');
  await owner.getByRole('button', { name: 'Center column' }).click();
  await expect(block.locator('tr').nth(3).locator('td').nth(1)).toHaveCSS('text-align', 'center');
  await expect(block.locator('tr').nth(0).locator('th').nth(1)).toHaveCSS('text-align', 'center');
  await owner.getByRole('button', { name: 'Column', exact: true }).click();
  if (PICTURES !== undefined) await owner.screenshot({ path: `${PICTURES}/table-menu.png` });
  await owner.getByRole('menuitem', { name: 'Move column on' }).click();
  await expect(block.locator('th').nth(2)).toHaveText('When');
  expect(await findAccessibilityProblems(owner)).toEqual([]);

  // Rows of a spreadsheet fill the cells from the caret on.
  await owner.keyboard.press('Control+a');
  await owner.keyboard.press('Delete');
  await expect(block).toContainText('An empty table.');
  await pressAt(owner, block.locator('th').first());
  await expect(live).toBeFocused();
  await live.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/plain',
      'Day\tMorning\tAfternoon\tEvening\tNight\r\nMonday\t9 to 12\t2 to 6\t\tclosed\r\nA day with a rather long name\t9 to 12\t2 to 6\t8 to 11\tclosed\r\n',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(block.locator('tr').nth(0)).toContainText('Evening');
  await expect(block.locator('tr').nth(0).locator('th')).toHaveCount(5);
  await owner.keyboard.press('Alt+F10');
  await expect(owner.getByRole('toolbar', { name: 'Formatting' }).getByRole('button').first()).toBeFocused();
  await owner.keyboard.press('Escape');
  await expect(live).toBeFocused();
  await owner.keyboard.press('Escape');
  await expect(block).toBeFocused();

  const panel = owner.getByRole('complementary', { name: 'Settings' });
  await panel.getByRole('textbox', { name: 'Caption' }).fill('Opening hours of this year');
  await panel.getByRole('switch', { name: 'Header column' }).press(' ');
  await panel.getByRole('radiogroup', { name: 'Look' }).getByText('Striped').click();
  await panel.getByRole('button', { name: /Night/ }).click();
  await owner.getByRole('option', { name: 'End' }).click();
  await expect(block.locator('caption')).toHaveText('Opening hours of this year');
  await expect(block.locator('tbody tr').first().locator('th')).toHaveText('Monday');
  await expect(owner.getByRole('button', { name: /^Undo: Align column/ })).toBeVisible();
  await untilSaved(owner);
  if (PICTURES !== undefined) await owner.screenshot({ path: `${PICTURES}/table-editor.png` });

  // The caption is written where it stands.
  await pressAt(owner, block.locator('caption span'));
  await expect(canvas.locator('[data-inline-field="Caption"]')).toBeFocused();
  await owner.keyboard.press('End');
  await owner.keyboard.type('!');
  await owner.keyboard.press('Escape');
  await untilSaved(owner);

  const address = await publishEverything(owner);
  for (const width of [360, 1440]) {
    const visitor = await owner
      .context()
      .browser()
      ?.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: width > 360 });
    const page = await visitor?.newPage();
    if (visitor === undefined || page === undefined) throw new Error('There is no browser.');
    await page.goto(address);
    const table = page.getByRole('table', { name: 'Opening hours of this year!' });
    await expect(table.getByRole('columnheader')).toHaveCount(5);
    // Of four rows, two are empty still.
    await expect(table.getByRole('rowheader')).toHaveCount(2);
    await expect(table.getByRole('columnheader', { name: 'Night' })).toHaveCSS('text-align', 'end');
    const frame = page.getByRole('group', { name: 'Opening hours of this year!' });
    if (PICTURES !== undefined) {
      await frame.scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${PICTURES}/table-${width}.png` });
    }
    if (width === 360) {
      await frame.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      // The caption stays in sight.
      const caption = await table.locator('caption span').boundingBox();
      expect(caption?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((caption?.x ?? 0) + (caption?.width ?? 0)).toBeLessThanOrEqual(360);
    } else {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await findAccessibilityProblems(page)).toEqual([]);
    }
    await visitor.close();
  }
});

test('a table without a word is said on the canvas and nothing to visitors [EDIT-213]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  await selectBlock(owner, canvas.locator('[data-block-type="text"]').filter({ hasText: 'Houses, rooms' }));
  await owner.getByRole('button', { name: 'Blocks to add' }).click();
  const palette = owner.getByRole('complementary', { name: 'Blocks' });
  await pressEnter(palette.getByRole('button', { name: 'Table', exact: true }));
  await owner.keyboard.press('Escape');
  const block = canvas.locator('[data-block-type="table"]').filter({ hasText: 'Ten lessons' });
  await selectBlock(owner, block);
  await owner.keyboard.press('Enter');
  const live = canvas.locator('[contenteditable="true"]');
  await expect(live).toBeFocused();
  await owner.keyboard.press('Control+a');
  await owner.keyboard.press('Delete');
  await expect(canvas.getByText('An empty table.')).toBeVisible();
  await untilSaved(owner);
  const address = await publishEverything(owner);
  await owner.goto(address);
  await expect(owner.locator('main')).not.toContainText('Ten lessons');
  await expect(owner.locator('.portico-block-table:not(:has(caption))')).toHaveCount(0);
});
