import { test } from './support/owned-portico-test.ts';
import { pressEnter } from './flows/press-enter.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { expect } from './support/portico-test.ts';

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

  await pressEnter(visitor.getByRole('button', { name: 'Tell us what you think' }));
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

test('without scripts a form with a captcha asks for time instead, keeps every answer and is sent by its button [FORM-40] [FORM-46]', async ({
  browser,
  owner,
  portico,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(portico.publicUrl('demo', '/forms'));
  const contact = visitor.getByRole('form', { name: 'Contact with a captcha' });
  await contact.getByLabel('First Name').fill('Grace');
  await contact.getByLabel(/^Email/).fill('grace@example.com');
  await contact.getByRole('button', { name: 'Submit' }).click();
  // Its own checks come first, with what was entered.
  await expect(visitor.getByText('Message is required.')).toBeVisible();
  await expect(visitor.getByText('One or more fields is invalid, please check your entries.')).toBeVisible();
  await expect(visitor.getByLabel('First Name')).toHaveValue('Grace');
  await visitor.getByLabel(/^Message/).fill('Line one\nمرحبا "quoted" <b>');
  await visitor.getByLabel('I agree').check();
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await expect(visitor.getByText('this form can be sent 5 seconds after')).toBeVisible();
  await expect(visitor.getByText('مرحبا "quoted" <b>')).toBeVisible();
  const thanks = visitor.getByText('Thank you!');
  await expect(async () => {
    await visitor.getByRole('button', { name: 'Send' }).click();
    await expect(thanks).toBeVisible({ timeout: 1000 });
  }).toPass();
  await context.close();

  await owner.goto(portico.appUrl('demo', '/config/contacts/submissions?search=grace'));
  await owner.getByRole('row').filter({ hasText: 'grace@example.com' }).click();
  await expect(owner.getByRole('dialog').getByText('مرحبا "quoted" <b>')).toBeVisible();
});

test('a form with every kind of field fits a phone, from left to right and from right to left, with errors and long words', async ({
  browser,
  portico,
}) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 }, hasTouch: true });
  const visitor = await context.newPage();
  await visitor.goto(portico.publicUrl('demo', '/forms'));
  const form = visitor.getByRole('form', { name: 'Every kind of field' });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByText('0 / 200')).toBeVisible();
  await form.getByLabel(/^Email/).fill('x'.repeat(300));
  await form.getByLabel('Floor area').fill('twelve');
  await form.getByLabel('What is it for?').fill('ش'.repeat(201));
  await form.getByRole('button', { name: 'Send the brief' }).tap();
  await expect(form.getByText('Please enter a number.')).toBeVisible();
  await expect(form.getByText('You have exceeded the character limit.')).toBeVisible();
  for (const direction of ['ltr', 'rtl']) {
    await visitor.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    expect(
      await visitor.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
    expect(await findAccessibilityProblems(visitor)).toEqual([]);
  }
  await context.close();
});
