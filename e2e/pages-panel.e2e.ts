import type { Locator, Page } from '@playwright/test';
import { publishAll } from './flows/documents.ts';
import { dragBefore } from './support/drag-before.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';

const titlesOf = (tree: Locator): Promise<string[]> =>
  tree.getByRole('row').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
const rowOf = (tree: Locator, name: string): Locator => tree.getByRole('row', { name, exact: true });

/** Opens the pages of the site `demo`; ends once its navigation is there. */
async function openPages(page: Page, portico: RunningPortico): Promise<{ main: Locator; hidden: Locator }> {
  // Rows out of sight are not drawn: here all of them are in sight.
  await page.setViewportSize({ width: 1440, height: 2800 });
  await page.goto(portico.appUrl('demo', '/config/pages'));
  const main = page.getByRole('treegrid', { name: 'Main navigation' });
  const hidden = page.getByRole('treegrid', { name: 'Not linked' });
  await expect(rowOf(main, 'Studio')).toBeVisible();
  await expect(rowOf(hidden, 'Home')).toBeVisible();
  return { main, hidden };
}

async function act(tree: Locator, title: string, action: string): Promise<void> {
  await rowOf(tree, title)
    .getByRole('button', { name: `Actions of ${title}` })
    .click();
  await tree.page().getByRole('menuitem', { name: action }).click();
}

test('pages go from one navigation to the other and back by their menus [EDIT-36]', async ({
  owner,
  portico,
}) => {
  const { main, hidden } = await openPages(owner, portico);
  const before = await titlesOf(main);
  const hiddenBefore = await titlesOf(hidden);
  expect(hiddenBefore.length).toBeGreaterThan(1);
  for (const title of hiddenBefore) {
    await act(hidden, title, 'Move to main navigation');
    await expect(rowOf(main, title)).toBeVisible();
    await expect(rowOf(hidden, title)).toHaveCount(0);
  }
  await expect.poll(() => titlesOf(main)).toEqual([...before, ...hiddenBefore]);
  for (const title of hiddenBefore) {
    await act(main, title, 'Move to not linked');
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
  const { main } = await openPages(owner, portico);
  const top = async (): Promise<string[]> => (await titlesOf(main)).slice(0, 3);
  await expect.poll(top).toEqual(['Work', 'Studio', 'Contact']);

  await dragBefore(rowOf(main, 'Contact'), rowOf(main, 'Work'));
  await expect.poll(top).toEqual(['Contact', 'Work', 'Studio']);

  await rowOf(main, 'Contact').getByRole('button', { name: /^Drag/ }).focus();
  await owner.keyboard.press('Enter');
  await expect(owner.locator('[data-drop-target]').first()).toBeAttached();
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
  const { main, hidden } = await openPages(owner, portico);
  await expect(rowOf(main, 'Forms')).toHaveAttribute('aria-level', '2');
  const before = await titlesOf(main);
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
    if (
      (await owner.evaluate(() => document.activeElement?.getAttribute('aria-label'))) ===
      'Drop on Try galleries'
    )
      break;
    await owner.keyboard.press('ArrowUp');
  }
  await owner.keyboard.press('Enter');
  await expect(rowOf(main, 'Gallery: Stack')).toHaveAttribute('aria-level', '2');
  await expect(owner.getByText('Something went wrong')).toHaveCount(0);
});

test('a live page that was deleted is live again by Undo, with its link [EDIT-36]', async ({
  owner,
  portico,
  browser,
}) => {
  const { main } = await openPages(owner, portico);
  await publishAll(owner);
  const [title = ''] = await titlesOf(main);
  await act(main, title, 'Delete');
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(main, title)).toHaveCount(0);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl('demo'));
  const link = visitor.getByRole('banner').getByRole('link', { name: title, exact: true });
  await expect(link).toHaveCount(0);

  await owner.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rowOf(main, title)).toBeVisible();
  await expect(rowOf(main, title)).not.toContainText('Not published');
  await visitor.reload();
  await link.click();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
  await visitor.context().close();
});
