import type { Browser, Page } from '@playwright/test';
import {
  blockCalled,
  canvasOf,
  editFromDashboard,
  startEditing,
  typeInto,
  untilSaved,
} from './flows/editor.ts';
import type { OutboxMail } from '../src/contract/outbox.ts';
import { pressEnter } from './flows/press-enter.ts';
import { callApi, openForCalls } from './support/call-api.ts';
import { STILL } from './support/expect-accessible.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';
import type { RunningPortico } from './support/start-portico.ts';

/** The owner invites an editor whose pages are reviewed, who joins in a browser of their own. */
async function inviteReviewed(
  owner: Page,
  portico: RunningPortico,
  browser: Browser,
  name: string,
): Promise<Page> {
  const email = `${name.toLowerCase()}@example.com`;
  await owner.emulateMedia(STILL);
  await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('link', { name: 'Settings', exact: true }).click();
  await owner.getByRole('link', { name: /^People/ }).click();
  await owner.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite somebody to the site' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByText('Goes live only after approval').click();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const link = await owner.getByLabel('Link of the invitation').inputValue();
  await expect(owner.getByRole('row', { name: new RegExp(email) })).toContainText('Goes live after approval');

  const ed = await (await browser.newContext({ ...STILL, viewport: { width: 1440, height: 900 } })).newPage();
  await ed.goto(link);
  await ed.getByLabel('Your name').fill(name);
  await ed.getByLabel('Password', { exact: true }).fill(`a password of ${name}`);
  await ed.getByRole('button', { name: 'Create account and join' }).click();
  await expect(ed.getByRole('heading', { name: 'Your sites' })).toBeVisible();
  return ed;
}

async function write(page: Page, text: string): Promise<void> {
  const canvas = canvasOf(page);
  await typeInto(page, canvas, blockCalled(canvas, 'Text').first(), text);
  await untilSaved(page);
  await page.keyboard.press('Escape');
}

async function askForReview(page: Page, button: string, note: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /ready for review\?$/ });
  await dialog.getByLabel('Note for whoever looks').fill(note);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ask for a review' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Waiting for review', exact: true })).toBeVisible();
}

