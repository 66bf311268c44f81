import type { Locator, Page } from '@playwright/test';
import { publishAll } from './flows/documents.ts';
import { dragBefore } from './support/drag-before.ts';
import { ownedPorticoTest } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

const test = ownedPorticoTest();

const treeOf = (page: Page, name: string): Locator => page.getByRole('treegrid', { name });
const titlesOf = (tree: Locator): Promise<string[]> =>
  tree.getByRole('row').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
const rowOf = (tree: Locator, name: string): Locator => tree.getByRole('row', { name, exact: true });

test('pages go from one navigation to the other and back by their menus [EDIT-36]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  const main = treeOf(owner, 'Main navigation');
  const hidden = treeOf(owner, 'Not linked');
  await expect(rowOf(hidden, 'Home')).toBeVisible();
  const before = await titlesOf(main);
  const hiddenBefore = await titlesOf(hidden);
  expect(hiddenBefore.length).toBeGreaterThan(1);
  for (const title of hiddenBefore) {
    await rowOf(hidden, title)
      .getByRole('button', { name: `Actions of ${title}` })
      .click();
    await owner.getByRole('menuitem', { name: 'Move to main navigation' }).click();
    await expect(rowOf(main, title)).toBeVisible();
    await expect(rowOf(hidden, title)).toHaveCount(0);
  }
  await expect.poll(() => titlesOf(main)).toEqual([...before, ...hiddenBefore]);
  for (const title of hiddenBefore) {
    await rowOf(main, title)
      .getByRole('button', { name: `Actions of ${title}` })
      .click();
    await owner.getByRole('menuitem', { name: 'Move to not linked' }).click();
    await expect(rowOf(hidden, title)).toBeVisible();
  }
  await expect.poll(() => titlesOf(main)).toEqual(before);
  await expect.poll(() => titlesOf(hidden)).toEqual(hiddenBefore);
});

test('pages are arranged by mouse and by keyboard, and visitors see the order that was published [EDIT-36]', async ({
  browser,
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  const main = treeOf(owner, 'Main navigation');
  await expect(rowOf(main, 'Studio')).toBeVisible();
  const top = async (): Promise<string[]> => (await titlesOf(main)).slice(0, 3);
  expect(await top()).toEqual(['Work', 'Studio', 'Contact']);

  await dragBefore(rowOf(main, 'Contact'), rowOf(main, 'Work'));
  await expect.poll(top).toEqual(['Contact', 'Work', 'Studio']);

  await rowOf(main, 'Contact').getByRole('button', { name: /^Drag/ }).focus();
  await owner.keyboard.press('Enter');
  await owner.keyboard.press('ArrowDown');
  await owner.keyboard.press('Enter');
  await expect.poll(top).not.toEqual(['Contact', 'Work', 'Studio']);
  const arranged = await top();

  await expect(owner.getByText('Something went wrong')).toHaveCount(0);
  await publishAll(owner);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl('demo', '/'));
  const links = visitor.getByRole('navigation').first().getByRole('link');
  await expect.poll(async () => (await links.allInnerTexts()).slice(0, 3)).toEqual(arranged);
  await visitor.context().close();
});

test('a page leaves its folder, and comes to stand in it again by keyboard [EDIT-36]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  const main = treeOf(owner, 'Main navigation');
  const hidden = treeOf(owner, 'Not linked');
  await expect(rowOf(main, 'Forms')).toHaveAttribute('aria-level', '2');
  const before = await titlesOf(main);
  const act = async (tree: Locator, title: string, action: string): Promise<void> => {
    await rowOf(tree, title)
      .getByRole('button', { name: `Actions of ${title}` })
      .click();
    await owner.getByRole('menuitem', { name: action }).click();
  };
  await act(main, 'Gallery: Stack', 'Move to not linked');
  await expect(rowOf(hidden, 'Gallery: Stack')).toBeVisible();
  await expect.poll(() => titlesOf(main)).toEqual(before.filter((title) => title !== 'Gallery: Stack'));
  await act(hidden, 'Gallery: Stack', 'Move to main navigation');
  await expect.poll(async () => (await titlesOf(main)).at(-1)).toBe('Gallery: Stack');
  await expect(rowOf(main, 'Gallery: Stack')).toHaveAttribute('aria-level', '1');

  // From where it stands the tree offers the places above it one after the other: in front, in the folder, behind.
  await rowOf(main, 'Gallery: Stack').getByRole('button', { name: /^Drag/ }).focus();
  await owner.keyboard.press('Enter');
  await expect(owner.locator('[data-drop-target]').first()).toBeAttached();
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await owner.evaluate(() => document.activeElement?.getAttribute('aria-label'))) === 'Drop on Try it')
      break;
    await owner.keyboard.press('ArrowUp');
  }
  await owner.keyboard.press('Enter');
  await expect(rowOf(main, 'Gallery: Stack')).toHaveAttribute('aria-level', '2');
  await expect(owner.getByText('Something went wrong')).toHaveCount(0);
});
