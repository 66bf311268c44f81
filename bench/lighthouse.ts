import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './chromium.ts';

/** Scores from 0 to 100, and what lies behind the first of them. */
interface LighthouseFindings {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestPaintSeconds: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
}

/** What Lighthouse says of a page on a phone. */
export async function askLighthouse(url: string): Promise<LighthouseFindings> {
  const { default: lighthouse } = await import('lighthouse');
  const userDataDir = mkdtempSync(join(tmpdir(), 'portico-lighthouse-'));
  const debuggingPort = 9300 + Math.floor(Math.random() * 500);
  const context = await chromium.launchPersistentContext(userDataDir, {
    executablePath: CHROMIUM_PATH,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${debuggingPort}`],
  });
  const result = await lighthouse(url, { port: debuggingPort, output: 'json', logLevel: 'error' });
  await context.close();
  rmSync(userDataDir, { recursive: true, force: true });
  if (result === undefined) throw new Error('Lighthouse gave no result.');
  const { categories, audits } = result.lhr;
  const score = (name: string): number => (categories[name]?.score ?? 0) * 100;
  const audit = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaintSeconds: audit('largest-contentful-paint') / 1000,
    blockingMs: audit('total-blocking-time'),
    layoutShift: audit('cumulative-layout-shift'),
  };
}
