import {
  blockCalled,
  canvasOf,
  editFromDashboard,
  pageHeading,
  typeInto,
  untilSaved,
} from './flows/editor.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('a text is found on the whole site, and its place is led to [EDIT-212]', async ({ owner, portico }) => {
  const canvas = await editFromDashboard(owner, portico);
  await typeInto(owner, canvas, blockCalled(canvas, 'Text').last(), ' Zebrafinches sing here.');
  await owner.keyboard.press('Escape');
  await untilSaved(owner);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('link', { name: 'Settings', exact: true }).click();
  await owner.getByRole('link', { name: /^Find & replace/ }).click();
  const field = owner.getByRole('searchbox', { name: 'Find on the whole site' });
  await expect(field).toBeFocused();
  await owner.keyboard.type('nothing like it');
  await expect(owner.getByText('Nothing has “nothing like it”')).toBeVisible();
  await field.fill('zebraFINCHES');
  await expect(owner.getByText('1 place', { exact: true })).toBeVisible();
  await owner.getByText('Match case').click();
  await expect(owner.getByText('Nothing has “zebraFINCHES”')).toBeVisible();
  await owner.getByText('Match case').click();
  const match = owner.getByRole('list', { name: 'Found' }).getByRole('button');
  await expect(match).toContainText('Zebrafinches sing');
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await match.click();
  const block = canvasOf(owner).getByRole('group', { name: 'Text' }).filter({ hasText: 'Zebrafinches' });
  await expect(block).toBeInViewport();
  await expect(canvasOf(owner).getByRole('button', { name: 'Drag to move' })).toBeVisible();
  await owner.goBack();
  await expect(field).toHaveValue('zebraFINCHES');
});

test('what is found in settings leads to their screen, many places come in parts [EDIT-212]', async ({
  owner,
  portico,
}) => {
  await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('link', { name: 'Settings', exact: true }).click();
  await owner.getByRole('link', { name: /^Find & replace/ }).click();
  await owner.getByRole('searchbox', { name: 'Find on the whole site' }).fill('a');
  const matches = owner.getByRole('list', { name: 'Found' }).getByRole('button');
  await expect(owner.getByText(/and more places$/)).toBeVisible();
  const before = await matches.count();
  await owner.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => matches.count()).toBeGreaterThan(before);
  await owner.getByRole('searchbox', { name: 'Find on the whole site' }).fill('Quarry Lane');
  // Until the new places are there those before stand in the list, and move away below the pointer.
  await expect(owner.getByText(/^\d+ places$/)).toBeVisible();
  await owner
    .getByRole('list', { name: 'Found' })
    .getByRole('button', { name: /^Site settings · Title/ })
    .click();
  await expect(owner.getByLabel('Site title')).toHaveValue('Quarry Lane');
});

test('each change is shown before it is made, and undone in one step a page [EDIT-212]', async ({
  owner,
  portico,
}) => {
  const canvas = await editFromDashboard(owner, portico);
  await typeInto(owner, canvas, blockCalled(canvas, 'Text').last(), ' A wombat and a wombat.');
  const home = await pageHeading(canvas).innerText();
  await owner.keyboard.press('Escape');
  await untilSaved(owner);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('row', { name: /^Contact/ }).click();
  await expect(pageHeading(canvasOf(owner))).not.toHaveText(home);
  await owner.getByRole('button', { name: 'Edit', exact: true }).click();
  await typeInto(owner, canvasOf(owner), blockCalled(canvasOf(owner), 'Text').first(), ' Another wombat.');
  await owner.keyboard.press('Escape');
  await untilSaved(owner);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();

  await owner.getByRole('link', { name: 'Settings', exact: true }).click();
  await owner.getByRole('link', { name: /^Find & replace/ }).click();
  await owner.getByRole('searchbox', { name: 'Find on the whole site' }).fill('wombat');
  await expect(owner.getByText('2 places', { exact: true })).toBeVisible();
  await owner.getByText('Replace', { exact: true }).click();
  await owner.getByLabel('Replace with').fill('koala');
  const found = owner.getByRole('list', { name: 'Found' });
  await expect(found.locator('del')).toHaveText(['wombat', 'wombat', 'wombat']);
  await expect(found.locator('ins')).toHaveText(['koala', 'koala', 'koala']);
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Replace 3 times' }).click();
  await expect(owner.getByText('2 texts changed on 2 pages.')).toBeVisible();
  await expect(owner.getByText('Nothing has “wombat”')).toBeVisible();
  await owner.getByRole('searchbox', { name: 'Find on the whole site' }).fill('koala');
  await expect(found.locator('del')).toHaveCount(3);
  await owner.getByText('Replace', { exact: true }).click();

  // One page was open, the other was not: both are undone in one step.
  for (const words of ['A koala and', 'Another koala']) {
    await found.getByRole('button').filter({ hasText: words }).click();
    const block = canvasOf(owner).getByRole('group', { name: 'Text' }).filter({ hasText: words });
    await expect(block).toBeInViewport();
    await owner.keyboard.press('Control+z');
    await expect(block).toHaveCount(0);
    await expect(
      canvasOf(owner)
        .getByRole('group', { name: 'Text' })
        .filter({ hasText: words.replace('koala', 'wombat') }),
    ).toBeVisible();
    await untilSaved(owner);
    await owner.goBack();
    await owner.getByRole('searchbox', { name: 'Find on the whole site' }).waitFor();
  }
});
