import { expect, test } from '@playwright/test';
import { startPortico } from './support/start-portico.ts';

// What `npm run dev` runs, once packages are there: the apps come from their sources, past the build.
test('the dashboard, the editor and a site are there in development', async ({ page }) => {
  test.setTimeout(240_000);
  const portico = await startPortico({
    program: ['scripts/dev-server.mjs'],
    env: {
      NODE_ENV: 'development',
      PORTICO_OWNER_EMAIL: 'owner@example.com',
      PORTICO_OWNER_PASSWORD: 'a long test password',
    },
  });
  try {
    await page.goto(portico.publicUrl('demo'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(portico.dashboardUrl('/'));
    await page.getByLabel('Email').fill('owner@example.com', { timeout: 60_000 });
    await page.getByLabel('Password', { exact: true }).fill('a long test password');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Edit / }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible({ timeout: 60_000 });
  } finally {
    await portico.remove();
  }
});
