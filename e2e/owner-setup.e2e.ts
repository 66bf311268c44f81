import type { FrameLocator, Page } from '@playwright/test';
import { publishAll } from './flows/documents.ts';
import { blockCalled, canvasOf, openEditor, selectBlock, untilSaved } from './flows/editor.ts';
import { callApi, openForCalls } from './support/call-api.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect, MOVING } from './support/portico-test.ts';

test.use({ contextOptions: MOVING });

const SITE = 'set-up-cafe';

/** Adds a block to the first section by hand; it is selected then. */
async function addBlock(owner: Page, canvas: FrameLocator, title: string): Promise<void> {
  await canvas
    .locator('[data-section]')
    .first()
    .click({ position: { x: 6, y: 40 } });
  await canvas.getByRole('button', { name: 'Add block', exact: true }).click();
  const picker = owner.getByRole('dialog', { name: 'Add a block' });
  await picker.getByRole('button', { name: title, exact: true }).click();
  await canvas.getByRole('button', { name: 'Drag to move' }).waitFor();
}

test.beforeEach(async ({ owner, portico }) => {
  await openForCalls(owner, portico);
  const { sites } = await callApi<{ sites: { identifier: string }[] }>(owner, 'GET', '/api/sites');
  if (sites.some(({ identifier }) => identifier === SITE)) return;
  await callApi(owner, 'POST', '/api/sites', {
    title: 'Set up',
    identifier: SITE,
    templateId: 'cafe',
    isPublic: true,
  });
});

test('an animation plays once on the page when it is chosen, and leaves the page as it was [DSGN-48] [DSGN-50]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl(SITE, '/config/design/site-styles/animations'));
  const canvas = canvasOf(owner);
  await canvas.locator('.portico-block').first().waitFor();
  const body = canvas.locator('body');
  await body.evaluate(({ ownerDocument }) => {
    ownerDocument.addEventListener('transitionrun', ({ target, propertyName }) => {
      const element = target as HTMLElement;
      if (!element.matches('.portico-block')) return;
      element.dataset['played'] = `${element.dataset['played'] ?? ''} ${propertyName}`.trim();
    });
  });
  await owner.getByRole('button', { name: /Blocks come into view by/ }).click();
  await owner.getByRole('option', { name: 'Fade' }).click();
  const block = canvas.locator('.portico-block').first();
  await expect(block).toHaveAttribute('data-played', 'opacity');
  await expect(body).not.toHaveAttribute('data-animation');
  await expect(block).toHaveCSS('opacity', '1');
  await expect(block).not.toHaveClass(/animation-loaded/);

  await owner.getByText('Fast', { exact: true }).click();
  await expect(block).toHaveAttribute('data-played', 'opacity opacity');
  await owner.getByRole('button', { name: 'Play again' }).click();
  await expect(block).toHaveAttribute('data-played', 'opacity opacity opacity');
  await expect(body).not.toHaveAttribute('data-animation');
  expect(await findAccessibilityProblems(owner)).toEqual([]);

  // What was chosen is what visitors get; in the editor nothing moves.
  await publishAll(owner);
  await owner.goto(portico.publicUrl(SITE));
  await expect(owner.locator('body')).toHaveAttribute('data-animation', 'fade');
  await expect(owner.locator('body')).toHaveAttribute('data-animation-speed', 'fast');
  await openEditor(owner, portico, SITE);
  await expect(canvas.locator('.portico-block').first()).toHaveCSS('opacity', '1');
  await expect(canvas.locator('body')).not.toHaveAttribute('data-animation');
});

test('an owner adds fields to a form by hand; their settings open in view, and visitors get them', async ({
  owner,
  portico,
}) => {
  const canvas = await openEditor(owner, portico, SITE, '/visit');
  await addBlock(owner, canvas, 'Form');
  const add = owner.getByRole('button', { name: 'Add field', exact: true });
  const settings = owner.getByRole('region', { name: /^Settings of/ });
  for (const kind of ['Phone', 'Dropdown', 'Survey']) {
    await add.click();
    await owner.getByRole('menuitem', { name: kind, exact: true }).click();
    await expect(settings).toBeInViewport();
  }
  // The first field: the settings lie below the whole list.
  await owner.getByRole('grid', { name: 'Fields of the form' }).getByRole('row').first().click();
  await expect(settings).toBeInViewport();
  await settings.getByRole('textbox', { name: 'Title' }).fill('How may we call you?');
  await untilSaved(owner);
  await publishAll(owner);
  await owner.goto(portico.publicUrl(SITE, '/visit'));
  const form = owner.locator('form').first();
  for (const title of ['How may we call you?', 'Phone', 'Dropdown', 'Survey'])
    await expect(form.getByText(title).first()).toBeVisible();
});

