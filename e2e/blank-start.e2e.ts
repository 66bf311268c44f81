import type { Page } from '@playwright/test';
import { canvasOf, untilSaved } from './flows/editor.ts';
import { pressEnter } from './flows/press-enter.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';

/** Makes a blank site as a person does, from the dashboard; ends on its canvas. */
async function startBlank(page: Page, portico: RunningPortico, title: string, identifier: string) {
  await page.goto(portico.dashboardUrl('/'));
  await page.getByRole('link', { name: 'New site' }).first().click();
  await page.getByRole('button', { name: 'Start with this: Blank' }).click();
  await page.keyboard.type(title);
  const dialog = page.getByRole('dialog', { name: 'Name your site' });
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(identifier);
  await dialog.getByRole('button', { name: 'Create site' }).click();
  await page.waitForURL(portico.appUrl(identifier, '/config/**'));
  await page.getByRole('button', { name: 'Done', exact: true }).waitFor();
  return canvasOf(page);
}

test('a blank site opens on the canvas in edit mode, with its title and nothing else [EDIT-183]', async ({
  owner,
  portico,
}) => {
  const canvas = await startBlank(owner, portico, 'Clay and Co', 'clay-and-co');
  await expect(canvas.getByRole('heading', { name: 'This page is empty' })).toBeVisible();
  await expect(canvas.getByRole('banner')).toHaveText('Clay and Co');
  await expect(canvas.getByRole('contentinfo')).toHaveText('Clay and Co');
  await expect(canvas.getByRole('img')).toHaveCount(0);
  expect(new URL(owner.url()).search).toBe('');
});

test('a page that was added or duplicated is open on the canvas in edit mode [EDIT-186]', async ({
  owner,
  portico,
}) => {
  const canvas = await startBlank(owner, portico, 'Second Clay', 'second-clay');
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('button', { name: 'Add page' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Add to your site' });
  await dialog.getByLabel('Title').fill('Glazes');
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('heading', { name: 'Edit Glazes' })).toBeAttached();
  await expect(dialog).toHaveCount(0);
  await pressEnter(canvas.getByRole('button', { name: 'Add a section' }));
  const picker = owner.getByRole('dialog', { name: 'Add a section' });
  await picker.frameLocator('iframe').getByRole('button', { name: 'Statement' }).click();
  await expect(canvas.getByRole('heading', { name: 'This page is empty' })).toHaveCount(0);
  await untilSaved(owner);

  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner
    .getByRole('row', { name: 'Glazes', exact: true })
    .getByRole('button', { name: 'Actions of Glazes' })
    .click();
  await owner.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(owner.getByRole('heading', { name: 'Edit Glazes (copy)' })).toBeAttached();
  await expect(canvas.getByRole('heading', { name: /things that can be repaired/ })).toBeVisible();
});
test.afterEach(async ({ owner }) => {
  await owner.screenshot({ path: test.info().outputPath('screen.png') });
});

test('an empty page offers a section and whole layouts; one is taken with a click, and taken back [EDIT-185]', async ({
  owner,
  portico,
}) => {
  const canvas = await startBlank(owner, portico, 'Third Clay', 'third-clay');
  const empty = canvas.getByRole('region', { name: 'This page is empty' });
  for (const name of ['Add a section', 'Landing page', 'About', 'Contact', 'Services'])
    await expect(empty.getByRole('button', { name, exact: true })).toBeVisible();
  await owner.screenshot({ path: test.info().outputPath('empty.png') });
  await pressEnter(empty.getByRole('button', { name: 'About', exact: true }));
  await expect(canvas.getByRole('heading', { level: 1, name: 'Who we are' })).toBeVisible();
  await expect(empty).toHaveCount(0);
  await owner.getByRole('button', { name: /^Undo: Begin with layout About/ }).click();
  await expect(empty).toBeVisible();
  await owner.getByRole('radio', { name: 'Mobile' }).check({ force: true });
  await expect(canvas.locator('.portico-layout-picture-page').last()).toBeAttached();
  await owner.screenshot({ path: test.info().outputPath('empty-mobile.png') });
  await empty.getByRole('button', { name: 'Contact', exact: true }).click();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Get in touch' })).toBeVisible();
});

test('a new page begins with a layout chosen by its picture; blogs, folders and links are added there, too [CONT-106] [EDIT-46] [EDIT-49] [EDIT-184]', async ({
  owner,
  portico,
}) => {
  const canvas = await startBlank(owner, portico, 'Fourth Clay', 'fourth-clay');
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('button', { name: 'Add page' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Add to your site' });
  const layouts = dialog.frameLocator('iframe').getByRole('group', { name: 'Begins with' });
  await expect(layouts.getByRole('radio', { name: 'Empty page' })).toBeChecked();
  await expect(layouts.locator('.portico-section').first()).toBeAttached();
  await owner.screenshot({ path: test.info().outputPath('layouts.png') });
  await layouts.getByRole('radio', { name: 'Empty page' }).press('ArrowDown');
  await expect(layouts.getByRole('radio', { name: 'Landing page' })).toBeChecked();
  // Its picture shows a form with fields of its own.
  await layouts.locator('label', { hasText: 'Get in touch' }).click();
  await expect(layouts.getByRole('radio', { name: 'Contact' })).toBeChecked();
  await layouts.getByRole('radio', { name: 'Services' }).check();
  await expect(dialog.getByLabel('Title')).toHaveValue('Services');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(owner.getByRole('heading', { name: 'Edit Services' })).toBeAttached();
  await expect(canvas.getByRole('heading', { level: 1, name: 'What we do' })).toBeVisible();
  await untilSaved(owner);

  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  const add = async (kind: string, title: string, address?: string): Promise<void> => {
    await owner.getByRole('button', { name: 'Add page' }).click();
    await dialog.getByRole('radiogroup', { name: 'What to add' }).getByText(kind, { exact: true }).click();
    await dialog.getByLabel('Title').fill(title);
    if (address !== undefined) await dialog.getByLabel('Web address').fill(address);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await add('Folder', 'Workshop');
  await add('Link', 'Our kiln', 'kiln.example/visit');
  for (const title of ['Services', 'Workshop', 'Our kiln'])
    await expect(owner.getByRole('row', { name: title, exact: true })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Our kiln' }).first()).toHaveAttribute(
    'href',
    'https://kiln.example/visit',
  );
  await add('Blog', 'Firings');
  await expect(owner.getByRole('region', { name: 'Firings' }).getByText('No posts yet')).toBeVisible();
});
