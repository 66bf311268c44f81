import { editFromDashboard, publishEverything, selectBlock, untilSaved } from './flows/editor.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('a picture that overlaps a text is brought to the front and sent back, for visitors too [EDIT-203]', async ({
  owner,
  portico,
  browser,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  const section = canvas.locator('[data-section]').first();
  const picture = section.locator('[data-block-type="image"]');
  const text = section.locator('[data-block-type="text"]').first();
  const id = (await picture.getAttribute('data-block')) ?? '';
  await selectBlock(owner, picture);
  await expect(panel.getByRole('heading', { name: 'Place', exact: true })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Layers' })).toHaveCount(0);
  const row = panel.getByRole('textbox', { name: 'Row' });
  await row.fill('1');
  await row.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Layers' })).toBeVisible();
  /** The block that is seen where the text begins. */
  const onTop = (): Promise<string | undefined> =>
    text.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.ownerDocument
        .elementsFromPoint(left + 8, top + 8)
        .map((each) => each.closest<HTMLElement>('[data-block]')?.dataset['block'])
        .find((each) => each !== undefined);
    });
  const textId = (await text.getAttribute('data-block')) ?? '';
  await text.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(onTop).toBe(textId);
  await panel.getByRole('button', { name: 'Bring to front' }).click();
  await expect.poll(onTop).toBe(id);
  await expect(panel.getByRole('button', { name: 'Bring to front' })).toBeDisabled();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  // By keyboard, back and forth.
  await selectBlock(owner, picture);
  await owner.keyboard.press('Control+[');
  await expect.poll(onTop).toBe(textId);
  await owner.keyboard.press('Control+]');
  await expect.poll(onTop).toBe(id);
  await owner.keyboard.press('Control+z');
  await expect.poll(onTop).toBe(textId);
  await owner.keyboard.press('Control+Shift+z');
  await untilSaved(owner);

  const address = await publishEverything(owner);
  const visitor = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await visitor.goto(address);
  await expect(visitor.locator(`[data-block="${id}"]`)).toHaveCSS('z-index', '1');
  await expect(visitor.locator(`[data-block="${textId}"]`)).toHaveCSS('z-index', 'auto');
  await visitor.close();
});
