import type { Browser, Page } from '@playwright/test';
import { countSteps } from './flows/count-steps.ts';
import { canvasOf, pageHeading } from './flows/editor.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';

test.afterEach(async ({ owner }) => {
  await owner.screenshot({ path: test.info().outputPath('screen.png') });
});

/** What a stranger gets at an address of a site. */
async function seenBy(browser: Browser, address: string): Promise<{ status: number; heading: string }> {
  const visitor = await (await browser.newContext()).newPage();
  const answer = await visitor.goto(address);
  const heading = await visitor.getByRole('heading', { level: 1 }).first().innerText();
  await visitor.screenshot({ path: test.info().outputPath(`visitor-${answer?.status()}.png`) });
  await visitor.context().close();
  return { status: answer?.status() ?? 0, heading };
}

/** From the dashboard to the canvas of a new blank site, which a layout fills. */
async function startWithLayout(page: Page, portico: RunningPortico, title: string, identifier: string) {
  await page.goto(portico.dashboardUrl('/'));
  await page.getByRole('link', { name: 'New site' }).first().click();
  await page.getByRole('button', { name: 'Start with this: Blank' }).click();
  await page.keyboard.type(title);
  const dialog = page.getByRole('dialog', { name: 'Name your site' });
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(identifier);
  await page.keyboard.press('Enter');
  await page.waitForURL(portico.appUrl(identifier, '/config/**'));
  const canvas = canvasOf(page);
  await canvas.getByRole('button', { name: 'Landing page', exact: true }).click();
  await expect(pageHeading(canvas)).toBeVisible();
}

test('a blank site is on the web six steps after the dashboard; before, visitors get “Coming soon” [EDIT-187] [EDIT-188]', async ({
  browser,
  owner,
  portico,
}) => {
  const count = await countSteps(owner);
  await startWithLayout(owner, portico, 'Six Steps', 'six-steps');
  const address = portico.publicUrl('six-steps', '/');
  expect(await seenBy(browser, address)).toEqual({ status: 503, heading: 'Coming soon' });
  await owner.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('checkbox', { name: /Make the site public/ })).toBeChecked();
  await owner.screenshot({ path: test.info().outputPath('publish.png') });
  await dialog.getByRole('button', { name: 'Publish everything' }).click();
  await expect(owner.getByRole('dialog', { name: 'Your changes are live' })).toBeVisible();
  // New site, Blank, its title, the layout, Publish, Publish everything.
  expect(count.steps()).toEqual({ presses: 5, typed: 1 });
  expect(await seenBy(browser, address)).toEqual({
    status: 200,
    heading: 'One sentence that people remember',
  });
});

test('what is published of a site that stays private is seen once its switch is turned [EDIT-187]', async ({
  browser,
  owner,
  portico,
}) => {
  await startWithLayout(owner, portico, 'Not Yet', 'not-yet');
  const address = portico.publicUrl('not-yet', '/');
  await owner.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('checkbox', { name: /Make the site public/ }).press(' ');
  await dialog.getByRole('button', { name: 'Publish everything' }).click();
  await owner
    .getByRole('dialog', { name: 'Your changes are published' })
    .getByRole('button', { name: 'Done' })
    .click();
  expect((await seenBy(browser, address)).status).toBe(503);

  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('link', { name: 'Settings' }).click();
  await owner.getByRole('link', { name: /^Publishing/ }).click();
  const isPublic = owner.getByRole('switch', { name: 'The site is public' });
  await expect(isPublic).not.toBeChecked();
  await isPublic.press(' ');
  await expect(isPublic).toBeChecked();
  await expect(owner.getByText('Visitors see what is published.')).toBeVisible();
  expect((await seenBy(browser, address)).status).toBe(200);
  await isPublic.press(' ');
  await expect(owner.getByText('Visitors see “Coming soon”')).toBeVisible();
  await expect.poll(async () => (await seenBy(browser, address)).status).toBe(503);
});

test('a site with nothing left to publish is made public by the same dialog [EDIT-187]', async ({
  browser,
  owner,
  portico,
}) => {
  await startWithLayout(owner, portico, 'Third One', 'third-one');
  await owner.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('checkbox', { name: /Make the site public/ }).press(' ');
  await dialog.getByRole('button', { name: 'Publish everything' }).click();
  await owner
    .getByRole('dialog', { name: 'Your changes are published' })
    .getByRole('button', { name: 'Done' })
    .click();
  await owner.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Make the site public' }).click();
  await expect(owner.getByRole('dialog', { name: 'Your changes are live' })).toBeVisible();
  expect((await seenBy(browser, portico.publicUrl('third-one', '/'))).status).toBe(200);
});
