import { publishAll } from './flows/documents.ts';
import { editFromDashboard } from './flows/editor.ts';
import { mailedLink } from './flows/mailed-link.ts';
import { pressEnter } from './flows/press-enter.ts';
import { plugInAuthenticator } from './support/plug-in-authenticator.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

// Each test goes on with the members that the ones before it have made: tried again, they begin with the first.
test.describe.configure({ mode: 'serial' });

test('an owner switches members on; makes a page members-only; a visitor joins without scripts, reads it, changes the email, and leaves [MEMB-04] [MEMB-10] [MEMB-11] [MEMB-23] [MEMB-33] [MEMB-35] [MEMB-59] [MEMB-60] [MEMB-70] [NAV-79]', async ({
  owner,
  portico,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  const address = (path: string) => portico.publicUrl('demo', path);
  expect((await visitor.goto(address('/account/signup')))?.status()).toBe(404);

  await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('link', { name: 'Settings', exact: true }).click();
  await owner.getByRole('link', { name: /^Members/ }).click();
  await owner.getByText('People can be members of this site').click();
  // By keyboard: what is chosen meanwhile is saved after what was chosen before, and the focus stays.
  await owner.getByRole('radio', { name: 'Nobody' }).focus();
  await owner.keyboard.press('ArrowRight');
  await owner.keyboard.press('ArrowRight');
  await expect(owner.getByRole('radio', { name: 'Anyone' })).toBeFocused();
  await expect(owner.getByRole('radio', { name: 'Anyone' })).toBeChecked();
  await owner.getByText('Both', { exact: true }).click();
  await owner.getByText('Ask for the name when somebody joins').click();
  await expect(owner.getByRole('radio', { name: 'Both' })).toBeChecked();
  await expect(owner.getByRole('switch', { name: 'Ask for the name when somebody joins' })).toBeChecked();
  await owner.getByRole('button', { name: 'Add plan' }).click();
  await owner.getByRole('dialog', { name: 'Add plan' }).getByLabel('Name').fill('Friends');
  await owner.keyboard.press('Enter');
  await expect(owner.getByText('Nobody holds it')).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);

  await owner.getByRole('link', { name: 'Pages', exact: true }).click();
  await owner
    .getByRole('row', { name: /^Work/ })
    .getByRole('button', { name: /^Actions of/ })
    .click();
  await owner.getByRole('menuitem', { name: 'Settings', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Page settings' });
  await dialog.getByRole('tab', { name: 'Who can see this' }).click();
  await dialog.getByRole('button', { name: /Who can see this/ }).click();
  await owner.getByRole('option', { name: 'Members with a plan or area' }).click();
  await dialog.getByText('Friends', { exact: true }).click();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  const tabPanel = dialog.getByRole('tabpanel');
  await tabPanel.getByRole('button', { name: 'Save who can see this' }).click();
  await expect(owner.getByText('Saved. It is in force once it is published.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(owner.getByTitle('This page available only site members')).toBeVisible();
  expect((await visitor.goto(address('/work')))?.status()).toBe(200);
  await publishAll(owner);
  const answer = await visitor.goto(address('/work'));
  expect(answer?.status()).toBe(403);
  await expect(visitor.getByText('This page is for members.')).toBeVisible();
  await visitor.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(visitor).toHaveURL(address('/account/login?to=%2Fwork'));

  await visitor.goto(address('/work'));
  await visitor.getByRole('link', { name: 'Create an account' }).click();
  await visitor.getByRole('button', { name: 'Create an account' }).click();
  await expect(visitor.getByText('Choose a password of at least 8 characters')).toBeVisible();
  await expect(visitor.locator('[aria-invalid=true]')).toHaveCount(4);
  await visitor.getByLabel('First name').fill('Ada');
  await visitor.getByLabel('Last name').fill('Byron');
  await visitor.getByLabel('Email').fill('ada@example.org');
  await visitor.getByLabel('Password').fill('seven herons fly');
  await visitor.getByRole('button', { name: 'Create an account' }).click();
  await expect(visitor.getByRole('heading', { name: 'Check your email to continue.' })).toBeVisible();

  await visitor.goto(await mailedLink(owner, portico, 'ada@example.org', /^Confirm your email/));
  await expect(visitor).toHaveURL(address('/work'));
  await expect(visitor.getByText('Your account has no access to this page.')).toBeVisible();
  await visitor.getByRole('link', { name: 'See the plans' }).click();
  await visitor.getByRole('button', { name: 'Join' }).click();
  await expect(visitor.getByText('You joined the plan Friends.')).toBeVisible();
  await visitor.getByRole('link', { name: 'Go on to the page' }).click();
  await expect(visitor).toHaveURL(address('/work'));
  await expect(visitor.locator('body')).toHaveAttribute('data-page-type', 'page');

  await visitor.goto(address('/account'));
  await expect(visitor.getByText('Your email is ada@example.org.')).toBeVisible();
  await visitor.getByRole('link', { name: 'Change email' }).click();
  await visitor.getByLabel('New email').fill('byron@example.org');
  await visitor.getByRole('button', { name: 'Change email' }).click();
  await expect(visitor.getByText('Open the link in the mail to the new address.')).toBeVisible();
  await visitor.goto(await mailedLink(owner, portico, 'byron@example.org', /^Confirm your new email/));
  await visitor.getByRole('main').getByRole('link', { name: 'Account', exact: true }).click();
  await expect(visitor.getByText('Your email is byron@example.org.')).toBeVisible();

  await visitor.getByRole('button', { name: 'Sign out' }).click();
  await expect(visitor).toHaveURL(address('/?logout=true'));
  await visitor.goto(address('/account'));
  await visitor.getByLabel('Email').fill('byron@example.org');
  await visitor.getByLabel('Password').fill('seven herons fly');
  await visitor.getByRole('button', { name: 'Sign in', exact: true }).click();
  await visitor.getByRole('link', { name: 'Delete account' }).click();
  await visitor.getByRole('button', { name: 'Delete account' }).click();
  await expect(visitor.getByText('Your account was deleted.')).toBeVisible();
  await visitor.goto(address('/account'));
  await expect(visitor.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await visitor.goto(await mailedLink(owner, portico, 'byron@example.org', /was deleted$/));
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await expect(visitor.getByText('Your account is back.')).toBeVisible();
  await context.close();
});

test('the owner finds a member, suspends and activates the account, removes and restores it [MEMB-03] [MEMB-07] [MEMB-66]', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/contacts'));
  await owner.getByRole('link', { name: 'Members', exact: true }).click();
  // The rows that are found take the place of those that were there, with their menus.
  const searched = owner.waitForResponse((answer) => /\/api\/members\?.*search=ada/.test(answer.url()));
  await owner.getByRole('searchbox', { name: 'Search members' }).fill('ada byron');
  await searched;
  const row = owner.getByRole('row').filter({ hasText: 'byron@example.org' });
  const act = async (action: string) => {
    await owner.getByRole('button', { name: 'Actions for byron@example.org' }).click();
    await owner.getByRole('menuitem', { name: action }).click();
  };
  await expect(row).toContainText('Active');
  await act('Suspend');
  await expect(row).toContainText('Suspended');
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await act('Activate');
  await expect(row).toContainText('Active');
  await act('Remove');
  await owner
    .getByRole('dialog')
    .or(owner.getByRole('alertdialog'))
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(row).toContainText('Removed');
  await act('Restore');
  await expect(row).toContainText('Active');
  await owner.getByRole('searchbox', { name: 'Search members' }).fill('nobody of that name');
  await expect(owner.getByText('Nobody matches')).toBeVisible();
});

test('the owner labels members, takes that back, writes a note, and invites somebody who joins [MEMB-02] [MEMB-16] [MEMB-66]', async ({
  owner,
  portico,
  browser,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/contacts/members'));
  const row = owner.getByRole('row').filter({ hasText: 'byron@example.org' });
  // The table moves the focus from what is focused first in it to its row: a key pressed meanwhile goes to neither.
  await row.focus();
  await expect(row).toBeFocused();
  await row.press('Enter');
  await owner.waitForURL(/\/contacts\/members\/[0-9a-f]{24}$/);
  await owner.goBack();
  await row.focus();
  await expect(row).toBeFocused();
  await row.press('Space');
  await expect(row.getByRole('checkbox')).toBeChecked();
  await owner.getByRole('button', { name: 'Add label' }).click();
  await owner.getByRole('textbox', { name: 'Label' }).fill('patron');
  await owner.getByRole('button', { name: 'Apply' }).click();
  await expect(row).toContainText('patron');
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Undo: Label added: patron' }).click();
  await expect(row).not.toContainText('patron');

  await row.getByRole('link', { name: 'byron@example.org' }).click();
  await owner.getByRole('textbox', { name: 'Note' }).fill('Writes about engines.');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByRole('row', { name: /^Edited/ }).first()).toBeVisible();
  await owner.setViewportSize({ width: 360, height: 740 });
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await owner.getByRole('link', { name: 'Members' }).first().click();
  await owner.getByRole('button', { name: 'Invite member' }).click();
  await owner.getByRole('textbox', { name: 'Email' }).fill('guest@example.org');
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByRole('row', { name: /guest@example\.org/ })).toBeVisible();
  expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const guest = await context.newPage();
  await guest.goto(await mailedLink(owner, portico, 'guest@example.org', /^Join/));
  await guest.getByLabel('First name').fill('Grace');
  await guest.getByLabel('Last name').fill('Murray');
  await guest.getByLabel('Password').fill('eight storks land');
  await guest.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(guest.getByText('Your email is guest@example.org.')).toBeVisible();
  await context.close();
});

test('the owner adds a field and the terms to the sign-up, which shows them, and chooses the words of a mail [MEMB-09] [MEMB-67]', async ({
  owner,
  portico,
  browser,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/settings/members'));
  await owner.getByRole('button', { name: 'Add field' }).click();
  await owner.getByRole('button', { name: 'Save sign-up' }).click();
  await expect(owner.getByText('Give every field a label')).toBeVisible();
  await owner.getByRole('textbox', { name: 'Label' }).fill('Instrument');
  await owner.getByRole('textbox', { name: 'Address of the terms' }).fill('/terms');
  await owner.setViewportSize({ width: 360, height: 740 });
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await owner.getByRole('button', { name: 'Save sign-up' }).click();
  await expect(owner.getByText('Saved.')).toBeVisible();
  await owner.getByRole('link', { name: /^Account mails/ }).click();
  await owner.getByRole('button', { name: 'Edit Sign in' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Edit Sign in' });
  await expect(dialog.getByLabel('Subject')).toHaveValue('Sign in to {site}');
  await dialog.getByLabel('Subject').fill('Your key to {sit}');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('This mail cannot fill in {sit}.')).toBeVisible();
  await dialog.getByLabel('Subject').fill('Your key to {site}');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(
    dialog.frameLocator('iframe').getByRole('heading', { name: /^Your key to (?!\{)/ }),
  ).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('In your words')).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(portico.publicUrl('demo', '/account/signup'));
  await expect(visitor.getByLabel('Instrument')).toBeVisible();
  await expect(visitor.getByRole('checkbox', { name: 'I agree to the terms' })).not.toBeChecked();
  await context.close();
});

test('the pages of members and the navigation of an area have no accessibility problems; the header leads to them and knows who is signed in; a passkey is added and signs in [MEMB-10] [MEMB-25] [MEMB-29] [MEMB-60] [MEMB-64] [MEMB-65]', async ({
  owner,
  portico,
  browser,
}) => {
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await editFromDashboard(owner, portico);
  await owner.getByRole('button', { name: 'Done', exact: true }).click();
  await owner.getByRole('link', { name: 'Settings', exact: true }).click();
  await owner.getByRole('link', { name: /^Members/ }).click();
  await owner.getByRole('button', { name: 'Add area' }).click();
  const area = owner.getByRole('dialog', { name: 'Add area' });
  await area.getByLabel('Name').fill('Workshop');
  await area.getByRole('button', { name: /Navigation of the area/ }).click();
  await owner.getByRole('option', { name: 'On all pages of the site' }).click();
  for (const page of ['Contact', 'Work']) {
    await area.getByRole('button', { name: 'Add a page Choose…' }).click();
    await owner.getByRole('searchbox', { name: 'Search pages' }).fill(page);
    await owner.getByRole('option', { name: new RegExp(`^${page}`) }).click();
    await expect(area.getByRole('button', { name: `Take ${page} out` })).toBeVisible();
  }
  await area.getByRole('button', { name: 'Move Work up' }).click();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await area.getByRole('button', { name: 'Save', exact: true }).click();
  await owner.getByRole('button', { name: 'For people who are not signed in Standard page' }).click();
  await owner.getByRole('searchbox', { name: 'Search pages' }).fill('Studio');
  await owner.getByRole('option', { name: /^Studio/ }).click();
  await expect(owner.getByRole('button', { name: 'For people who are not signed in Studio' })).toBeVisible();

  const calls: string[] = [];
  visitor.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/member') calls.push(request.url());
  });
  await visitor.goto(portico.publicUrl('demo', '/'));
  await visitor.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(visitor).toHaveURL(portico.publicUrl('demo', '/account/login?to=%2Faccount'));
  expect(calls).toEqual([]);
  for (const path of ['/account/signup', '/account/login', '/account/forgot', '/account/code']) {
    await visitor.goto(portico.publicUrl('demo', path));
    expect(await findAccessibilityProblems(visitor), path).toEqual([]);
  }
  await visitor.goto(portico.publicUrl('demo', '/work'));
  await expect(visitor.getByText('This page is for members.')).toBeVisible();
  // Below the page that the owner chose for it, which is nowhere else.
  await expect(visitor.getByRole('heading', { name: 'Five people and one long table' })).toBeVisible();
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Studio', exact: true })).toHaveCount(0);
  await visitor.setViewportSize({ width: 360, height: 740 });
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  await visitor.goto(portico.publicUrl('demo', '/account/login'));
  await visitor.getByLabel('Email').fill('byron@example.org');
  await visitor.getByRole('button', { name: 'Send a sign-in link' }).click();
  await visitor.goto(await mailedLink(owner, portico, 'byron@example.org', /^Your key to/));
  await visitor.setViewportSize({ width: 1280, height: 800 });
  await visitor.goto(portico.publicUrl('demo', '/'));
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  const navigation = visitor.getByRole('navigation', { name: 'Workshop' });
  await expect(navigation.getByRole('link')).toHaveText(['Work', 'Contact']);
  await navigation.getByRole('link', { name: 'Work' }).press('Enter');
  await expect(visitor).toHaveURL(portico.publicUrl('demo', '/work'));
  await expect(navigation.getByRole('link', { name: 'Work' })).toHaveAttribute('aria-current', 'page');
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  await visitor.goto(portico.publicUrl('demo', '/'));
  await expect(navigation).toBeVisible();
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  await visitor.setViewportSize({ width: 360, height: 740 });
  await visitor.getByRole('button', { name: 'Menu' }).click();
  await visitor.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await expect(visitor).toHaveURL(portico.publicUrl('demo', '/account'));
  for (const path of [
    '',
    '/plans',
    '/profile',
    '/email',
    '/password',
    '/passkeys',
    '/sessions',
    '/feed',
    '/data',
    '/leave',
  ]) {
    await visitor.goto(portico.publicUrl('demo', `/account${path}`));
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findAccessibilityProblems(visitor), path).toEqual([]);
  }
  await visitor.goto(portico.publicUrl('demo', '/account/passkeys'));
  await plugInAuthenticator(visitor);
  await pressEnter(visitor.getByRole('button', { name: 'Add a passkey' }));
  await visitor.getByLabel('Name').fill('My phone');
  await visitor.getByRole('button', { name: 'Rename' }).click();
  await expect(visitor.getByText('My phone', { exact: true })).toBeVisible();
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await visitor.goto(portico.publicUrl('demo', '/account'));
  await visitor.getByRole('button', { name: 'Sign out' }).click();
  await visitor.goto(portico.publicUrl('demo', '/account/profile'));
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(visitor).toHaveURL(portico.publicUrl('demo', '/account/profile'));
  await expect(visitor.getByLabel('First name')).toHaveValue('Ada');
  await context.close();
});
