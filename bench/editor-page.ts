import type { Frame, Page } from 'playwright-core';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { OWNER } from './owner-client.ts';

export const TEN_MEGABITS = {
  offline: false,
  latency: 20,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
};

export async function signInByHand(page: Page, portico: RunningPortico): Promise<void> {
  await page.goto(portico.dashboardUrl('/'));
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: /sites/i }).first().waitFor();
}

export async function canvasFrame(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe[src="/config/frame"]');
  const frame = await element.contentFrame();
  if (frame === null) throw new Error('The canvas has no frame.');
  return frame;
}
