import { ownedPorticoTest } from './support/owned-portico-test.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { expect } from './support/portico-test.ts';

const test = ownedPorticoTest();

test('a visitor proves to be a person, sends a form and one in an overlay; the owner reads, deletes and brings back [FORM-40] [FORM-41] [FORM-60] [FORM-68] [FBLD-72] [FBLD-74]', async ({
  browser,
  owner,
  portico,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl('demo', '/forms'));
  const contact = visitor.getByRole('form', { name: 'Contact with a captcha' });
  await contact.getByRole('button', { name: 'Submit' }).click();
  await expect(contact.getByText('Name is required.')).toBeVisible();
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  await contact.getByLabel('First Name').fill('Ada');
  await contact.getByLabel('Last Name').fill('Lovelace');
  await contact.getByLabel(/^Email/).fill('ada@example.com');
  await contact.getByLabel(/^Message/).fill('=1+1 <script>alert(1)</script>');
  await contact.getByLabel('I agree').check();
  await contact.getByRole('button', { name: 'Submit' }).click();
  await expect(contact.getByText('Complete CAPTCHA before submitting.')).toBeVisible();
  await contact.getByLabel('I am a person').check();
  await expect(contact.getByText('Checked.')).toBeVisible();
  await contact.getByRole('button', { name: 'Submit' }).click();
  await expect(visitor.getByText('Thank you!').filter({ visible: true })).toHaveCount(1);

  await visitor.getByRole('button', { name: 'Tell us what you think' }).press('Enter');
  const dialog = visitor.getByRole('dialog');
  await dialog.getByLabel('In a few words').fill('Nice');
  await visitor.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(visitor.getByRole('button', { name: 'Tell us what you think' })).toBeFocused();
  await visitor.keyboard.press('Enter');
  await expect(dialog.getByLabel('In a few words')).toHaveValue('Nice');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Thank you for your words.')).toBeVisible();
  await visitor.context().close();

  await owner.goto(portico.appUrl('demo', '/config/contacts/submissions'));
  const row = owner.getByRole('row').filter({ hasText: 'ada@example.com' });
  await expect(row).toBeVisible();
  await expect(owner.getByRole('row').filter({ hasText: 'Nice' })).toBeVisible();
  await row.getByRole('checkbox').check({ force: true });
  await owner.getByRole('button', { name: 'Delete chosen' }).click();
  await expect(row).toHaveCount(0);
  await owner.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});
