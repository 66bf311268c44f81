import type { FrameLocator, Locator, Page } from '@playwright/test';
import { changeDocument, publishAll } from './flows/documents.ts';
import { editFromDashboard, openEditor, publishEverything, untilSaved } from './flows/editor.ts';
import { pressEnter } from './flows/press-enter.ts';
import { callApi } from './support/call-api.ts';
import { drawPicture } from './support/draw-picture.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { dragBefore } from './support/drag-before.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';

interface Entry {
  readonly entry: { readonly documentId: string; readonly path: string };
}

const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Settings' });
const rowsOf = (page: Page): Locator => page.getByRole('grid', { name: 'Slides in order' }).getByRole('row');

async function pictures(...names: readonly string[]) {
  return Promise.all(
    names.map(async (name, index) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: await drawPicture(320 + index, 240),
    })),
  );
}

/** A page with one empty section, opened in the editor. */
async function openEmptyPage(owner: Page, portico: RunningPortico, title: string) {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  const { entry } = await callApi<Entry>(owner, 'POST', '/api/pages', {
    title,
    kind: 'page',
    navigation: 'hidden',
  });
  const section = { id: '0199f3b4c0de0a1b2c3d4ea0', type: 'section', order: 'V', name: '', theme: 'white' };
  await changeDocument(owner, entry.documentId, [{ op: 'put', record: section }]);
  return { canvas: await openEditor(owner, portico, 'demo', entry.path), path: entry.path };
}

