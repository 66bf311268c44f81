import { expect, type Page } from '@playwright/test';
import type { RunningPortico } from '../support/start-portico.ts';
import { OWNER } from '../support/owner.ts';

/** The first visit of a fresh installation: it is claimed in the browser, at the address that the start has printed. */
export async function claimInstallation(page: Page, portico: RunningPortico): Promise<void> {
  await page.goto(await portico.claimUrl());
  await expect(page.getByRole('heading', { name: 'Welcome to Portico' })).toBeVisible();
  await page.getByLabel('Your name').fill(OWNER.name);
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
}

export async function signIn(page: Page, portico: RunningPortico): Promise<void> {
  await page.goto(portico.dashboardUrl('/sign-in'));
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
}

/** Makes a site from a template; ends in its configuration area. */
export async function createSite(
  page: Page,
  portico: RunningPortico,
  site: { readonly template: string; readonly title: string; readonly identifier: string },
): Promise<void> {
  await page.goto(portico.dashboardUrl('/sites/new'));
  await page.getByRole('button', { name: `Start with this: ${site.template}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Name your site' });
  await dialog.getByLabel('Title').fill(site.title);
  await dialog.getByLabel('Address').fill(site.identifier);
  await dialog.getByRole('button', { name: 'Create site' }).click();
  await page.waitForURL(portico.appUrl(site.identifier, '/config/**'));
}
