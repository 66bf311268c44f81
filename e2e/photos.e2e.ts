import type { Locator, Page, Request } from '@playwright/test';
import { blockCalled, editFromDashboard, selectBlock, untilSaved } from './flows/editor.ts';
import { drawPicture } from './support/draw-picture.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

async function photos(...names: readonly string[]) {
  return Promise.all(
    names.map(async (name, index) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: await drawPicture(640 + index, 480),
    })),
  );
}

/** Hands files to an element of the canvas as a browser does that drops or pastes them. */
async function give(
  target: Locator,
  how: 'drop' | 'paste',
  files: Awaited<ReturnType<typeof photos>>,
): Promise<void> {
  await target.evaluate(
    (element, { given, isDrop }) => {
      const view = element.ownerDocument.defaultView;
      if (view === null) throw new Error('no window');
      const data = new view.DataTransfer();
      for (const { name, base64 } of given) {
        const content = Uint8Array.from(view.atob(base64), (letter) => letter.codePointAt(0) ?? 0);
        data.items.add(new view.File([content], name, { type: 'image/png' }));
      }
      const options = { bubbles: true, cancelable: true };
      if (!isDrop) {
        element.dispatchEvent(new view.ClipboardEvent('paste', { ...options, clipboardData: data }));
        return;
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height / 2 };
      for (const type of ['dragover', 'drop'])
        element.dispatchEvent(new view.DragEvent(type, { ...options, ...at, dataTransfer: data }));
    },
    {
      isDrop: how === 'drop',
      given: files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') })),
    },
  );
}

/** The first file that is sent arrives after all others. */
async function delayFirstUpload(owner: Page): Promise<void> {
  let sent = 0;
  const isUpload = (request: Request): boolean =>
    request.method() === 'POST' && new URL(request.url()).pathname === '/api/files';
  const anotherIsThere = owner.waitForEvent('requestfinished', isUpload);
  await owner.route('**/api/files?**', async (route) => {
    if (!isUpload(route.request())) return route.fallback();
    sent += 1;
    if (sent === 1) await anotherIsThere;
    return route.continue();
  });
}

test('two pictures chosen at once are both uploaded and offered, in their order, whichever is ready first [EDIT-197]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const image = blockCalled(canvas, 'Image').first();
  await selectBlock(owner, image);
  await delayFirstUpload(owner);
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  await panel.getByRole('button', { name: 'Replace' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Choose a picture' });
  const chooser = owner.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles(await photos('slow-jug', 'quick-bowl'));

  const offered = dialog.getByRole('listbox', { name: 'Just uploaded' }).getByRole('option');
  await expect(offered).toHaveCount(2);
  await expect(offered.first()).toContainText('slow-jug');
  await expect(offered.last()).toContainText('quick-bowl');
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await offered.last().click();
  await expect(dialog).toHaveCount(0);
  await expect(image.locator('img').first()).toHaveAttribute('src', /quick-bowl/);
  await untilSaved(owner);

  // A single one is taken at once.
  await panel.getByRole('button', { name: 'Replace' }).click();
  const next = owner.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await (await next).setFiles(await photos('only-cup'));
  await expect(dialog).toHaveCount(0);
  await expect(image.locator('img').first()).toHaveAttribute('src', /only-cup/);
});

test('photos dropped on the page stand where they fell, one beside another, as one step of undo [EDIT-197, EDIT-198]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const images = blockCalled(canvas, 'Image');
  const before = await images.count();
  const text = canvas.locator('main').getByRole('group', { name: 'Text' }).last();
  const section = canvas.locator('main [data-section]').last();
  await text.scrollIntoViewIfNeeded();
  await delayFirstUpload(owner);
  await give(text, 'drop', await photos('first-jug', 'second-jug'));
  await expect(images).toHaveCount(before + 2);
  const sources = section.locator('img[src*="-jug"]');
  await expect(sources).toHaveCount(2);
  const [first, second] = [
    await section.locator('img[src*="first-jug"]').boundingBox(),
    await section.locator('img[src*="second-jug"]').boundingBox(),
  ];
  expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeLessThan(2);
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(second?.x ?? 0);
  await untilSaved(owner);
  await owner.getByRole('button', { name: /^Undo: Add pictures/ }).click();
  await expect(images).toHaveCount(before);
});

test('one photo on an image block replaces its picture; a pasted one wins over a block copied before; one that fails can be tried again [EDIT-198]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  const images = blockCalled(canvas, 'Image');
  const before = await images.count();
  const image = images.first();
  await give(image, 'drop', await photos('new-jug'));
  await expect(image.locator('img').first()).toHaveAttribute('src', /new-jug/);
  await expect(images).toHaveCount(before);
  await owner.getByRole('button', { name: /^Undo: Replace picture/ }).click();
  await expect(image.locator('img').first()).not.toHaveAttribute('src', /new-jug/);

  // A text block is copied, then a picture elsewhere: the picture is what is pasted.
  const texts = blockCalled(canvas, 'Text');
  const textCount = await texts.count();
  await selectBlock(owner, texts.first());
  await owner.keyboard.press('Control+c');
  let isBroken = true;
  await owner.route('**/api/files?**', async (route) => {
    if (route.request().method() !== 'POST' || !isBroken) return route.fallback();
    isBroken = false;
    return route.abort('connectionreset');
  });
  await give(texts.first(), 'paste', await photos('pasted-jug'));
  const uploads = owner.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByText('File upload failed to complete')).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await uploads.getByRole('button', { name: 'Try pasted-jug.png again' }).click();
  await expect(canvas.locator('img[src*="pasted-jug"]')).toHaveCount(1);
  await expect(uploads).toHaveCount(0);
  await expect(images).toHaveCount(before + 1);
  await expect(texts).toHaveCount(textCount);

  // On a selected image block it replaces the picture there.
  await selectBlock(owner, image);
  await give(image, 'paste', await photos('other-jug'));
  await expect(image.locator('img').first()).toHaveAttribute('src', /other-jug/);
  await expect(images).toHaveCount(before + 1);
});
