import { signIn } from './flows/account.ts';
import {
  blockCalled,
  canvasOf,
  openEditor,
  saveStatus,
  untilSaved,
  writeInFirstText,
} from './flows/editor.ts';
import { callApi } from './support/call-api.ts';
import { OWNER } from './support/owner.ts';
import { expect } from './support/portico-test.ts';
import { test } from './support/owned-portico-test.ts';

test('a session that ends in the middle of an edit: nothing interrupts the typing, sign-in over the page, then the edit is saved [DATA-28, EDIT-73]', async ({
  browser,
  portico,
}) => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, portico);
  const canvas = await openEditor(page, portico, 'demo');
  await writeInFirstText(page, canvas, ' Before the end.');
  await untilSaved(page);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, portico);
  await blockCalled(canvas, 'Text').first().click();
  await expect(canvas.locator('[contenteditable="true"]')).toBeFocused();
  await page.keyboard.press('Control+End');
  await callApi(other, 'POST', '/api/account/sessions/end-others');

  // The indicator says it; the caret stays in the text, and the dialog waits until the text is left.
  await page.keyboard.insertText(' After the end.');
  await expect(saveStatus(page)).toHaveText('Not saved: sign in again');
  const prompt = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(canvas.locator('[contenteditable="true"]')).toBeFocused();
  await expect(prompt).toHaveCount(0);
  await page.keyboard.insertText(' And on.');
  await expect(canvas.getByText('After the end. And on.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt).toBeVisible();
  await prompt.getByLabel('Email').fill(OWNER.email);
  await prompt.getByLabel('Password').fill('not the password');
  await prompt.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    prompt
      .getByRole('alert')
      .or(prompt.getByText(/email or password/i))
      .first(),
  ).toBeVisible();
  await prompt.getByLabel('Password').fill(OWNER.password);
  await prompt.getByRole('button', { name: 'Sign in' }).click();
  await expect(prompt).toHaveCount(0);
  await untilSaved(page);
  await page.reload();
  await expect(canvasOf(page).getByText('Before the end. After the end. And on.').first()).toBeVisible();
  await page.context().close();
  await other.context().close();
});

test('a sign-in that is put off keeps the edit, and the indicator leads back to it [EDIT-73]', async ({
  browser,
  portico,
}) => {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, portico);
  const canvas = await openEditor(page, portico, 'demo');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, portico);
  await callApi(other, 'POST', '/api/account/sessions/end-others');
  await writeInFirstText(page, canvas, ' Put off.');
  const prompt = page.getByRole('dialog', { name: 'Please sign in again' });
  await prompt.getByRole('button', { name: 'Close' }).click();
  await expect(saveStatus(page)).toHaveText('Not saved: sign in again');
  await saveStatus(page).click();
  await prompt.getByLabel('Email').fill(OWNER.email);
  await prompt.getByLabel('Password').fill(OWNER.password);
  await prompt.getByRole('button', { name: 'Sign in' }).click();
  await untilSaved(page);
  await page.context().close();
  await other.context().close();
});
