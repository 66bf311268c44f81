import type { FrameLocator, Page } from '@playwright/test';
import { claimInstallation, createSite } from './flows/account.ts';
import { blockCalled, canvasOf, selectBlock, startEditing, typeInto, untilSaved } from './flows/editor.ts';
import { drawPicture } from './support/draw-picture.ts';
import { pressEnter } from './flows/press-enter.ts';
import { expect, test } from './support/portico-test.ts';

const SITE = 'rooms';
const SENTENCE = ' Written in the browser.';

test.describe.configure({ mode: 'serial' });

test.describe('from an empty installation to a visitor who writes, as one person does it', () => {
  let page: Page;
  let canvas: FrameLocator;

  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  });

  test.afterEach(async () => {
    await page.screenshot({ path: test.info().outputPath('screen.png') });
  });

  test('claims the installation in the browser', async ({ portico }) => {
    await claimInstallation(page, portico);
    await expect(page.getByText(`demo.localhost:${portico.port}`)).toBeVisible();
  });

  test('creates a site from a starter template', async ({ portico }) => {
    await createSite(page, portico, { template: 'Studio portfolio', title: 'Quiet Rooms', identifier: SITE });
    canvas = canvasOf(page);
    await expect(canvas.getByText('Quiet Rooms').first()).toBeVisible();
  });

  test('edits a text in place; it is saved by itself and survives a reload [EDIT-42, EDIT-67, EDIT-73]', async () => {
    await startEditing(page);
    await typeInto(page, canvas, blockCalled(canvas, 'Text').first(), SENTENCE);
    await page.keyboard.press('Escape');
    await untilSaved(page);
    await page.reload();
    await expect(canvasOf(page).getByText(SENTENCE.trim()).first()).toBeVisible();
  });

  test('takes the text back after the reload, and does it again [EDIT-72]', async () => {
    canvas = canvasOf(page);
    const undo = page.getByRole('button', { name: /^Undo: Edit text/ });
    await expect(undo).toBeEnabled();
    await undo.click();
    await expect(canvas.getByText(SENTENCE.trim())).toHaveCount(0);
    await page.getByRole('button', { name: /^Redo/ }).click();
    await expect(canvas.getByText(SENTENCE.trim()).first()).toBeVisible();
    await untilSaved(page);
  });

  test('drags a block on the grid with the mouse, and takes it back [EDIT-39]', async () => {
    const block = blockCalled(canvas, 'Text').first();
    await selectBlock(page, block);
    const before = await block.boundingBox();
    const handle = canvas.getByRole('button', { name: 'Drag to move' });
    const grip = await handle.boundingBox();
    if (before === null || grip === null) throw new Error('The block has no place.');
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(grip.x + grip.width / 2 + 130, grip.y + grip.height / 2 + 60, { steps: 12 });
    await page.mouse.up();
    await expect(async () =>
      expect((await block.boundingBox())?.x ?? 0).toBeGreaterThan(before.x + 60),
    ).toPass();
    await page.keyboard.press('Control+z');
    await expect(async () => expect((await block.boundingBox())?.x ?? 0).toBeCloseTo(before.x, 0)).toPass();
    await untilSaved(page);
  });

  test('moves and resizes a block with the keyboard alone [EDIT-39]', async () => {
    const block = blockCalled(canvas, 'Text').first();
    await selectBlock(page, block);
    const before = await block.boundingBox();
    if (before === null) throw new Error('The block has no place.');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(async () =>
      expect((await block.boundingBox())?.width ?? 0).toBeLessThan(before.width - 20),
    ).toPass();
    await page.keyboard.press('ArrowRight');
    await expect(async () =>
      expect((await block.boundingBox())?.x ?? 0).toBeGreaterThan(before.x + 5),
    ).toPass();
    await untilSaved(page);
  });

  test('uploads a picture and gives it to an image block [EDIT-02]', async () => {
    const image = blockCalled(canvas, 'Image').first();
    await image.click();
    await page.getByRole('button', { name: 'Replace' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'harbour.png',
      mimeType: 'image/png',
      buffer: await drawPicture(900, 600),
    });
    await expect(dialog).toHaveCount(0);
    await expect(image.locator('img[src*="harbour"]').first()).toBeAttached();
    await untilSaved(page);
  });

  test('publishes, and a visitor sees it', async ({ browser, portico }) => {
    const before = await (await browser.newContext()).newPage();
    await before.goto(portico.publicUrl(SITE));
    await expect(before.getByText(SENTENCE.trim())).toHaveCount(0);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await pressEnter(page.getByRole('button', { name: 'Publish everything' }));
    const live = page.getByRole('dialog', { name: 'Your changes are live' });
    await expect(live.getByRole('button', { name: 'Done' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(live).toBeHidden();
    await before.reload();
    await expect(before.getByText(SENTENCE.trim()).first()).toBeVisible();
    await before.screenshot({ path: 'test-results/e2e/visitor.png', fullPage: true });
    await before.context().close();
  });

  test('a visitor sends the form, and the owner reads it [FORM-54, FORM-58, FORM-71..73]', async ({
    browser,
    portico,
  }) => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(portico.publicUrl(SITE, '/contact'));
    const form = visitor.locator('form').first();
    await form.getByLabel('First').first().fill('Ada');
    await form.getByLabel('Last').first().fill('Lovelace');
    await form.getByLabel(/Email/).first().fill('ada@example.com');
    const subject = form.getByLabel(/Subject/);
    if ((await subject.count()) > 0) await subject.first().fill('A house by the sea');
    await form.locator('textarea').first().fill('May I come and see your work?');
    await form.getByRole('button', { name: /send|submit/i }).click();
    await expect(visitor.getByText(/thank/i).first()).toBeVisible();
    await visitor.context().close();

    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await page.getByRole('link', { name: 'Contacts', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'ada@example.com' });
    await expect(row).toBeVisible();
    await row.click();
    // The list shows the answer, too: the dialog is what Escape leaves.
    const submission = page.getByRole('dialog');
    await expect(submission.getByText('May I come and see your work?')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(submission).toHaveCount(0);
  });

  test('rolls back to the release before, and visitors get the former page', async ({ browser, portico }) => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('link', { name: /^Publishing/ }).click();
    await page
      .getByRole('button', { name: /^Roll back to/ })
      .first()
      .click();
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'Roll back' })
      .click();
    await expect(page.getByText('Visitors see the former state now.')).toBeVisible();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(portico.publicUrl(SITE));
    await expect(visitor.getByText(SENTENCE.trim())).toHaveCount(0);
    await visitor.context().close();
  });
});
