import type { FrameLocator, Locator, Page } from '@playwright/test';
import {
  blockCalled,
  canvasOf,
  editFromDashboard,
  publishEverything,
  startEditing,
  typeInto,
  untilSaved,
} from './flows/editor.ts';
import { createSite } from './flows/account.ts';
import { drawPicture } from './support/draw-picture.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test.slow();

const HOURS = 'Open every day but Tuesday';
const COUNTER = 'Eleven metres of oak';
const sectionWith = (canvas: FrameLocator, words: string): Locator =>
  canvas.locator('main [data-section]').filter({ hasText: words });

/** Puts the pointer on the edge of a section, where no block is, and selects it. */
async function selectSection(section: Locator): Promise<void> {
  await section.scrollIntoViewIfNeeded();
  await section.click({ position: { x: 6, y: 20 } });
}

async function showPage(owner: Page, title: string): Promise<void> {
  await untilSaved(owner);
  const bar = owner.getByRole('region', { name: 'Page toolbar' });
  await bar.getByRole('button', { name: /^(Home|Our story)$/ }).click();
  await owner.getByRole('dialog', { name: 'Pages' }).getByRole('button', { name: title }).click();
  await expect(bar.getByRole('button', { name: title, exact: true })).toBeVisible();
  await startEditing(owner);
}

