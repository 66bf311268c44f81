import type { Browser, Page } from '@playwright/test';
import { editFromDashboard } from './flows/editor.ts';
import { callApi } from './support/call-api.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';

const POST = '/notes/the-round-window';

/** From the dashboard to the settings of comments, which are opened there. */
async function openComments(owner: Page, portico: RunningPortico): Promise<void> {
  await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('link', { name: 'Settings', exact: true }).click();
  await owner.getByRole('link', { name: /^Comments/ }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Comments' })).toBeVisible();
  await owner.getByText('Visitors may comment on posts').click();
  await expect(owner.getByRole('switch', { name: 'Visitors may comment on posts' })).toBeChecked();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(owner.getByText('The settings are saved.')).toBeVisible();
}

async function visitorWithoutScripts(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage();
}

/** The problems of a page that a visitor sees; finding them takes scripts. */
async function problemsOf(browser: Browser, address: string): Promise<readonly unknown[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const problems = await findAccessibilityProblems(page);
  await context.close();
  return problems;
}

async function comment(visitor: Page, name: string, text: string): Promise<void> {
  await visitor.getByLabel('Comment', { exact: true }).fill(text);
  await visitor.getByLabel('Name', { exact: true }).fill(name);
  await visitor.getByLabel('Email', { exact: true }).fill(`${name.toLowerCase()}@example.org`);
  await visitor.getByRole('button', { name: 'Post comment' }).click();
}

test('a comment is held, approved and answered; the visitor reads all of it [COMT-06] [COMT-11] [COMT-12] [COMT-16] [COMT-18] [COMT-22]', async ({
  owner,
  portico,
  browser,
}) => {
  await openComments(owner, portico);
  const visitor = await visitorWithoutScripts(browser);
  const address = portico.publicUrl('demo', POST);
  await visitor.goto(address);
  await comment(visitor, 'Rose', 'What a **fine** glaze.');
  await expect(visitor.getByText('Your comment is awaiting moderation.')).toBeVisible();
  await expect(visitor.getByText('What a fine glaze.')).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByText('What a fine glaze.')).toHaveCount(0);

  await owner.getByRole('link', { name: 'Contacts', exact: true }).click();
  await owner.getByRole('link', { name: 'Comments', exact: true }).click();
  const held = owner.getByRole('listitem', { name: 'Rose' });
  await expect(held).toContainText('What a **fine** glaze.');
  await expect(held).toContainText('rose@example.org');
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  // By keyboard: to the spam and back, then approved.
  await held.focus();
  await owner.keyboard.press('s');
  await expect(held).toHaveCount(0);
  await owner.getByRole('button', { name: 'Undo' }).click();
  await expect(held).toBeVisible();
  await held.focus();
  await owner.keyboard.press('a');
  await expect(held).toHaveCount(0);
  await visitor.goto(address);
  await expect(visitor.getByText('What a fine glaze.')).toBeVisible();

  await owner.getByText(/^Approved \(/).click();
  await held.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(owner.getByLabel('Your reply')).toBeFocused();
  await owner.keyboard.type('Thank you, Rose');
  await owner.getByRole('button', { name: 'Send reply' }).click();
  await expect(owner.getByText('Your reply is on the site.')).toBeVisible();
  await visitor.goto(address);
  const thread = visitor.getByRole('region', { name: '2 comments' });
  await expect(thread.getByRole('listitem').filter({ hasText: 'Thank you, Rose' }).last()).toContainText(
    'Team',
  );
  expect(await problemsOf(browser, address)).toEqual([]);

  await thread.getByRole('link', { name: 'Reply to Rose' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Reply to Rose' })).toBeVisible();
  expect(await problemsOf(browser, visitor.url())).toEqual([]);
  // Programs write at once; whoever is taken for one keeps what was typed.
  await comment(visitor, 'Rose', 'It shines');
  await expect(visitor.getByRole('alert')).toContainText('quicker than anybody can write');
  await expect(visitor.getByLabel('Comment', { exact: true })).toHaveValue('It shines');
  await visitor.context().close();
});

test('a visitor without scripts reads what is wrong at its field, with what was typed [COMT-09] [COMT-10] [COMT-11]', async ({
  owner,
  portico,
  browser,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/settings/comments'));
  const path = '/api/comment-settings';
  const { settings } = await callApi<{ settings: object }>(owner, 'GET', path);
  await callApi(owner, 'PUT', path, { settings: { ...settings, isOpen: true } });
  const visitor = await visitorWithoutScripts(browser);
  await visitor.goto(portico.publicUrl('demo', POST));
  await comment(visitor, 'Rose', 'x'.repeat(5001));
  await expect(
    visitor.getByText('A comment can have at most 5000 characters. Yours has 5001.'),
  ).toBeVisible();
  await expect(visitor.getByLabel('Comment', { exact: true })).toHaveValue('x'.repeat(5001));
  await expect(visitor.getByLabel('Name', { exact: true })).toHaveValue('Rose');
  await visitor.context().close();
});