/** A new page with an empty section, begun at the dashboard. */
async function addPageFromDashboard(owner: Page, portico: RunningPortico, title: string) {
  const canvas = await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('button', { name: 'Add page' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Add to your site' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(owner.getByRole('heading', { name: `Edit ${title}` })).toBeAttached();
  await pressEnter(canvas.getByRole('button', { name: 'Add a section' }));
  const picker = owner.getByRole('dialog', { name: 'Add a section' });
  await picker.frameLocator('iframe').getByRole('button', { name: 'Empty section' }).click();
  await expect(picker).toHaveCount(0);
  return { canvas, path: `/${title.toLowerCase()}` };
}

/** By the picker, with the keyboard; the block is selected then. */
async function addGallery(owner: Page, canvas: FrameLocator): Promise<void> {
  await canvas.locator('[data-section]').first().click();
  await canvas.getByRole('button', { name: 'Add block', exact: true }).click();
  await owner.getByRole('dialog', { name: 'Add a block' }).waitFor();
  await owner.keyboard.type('gallery');
  await owner.keyboard.press('Enter');
  await canvas.getByRole('button', { name: 'Drag to move' }).waitFor();
}

async function chooseFiles(page: Page, files: Awaited<ReturnType<typeof pictures>>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(files);
}

const names = (rows: Locator): Promise<string[]> =>
  rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label') ?? ''));

test('an owner adds a page, builds a slideshow on it from several files by mouse and by keyboard, and publishes it [GAL-02, GAL-07, CONT-58]', async ({
  browser,
  owner,
  portico,
}) => {
  const { canvas, path } = await addPageFromDashboard(owner, portico, 'Show');
  await addGallery(owner, canvas);
  const panel = panelOf(owner);
  await expect(panel.getByRole('heading', { name: 'Gallery' })).toBeVisible();

  // One of them is no picture: the others arrive, in the order they were chosen.
  const files = await pictures('red-jug', 'blue-bowl', 'green-vase', 'white-cup');
  const broken = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await chooseFiles(owner, files.toSpliced(2, 0, broken));
  await expect(
    panel.getByText('The file notes.png does not appear to be a supported image file.'),
  ).toBeVisible();
  const rows = rowsOf(owner);
  await expect(rows).toHaveCount(4);
  await expect.poll(() => names(rows)).toEqual(['red jug', 'blue bowl', 'green vase', 'white cup']);
  await panel.getByRole('button', { name: 'Remove notes.png from the list' }).click();

  // The design, with thumbnails made of the owner's own pictures.
  for (const variant of ['Slideshow', 'Carousel', 'Grid', 'Stack'])
    await expect(panel.getByRole('radio', { name: variant, exact: true })).toBeAttached();
  await expect(panel.getByText('Pictures in a row', { exact: true })).toBeVisible();
  await panel.getByText('Slideshow', { exact: true }).click();
  await expect(panel.getByText('Pictures in a row', { exact: true })).toHaveCount(0);
  await panel.getByText('Strip of thumbnails').click();
  await expect(panel.getByText('Square thumbnails')).toBeVisible();

  // By mouse: the last one before the first.
  await owner.getByRole('grid', { name: 'Slides in order' }).scrollIntoViewIfNeeded();
  const handle = (name: string): Locator => panel.getByRole('button', { name: `Move ${name}`, exact: true });
  const row = (text: string): Locator => rows.filter({ hasText: text });
  await dragBefore(row('white cup'), rows.first());
  await expect.poll(() => names(rows)).toEqual(['white cup', 'red jug', 'blue bowl', 'green vase']);
  // By keyboard: down behind the next one; the place is read out.
  await handle('white cup').focus();
  await owner.keyboard.press('Enter');
  await expect(owner.locator('[data-drop-target]').first()).toBeAttached();
  for (let step = 0; step < 2; step += 1) await owner.keyboard.press('ArrowDown');
  await owner.keyboard.press('Enter');
  await expect.poll(() => names(rows)).not.toEqual(['white cup', 'red jug', 'blue bowl', 'green vase']);
  await expect(panel.getByText(/^Slide moved to place \d of 4$/)).toBeAttached();
  await untilSaved(owner);

  // One slide: its title; all slides: alternative texts from the names of the files.
  await rows.filter({ hasText: 'green vase' }).click();
  const details = panel.getByRole('region', { name: /^Slide \d: green vase$/ });
  await details.getByLabel('Title').fill('The green one');
  // The region is called by its slide, whose name has just changed.
  await owner.keyboard.press('Tab');
  await panel.getByRole('checkbox', { name: /All 4|chosen/ }).check({ force: true });
  await panel.getByRole('button', { name: 'Actions', exact: true }).click();
  await owner.getByRole('menuitem', { name: 'Alternative text from file names' }).click();
  await expect(panel.getByText('Alternative text from file names: 4')).toBeAttached();
  await untilSaved(owner);
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  const order = await names(rows);

  await publishEverything(owner);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl('demo', path));
  const gallery = visitor.locator('.portico-gallery').first();
  await expect(gallery).toHaveAttribute('data-design', 'stacked');
  const alts = await gallery
    .locator('.portico-slide:not([data-clone]) img[alt]')
    .evaluateAll((all) => all.map((image) => image.getAttribute('alt')));
  expect(alts.slice(0, 4)).toEqual(order.map((name) => name.replace('The green one', 'green vase')));
  await expect(gallery.getByText('The green one')).toBeAttached();
  await visitor.context().close();
});

test('files dropped on a gallery of the canvas become its slides; one that fails can be tried again, one that travels cancelled [CONT-201]', async ({
  owner,
  portico,
}) => {
  const { canvas } = await openEmptyPage(owner, portico, 'Drop');
  await addGallery(owner, canvas);
  const block = canvas.getByRole('group', { name: 'Gallery block' });
  await block.waitFor();

  // The second file fails once; the third one stays on its way until it is cancelled.
  let sent = 0;
  await owner.route('**/api/files?**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    if (sent === 2) return route.abort('connectionreset');
    // Never answered: the owner cancels it.
    if (sent === 3) return undefined;
    return route.fallback();
  });
  const bytes = (await pictures('one', 'two', 'three')).map(({ name, buffer }) => ({
    name,
    base64: buffer.toString('base64'),
  }));
  await block.evaluate((element, dropped) => {
    const view = element.ownerDocument.defaultView;
    if (view === null) throw new Error('no window');
    const data = new view.DataTransfer();
    for (const { name, base64 } of dropped) {
      const content = Uint8Array.from(view.atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      data.items.add(new view.File([content], name, { type: 'image/png' }));
    }
    for (const type of ['dragover', 'drop'])
      element.dispatchEvent(
        new view.DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }),
      );
  }, bytes);

  const panel = panelOf(owner);
  await expect(panel.getByText('File upload failed to complete')).toBeVisible();
  await panel.getByRole('button', { name: 'Cancel three.png' }).click();
  await expect(panel.getByText('Upload cancelled')).toBeVisible();
  const rows = rowsOf(owner);
  await expect.poll(() => names(rows)).toEqual(['one']);
  await panel.getByRole('button', { name: 'Try two.png again' }).click();
  await expect.poll(() => names(rows)).toEqual(['one', 'two']);
  await panel.getByRole('button', { name: 'Try three.png again' }).click();
  await expect.poll(() => names(rows)).toEqual(['one', 'two', 'three']);
  await expect(panel.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
  // All of them are one step of undo.
  await untilSaved(owner);
  await owner.getByRole('button', { name: /^Undo: Add slides/ }).click();
  await expect(rows).toHaveCount(0);
});

