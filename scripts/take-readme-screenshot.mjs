// Takes docs/pictures/editor.png of the demo site in the edit mode: `npm run build && node scripts/take-readme-screenshot.mjs`.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { startPortico } from '../e2e/support/start-portico.ts';

const OWNER = { email: 'owner@example.com', password: 'a long picture password' };
const portico = await startPortico({
  env: { PORTICO_OWNER_EMAIL: OWNER.email, PORTICO_OWNER_PASSWORD: OWNER.password, LOG_LEVEL: 'error' },
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const page = await (await browser.newContext({ viewport: { width: 1440, height: 860 } })).newPage();
await page.goto(portico.dashboardUrl('/sign-in'));
await page.getByLabel('Email').fill(OWNER.email);
await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
await page.getByRole('button', { name: 'Sign in' }).click();
await page.getByRole('heading', { name: 'Your sites' }).waitFor();
await page.goto(portico.appUrl('demo', '/config/pages'));
await page.getByRole('button', { name: 'Edit', exact: true }).click();
const image = page.frameLocator('iframe').first().getByRole('group', { name: 'Image' }).first();
await image.click();
await page.waitForLoadState('networkidle');
mkdirSync('docs/pictures', { recursive: true });
await page.screenshot({ path: 'docs/pictures/editor.png' });
await browser.close();
await portico.remove();