/** Saves a section, that with the opening hours if none is named, as a synced one. */
async function makeSynced(owner: Page, canvas: FrameLocator, name: string, words = HOURS): Promise<void> {
  await selectSection(sectionWith(canvas, words));
  await canvas.getByRole('button', { name: 'Save section' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Save section' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByText('Synced: changes everywhere').click();
  await owner.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(owner.getByText(`“${name}” is synced.`, { exact: false })).toBeVisible();
  await expect(canvas.getByRole('toolbar', { name: 'Synced section' })).toBeVisible();
}

async function insertSynced(owner: Page, canvas: FrameLocator, name: string): Promise<void> {
  await selectSection(canvas.locator('main [data-section]').first());
  await canvas.getByRole('button', { name: 'Add section' }).click();
  const picker = owner.getByRole('dialog', { name: 'Add a section' });
  await picker.getByText('Synced', { exact: true }).click();
  await picker
    .frameLocator('iframe')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
  await expect(picker).toBeHidden();
}

test('a synced section stands on two pages, changes on both, and has a text of its own on one [EDIT-206]', async ({
  owner,
  portico,
}) => {
  await createSite(owner, portico, { template: 'Café', title: 'Mill', identifier: 'mill' });
  await startEditing(owner);
  const canvas = canvasOf(owner);
  await makeSynced(owner, canvas, 'Hours');
  await expect(owner.getByRole('heading', { name: 'Hours' })).toBeVisible();

  await showPage(owner, 'Our story');
  await insertSynced(owner, canvas, 'Hours');
  const there = sectionWith(canvas, HOURS);
  await expect(there).toBeVisible();

  // Where it stands it is changed for both pages, which it says.
  await canvas.getByRole('button', { name: 'Edit synced section' }).click();
  await expect(canvas.getByRole('toolbar', { name: 'Synced section being edited' })).toContainText(
    'Hours, synced on 2 pages',
  );
  await expect(owner.getByText('It stands on 2 pages')).toBeVisible();
  expect(await findAccessibilityProblems(owner, { dimmed: ['iframe'] })).toEqual([]);
  await typeInto(owner, canvas, there.getByRole('group', { name: 'Text block' }).first(), ', ring twice');
  await owner.keyboard.press('Escape');
  await canvas.getByRole('button', { name: 'Back to the page' }).click();
  await expect(sectionWith(canvas, `${HOURS}, ring twice`)).toBeVisible();

  // A text of its own here.
  await selectSection(there);
  const panel = owner.getByRole('complementary', { name: 'Settings' });
  const ofButton = panel.getByRole('group', { name: 'Button here' });
  await ofButton.getByLabel('Text').fill('Come by after the story');
  await expect(there.getByText('Come by after the story')).toBeVisible();
  await expect(ofButton.getByText('Only on this page')).toBeVisible();
  await untilSaved(owner);
  expect(await findAccessibilityProblems(owner, { dimmed: ['iframe'] })).toEqual([]);

  await publishEverything(owner);
  const visitor = await owner.context().newPage();
  await visitor.goto(portico.publicUrl('mill', '/'));
  await expect(visitor.getByRole('heading', { name: `${HOURS}, ring twice` })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'How to find us' }).first()).toBeVisible();
  await visitor.goto(portico.publicUrl('mill', '/our-story'));
  await expect(visitor.getByRole('heading', { name: `${HOURS}, ring twice` })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Come by after the story' })).toBeVisible();

  // Reset, it says what it says everywhere; undo takes that back.
  await ofButton.getByRole('button', { name: 'Reset Text' }).click();
  await expect(there.getByText('How to find us')).toBeVisible();
  await owner.getByRole('button', { name: 'Undo: Reset text' }).click();
  await expect(there.getByText('Come by after the story')).toBeVisible();

  // Detached, it is an ordinary section with the text it had here, by keyboard.
  await there.click({ position: { x: 6, y: 20 } });
  await owner.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Close the panel' })).toBeFocused();
  const detach = panel.getByRole('button', { name: 'Detach' });
  for (let press = 0; press < 40; press += 1) {
    if (await detach.evaluate((element) => element === document.activeElement)) break;
    await owner.keyboard.press('Tab');
  }
  await expect(detach).toBeFocused();
  await owner.keyboard.press('Enter');
  await expect(there.getByRole('group', { name: 'Text block' }).first()).toBeVisible();
  await typeInto(owner, canvas, there.getByRole('group', { name: 'Text block' }).first(), ' and once more');
  await owner.keyboard.press('Escape');
  await untilSaved(owner);
  await publishEverything(owner);
  await visitor.goto(portico.publicUrl('mill', '/our-story'));
  await expect(visitor.getByRole('heading', { name: 'ring twice and once more' })).toBeVisible();
  await visitor.goto(portico.publicUrl('mill', '/'));
  await expect(visitor.getByRole('heading', { name: `${HOURS}, ring twice`, exact: true })).toBeVisible();
});

test('a synced section has a picture of its own on one page, which a visitor sees there and only there [EDIT-206]', async ({
  browser,
  owner,
  portico,
}) => {
  await createSite(owner, portico, { template: 'Café', title: 'Loaf', identifier: 'loaf' });
  const canvas = await editFromDashboard(owner, portico, 'loaf');
  await makeSynced(owner, canvas, 'Counter', COUNTER);
  await showPage(owner, 'Our story');
  await insertSynced(owner, canvas, 'Counter');
  const there = sectionWith(canvas, COUNTER);
  await selectSection(there);
  const ofPicture = owner
    .getByRole('complementary', { name: 'Settings' })
    .getByRole('group', { name: 'Image here' });
  await ofPicture.getByRole('button', { name: 'Replace' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Choose a picture' });
  const chooser = owner.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const buffer = await drawPicture(1200, 900);
  await (await chooser).setFiles({ name: 'our-oven.png', mimeType: 'image/png', buffer });
  await expect(there.locator('img').first()).toHaveAttribute('src', /our-oven/);
  await expect(ofPicture.getByText('Only on this page')).toBeVisible();
  await publishEverything(owner);

  const visitor = await (await browser.newContext()).newPage();
  const picture = visitor.locator('main .portico-section').filter({ hasText: COUNTER }).locator('img');
  await visitor.goto(portico.publicUrl('loaf', '/our-story'));
  await expect(picture).toHaveAttribute('src', /our-oven/);
  await expect(picture).toHaveJSProperty('complete', true);
  await visitor.goto(portico.publicUrl('loaf', '/'));
  await expect(picture).toHaveAttribute('src', /cafe-counter/);
  await expect(visitor.locator('[src*="our-oven"], [srcset*="our-oven"]')).toHaveCount(0);
  await visitor.context().close();
});

test('a synced section that is deleted leaves an ordinary copy, and says so first [EDIT-206]', async ({
  owner,
  portico,
}) => {
  await createSite(owner, portico, { template: 'Café', title: 'Oven', identifier: 'oven' });
  await startEditing(owner);
  const canvas = canvasOf(owner);
  await makeSynced(owner, canvas, 'Hours');
  const section = sectionWith(canvas, HOURS);
  await untilSaved(owner);
  // Undo and redo: a section with its blocks, and a place again.
  await owner.getByRole('button', { name: 'Undo: Make section synced' }).click();
  await expect(section.getByRole('group', { name: 'Text block' })).toHaveCount(2);
  await owner.getByRole('button', { name: 'Redo: Make section synced' }).click();
  await expect(section.getByRole('group', { name: 'Text block' })).toHaveCount(0);
  await untilSaved(owner);

  await selectSection(canvas.locator('main [data-section]').first());
  await canvas.getByRole('button', { name: 'Add section' }).click();
  const picker = owner.getByRole('dialog', { name: 'Add a section' });
  await picker.getByText('Synced', { exact: true }).click();
  await picker.frameLocator('iframe').getByRole('button', { name: 'Delete Hours' }).click();
  const question = owner.getByRole('alertdialog', { name: 'Delete “Hours”?' });
  await expect(question).toContainText('It stands on 1 page. An ordinary copy of it stays there');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  // Another site may have one, of which a copy is offered here.
  await expect(picker.frameLocator('iframe').getByRole('button', { name: 'Delete Hours' })).toHaveCount(0);
  await picker.getByRole('button', { name: 'Close' }).click();
  await expect(blockCalled(canvas, 'Button').filter({ hasText: 'How to find us' })).toBeVisible();
  await expect(section.getByRole('group', { name: 'Text block' })).toHaveCount(2);
});
