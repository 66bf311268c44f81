import { chromium } from 'playwright-core';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './chromium.ts';
import { askLighthouse } from './lighthouse.ts';
import { signIn } from './owner-client.ts';
import type { Measured } from './report.ts';
import { untilIdle } from './until-idle.ts';

/** What the home page of a site made from a template transfers, and what Lighthouse says of it on a phone. */
export async function measureStarterPage(portico: RunningPortico): Promise<Measured[]> {
  const owner = await signIn(portico.port, null);
  await owner.call('POST', '/api/sites', {
    title: 'Starter',
    identifier: 'starter',
    templateId: 'studio',
    isPublic: true,
  });
  await untilIdle(portico);
  const url = portico.publicUrl('starter', '/');
  return [...(await measureTransfer(url)), ...(await measureLighthouse(url))];
}

async function measureTransfer(url: string): Promise<Measured[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS });
  const page = await (await browser.newContext()).newPage();
  const bytes = { page: 0, script: 0 };
  const foreign: string[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).host !== new URL(url).host) foreign.push(request.url());
    const type = request.resourceType();
    if (type !== 'document' && type !== 'stylesheet' && type !== 'script') return;
    sizes.push(
      request.sizes().then((size) => {
        bytes.page += size.responseBodySize;
        if (type === 'script') bytes.script += size.responseBodySize;
      }),
    );
  });
  const sizes: Promise<void>[] = [];
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(sizes);
  await browser.close();
  return [
    {
      what: 'starter home page: HTML, CSS and JS',
      value: bytes.page / 1000,
      unit: 'KB',
      target: { atMost: 45 },
    },
    { what: 'starter home page: JS', value: bytes.script / 1000, unit: 'KB', target: { atMost: 12 } },
    {
      what: 'starter home page: requests to other hosts',
      value: foreign.length,
      unit: '',
      target: { atMost: 0 },
      note: foreign.join(' '),
    },
  ];
}

async function measureLighthouse(url: string): Promise<Measured[]> {
  const found = await askLighthouse(url);
  const score = (name: string, value: number, atLeast: number): Measured => ({
    what: `Lighthouse mobile: ${name}`,
    value,
    unit: '',
    target: { atLeast },
  });
  return [
    score('performance', found.performance, 98),
    score('accessibility', found.accessibility, 100),
    score('best practices', found.bestPractices, 100),
    score('SEO', found.seo, 100),
    {
      what: 'largest contentful paint',
      value: found.largestPaintSeconds,
      unit: 's',
      target: { atMost: 1.1 },
    },
    { what: 'total blocking time', value: found.blockingMs, unit: 'ms', target: { atMost: 0 } },
    {
      what: 'cumulative layout shift',
      // To the three places that Lighthouse itself shows.
      value: Number(found.layoutShift.toFixed(3)),
      unit: '',
      target: { atMost: 0 },
      note: `exactly ${found.layoutShift.toPrecision(2)}`,
    },
  ];
}
