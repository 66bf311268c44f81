import { canvasOf, editFromDashboard } from './flows/editor.ts';
import { callApi, openForCalls } from './support/call-api.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

const SITE = 'many-pages';

test('an owner chooses the home page and the pages of a bar by their titles [CONT-140] [OVER-20]', async ({
  owner,
  portico,
}) => {
  await openForCalls(owner, portico);
  await callApi(owner, 'POST', '/api/sites', { title: 'Many pages', identifier: SITE, templateId: 'cafe' });
  await owner.goto(portico.appUrl(SITE, '/config/pages'));
  for (const title of ['Winter menu', 'Nothing here']) {
    await callApi(owner, 'POST', '/api/pages', { title, kind: 'page', navigation: 'hidden' });
  }
  await editFromDashboard(owner, portico, SITE);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('link', { name: 'Settings', exact: true }).click();
  await owner.getByRole('link', { name: /^General/ }).click();

  await owner.getByRole('button', { name: /^Home page / }).click();
  const choices = owner.getByRole('dialog', { name: 'Home page' });
  await expect(choices.getByRole('option', { name: /^Nothing here/ })).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  // By the keyboard alone.
  await owner.keyboard.type('winter');
  await expect(choices.getByRole('option')).toHaveText([/Winter menu/]);
  await owner.keyboard.press('Tab');
  await owner.keyboard.press('Enter');
  const home = owner.getByRole('button', { name: 'Home page Winter menu' });
  await expect(home).toBeFocused();
  await owner.getByRole('button', { name: 'Undo' }).click();
  await expect(home).toHaveCount(0);
  await owner.getByRole('button', { name: 'Redo' }).click();
  await expect(home).toBeVisible();

  await owner.getByRole('button', { name: 'Not-found page Standard page' }).click();
  await owner.getByRole('option', { name: /^Nothing here/ }).click();
  await expect(owner.getByRole('button', { name: 'Not-found page Nothing here' })).toBeVisible();

  await owner.goto(portico.appUrl(SITE, '/config/marketing'));
  await owner.getByRole('link', { name: 'Announcement bar' }).click();
  await canvasOf(owner).locator('body').waitFor();
  await owner.getByText('Chosen pages', { exact: true }).click();
  await owner.getByRole('searchbox', { name: 'Search pages' }).fill('winter');
  await owner.getByRole('group', { name: 'Chosen pages' }).getByText('Winter menu').click();
  await expect(owner.getByText('1 chosen.')).toBeVisible();
  await owner.getByRole('searchbox', { name: 'Search pages' }).fill('');
  await expect(owner.getByRole('checkbox', { name: 'Nothing here' })).not.toBeChecked();
  await expect(owner.getByRole('checkbox', { name: 'Winter menu' })).toBeChecked();
  expect(await findAccessibilityProblems(owner)).toEqual([]);

  // What was chosen comes back.
  await owner.goto(portico.appUrl(SITE, '/config/settings/general'));
  await expect(home).toBeVisible();
});