test('the controls of a section and of a block stay in view while its top is scrolled away', async ({
  owner,
  portico,
}) => {
  const canvas = await openEditor(owner, portico, SITE);
  const section = canvas.locator('[data-section]').first();
  await section.click({ position: { x: 6, y: 40 } });
  const controls = canvas.getByRole('toolbar', { name: 'Section' });
  await expect(controls).toBeInViewport();
  const scrollTo = (top: number) => canvas.locator('html').evaluate((root, to) => root.scrollTo(0, to), top);
  await scrollTo(350);
  await expect(controls).toBeInViewport({ ratio: 0.99 });
  await scrollTo(0);
  await selectBlock(owner, blockCalled(canvas, 'Image').first());
  await scrollTo(350);
  await expect(canvas.getByRole('toolbar', { name: 'Image block' })).toBeInViewport({ ratio: 0.99 });
});

for (const direction of ['ltr', 'rtl'])
  test(`in a narrow window the page is made small from ${direction}, and the controls over it are not`, async ({
    owner,
    portico,
  }) => {
    await owner.setViewportSize({ width: 1024, height: 800 });
    await owner.addInitScript((dir) => {
      if (window.top === window) document.addEventListener('DOMContentLoaded', () => (document.dir = dir));
    }, direction);
    const canvas = await openEditor(owner, portico, SITE);
    const block = blockCalled(canvas, 'Image').first();
    await selectBlock(owner, block);
    await expect(block).toBeInViewport({ ratio: 0.5 });
    const page = await owner.locator('iframe[src="/config/frame"]').first().boundingBox();
    expect(page?.x).toBeGreaterThanOrEqual(-1);
    expect((page?.x ?? 0) + (page?.width ?? 0)).toBeLessThanOrEqual(1025);
    expect(page?.width).toBeGreaterThan(500);
    const controls = canvas.getByRole('toolbar', { name: 'Image block' });
    for (const button of await controls.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });

test('a panel offers what has an effect, and fills an address from the library', async ({
  owner,
  portico,
}) => {
  const canvas = await openEditor(owner, portico, SITE);
  await selectBlock(owner, blockCalled(canvas, 'Image').first());
  const caption = owner.getByRole('textbox', { name: 'Caption' });
  const title = owner.getByRole('textbox', { name: 'Title' });
  await expect(caption).toBeVisible();
  await expect(title).toHaveCount(0);
  await owner.getByRole('button', { name: /Layout/ }).click();
  await owner.getByRole('option', { name: /^Poster/ }).click();
  await expect(title).toBeVisible();
  await expect(caption).toHaveCount(0);

  await addBlock(owner, canvas, 'Video');
  await owner.getByRole('button', { name: 'Subtitles: choose a file' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Choose subtitles' });
  const picked = owner.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload a file' }).click();
  await (
    await picked
  ).setFiles({
    name: 'words.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'),
  });
  await expect(dialog).toHaveCount(0);
  await expect(owner.getByRole('textbox', { name: 'Subtitles' })).toHaveValue(/^\/s\/.*\.vtt$/);
});

test('on a phone every place of the configuration area is on the screen', async ({ owner, portico }) => {
  await owner.setViewportSize({ width: 360, height: 740 });
  await owner.goto(portico.appUrl(SITE, '/config/pages'));
  const links = owner.getByRole('navigation', { name: 'Configuration' }).getByRole('link');
  await expect(links).toHaveText(['Pages', 'Design', 'Marketing', 'Contacts', 'Selling', 'Settings']);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 0.99 });
  await owner.getByRole('link', { name: 'Settings' }).click();
  await expect(owner.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await owner.getByRole('button', { name: /^Account of / }).click();
  await expect(owner.getByRole('menuitem', { name: 'All sites' })).toBeVisible();
});
