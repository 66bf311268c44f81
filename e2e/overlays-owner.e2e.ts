import { publishAll, siteDocumentId } from './flows/documents.ts';
import { canvasOf } from './flows/editor.ts';
import { callApi, openForCalls } from './support/call-api.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

const SITE = 'overlays-cafe';

test('an owner sets bar and pop-up beside the page; visitors get them, sign up once and are left alone [OVER-10] [OVER-14] [OVER-15] [OVER-28] [OVER-30] [OVER-32] [OVER-33] [OVER-127]', async ({
  browser,
  owner,
  portico,
}) => {
  await openForCalls(owner, portico);
  await callApi(owner, 'POST', '/api/sites', {
    title: 'Overlays',
    identifier: SITE,
    templateId: 'cafe',
    isPublic: true,
  });

  await owner.goto(portico.appUrl(SITE, '/config/marketing'));
  await owner.getByRole('link', { name: 'Announcement bar' }).click();
  const bar = canvasOf(owner).getByRole('complementary', { name: 'Announcement' });
  await owner.getByText('Show the announcement bar').click();
  await owner.getByRole('textbox', { name: 'Text' }).click();
  await owner.keyboard.type('Closed on Monday');
  // The page beside the panel follows, before anything is published.
  await expect(bar).toHaveText('Closed on Monday');
  await owner.getByRole('link', { name: 'Marketing' }).first().click();
  await owner.getByRole('link', { name: 'Promotional pop-up' }).click();
  const preview = canvasOf(owner).locator('[data-preview="popup"]');
  await expect(preview.getByRole('heading', { name: 'Join our newsletter' })).toBeVisible();
  await owner.getByText('Show the pop-up', { exact: true }).click();
  await owner.getByText('Until they sign up', { exact: true }).click();
  await owner.getByText('After a delay', { exact: true }).click();
  await owner.getByText('Sign up', { exact: true }).click();
  await expect(preview.getByLabel(/^Email/)).toBeVisible();
  await owner.getByRole('textbox', { name: 'Title' }).fill('Bread by mail');
  await expect(preview.getByRole('heading', { name: 'Bread by mail' })).toBeVisible();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  const siteId = await siteDocumentId(owner);
  await expect
    .poll(async () => JSON.stringify(await callApi(owner, 'GET', `/api/documents/${siteId}`)))
    .toContain('Bread by mail');

  // The owner's view of the site shows what is not published yet.
  await owner.goto(portico.appUrl(SITE, '/?noredirect'));
  await expect(owner.getByRole('dialog', { name: 'Bread by mail' })).toBeVisible();
  await expect(owner.getByText('Closed on Monday')).toBeVisible();
  const early = await (await browser.newContext()).newPage();
  await early.goto(portico.publicUrl(SITE));
  await expect(early.getByText('Closed on Monday')).toHaveCount(0);
  await early.context().close();

  await owner.goto(portico.appUrl(SITE, '/config/pages'));
  await owner.getByRole('button', { name: 'Publish', exact: true }).waitFor();
  await publishAll(owner);

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const visitor = await phone.newPage();
  await visitor.goto(portico.publicUrl(SITE));
  const popup = visitor.getByRole('dialog', { name: 'Bread by mail' });
  await expect(popup).toBeVisible();
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  await popup.getByLabel(/^Email/).fill('ada@example.com');
  await popup.getByRole('button', { name: 'Sign up' }).tap();
  await expect(popup.getByText('Thank you! You are on the list.')).toBeVisible();
  await popup.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(popup).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Close announcement' }).tap();
  await expect(visitor.getByText('Closed on Monday')).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByText('Closed on Monday')).toBeHidden();
  await visitor.waitForLoadState('networkidle');
  await expect(popup).toHaveCount(0);
  await phone.close();

  const { submissions } = await callApi<{ submissions: { from: string; formName: string }[] }>(
    owner,
    'GET',
    '/api/forms/submissions?page=1&pageSize=10',
  );
  expect(submissions.map(({ from, formName }) => [from, formName])).toEqual([['ada@example.com', 'Pop-up']]);
});

test('the announcement is read without scripts; the screenshot service gets no overlay [OVER-16] [OVER-19] [OVER-31]', async ({
  browser,
  portico,
}) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(portico.publicUrl(SITE));
  await expect(plain.getByText('Closed on Monday')).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Close announcement' })).toBeHidden();
  await plain.goto(portico.publicUrl(SITE, '/?screenshot=true'));
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(plain.getByText('Closed on Monday')).toHaveCount(0);
  await plain.context().close();
});
