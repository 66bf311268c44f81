import type { Locator, Page } from '@playwright/test';
import { blockCalled, editFromDashboard, startEditing, typeInto, untilSaved } from './flows/editor.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

const treeOf = (page: Page, name: string): Locator => page.getByRole('treegrid', { name });
const rowOf = (tree: Locator, name: string): Locator => tree.getByRole('row', { name, exact: true });

/** Holds a row over a place of another one, as a hand does. */
async function holdOver(row: Locator, target: Locator, height: number): Promise<void> {
  const { mouse } = row.page();
  const from = await row.boundingBox();
  const to = await target.boundingBox();
  if (from === null || to === null) throw new Error('A row is not shown');
  await mouse.move(from.x + 90, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(from.x + 90, from.y + from.height / 2 + 8, { steps: 4 });
  await mouse.move(to.x + 90, to.y + to.height * height, { steps: 10 });
}

// First: the journey below makes another page the home page.
test('a page whose changes were all undone is not shown as changed, and there is nothing to publish [EDIT-209]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico, 'demo');
  const pages = () =>
    rowOf(treeOf(owner, 'Not linked'), 'Home').or(rowOf(treeOf(owner, 'Main navigation'), 'Home'));
  await typeInto(owner, canvas, blockCalled(canvas, 'Text').first(), ' More.');
  await owner.keyboard.press('Escape');
  await untilSaved(owner);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  // Rows out of sight are not drawn: here all of them are in sight.
  await owner.setViewportSize({ width: 1440, height: 2800 });
  await owner.reload();
  await expect(pages().first().getByText('Changed')).toBeVisible();
  await startEditing(owner);
  const undo = owner.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeEnabled();
  await expect(async () => {
    if (await undo.isEnabled()) await undo.click();
    await expect(undo).toBeDisabled({ timeout: 300 });
  }).toPass();
  await untilSaved(owner);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.reload();
  await expect(pages().first()).toBeVisible();
  await expect(pages().first().getByText('Changed')).toHaveCount(0);
});

test('a line or a marked folder shows where a page will land; the home page shows at once; names are shown in full [EDIT-207]', async ({
  owner,
  portico,
}) => {
  await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.setViewportSize({ width: 1440, height: 2800 });
  const main = treeOf(owner, 'Main navigation');
  const hidden = treeOf(owner, 'Not linked');
  await expect(rowOf(main, 'Studio')).toBeVisible();

  // Between two rows: a line. It is as wide as the list.
  await holdOver(rowOf(main, 'Contact'), rowOf(main, 'Studio'), 0.08);
  const line = main.locator('.react-aria-DropIndicator[data-drop-target]');
  await expect(line).toBeAttached();
  const drawn = await line.evaluate((element) => {
    const style = getComputedStyle(element, '::before');
    return { width: Number.parseFloat(style.width), height: style.height, color: style.backgroundColor };
  });
  expect(drawn.width).toBeGreaterThan(150);
  expect(drawn.height).toBe('2px');
  expect(drawn.color).not.toBe('rgba(0, 0, 0, 0)');
  await owner.mouse.up();
  await expect
    .poll(() => main.getByRole('row').evaluateAll((rows) => rows.slice(0, 3).map((row) => row.ariaLabel)))
    .toEqual(['Work', 'Contact', 'Studio']);
  await owner.keyboard.press('Escape');

  // In the middle of a folder: the folder is marked.
  const folder = rowOf(main, 'Try blocks');
  await holdOver(rowOf(main, 'Contact'), folder, 0.5);
  await expect(folder).toHaveAttribute('data-drop-target', 'true');
  await expect(folder.locator('[data-current]')).toHaveCSS('outline-style', 'solid');
  await owner.mouse.up();
  await expect(rowOf(main, 'Contact')).toHaveAttribute('aria-level', '2');

  // The home page, at once and while the server is away.
  await owner.route('**/api/documents/**', (route) =>
    route.request().method() === 'POST' ? new Promise(() => undefined) : route.fallback(),
  );
  const studio = rowOf(main, 'Studio');
  await studio.getByRole('button', { name: 'Actions of Studio' }).click();
  await owner.getByRole('menuitem', { name: 'Set as home page' }).click();
  await expect(studio.getByText('Home', { exact: true })).toBeVisible();
  await expect(rowOf(hidden, 'Home').getByText('Home', { exact: true })).toHaveCount(1);
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.unrouteAll({ behavior: 'ignoreErrors' });

  // A long name takes several lines.
  await studio.getByRole('button', { name: 'Actions of Studio' }).click();
  await owner.getByRole('menuitem', { name: 'Rename in navigation' }).click();
  const dialog = owner.getByRole('dialog');
  const name = 'The studio, its people and what they have made of wood, stone and plaster since 1998';
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('textbox').press('Enter');
  const title = rowOf(main, name).getByText(name);
  await expect(title).toBeVisible();
  expect(await title.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  const [row, next] = [await rowOf(main, name).boundingBox(), await rowOf(main, 'Try blocks').boundingBox()];
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual((next?.y ?? 0) + 2);
  expect(row?.height).toBeGreaterThan(50);
});
