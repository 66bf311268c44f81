import type { Page } from '@playwright/test';
import { publishAll } from './flows/documents.ts';
import { pressEnter } from './flows/press-enter.ts';
import { callApi, openForCalls } from './support/call-api.ts';
import { findAccessibilityProblems } from './support/find-accessibility-problems.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

const SITE = 'cookie-jar';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });

const consentCookie = async (page: Page) =>
  (await page.context().cookies()).find((cookie) => cookie.name === 'CookieConsent');

test('the owner switches the banner on; a visitor declines, changes the choice, and is counted [CONS-02] [CONS-45] [CONS-49] [CONS-50] [CONS-55]', async ({
  browser,
  owner,
  portico,
}) => {
  await openForCalls(owner, portico);
  await callApi(owner, 'POST', '/api/sites', {
    title: 'Cookie jar',
    identifier: SITE,
    templateId: 'cafe',
    isPublic: true,
  });
  await owner.goto(portico.appUrl(SITE, '/config/settings/cookies'));
  await owner.getByRole('switch', { name: 'Show the cookie banner' }).focus();
  await owner.keyboard.press('Space');
  const preview = owner.frameLocator('iframe[title="Preview of the cookie banner"]');
  await expect(preview.getByText('By using this website, you agree')).toBeVisible();
  await owner.getByRole('button', { name: /Choices/ }).click();
  await owner.getByRole('option', { name: 'Accept or decline' }).click();
  await owner.getByRole('textbox', { name: 'Decline button' }).fill('No thanks');
  await owner.getByRole('textbox', { name: 'Decline button' }).blur();
  // The preview shows what is not published yet.
  await expect(preview.getByText('No thanks')).toBeVisible();
  await expect(owner.getByText('No choices yet')).toBeVisible();
  await owner.screenshot({ path: test.info().outputPath('settings.png'), fullPage: true });
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  const facts = await owner.locator('#portico-boot-facts').textContent();
  const { siteDocumentId } = JSON.parse(facts ?? '{}') as { siteDocumentId: string };
  await expect
    .poll(async () => JSON.stringify(await callApi(owner, 'GET', `/api/documents/${siteDocumentId}`)))
    .toContain('No thanks');
  await publishAll(owner);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(portico.publicUrl(SITE));
  await expect(banner(visitor)).toBeVisible();
  await visitor.screenshot({ path: test.info().outputPath('banner.png') });
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  const counted = () =>
    visitor.waitForResponse((response) => response.url().includes('/api/consent') && response.ok());
  const refusal = counted();
  await visitor.getByRole('button', { name: 'No thanks' }).click();
  await expect(banner(visitor)).toHaveCount(0);
  await refusal;
  const declined = await consentCookie(visitor);
  expect(declined).toMatchObject({ value: 'false', path: '/', sameSite: 'Lax', httpOnly: false });
  const days = ((declined?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(29);
  expect(days).toBeLessThanOrEqual(30);
  await visitor.reload();
  await expect(visitor.getByRole('main')).toBeVisible();
  await expect(banner(visitor)).toHaveCount(0);

  await visitor.goto(portico.publicUrl(SITE, '/visit#cookie-settings'));
  await expect(banner(visitor).getByText('You have declined cookies.')).toBeVisible();
  const acceptance = counted();
  await pressEnter(visitor.getByRole('button', { name: 'Accept', exact: true }));
  await expect(banner(visitor)).toHaveCount(0);
  expect(await consentCookie(visitor)).toMatchObject({ value: 'true' });
  await acceptance;
  await visitor.context().close();

  await owner.reload();
  const row = owner.getByRole('row', { name: /present text/ });
  await expect(row).toContainText(/1\s*1/);
  const download = owner.waitForEvent('download');
  await owner.getByRole('link', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`cookie-choices-${SITE}.csv`);
});

test('every setting of banner and visitor data is edited on its screen, the preview in view all the while, on a phone too [CONS-01] [CONS-02] [CONS-12] [CONS-13] [CONS-16] [CONS-55]', async ({
  owner,
  portico,
}) => {
  const identifier = 'cookie-settings';
  await openForCalls(owner, portico);
  await callApi(owner, 'POST', '/api/sites', {
    title: 'All settings',
    identifier,
    templateId: 'cafe',
    isPublic: true,
  });
  await owner.setViewportSize({ width: 390, height: 844 });
  await owner.goto(portico.appUrl(identifier, '/config/settings/cookies'));
  const choose = async (label: string, option: string) => {
    await owner.getByRole('button', { name: new RegExp(label) }).click();
    await owner.getByRole('option', { name: option, exact: true }).click();
  };
  const write = async (label: string, text: string) => {
    await owner.getByRole('textbox', { name: label }).fill(text);
    await owner.getByRole('textbox', { name: label }).blur();
  };
  await owner.getByRole('switch', { name: 'Show the cookie banner' }).press('Space');
  await choose('Choices', 'Accept or decline');
  await choose('Button style', 'Text');
  await owner.getByText('Pop-up', { exact: true }).click();
  await choose('Position', 'Top right');
  await owner.getByText('Light', { exact: true }).click();
  await write('Accept button', 'Fine');
  await write('Decline button', 'No thanks');
  await owner.getByRole('textbox', { name: 'Banner text' }).fill('');
  await owner.getByRole('textbox', { name: 'Banner text' }).pressSequentially('We bake cookies.');
  const frame = owner.locator('iframe[title="Preview of the cookie banner"]');
  await expect(frame.contentFrame().getByText('We bake cookies.')).toBeVisible();
  await expect(frame).toBeInViewport({ ratio: 0.9 });
  await expect(owner.getByRole('textbox', { name: 'Banner text' })).toBeInViewport();
  await owner.screenshot({ path: test.info().outputPath('phone.png') });
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  for (const name of [
    'Disable analytics cookies',
    'Keep them disabled for visitors who accept',
    'Activity log',
  ]) {
    await owner.getByRole('switch', { name }).press('Space');
  }
  await expect(owner.getByRole('switch', { name: 'Activity log' })).not.toBeChecked();

  const stored = async () => {
    const facts = await owner.locator('#portico-boot-facts').textContent();
    const { siteDocumentId } = JSON.parse(facts ?? '{}') as { siteDocumentId: string };
    const { records } = await callApi<{ records: Record<string, Record<string, unknown>> }>(
      owner,
      'GET',
      `/api/documents/${siteDocumentId}`,
    );
    return records['cookie-banner'] ?? {};
  };
  await expect.poll(stored).toMatchObject({
    isCookieBannerEnabled: true,
    cookieBannerCtaText: 'Fine',
    cookieBannerOptOutCtaText: 'No thanks',
    cookieBannerCtaVariant: 'TEXT',
    cookieBannerPosition: 'TOP_RIGHT',
    cookieBannerTheme: 'LIGHT',
    cookieBannerVariant: 'POPUP',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    isRestrictiveCookiePolicyEnabled: true,
    isRestrictiveCookiePolicyAbsolute: true,
    isVisitorDataRestricted: true,
  });
  expect(JSON.stringify((await stored())['cookieBannerText'])).toContain('We bake cookies.');
  await owner.getByRole('textbox', { name: 'Banner text' }).press('ControlOrMeta+a');
  await owner.keyboard.press('Backspace');
  await expect.poll(async () => (await stored())['cookieBannerText']).toBe('');
});