test('a slide gallery is added under Pages, filled and published; its slides have addresses and are lent to other blocks [CONT-102] [EDIT-28] [GAL-06] [GAL-12] [LINK-61]', async ({
  browser,
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  await owner.getByRole('button', { name: 'Add page' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Add to your site' });
  await dialog.getByText('Gallery', { exact: true }).click();
  await dialog.getByLabel('Title').fill('Pottery');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const panel = owner.getByRole('region', { name: 'Pottery' });
  await expect(owner).toHaveURL(/\/config\/pages\/[0-9a-f]{24}$/);
  await chooseFiles(owner, await pictures('tall-jug', 'small-jug'));
  const rows = rowsOf(owner);
  await expect.poll(() => names(rows)).toEqual(['tall jug', 'small jug']);
  await rows.filter({ hasText: 'small jug' }).click();
  const details = panel.getByRole('region', { name: /small jug/ });
  await details.getByLabel('Name in addresses').fill('small');
  await details.getByRole('button', { name: 'Move the slide up' }).click();
  await expect.poll(() => names(rows)).toEqual(['small jug', 'tall jug']);
  await expect(
    owner.frameLocator('iframe[src="/config/frame"]').first().locator('.portico-slide'),
  ).toHaveCount(2);
  const { entries } = await callApi<{ entries: { documentId: string; title: string; version: number }[] }>(
    owner,
    'GET',
    '/api/content?kind=collection&page=1&pageSize=50',
  );
  const collection = entries.find(({ title }) => title === 'Pottery');
  // The summary and the gallery that take their slides from it stand on a page.
  const { entry: shelf } = await callApi<Entry>(owner, 'POST', '/api/pages', {
    title: 'Shelf',
    kind: 'page',
    navigation: 'hidden',
  });
  const section = '0199f3b4c0de0a1b2c3d4eb0';
  const block = (id: string, blockType: string, dataVersion: number, y: number, data: object) => ({
    op: 'put',
    record: {
      id,
      type: 'block',
      blockType,
      sectionId: section,
      desktop: { x: 0, y, w: 24, h: 8 },
      mobile: null,
      dataVersion,
      data: { ...data, collection: { kind: 'page', documentId: collection?.documentId } },
    },
  });
  await changeDocument(owner, shelf.documentId, [
    { op: 'put', record: { id: section, type: 'section', order: 'V', name: '', theme: 'white' } },
    block('0199f3b4c0de0a1b2c3d4eb1', 'gallery', 2, 0, { items: [], design: 'grid' }),
    block('0199f3b4c0de0a1b2c3d4eb2', 'summary', 1, 9, { variant: 'list', metadata: 'none', count: 5 }),
  ]);
  await publishAll(owner);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl('demo', '/pottery'));
  await expect(visitor.getByRole('heading', { level: 1, name: 'Pottery' })).toBeVisible();
  await expect(visitor.locator('.portico-gallery').first()).toHaveAttribute('data-design', 'stacked');
  const answer = await visitor.goto(portico.publicUrl('demo', '/pottery/small'));
  expect(answer?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Pottery' })).toBeVisible();
  expect((await visitor.goto(portico.publicUrl('demo', '/pottery/nothing')))?.status()).toBe(404);
  await visitor.goto(portico.publicUrl('demo', shelf.path));
  await expect(visitor.locator('.portico-gallery .portico-slide')).toHaveCount(2);
  await expect(visitor.locator('.portico-block-summary a').first()).toHaveAttribute('href', '/pottery/small');
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  await visitor.context().close();
});

test('a portfolio has its projects in the order they are dragged to, each with a page of its own [CONT-108, CONT-196]', async ({
  browser,
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  await owner.getByRole('button', { name: 'Add page' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Add to your site' });
  await dialog.getByText('Portfolio', { exact: true }).click();
  await dialog.getByLabel('Title').fill('Houses');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await owner.getByRole('region', { name: 'Houses' }).getByText('No projects yet.').waitFor();
  const { entries } = await callApi<{ entries: { documentId: string; title: string }[] }>(
    owner,
    'GET',
    '/api/content?kind=collection&page=1&pageSize=50',
  );
  const collectionId = entries.find(({ title }) => title === 'Houses')?.documentId ?? '';
  for (const title of ['Mill', 'Barn', 'Tower']) {
    const { entry } = await callApi<Entry>(owner, 'POST', '/api/items', { collectionId, title });
    await changeDocument(owner, entry.documentId, [
      { op: 'set', id: 'settings', field: 'workflowState', value: 'published' },
    ]);
  }
  await owner.reload();
  const rows = owner.getByRole('grid', { name: 'Projects in order' }).getByRole('row');
  await expect.poll(() => names(rows)).toEqual(['Tower', 'Barn', 'Mill']);
  await dragBefore(rows.filter({ hasText: 'Mill' }), rows.first());
  await expect.poll(() => names(rows)).toEqual(['Mill', 'Tower', 'Barn']);
  await expect
    .poll(async () => {
      const opened = await callApi<{ records: { settings: { itemOrder: string[] } } }>(
        owner,
        'GET',
        `/api/documents/${collectionId}`,
      );
      return opened.records.settings.itemOrder.length;
    })
    .toBe(3);
  await publishAll(owner);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl('demo', '/houses'));
  await expect(visitor.locator('.portico-slide')).toHaveCount(3);
  const texts = await visitor.locator('.portico-slide').allTextContents();
  expect(texts.map((text) => text.trim().replace(/(Mill|Tower|Barn).*/s, '$1'))).toEqual([
    'Mill',
    'Tower',
    'Barn',
  ]);
  await visitor.locator('.portico-slide').getByRole('link').first().click();
  await expect(visitor).toHaveURL(/\/houses\/mill$/);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Mill' })).toBeVisible();
  await visitor.context().close();
});
