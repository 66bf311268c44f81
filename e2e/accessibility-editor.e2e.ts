import type { Page } from '@playwright/test';
import { blockCalled, openEditor, selectBlock, untilSaved } from './flows/editor.ts';
import { expectAccessible, expectAccessibleFrame, untilAtRest } from './support/expect-accessible.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test.describe.configure({ timeout: 300_000 });

const panel = (page: Page) => page.getByRole('complementary', { name: 'Settings' });

test('edit mode has no accessibility findings, whatever is selected', async ({ owner, portico }) => {
  const canvas = await openEditor(owner, portico, 'demo');
  await untilAtRest(owner);
  await expectAccessible(owner, 'nothing selected');
  await expectAccessibleFrame(owner, /: page$/);
  const text = blockCalled(canvas, 'Text').first();
  await selectBlock(owner, text);
  await panel(owner).getByRole('heading').first().waitFor();
  await expectAccessible(owner, 'text block selected');
  await text.click();
  await canvas.locator('[contenteditable="true"]').waitFor();
  await expectAccessible(owner, 'text being edited');
  await owner.keyboard.press('Escape');
  await blockCalled(canvas, 'Image').first().click();
  await panel(owner).getByRole('heading', { name: 'Image' }).waitFor();
  await expectAccessible(owner, 'image block selected');
  await owner.keyboard.press('Escape');
  await panel(owner).getByRole('heading', { name: 'Section' }).waitFor();
  await expectAccessible(owner, 'section selected');
  await canvas.getByRole('button', { name: 'Edit header' }).dispatchEvent('click');
  await panel(owner).getByRole('heading', { name: 'Header' }).waitFor();
  // The page is out of use while the header is edited.
  const dimmed = ['iframe', '#portico-canvas-page'];
  await expectAccessible(owner, 'header being edited', dimmed);
  await owner.getByText('Mobile', { exact: true }).click({ force: true });
  await untilSaved(owner);
  await expectAccessible(owner, 'mobile', dimmed);
});

test('the dialogs of the editor have no accessibility findings', async ({ owner, portico }) => {
  const canvas = await openEditor(owner, portico, 'demo');
  const dialog = owner.getByRole('dialog').or(owner.getByRole('alertdialog'));
  const closed = async (): Promise<void> => {
    await owner.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  for (const item of ['Preview as visitor', 'Share a preview link', 'Keyboard shortcuts']) {
    await owner.getByRole('button', { name: 'More', exact: true }).click();
    await owner.getByRole('menuitem', { name: item }).click();
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    await expectAccessible(owner, item);
    await closed();
  }
  await owner.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  await expectAccessible(owner, 'publish');
  await closed();
  await selectBlock(owner, blockCalled(canvas, 'Text').first());
  await owner.keyboard.press('a');
  await owner.getByRole('dialog', { name: 'Add a block' }).waitFor();
  await expectAccessible(owner, 'block picker');
  await closed();
  await canvas.getByRole('button', { name: 'Add section' }).first().click();
  const sections = owner.getByRole('dialog', { name: 'Add a section' });
  await sections.frameLocator('iframe').getByRole('button', { name: 'Empty section' }).waitFor();
  await expectAccessible(owner, 'section picker');
  await expectAccessibleFrame(owner, 'Sections to choose from');
  await closed();
  await blockCalled(canvas, 'Image').first().click();
  await panel(owner).getByRole('button', { name: 'Replace' }).first().click();
  await owner.getByRole('dialog', { name: 'Choose a picture' }).waitFor();
  await expectAccessible(owner, 'media picker');
  await closed();
  await panel(owner).getByRole('button', { name: 'Add a link' }).first().click();
  await expect(dialog.getByRole('heading').first()).toBeVisible();
  await expectAccessible(owner, 'link dialog');
  await closed();
  await owner.getByRole('button', { name: 'More', exact: true }).click();
  await owner.getByRole('menuitem', { name: 'History' }).click();
  await panel(owner).getByRole('heading', { name: 'History' }).waitFor();
  await expectAccessible(owner, 'history');
});

test('the dialogs of pages have no accessibility findings', async ({ owner, portico }) => {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  await untilAtRest(owner);
  await owner.getByRole('button', { name: 'Add page' }).click();
  await owner.getByRole('dialog', { name: 'Add to your site' }).waitFor();
  await expectAccessible(owner, 'add page');
  await expectAccessibleFrame(owner, 'Layouts to choose from');
  await owner.keyboard.press('Escape');
  const row = owner.getByRole('row', { name: /Contact/ });
  for (const [item, name] of [
    ['Settings', 'Page settings'],
    ['Rename in navigation', 'Rename in navigation'],
    ['Delete', 'Delete “Contact”?'],
  ] as const) {
    await row.getByRole('button', { name: /^Actions of/ }).click();
    await owner.getByRole('menuitem', { name: item, exact: true }).click();
    const dialog = owner.getByRole('dialog', { name }).or(owner.getByRole('alertdialog', { name }));
    await dialog.waitFor();
    if (item === 'Settings') {
      await dialog.getByLabel('URL name').waitFor();
      for (const tab of ['General', 'Search engines', 'Social image']) {
        await dialog.getByRole('tab', { name: tab }).click();
        await expectAccessible(owner, `page settings: ${tab}`);
      }
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    } else {
      await expectAccessible(owner, item);
      await owner.keyboard.press('Escape');
    }
    await expect(dialog).toHaveCount(0);
  }
});