test('an owner invites an editor who may not publish; the editor’s page is sent back, then approved and published [ROLE-14] [ROLE-24] [ROLE-25] [EDIT-102]', async ({
  owner,
  portico,
  browser,
}) => {
  const ed = await inviteReviewed(owner, portico, browser, 'Ed');
  await ed.getByRole('link', { name: /^Edit / }).click();
  await startEditing(ed);
  await expect(ed.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await write(ed, ' Written by Ed.');
  await askForReview(ed, 'Ready for review', 'The first words are new.');

  // The owner finds it in Pages and in the list, and sends it back.
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  await owner.getByRole('link', { name: '1 page waits for a review' }).click();
  await expect(owner.getByText('The first words are new.')).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.getByRole('region', { name: 'Reviews' }).getByRole('button', { name: 'Review' }).click();
  const review = owner.getByRole('dialog', { name: /^Review / });
  await expect(review.getByText('What differs from the live site')).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await review.getByRole('button', { name: 'Decline' }).click();
  await review.getByLabel('Remark for whoever asked').fill('Please say when.');
  await review.getByRole('button', { name: 'Send back' }).click();
  await expect(review).toHaveCount(0);

  // The editor reads why, changes it and asks again.
  await ed.reload();
  await startEditing(ed);
  await expect(ed.getByRole('button', { name: 'Declined', exact: true })).toBeVisible();
  await write(ed, ' In May.');
  await ed.getByRole('button', { name: 'Declined', exact: true }).click();
  await expect(ed.getByRole('dialog').getByText('Please say when.')).toBeVisible();
  await ed.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await askForReview(ed, 'Declined', 'Now with a date.');

  // The owner approves it from the bar above the page.
  await owner.goto(portico.appUrl('demo', '/config/pages?frameUrl=%2F'));
  const bar = owner.getByRole('region', { name: 'Page toolbar' });
  await bar.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(review.getByText('Now with a date.')).toBeVisible();
  await review.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(review).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Review', exact: true })).toHaveCount(0);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl('demo', '/'));
  await expect(visitor.getByText('Written by Ed. In May.')).toBeVisible();
  await visitor.context().close();
  await ed.context().close();
});

test('a page that was approved waits in the list until somebody publishes it, on a phone [ROLE-14]', async ({
  owner,
  portico,
  browser,
}) => {
  const ed = await inviteReviewed(owner, portico, browser, 'Eve');
  await ed.getByRole('link', { name: /^Edit / }).click();
  await startEditing(ed);
  await write(ed, ' Once more.');
  await askForReview(ed, 'Ready for review', '');
  await owner.setViewportSize({ width: 360, height: 740 });
  await owner.goto(portico.appUrl('demo', '/config/pages/reviews'));
  await owner.getByRole('button', { name: 'Review', exact: true }).last().click();
  const review = owner.getByRole('dialog', { name: /^Review / });
  expect(await owner.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await review.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(owner.getByText('owner approved it. It goes live when somebody publishes it.')).toBeVisible();
  await ed.reload();
  await expect(ed.getByRole('button', { name: 'Approved', exact: true })).toBeVisible();
  await owner.getByRole('button', { name: 'See', exact: true }).click();
  await owner.getByRole('dialog', { name: 'Home' }).getByRole('button', { name: 'Publish' }).click();
  await expect(owner.getByText('Nothing waits for a review')).toBeVisible();
  await ed.context().close();
});

const commentsOf = (page: Page) => page.getByRole('complementary', { name: 'Comments' });
const openComments = (page: Page) =>
  page
    .getByRole('region', { name: 'Page toolbar' })
    .getByRole('button', { name: /^Comments/ })
    .click();

test('people talk about a block: a comment with a mention, an answer that waits for the network, resolved by keyboard, on a phone [ROLE-14] [ROLE-25]', async ({
  owner,
  portico,
  browser,
}) => {
  const cyd = await inviteReviewed(owner, portico, browser, 'Cyd');
  await cyd.getByRole('link', { name: /^Edit / }).click();
  await startEditing(cyd);
  await write(cyd, ' Written by Cyd.');
  await askForReview(cyd, 'Ready for review', '');

  // The owner only looks at the page, and points at what the comment is about.
  await owner.goto(portico.appUrl('demo', '/config/pages?frameUrl=%2F'));
  await openComments(owner);
  const panel = commentsOf(owner);
  await expect(panel.getByText('No open comments')).toBeVisible();
  await panel.getByRole('button', { name: 'New comment' }).click();
  await panel.getByRole('button', { name: 'Choose on the page' }).click();
  const canvas = canvasOf(owner);
  await canvas.locator('[data-block]').filter({ hasText: 'Written by Cyd.' }).click();
  await expect(panel.getByRole('button', { name: /^Text About/ })).toBeVisible();
  await panel.getByLabel('Comment', { exact: true }).fill('Please say when, @cy');
  await expect(panel.getByRole('option', { name: 'Cyd' })).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.keyboard.press('Enter');
  await expect(panel.getByLabel('Comment', { exact: true })).toHaveValue('Please say when, @Cyd ');
  await owner.keyboard.press('Control+Enter');
  await expect(panel.getByRole('listitem').getByText('Please say when, @Cyd')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Text: 1 comment' })).toBeVisible();

  // It is there at once for who has the page open, with a pin at the block.
  const pin = canvasOf(cyd).getByRole('button', { name: 'Text: 1 comment, with news' });
  await pin.click();
  const answer = commentsOf(cyd);
  await expect(answer.getByText('Please say when, @Cyd')).toBeVisible();
  await expect(canvasOf(cyd).getByRole('button', { name: 'Text: 1 comment', exact: true })).toBeVisible();
  expect(await findAccessibilityProblems(cyd)).toEqual([]);

  // Without a network the answer stays, also when the panel was closed.
  await cyd.context().setOffline(true);
  await answer.getByLabel('Reply', { exact: true }).fill('In May.');
  await answer.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(answer.getByText('This was not sent. What you wrote stays here.')).toBeVisible();
  await answer.getByRole('button', { name: 'Close comments' }).click();
  await cyd.context().setOffline(false);
  await pinOf(cyd).click();
  await expect(answer.getByLabel('Reply', { exact: true })).toHaveValue('In May.');
  await answer.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(answer.getByRole('listitem').getByText('In May.')).toBeVisible();
  await expect(panel.getByRole('listitem').getByText('In May.')).toBeVisible();

  // The block goes and comes back: the thread stays in the list, the pin returns.
  await answer.getByRole('button', { name: 'Close comments' }).click();
  const text = blockCalled(canvasOf(cyd), 'Text').first();
  await text.focus();
  await cyd.keyboard.press('Delete');
  await expect(pinOf(cyd)).toBeHidden();
  await openComments(cyd);
  await expect(answer.getByRole('button', { name: /^A part that was deleted/ })).toBeVisible();
  await cyd.keyboard.press('Escape');
  await cyd.getByRole('button', { name: /^Undo/ }).click();
  await expect(pinOf(cyd)).toBeVisible();
  await untilSaved(cyd);

  // The mail leads to the thread; the menu of the answer leads into its text.
  await openForCalls(owner, portico);
  const { mails } = await callApi<{ mails: OutboxMail[] }>(owner, 'GET', '/api/outbox');
  const told = mails.find(({ subject }) => subject === 'owner mentioned you on Home');
  await cyd.goto(/http\S+thread=\w+/.exec(told?.text ?? '')?.[0] ?? '');
  await expect(answer.getByText('Please say when, @Cyd')).toBeVisible();
  await answer.getByRole('button', { name: 'Actions' }).click();
  await cyd.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(answer.getByLabel('Edit comment')).toBeFocused();
  await cyd.keyboard.type(' Or June.');
  await cyd.keyboard.press('Control+Enter');
  await expect(answer.getByRole('listitem').getByText('In May. Or June.')).toBeVisible();

  // From the review to the comments, on a phone; resolved by keyboard, which gives the focus back.
  await owner.setViewportSize({ width: 360, height: 740 });
  await owner.goto(portico.appUrl('demo', '/config/pages/reviews'));
  await owner.getByRole('button', { name: '1 open comment' }).click();
  await expect(panel.getByRole('button', { name: /^Text .*Please say when/ })).toBeVisible();
  expect(await owner.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await pressEnter(owner.getByRole('button', { name: 'Comments: 1 open' }));
  await pressEnter(panel.getByRole('button', { name: /^Text .*Please say when/ }));
  await pressEnter(panel.getByRole('button', { name: 'Resolve' }));
  await expect(panel.getByText('owner resolved this.')).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(panel.getByText('No open comments')).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(owner.getByRole('button', { name: 'Comments', exact: true })).toBeFocused();
  await expect(pinOf(cyd)).toHaveCount(0);

  // What was talked about is approved from the list, by keyboard, with whatever else is chosen there.
  await owner.goto(portico.appUrl('demo', '/config/pages/reviews'));
  await owner.getByRole('checkbox', { name: 'Choose Home' }).press('Space');
  await pressEnter(owner.getByRole('button', { name: 'Approve and publish 1 page' }));
  const several = owner.getByRole('alertdialog', { name: 'Approve and publish 1 page' });
  await expect(several).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await pressEnter(several.getByRole('button', { name: 'Approve and publish', exact: true }));
  await expect(owner.getByText('Nothing waits for a review')).toBeVisible();
  await cyd.context().close();
});

const pinOf = (page: Page) => canvasOf(page).getByRole('button', { name: /^Text: 1 comment/ });
