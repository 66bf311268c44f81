import { statSync } from 'node:fs';
import { callApi, openForCalls } from './support/call-api.ts';
import { FIRST_SCRIPT_LIMIT_BYTES } from './support/first-script-bytes.ts';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

/** What the header of an answer takes, as browsers count it. */
const HEADER_BYTES = 300;

test('the editor asks for at most 300 KB of script to show a page [EDIT-215]', async ({ owner, portico }) => {
  for (const address of ['/config/', '/config/pages?frameUrl=%2Fblocks']) {
    // As the server sends the page: what is fetched later is not in it.
    const html = (await (await owner.goto(portico.appUrl('demo', address)))?.text()) ?? '';
    const files = [
      ...html.matchAll(/<(?:link rel="modulepreload" href|script type="module" src)="\/_portico\/([^"]+)"/g),
    ];
    expect(files.length).toBeGreaterThan(3);
    // English is in the scripts that say it.
    expect(files.map(([, file]) => file).join(' ')).not.toContain('words.');
    const bytes = files.map(([, file]) => statSync(`dist/assets/${file}.br`).size + HEADER_BYTES);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(FIRST_SCRIPT_LIMIT_BYTES);
  }
});

test('a published page on which nothing moves has no script [EDIT-215]', async ({
  browser,
  owner,
  portico,
}) => {
  await openForCalls(owner, portico);
  await callApi(owner, 'POST', '/api/sites', {
    title: 'Still',
    identifier: 'still',
    templateId: 'studio',
    isPublic: true,
  });
  const visitor = await (await browser.newContext()).newPage();
  const scripts: string[] = [];
  visitor.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await visitor.goto(portico.publicUrl('still', '/'), { waitUntil: 'networkidle' });
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  // What is left are facts, and the line that applies fonts that came late.
  const lines = await visitor.locator('script:not([type])').allInnerTexts();
  expect(lines.join('').length).toBeLessThan(1_000);
  await visitor.context().close();
});
