import type { Browser, Page } from '@playwright/test';
import { editFromDashboard } from './flows/editor.ts';
import { callApi } from './support/call-api.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { findLayoutProblems } from './support/find-layout-problems.ts';
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
  await owner.getByText('Readers can like comments').click();
  await owner.getByLabel('Hold after reports').fill('1');
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

interface OutboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The link of a mail to Rose, once it has come. */
async function mailedLink(
  owner: Page,
  portico: RunningPortico,
  subject: RegExp,
  link: RegExp,
): Promise<string> {
  let found = '';
  const reader = await owner.context().newPage();
  await reader.goto(portico.dashboardUrl('/'));
  await expect
    .poll(
      async () => {
        const { mails } = await callApi<{ mails: OutboxMail[] }>(reader, 'GET', '/api/outbox');
        const mail = mails.find((each) => each.to === 'rose@example.org' && subject.test(each.subject));
        found = link.exec(mail?.text ?? '')?.[0] ?? '';
        return found;
      },
      { timeout: 60_000 },
    )
    .not.toBe('');
  await reader.close();
  return found;
}

async function comment(visitor: Page, name: string, text: string): Promise<void> {
  await visitor.getByLabel('Comment', { exact: true }).fill(text);
  await visitor.getByLabel('Name', { exact: true }).fill(name);
  await visitor.getByLabel('Email', { exact: true }).fill(`${name.toLowerCase()}@example.org`);
  await visitor.getByRole('button', { name: 'Post comment' }).click();
}

test('a comment is held, approved and answered; the visitor reads all of it [COMT-06] [COMT-11] [COMT-12] [COMT-14] [COMT-15] [COMT-16] [COMT-18] [COMT-22] [COMT-25] [COMT-28]', async ({
  owner,
  portico,
  browser,
}) => {
  await openComments(owner, portico);
  const visitor = await visitorWithoutScripts(browser);
  const address = portico.publicUrl('demo', POST);
  await visitor.goto(address);
  await visitor.getByLabel('Mail me when somebody replies').check();
  await comment(visitor, 'Rose', 'What a **fine** glaze.');
  await expect(visitor.getByText('Your comment is awaiting moderation.')).toBeVisible();
  await expect(visitor.getByText('What a fine glaze.')).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByText('What a fine glaze.')).toHaveCount(0);
  await visitor.goto(await mailedLink(owner, portico, /^Mails about replies/, /http\S+\.confirm\.\S+/));
  await visitor.getByRole('button', { name: 'Yes, mail me' }).click();
  await expect(visitor.getByRole('heading', { name: 'You will be mailed about replies.' })).toBeVisible();

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
  const replyAddress = visitor.url();
  // Programs write at once; whoever is taken for one keeps what was typed.
  await comment(visitor, 'Rose', 'It shines');
  await expect(visitor.getByRole('alert')).toContainText('quicker than anybody can write');
  await expect(visitor.getByLabel('Comment', { exact: true })).toHaveValue('It shines');
  expect(await problemsOf(browser, replyAddress)).toEqual([]);

  // Another reader, on a phone, with scripts.
  const reader = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await reader.goto(address);
  const like = reader.getByRole('button', { name: 'Like the comment of Rose' });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText('1');
  // Reported as often as the owner set, the comment waits again.
  await reader.getByRole('link', { name: 'Report the comment of Rose' }).click();
  await reader.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(reader.getByRole('heading', { name: /Somebody will look at this comment/ })).toBeVisible();
  await reader.goto(address);
  await expect(reader.getByText('What a fine glaze.')).toHaveCount(0);
  await owner.getByText(/^Waiting \(/).click();
  await expect(held).toContainText('Reported once');
  await held.getByRole('button', { name: 'Bar', exact: true }).click();
  await expect(owner.getByRole('dialog', { name: 'Bar Rose' })).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.getByRole('dialog').getByRole('button', { name: 'Bar', exact: true }).click();
  await expect(owner.getByText('Rose is barred.')).toBeVisible();
  await owner.getByRole('link', { name: 'Settings', exact: true }).click();
  await owner.getByRole('link', { name: /^Comments/ }).click();
  await expect(owner.getByRole('region', { name: 'Barred' })).toContainText('rose@example.org');
  expect(await findAccessibilityProblems(owner)).toEqual([]);

  // Meanwhile the guest was mailed about the answer, with a way out of such mails.
  const leave = await mailedLink(owner, portico, / replied to you on /, /http\S+\.leave-all\.\S+/);
  await visitor.goto(leave);
  await visitor.getByRole('button', { name: 'End these mails' }).click();
  await expect(
    visitor.getByRole('heading', { name: 'You get no more mails about replies on this site.' }),
  ).toBeVisible();
  // An answer in place, by keyboard.
  const reply = reader.getByRole('link', { name: 'Reply to owner' });
  await reply.focus();
  await reader.keyboard.press('Enter');
  await expect(reader.getByLabel('Comment', { exact: true })).toBeFocused();
  await comment(reader, 'Dan', 'It does');
  // Both write from one network address, which may send a comment every 15 seconds: a quick journey is told to wait.
  const sent = reader.getByText('Your comment is awaiting moderation.').first();
  await expect(async () => {
    const tooFast = reader.getByText('You are commenting too fast. Please wait a moment.');
    await expect(sent.or(tooFast).first()).toBeVisible();
    if (!(await sent.isVisible())) await reader.getByRole('button', { name: 'Post comment' }).click();
    await expect(sent).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(reader.getByRole('listitem').filter({ hasText: 'It does' }).last()).toBeFocused();
  expect(await findAccessibilityProblems(reader)).toEqual([]);
  expect(await findLayoutProblems(reader)).toEqual([]);
  await reader.context().close();
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
