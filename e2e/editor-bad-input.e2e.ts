import sharp from 'sharp';
import {
  blockCalled,
  canvasOf,
  openEditor,
  saveStatus,
  selectBlock,
  startEditing,
  untilSaved,
  writeInFirstText,
} from './flows/editor.ts';
import { changeDocument, documentIdOf } from './flows/documents.ts';
import { callApi } from './support/call-api.ts';
import { drawPicture } from './support/draw-picture.ts';
import { expect } from './support/portico-test.ts';
import { test } from './support/owned-portico-test.ts';

test('a page that another browser deletes under the editor: a clear message, and everything else goes on', async ({
  owner,
  ownerState,
  browser,
  portico,
}) => {
  const canvas = await openEditor(owner, portico, 'demo', '/studio');
  await writeInFirstText(owner, canvas, ' Still here.');
  await untilSaved(owner);
  const other = await (await browser.newContext({ storageState: ownerState })).newPage();
  await other.goto(portico.appUrl('demo', '/config/pages'));
  const documentId = await documentIdOf(other, 'Studio');
  await callApi(other, 'DELETE', `/api/content/${documentId}`);

  await expect(saveStatus(owner)).toHaveText('Not saved: the page was deleted');
  await writeInFirstText(owner, canvas, ' Too late.');
  await saveStatus(owner).click();
  await expect(
    owner.getByText(/This page was deleted by someone else\. You can restore it from the trash/),
  ).toBeVisible();
  await owner.keyboard.press('Escape');
  const failures: string[] = [];
  owner.on('pageerror', (error) => failures.push(error.message));
  const next = await openEditor(owner, portico, 'demo', '/contact');
  await writeInFirstText(owner, next, ' And on.');
  await untilSaved(owner);

  await callApi(other, 'POST', `/api/content/${documentId}/recover`);
  const back = await openEditor(owner, portico, 'demo', '/studio');
  await expect(back.getByText('Still here.').first()).toBeVisible();
  await untilSaved(owner);
  await expect(back.getByText('Too late.').first()).toBeVisible();
  expect(failures).toEqual([]);
  await other.context().close();
});

test('the network goes away while typing: the edits are kept, survive the tab and are saved when it is back [EDIT-73]', async ({
  browser,
  ownerState,
  portico,
}) => {
  const context = await browser.newContext({
    storageState: ownerState,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const canvas = await openEditor(page, portico, 'demo', '/contact');
  await context.setOffline(true);
  await writeInFirstText(page, canvas, ' Typed offline.');
  await expect(saveStatus(page)).toHaveText('Offline: kept here');
  await writeInFirstText(page, canvas, ' And more.');
  await expect(canvas.getByText('Typed offline. And more.').first()).toBeVisible();
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  const reopened = await openEditor(again, portico, 'demo', '/contact');
  await expect(reopened.getByText('Typed offline. And more.').first()).toBeVisible();
  await untilSaved(again);

  // Back in the same tab, without a reload.
  await context.setOffline(true);
  await writeInFirstText(again, reopened, ' Once more.');
  await expect(saveStatus(again)).toHaveText('Offline: kept here');
  await context.setOffline(false);
  await untilSaved(again);
  await context.close();

  const fresh = await browser.newContext({ storageState: ownerState });
  const other = await fresh.newPage();
  await other.goto(portico.appUrl('demo', '/config/pages?frameUrl=%2Fcontact'));
  await expect(canvasOf(other).getByText('Typed offline. And more. Once more.').first()).toBeVisible();
  await fresh.close();
});

test('what is opened while the network is away takes nothing down, and opens when it is back [EDIT-73]', async ({
  freshOwner: owner,
  portico,
}) => {
  const canvas = await openEditor(owner, portico, 'demo', '/contact');
  const open = async (): Promise<void> => {
    await owner.getByRole('button', { name: 'More', exact: true }).click();
    await owner.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  };
  const dialog = owner.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const reload = owner.getByRole('button', { name: 'Reload' });
  await owner.context().setOffline(true);
  await open();
  await expect(
    owner.getByText('You are offline, and this part of the editor is not loaded yet.'),
  ).toBeVisible();
  await writeInFirstText(owner, canvas, ' Meanwhile.');
  await owner.context().setOffline(false);
  // Not every browser tries again to fetch what did not arrive once.
  await expect(dialog.or(reload).first()).toBeVisible();
  await untilSaved(owner);
  if (await reload.isVisible()) {
    await reload.click();
    await startEditing(owner);
    await open();
  }
  await expect(dialog).toBeVisible();
  await expect(canvas.getByText('Meanwhile.').first()).toBeAttached();
});

test('the 61st block is refused with its message, in the picker and by duplicating [CONT-194, CONT-201]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  const created = await callApi<{ entry: { documentId: string } }>(owner, 'POST', '/api/pages', {
    title: 'Full',
    kind: 'page',
    navigation: 'hidden',
  });
  const sectionId = 'full-section';
  const section = { id: sectionId, type: 'section', order: 'V' };
  const blocks = Array.from({ length: 60 }, (_unused, index) => ({
    id: `full-${index}`,
    type: 'block',
    sectionId,
    blockType: 'spacer',
    dataVersion: 1,
    data: {},
    desktop: { x: 0, y: index, w: 4, h: 1 },
    mobile: null,
  }));
  await changeDocument(
    owner,
    created.entry.documentId,
    [section, ...blocks].map((record) => ({ op: 'put', record })),
  );
  const canvas = await openEditor(owner, portico, 'demo', '/full');
  await expect(blockCalled(canvas, 'Spacer')).toHaveCount(60);
  const message = 'A page can hold at most 60 blocks.';
  await blockCalled(canvas, 'Spacer').first().focus();
  await owner.keyboard.press('a');
  const picker = owner.getByRole('dialog', { name: 'Add a block' });
  await expect(picker.getByText(message)).toBeVisible();
  await owner.keyboard.type('text');
  await owner.keyboard.press('Enter');
  await expect(picker).toBeVisible();
  await owner.keyboard.press('Escape');
  await owner.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await blockCalled(canvas, 'Spacer').first().focus();
  await owner.keyboard.press('Control+d');
  await expect(owner.getByText(message)).toBeVisible();
  await expect(blockCalled(canvas, 'Spacer')).toHaveCount(60);
  await owner.keyboard.press('Delete');
  await expect(blockCalled(canvas, 'Spacer')).toHaveCount(59);
  await untilSaved(owner);
});

