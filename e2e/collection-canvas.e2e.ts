import { changeDocument, publishAll } from './flows/documents.ts';
import { editFromDashboard, openEditor, publishEverything, untilSaved } from './flows/editor.ts';
import { callApi } from './support/call-api.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import type { Locator, Page } from '@playwright/test';

interface Entry {
  readonly entry: { readonly documentId: string; readonly path: string };
}

/** A collection with published items, oldest first. */
async function addCollection(
  owner: Page,
  title: string,
  collectionType: string,
  items: readonly string[],
): Promise<string> {
  const page = { title, kind: 'collection', collectionType, navigation: 'hidden' };
  const { entry } = await callApi<Entry>(owner, 'POST', '/api/pages', page);
  for (const [index, name] of items.entries()) {
    const item = await callApi<Entry>(owner, 'POST', '/api/items', {
      collectionId: entry.documentId,
      title: name,
    });
    const set = (field: string, value: string) => ({ op: 'set', id: 'settings', field, value });
    await changeDocument(owner, item.entry.documentId, [
      set('publishAt', `2026-01-0${index + 1}T10:00:00.000Z`),
      set('workflowState', 'published'),
      set('excerpt', `About ${name}`),
    ]);
  }
  return entry.documentId;
}

/** What stands in a gallery is inert while it is edited: what is pressed is found by its place. */
async function pressInert(page: Page, shown: Locator): Promise<void> {
  await shown.scrollIntoViewIfNeeded();
  const box = await shown.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('the list of a blog stands on its canvas as visitors get it: its title and the texts of posts are edited in place, a post is selected and opened [EDIT-07, EDIT-42, EDIT-72, EDIT-191]', async ({
  owner,
  portico,
  browser,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  await addCollection(owner, 'Diary', 'blog', ['Rain', 'Snow']);
  await publishAll(owner);
  const canvas = await openEditor(owner, portico, 'demo', '/diary');
  await expect(canvas.locator('.portico-post-card h2')).toHaveText(['Snow', 'Rain']);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl('demo', '/diary'));
  const cards = '.portico-post-card';
  expect(await canvas.locator(cards).allInnerTexts()).toEqual(await visitor.locator(cards).allInnerTexts());

  await canvas.getByRole('heading', { level: 1, name: 'Diary' }).click();
  await owner.keyboard.press('End');
  await owner.keyboard.type(' of weather');
  await owner.keyboard.press('Enter');
  await untilSaved(owner);
  await expect(canvas.getByRole('heading', { level: 1, name: 'Diary of weather' })).toBeVisible();

  const panel = owner.getByRole('complementary', { name: 'Settings' });
  await canvas.getByText('About Rain').click();
  await expect(panel.getByRole('heading', { name: 'Post' })).toBeVisible();
  await expect(canvas.locator(cards).filter({ hasText: 'Rain' })).toHaveCSS('outline-style', 'solid');
  const field = canvas.getByRole('textbox', { name: 'Excerpt' });
  await expect(field).toBeFocused();
  await owner.keyboard.press('End');
  await owner.keyboard.type(' and wind');
  await owner.keyboard.press('Enter');
  await expect(canvas.getByText('About Rain and wind', { exact: true })).toBeVisible();
  await owner.keyboard.press('ControlOrMeta+z');
  await expect(canvas.getByText('About Rain', { exact: true })).toBeVisible();
  await owner.keyboard.press('ControlOrMeta+Shift+z');
  await expect(canvas.getByText('About Rain and wind', { exact: true })).toBeVisible();
  // The link of the card has the focus: Enter goes into its title, Tab on to the excerpt.
  await owner.keyboard.press('Enter');
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await owner.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await owner.keyboard.press('ControlOrMeta+a');
  await owner.keyboard.press('Delete');
  await owner.keyboard.press('Escape');
  await expect(canvas.locator(cards).filter({ hasText: 'Rain' })).not.toContainText('About');
  await untilSaved(owner);
  await panel.getByLabel('Title').fill('Hail');
  await expect(canvas.locator('.portico-post-card h2')).toHaveText(['Snow', 'Hail']);
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await panel.getByRole('button', { name: 'Open post' }).click();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Hail' })).toBeVisible();
  await visitor.context().close();
});

test('a blog has its settings in one dialog: title, address, posts on a page, search engines, social image, password [EDIT-44]', async ({
  owner,
  portico,
  browser,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  await addCollection(owner, 'Kiln log', 'blog', ['First', 'Second', 'Third']);
  await publishAll(owner);
  await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('button', { name: 'Actions of Kiln log' }).click();
  await owner.getByRole('menuitem', { name: 'Settings', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Collection settings' });
  await dialog.getByLabel('Title', { exact: true }).fill('Firings');
  await dialog.getByLabel('URL name').fill('firings');
  await dialog.getByRole('textbox', { name: 'Posts per page' }).fill('2');
  await dialog.getByRole('tab', { name: 'Search engines' }).click();
  await dialog.getByLabel(/^Search title/).fill('All firings');
  await dialog.getByRole('tab', { name: 'Social image' }).click();
  await expect(dialog.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Password' }).click();
  await expect(dialog.getByRole('button', { name: 'Set password' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await publishEverything(owner);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl('demo', '/firings'));
  await expect(visitor).toHaveTitle(/All firings/);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Firings' })).toBeVisible();
  await expect(visitor.locator('.portico-post-card h2')).toHaveText(['Third', 'Second']);
  await visitor.context().close();
});

test('a gallery has its title and the texts of its slides edited on the canvas, a portfolio its projects selected [CONT-102, CONT-108, EDIT-42]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  const gallery = await addCollection(owner, 'Pots', 'slide-gallery', []);
  const slide = { id: 'jug', mediaType: 1, title: 'Jug' };
  await changeDocument(owner, gallery, [
    { op: 'set', id: 'settings', field: 'gallery.design', value: 'grid' },
    { op: 'set', id: 'settings', field: 'gallery.items', value: [slide] },
  ]);
  let canvas = await openEditor(owner, portico, 'demo', '/pots');
  await expect(canvas.getByRole('heading', { level: 1, name: 'Pots' })).toBeVisible();
  await pressInert(owner, canvas.getByText('Jug', { exact: true }));
  await owner.keyboard.press('End');
  await owner.keyboard.type(' in blue');
  await owner.keyboard.press('Escape');
  await untilSaved(owner);
  await expect(canvas.locator('.portico-slide-title')).toHaveText('Jug in blue');

  await addCollection(owner, 'Houses', 'portfolio', ['Mill', 'Barn']);
  canvas = await openEditor(owner, portico, 'demo', '/houses');
  await expect(canvas.locator('.portico-slide-title')).toHaveText(['Barn', 'Mill']);
  await pressInert(owner, canvas.locator('.portico-slide').filter({ hasText: 'Mill' }));
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  await expect(panel.getByRole('heading', { name: 'Project' })).toBeVisible();
  await expect(panel.getByLabel('Title')).toHaveValue('Mill');
});
