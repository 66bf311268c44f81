import { publishAll } from './flows/documents.ts';
import { blockCalled, editFromDashboard, selectBlock, switchPage } from './flows/editor.ts';
import { callApi } from './support/call-api.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

test('an owner finds who sent a form, labels, notes and corrects the contact, imports, merges and exports, copies a person’s data out and erases who asked for it by a form and a mail, by keyboard and on a phone [CRM-02] [CRM-07] [CRM-09] [CRM-11] [CRM-12] [CRM-13] [CRM-15] [CRM-17] [CRM-19] [CRM-21] [CRM-24] [CRM-27] [CRM-28] [CRM-29]', async ({
  owner,
  portico,
  browser,
}) => {
  await owner.emulateMedia({ reducedMotion: 'reduce' });
  const canvas = await editFromDashboard(owner, portico);
  await switchPage(owner, 'Home', 'Forms');
  await selectBlock(owner, blockCalled(canvas, 'Form').first());
  await owner.getByRole('button', { name: /What the form does/ }).press('Enter');
  await owner.getByRole('option', { name: 'Delete my data' }).press('Enter');
  await expect(owner.getByText('Whoever sends it is mailed a link')).toBeVisible();
  await publishAll(owner);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl('demo', '/forms'));
  const form = visitor.getByRole('form', { name: 'Contact with a captcha' });
  await form.getByLabel('First Name').fill('Ada');
  await form.getByLabel('Last Name').fill('Lovelace');
  await form.getByLabel(/^Email/).fill('ada@example.com');
  await form.getByLabel(/^Message/).fill('When does the kiln cool down?');
  await form.getByLabel('I agree').check();
  await form.getByLabel('I am a person').check();
  await expect(form.getByText('Checked.')).toBeVisible();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(visitor.getByText('Thank you!').filter({ visible: true })).toHaveCount(1);
  const outbox = await owner.context().newPage();
  await outbox.goto(portico.dashboardUrl('/'));
  const { mails } = await callApi<{ mails: { to: string; text: string }[] }>(outbox, 'GET', '/api/outbox');
  await outbox.close();
  const asked = mails.find(({ to }) => to === 'ada@example.com')?.text ?? '';
  await visitor.setViewportSize({ width: 360, height: 800 });
  await visitor.goto(/http\S+\/api\/my-data\/confirm\/[\w-]+/.exec(asked)?.[0] ?? 'no link');
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Confirm request' }).press('Enter');
  await expect(visitor.getByRole('heading', { name: 'Your request is confirmed' })).toBeVisible();
  await visitor.context().close();

  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('link', { name: 'Contacts', exact: true }).click();
  await owner.getByRole('link', { name: 'People', exact: true }).click();
  const people = owner.getByRole('grid', { name: 'People' });
  const ada = people.getByRole('row').filter({ hasText: 'ada@example.com' });
  await expect(ada).toBeVisible();
  await owner.getByRole('searchbox', { name: 'Search people' }).fill('lovelase');
  await expect(owner.getByText('Shown are people whose words differ by a letter.')).toBeVisible();
  await expect(ada).toBeVisible();
  await ada.getByRole('checkbox').check({ force: true });
  await owner.getByRole('button', { name: 'Add label' }).click();
  await owner.getByRole('menuitem', { name: 'New label' }).click();
  await owner.getByRole('textbox', { name: 'Name' }).fill('Potters');
  await owner.keyboard.press('Enter');
  await expect(ada.getByText('Potters')).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);

  await ada.getByRole('link', { name: 'Ada Lovelace' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  await expect(owner.getByText('When does the kiln cool down?')).toBeVisible();
  await owner.getByLabel('Company').fill('Analytical Pottery');
  await owner.getByLabel('Primary email address').fill('ada at example');
  await owner.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(owner.getByText('Please enter a valid email').first()).toBeVisible();
  await expect(owner.getByLabel('Company')).toHaveValue('Analytical Pottery');
  await owner.getByLabel('Primary email address').fill('ada@example.com');
  await owner.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(owner.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await owner.getByLabel('Note', { exact: true }).fill('Wants to come on Saturday.');
  await owner.getByRole('button', { name: 'Add note' }).press('Enter');
  await expect(owner.getByRole('listitem').filter({ hasText: 'Wants to come on Saturday.' })).toHaveCount(2);
  expect(await findAccessibilityProblems(owner)).toEqual([]);

  await owner.getByRole('link', { name: 'People', exact: true }).first().click();
  await owner.getByRole('button', { name: 'More' }).click();
  await owner.getByRole('menuitem', { name: 'Import…' }).click();
  const table = 'Email,First Name,Last Name,Glaze\nbo@example.com,Bo,Lovelace,blue\nno address,,,\n';
  await owner
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(owner.getByText('Please enter a valid email')).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  // The file waits while somebody looks at something else.
  await owner.keyboard.press('Escape');
  await owner.getByRole('button', { name: 'Continue' }).press('Enter');
  await owner.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  const imported = owner.getByRole('status').filter({ hasText: 'Imported: people.csv' });
  await expect(imported).toContainText('1 added, 0 changed, 1 left out.');
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  const leftOut = owner.waitForEvent('download');
  await imported.getByRole('button', { name: 'Download left-out rows' }).press('Enter');
  expect((await leftOut).suggestedFilename()).toBe('left-out-contacts-demo.csv');
  await imported.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(owner.getByRole('heading', { level: 1, name: 'People' })).toBeFocused();
  const bo = people.getByRole('row').filter({ hasText: 'bo@example.com' });
  await expect(bo).toBeVisible();
  await bo.getByRole('checkbox').check({ force: true });
  await owner.getByRole('button', { name: 'Export', exact: true }).press('Enter');
  await owner.getByRole('menuitem', { name: 'Export as CSV' }).press('Enter');
  await expect(owner.getByText('1 person is in the file. It is there for 24 hours.')).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  const chosen = owner.waitForEvent('download');
  await owner.getByRole('button', { name: 'Download', exact: true }).press('Enter');
  expect((await chosen).suggestedFilename()).toBe('contacts-demo.csv');
  await owner.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await bo.getByRole('checkbox').check({ force: true });
  await ada.getByRole('checkbox').check({ force: true });
  await owner.getByRole('button', { name: 'Merge…' }).click();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(people.getByRole('row').filter({ hasText: 'Lovelace' })).toHaveCount(1);
  await owner.getByRole('button', { name: 'More' }).click();
  const download = owner.waitForEvent('download');
  await owner.getByRole('menuitem', { name: 'Export as vCard' }).click();
  expect((await download).suggestedFilename()).toBe('contacts-demo.vcf');
  await owner.getByRole('button', { name: 'More' }).click();
  await owner.getByRole('menuitem', { name: 'Inactive people…' }).click();
  await owner.getByText('Erase after months without activity').click();
  await owner.getByRole('textbox', { name: 'Months (6 to 60)' }).fill('12');
  await owner.keyboard.press('Tab');
  await owner.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(owner.getByText('Nobody is due.')).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.keyboard.press('Escape');
  await people.getByRole('link', { name: /Lovelace/ }).click();
  await owner.getByRole('button', { name: 'Undo merge' }).click();
  await expect(owner.getByText('There are two contacts again.')).toBeVisible();
  await owner.getByRole('link', { name: 'People', exact: true }).first().click();
  await people.getByRole('link', { name: 'Ada Lovelace' }).click();
  await expect(owner.getByLabel('Company')).toHaveValue('Analytical Pottery');

  await owner.setViewportSize({ width: 360, height: 800 });
  await owner.reload();
  await expect(owner.getByLabel('Company')).toHaveValue('Analytical Pottery');
  const isWiderThanPage = () =>
    owner.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(await isWiderThanPage()).toBe(false);
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  const dashboard = await owner.context().newPage();
  await dashboard.goto(portico.dashboardUrl('/'));
  await callApi(dashboard, 'POST', '/api/account/language', { language: 'ar' });
  await owner.reload();
  await expect(owner.getByRole('button', { name: 'إضافة ملاحظة' })).toBeVisible();
  expect(await isWiderThanPage()).toBe(false);
  await callApi(dashboard, 'POST', '/api/account/language', { language: null });
  await owner.reload();
  const copied = owner.waitForEvent('download');
  await owner.getByRole('button', { name: 'Download a copy' }).press('Enter');
  expect((await copied).suggestedFilename()).toBe('personal-data.zip');
  await owner.getByRole('button', { name: 'Erase…' }).press('Enter');
  await expect(owner.getByText('Answers to forms (1): goes')).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.keyboard.press('Escape');
  await owner.getByRole('link', { name: 'Requests', exact: true }).press('Enter');
  await expect(owner.getByText(/^Due on /)).toBeVisible();
  expect(await isWiderThanPage()).toBe(false);
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Erase…' }).press('Enter');
  await owner.getByRole('button', { name: 'Erase for good' }).press('Enter');
  await expect(async () => {
    await owner.reload();
    await expect(owner.getByText('Done (1)')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await owner.getByRole('link', { name: 'People', exact: true }).first().click();
  await expect(owner.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(async () => {
    await owner.reload();
    await expect(people.getByRole('row').filter({ hasText: 'bo@example.com' })).toBeVisible();
    await expect(ada).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await owner.goto(portico.appUrl('demo', '/config/contacts/submissions'));
  await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(owner.getByRole('row').filter({ hasText: 'ada@example.com' })).toHaveCount(0);
});