test('an address that is taken, or is none, is refused with its message and the dialog keeps what was typed [EDIT-123]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  await owner
    .getByRole('row', { name: /^Contact/ })
    .getByRole('button', { name: /^Actions of/ })
    .click();
  await owner.getByRole('menuitem', { name: 'Settings', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Page settings' });
  const urlName = dialog.getByLabel('URL name');
  await urlName.fill('work');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByText('The address /work is used by “Work”. Choose another one.').first(),
  ).toBeVisible();
  await expect(urlName).toHaveValue('work');
  await urlName.fill('a b?');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('a b? is not a valid page URL').first()).toBeVisible();
  await urlName.fill('write-to-us');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await urlName.waitFor({ state: 'detached' });
});

test('a wrong file, a truncated picture and an image bomb are refused one by one; the good one arrives [EDIT-142, EDIT-145]', async ({
  owner,
  portico,
}) => {
  const canvas = await openEditor(owner, portico, 'demo', '/');
  await blockCalled(canvas, 'Image').first().click();
  await owner.getByRole('button', { name: 'Replace' }).first().click();
  const dialog = owner.getByRole('dialog', { name: 'Choose a picture' });
  const upload = (name: string, mimeType: string, buffer: Buffer) =>
    dialog.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
  const uploads = dialog.getByRole('list', { name: 'Uploads' }).getByRole('listitem');

  await upload('notes.txt', 'text/plain', Buffer.from('no picture'));
  await expect(
    uploads.filter({ hasText: 'The file notes.txt does not appear to be a supported image file.' }),
  ).toBeVisible();
  await upload('renamed.png', 'image/png', Buffer.from('%PDF-1.7 no picture either'));
  await expect(
    uploads.filter({ hasText: 'The file renamed.png does not appear to be a supported image file.' }),
  ).toBeVisible();
  const whole = await drawPicture(600, 400);
  await upload('half.png', 'image/png', whole.subarray(0, whole.length / 2));
  await expect(uploads.filter({ hasText: 'half.png' }).getByText('File processing failed')).toBeVisible();
  await upload('bomb.png', 'image/png', await drawBomb());
  await expect(uploads.filter({ hasText: 'bomb.png' })).toContainText('File processing failed', {
    timeout: 30_000,
  });
  await expect(uploads.filter({ hasText: 'bomb.png' })).toContainText('64 megapixels');
  await expect(uploads).toHaveCount(4);
  await upload('harbour.png', 'image/png', whole);
  await expect(dialog.or(owner.getByRole('dialog'))).toHaveCount(0, { timeout: 30_000 });
  await expect(blockCalled(canvas, 'Image').first().locator('img[src*="harbour"]')).toBeAttached();
  await untilSaved(owner);
});

test('an editor with two pages open goes on where it was after the tab is reloaded offline and online again', async ({
  owner,
  portico,
}) => {
  const canvas = await openEditor(owner, portico, 'demo', '/');
  await selectBlock(owner, blockCalled(canvas, 'Text').first());
  await owner.context().setOffline(true);
  await owner.keyboard.press('Delete');
  await expect(saveStatus(owner)).toHaveText('Offline: kept here');
  await owner.keyboard.press('Control+z');
  await owner.context().setOffline(false);
  await untilSaved(owner);
  await owner.reload();
  await startEditing(owner);
  await expect(blockCalled(canvasOf(owner), 'Text').first()).toBeVisible();
});

/** A picture of a few kilobytes with more pixels than anybody should have to unpack. */
function drawBomb(): Promise<Buffer> {
  return sharp({
    create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();
}
