import type { Page } from '@playwright/test';
import type { RunningPortico } from './support/start-portico.ts';
import { canvasOf, publishEverything } from './flows/editor.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

/** From the dashboard to the panels of the site's looks. */
async function openDesign(owner: Page, portico: RunningPortico): Promise<void> {
  await owner.goto(portico.dashboardUrl('/'));
  await owner
    .getByRole('link', { name: /^Edit / })
    .and(owner.locator(`[href^="${portico.appUrl('demo', '/')}"]`))
    .click();
  await owner.waitForURL(portico.appUrl('demo', '/config/**'));
  const done = owner.getByRole('button', { name: 'Done', exact: true });
  await done
    .or(owner.getByRole('button', { name: 'Edit', exact: true }))
    .first()
    .waitFor();
  if (await done.isVisible()) await done.click();
  await owner.getByRole('link', { name: 'Design', exact: true }).click();
}

test('an owner tries CSS on the page, keeps it over a reload, saves it, and visitors get it [DSGN-62]', async ({
  owner,
  portico,
}) => {
  await openDesign(owner, portico);
  await owner.getByRole('link', { name: /^Custom CSS/ }).click();
  const field = owner.getByRole('textbox', { name: 'CSS for the whole site' });
  const heading = canvasOf(owner).locator('h1').first();
  await field.fill('h1 { text-transform: uppercase; color: rgb(0, 90, 120) }');
  await expect(heading).toHaveCSS('text-transform', 'uppercase');
  await expect(owner.getByText('Not saved yet.')).toBeVisible();
  if (process.env['PICTURES'] !== undefined) {
    await owner.screenshot({ path: `${process.env['PICTURES']}/css-panel.png` });
  }
  await owner.reload();
  await expect(field).toHaveValue(/uppercase/);
  await expect(heading).toHaveCSS('text-transform', 'uppercase');
  await owner.getByRole('link', { name: 'Site styles' }).click();
  await expect(heading, 'the canvas is without it').toHaveCSS('text-transform', 'none');
  await owner.getByRole('link', { name: /^Custom CSS/ }).click();
  await field.fill(`/* ${'x'.repeat(100_000)} */`);
  await expect(owner.getByText('This is too long.')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await field.fill('h1 { text-transform: uppercase; color: rgb(0, 90, 120) }');
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(owner.getByText('Saved.', { exact: true })).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  const address = await publishEverything(owner);
  const visitor = await owner.context().browser()?.newContext();
  const page = await visitor?.newPage();
  if (page === undefined) throw new Error('There is no browser.');
  await page.goto(address);
  await expect(page.locator('h1').first()).toHaveCSS('color', 'rgb(0, 90, 120)');
  await visitor?.close();
});

test('an owner puts code into the site and one page; it runs on the published site and nowhere else [DSGN-63] [EDIT-32]', async ({
  owner,
  portico,
}) => {
  await openDesign(owner, portico);
  await owner.getByRole('link', { name: /^Code/ }).click();
  const head = owner.getByRole('textbox', { name: 'At the end of the head' });
  const body = owner.getByRole('textbox', { name: 'At the end of the body' });
  const save = owner.getByRole('button', { name: 'Save', exact: true });
  await head.fill('<meta name="verified" content="yes">');
  await body.fill('<script>document.documentElement.dataset.site = "ran"</script>');
  await save.click();
  await expect(owner.getByText('Saved.', { exact: true })).toBeVisible();
  await owner.getByText('Only “Home”').click();
  await expect(body).toHaveValue('');
  await body.fill('<script>document.documentElement.dataset.page = "ran"</script>');
  await save.click();
  if (process.env['PICTURES'] !== undefined) {
    await owner.screenshot({ path: `${process.env['PICTURES']}/code-panel.png` });
  }
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  const address = await publishEverything(owner);

  const ran = (page: Page) =>
    page.evaluate(() => [document.documentElement.dataset['site'], document.documentElement.dataset['page']]);
  const visitor = await owner.context().browser()?.newContext();
  const page = await visitor?.newPage();
  if (page === undefined) throw new Error('There is no browser.');
  await page.goto(address);
  expect(await ran(page)).toEqual(['ran', 'ran']);
  await expect(page.locator('meta[name="verified"]')).toHaveAttribute('content', 'yes');
  await page.goto(new URL('/contact', address).href);
  expect(await ran(page)).toEqual(['ran', undefined]);
  await visitor?.close();

  // The app host is where a site is seen and mended without it.
  for (const path of ['/?noredirect', '/?draft&noredirect']) {
    await owner.goto(portico.appUrl('demo', path));
    await expect(owner.locator('h1').first()).toBeVisible();
    expect(await owner.content()).not.toContain('dataset.site');
    expect(await ran(owner)).toEqual([undefined, undefined]);
  }
});
