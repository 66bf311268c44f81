import type { Page, Request } from '@playwright/test';
import { canvasOf } from './flows/editor.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';

/** The pages of the demo site, with its home page on the canvas. */
async function openPages(owner: Page, portico: RunningPortico): Promise<void> {
  await owner.goto(portico.appUrl('demo', '/config/'));
  await expect(canvasOf(owner).getByRole('contentinfo')).toBeVisible();
  await expect(owner.getByRole('button', { name: /^New post in / })).toBeVisible();
}

/** What is asked for from now on. */
function asked(owner: Page): { readonly of: (pattern: RegExp, method?: string) => readonly string[] } {
  const requests: Request[] = [];
  owner.on('request', (request) => requests.push(request));
  return {
    of: (pattern, method = 'GET') =>
      requests
        .filter((request) => request.method() === method && pattern.test(new URL(request.url()).pathname))
        .map((request) => request.url()),
  };
}

/** Whether the window of the canvas is the one that was marked: a frame that is made anew has a new one. */
function markFrame(owner: Page): Promise<void> {
  return owner.locator('iframe[src="/config/frame"]').evaluate((frame: HTMLIFrameElement) => {
    frame.contentDocument?.documentElement.setAttribute('data-marked', '');
  });
}
function isMarked(owner: Page): Promise<boolean> {
  return owner
    .locator('iframe[src="/config/frame"]')
    .evaluate(
      (frame: HTMLIFrameElement) =>
        frame.contentDocument?.documentElement.hasAttribute('data-marked') ?? false,
    );
}

/** Marks the canvas as soon as a page stands in it of which nothing is shown. */
function noteEmptyPage(owner: Page): Promise<void> {
  return owner.locator('iframe[src="/config/frame"]').evaluate((frame: HTMLIFrameElement) => {
    const canvas = frame.contentDocument;
    if (canvas === null) return;
    new MutationObserver(() => {
      if (canvas.querySelector('#portico-canvas-page')?.childElementCount === 0)
        canvas.documentElement.setAttribute('data-was-empty', '');
    }).observe(canvas.body, { childList: true, subtree: true });
  });
}

const A_DOCUMENT = /^\/api\/documents\/[0-9a-f]{24}$/;
const THE_FRAME = /^\/config\/frame$/;

test('a new page comes with the answer to its creation, into the frame that stands [EDIT-215]', async ({
  owner,
  portico,
}) => {
  await openPages(owner, portico);
  await markFrame(owner);
  const parts = asked(owner);
  await owner.getByRole('button', { name: 'Add page' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Add to your site' });
  await dialog.getByLabel('Title').fill('Glazes');
  // The ways to begin are fetched while the title is written.
  await expect.poll(() => parts.of(/\/empty-page-[^/]+\.js$/).length).toBe(1);
  const calls = asked(owner);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(canvasOf(owner).getByRole('button', { name: 'Landing page' })).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'Edit Glazes' })).toBeAttached();
  expect(calls.of(/^\/api\/pages$/, 'POST')).toHaveLength(1);
  expect(calls.of(A_DOCUMENT)).toEqual([]);
  expect(calls.of(THE_FRAME)).toEqual([]);
  expect(calls.of(/\/empty-page-[^/]+\.js$/)).toEqual([]);
  expect(await isMarked(owner)).toBe(true);
});

test('what shows a post is fetched while the post is made, and the post comes with the answer [EDIT-215]', async ({
  owner,
  portico,
}) => {
  await openPages(owner, portico);
  await markFrame(owner);
  const calls = asked(owner);
  // The answer waits until the part is asked for, and comes before it all the same.
  const part = owner.waitForRequest(/\/canvas-post-[^/]+\.js$/);
  const answer = owner.waitForResponse(/\/api\/items\?/);
  await owner.route('**/api/items?**', async (route) => {
    await part;
    await route.continue();
  });
  await owner.route('**/canvas-post-*.js', async (route) => {
    await (await answer).finished();
    await route.continue();
  });
  await noteEmptyPage(owner);
  await owner.getByRole('button', { name: /^New post in / }).click();
  await expect(canvasOf(owner).getByRole('textbox', { name: 'Title' })).toBeFocused();
  expect(calls.of(A_DOCUMENT)).toEqual([]);
  expect(calls.of(THE_FRAME)).toEqual([]);
  expect(await isMarked(owner)).toBe(true);
  await expect(canvasOf(owner).locator('html')).not.toHaveAttribute('data-was-empty');
});

test('another page takes the place of the one before in the same frame, from its top [EDIT-215]', async ({
  owner,
  portico,
}) => {
  await openPages(owner, portico);
  await markFrame(owner);
  const canvas = canvasOf(owner);
  const before = await canvas.locator('#portico-canvas-page').innerText();
  await canvas.locator('body').evaluate((body) => body.ownerDocument.defaultView?.scrollTo(0, 400));
  const calls = asked(owner);
  const list = owner.getByRole('treegrid', { name: 'Main navigation' });
  await list.getByRole('row', { name: 'Studio', exact: true }).click();
  await expect.poll(() => canvas.locator('#portico-canvas-page').innerText()).not.toBe(before);
  await expect(canvas.locator('#portico-canvas-page > .portico-section').first()).toBeVisible();
  expect(await isMarked(owner)).toBe(true);
  expect(calls.of(THE_FRAME)).toEqual([]);
  // All that belongs to the page before went with it.
  await expect(canvas.locator('#portico-canvas-page')).toHaveCount(1);
  await expect(canvas.locator('style[data-portico="page"]')).toHaveCount(1);
  await expect(canvas.getByRole('contentinfo')).toHaveCount(1);
  expect(await canvas.locator('body').evaluate((body) => body.ownerDocument.defaultView?.scrollY)).toBe(0);
});
