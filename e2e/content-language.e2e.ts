import { canvasOf, openEditor, untilSaved } from './flows/editor.ts';
import { untilSent } from './flows/until-sent.ts';
import { callApi, openForCalls } from './support/call-api.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

const SITE = 'german-site';

test('a form that is added to a German site asks in German, while its owner reads English [DATA-69]', async ({
  owner,
  portico,
}) => {
  await openForCalls(owner, portico);
  await callApi(owner, 'POST', '/api/sites', {
    title: 'Garten',
    identifier: SITE,
    templateId: 'cafe',
    isPublic: true,
  });
  await owner.goto(portico.appUrl(SITE, '/config/settings'));
  await owner.getByRole('link', { name: /^General/ }).click();
  await owner.getByRole('button', { name: /Language/ }).click();
  await owner.getByRole('option', { name: 'Deutsch', exact: true }).click();
  await expect(owner.getByRole('button', { name: /Deutsch/ })).toBeVisible();
  await untilSent(owner);

  await openEditor(owner, portico, SITE, '/visit');
  const canvas = canvasOf(owner);
  await canvas
    .locator('[data-section]')
    .first()
    .click({ position: { x: 6, y: 40 } });
  await canvas.getByRole('button', { name: 'Add block', exact: true }).click();
  const picker = owner.getByRole('dialog', { name: 'Add a block' });
  await picker.getByRole('button', { name: 'Form', exact: true }).click();
  const form = canvas.locator('form').first();
  for (const title of ['Name', 'E-Mail', 'Betreff', 'Nachricht'])
    await expect(form.getByText(title, { exact: true }).first()).toBeVisible();
  await expect(form.getByText('Absenden', { exact: true })).toBeVisible();

  await owner.getByRole('button', { name: 'Add field', exact: true }).click();
  await owner.getByRole('menuitem', { name: 'Phone', exact: true }).click();
  await expect(form.getByText('Telefon').first()).toBeVisible();
  await untilSaved(owner);
});
