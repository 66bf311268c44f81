import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callApi, openForCalls } from './support/call-api.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';

interface OutboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The address of a link in the latest mail to somebody. */
async function mailedLink(
  owner: Page,
  portico: RunningPortico,
  to: string,
  kind: 'confirm' | 'unsubscribe',
): Promise<string> {
  await openForCalls(owner, portico);
  let link = '';
  // Mails follow what happened; they are not there with the answer.
  await expect(async () => {
    const { mails } = await callApi<{ mails: OutboxMail[] }>(owner, 'GET', '/api/outbox');
    const mail = mails.find((each) => each.to === to);
    link = new RegExp(`http\\S+/newsletter/${kind}/[\\w-]+`).exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

async function openList(owner: Page, portico: RunningPortico): Promise<void> {
  await owner.goto(portico.appUrl('demo', '/config/contacts'));
  await owner.getByRole('link', { name: 'Mailing lists' }).click();
  await owner.getByRole('row', { name: /^Newsletter/ }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
}

const personRow = (owner: Page, email: string) => owner.getByRole('row').filter({ hasText: email });

test('a visitor signs up, confirms by mail, is seen by the owner, and leaves [BLK-57] [NEWS-10] [NEWS-12] [NEWS-45]', async ({
  browser,
  owner,
  portico,
}) => {
  const email = 'rose@example.org';
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl('demo', '/newsletter'));
  const form = visitor.getByRole('form', { name: 'A letter a month' });
  await form.getByLabel(/^Email/).fill('rose');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form.getByLabel(/^Email/)).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel(/^Email/).fill(email);
  await form.getByRole('button', { name: 'Sign up' }).click();
  const told = visitor.getByText('Please check your inbox to confirm.').filter({ visible: true });
  await expect(told).toBeVisible();

  await openList(owner, portico);
  await expect(personRow(owner, email)).toContainText('Waiting for confirmation');
  await visitor.goto(await mailedLink(owner, portico, email, 'confirm'));
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(visitor.getByRole('heading', { name: 'Your subscription is confirmed' })).toBeVisible();
  await openList(owner, portico);
  await expect(personRow(owner, email)).toContainText('Subscribed');

  await visitor.goto(await mailedLink(owner, portico, email, 'unsubscribe'));
  await visitor.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(visitor.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await openList(owner, portico);
  await expect(personRow(owner, email)).toContainText('Unsubscribed');
  await visitor.context().close();
});

test('without scripts a visitor reads what is wrong, then that a mail is on its way', async ({
  browser,
  portico,
}) => {
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(portico.publicUrl('demo', '/newsletter'));
  const form = visitor.getByRole('form', { name: 'Invitations' });
  await form.getByLabel(/^Email/).fill('not an address');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(visitor.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await visitor.getByLabel('Email').fill('jo@example.org');
  await visitor.getByRole('button', { name: 'Submit' }).click();
  await expect(visitor.getByText('Look into your inbox')).toBeVisible();
  await visitor.context().close();
});

test('the owner makes a list, adds and imports people, finds, removes and downloads them [NEWS-01] [CRM-19]', async ({
  owner,
  portico,
}, info) => {
  await owner.goto(portico.appUrl('demo', '/config/contacts/lists'));
  await owner.getByRole('button', { name: 'New list' }).click();
  await owner.getByLabel('Name', { exact: true }).fill('Friends of the house');
  await owner.getByRole('button', { name: 'Create list' }).click();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.getByRole('row', { name: /^Friends of the house/ }).click();
  await expect(owner.getByText('Nobody is on this list yet')).toBeVisible();

  await owner.getByRole('button', { name: 'Add person' }).click();
  await owner.getByLabel('Email').fill('ada');
  await owner.getByText('The person agreed to get the mails of this list').click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add person' }).click();
  await expect(dialog.getByText('Please enter a valid email')).toBeVisible();
  await dialog.getByLabel('Email').fill('ada@example.org');
  await dialog.getByRole('button', { name: 'Add person' }).click();
  await expect(personRow(owner, 'ada@example.org')).toContainText('Subscribed');

  const file = info.outputPath('people.csv');
  await writeFile(file, 'E-mail;Name\r\nbo@example.org;Bo Derek\r\nnonsense;X\r\n');
  await owner.getByRole('button', { name: 'Import CSV' }).click();
  const chooser = owner.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose file' }).click();
  await (await chooser).setFiles(file);
  await expect(dialog.getByText(/Row 3: nonsense/)).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(personRow(owner, 'bo@example.org')).toContainText('Bo Derek');
  expect(await findAccessibilityProblems(owner)).toEqual([]);

  await owner.getByRole('searchbox', { name: 'Search people' }).fill('derek');
  await expect(personRow(owner, 'ada@example.org')).toHaveCount(0);
  const download = owner.waitForEvent('download');
  await owner.getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('subscribers-demo.csv');
  await personRow(owner, 'bo@example.org')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await owner.getByRole('menuitem', { name: 'Remove from the list' }).click();
  await owner.getByRole('button', { name: 'Remove person' }).click();
  await expect(owner.getByText('Nobody on this list fits this search.')).toBeVisible();
});
