import { readFile } from 'node:fs/promises';
import { test } from './support/owned-portico-test.ts';
import { expect } from './support/portico-test.ts';

const EXPORT = 'src/server/imports/fixtures/export.xml';
test.describe.configure({ mode: 'serial' });

test('a dry run tells what would come and changes nothing; the import brings it in', async ({
  browser,
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/settings'));
  await owner.getByRole('link', { name: /Import/ }).click();
  await expect(owner.getByText('No imports yet')).toBeVisible();
  await owner.locator('input[type="file"]').setInputFiles(EXPORT);
  await expect(owner.getByRole('heading', { name: 'export.xml (dry run)' })).toBeVisible();
  await expect(owner.getByText('Nothing has been changed yet')).toBeVisible({ timeout: 30_000 });
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(portico.publicUrl('demo', '/welcome')))?.status()).toBe(404);

  await owner.getByRole('button', { name: 'Import now' }).click();
  await expect(owner.getByText('The import is complete.')).toBeVisible({ timeout: 60_000 });
  const counts = owner.locator('dl');
  for (const [label, value] of [
    ['Pages', '2'],
    ['Posts', '3'],
    ['Comments', '2'],
    ['Failed', '0'],
  ] as const)
    await expect(counts.locator('div').filter({ hasText: label }).locator('dd')).toHaveText(value);

  expect((await visitor.goto(portico.publicUrl('demo', '/welcome')))?.status()).toBe(200);
  await expect(visitor.getByRole('heading', { name: 'Hello' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'the beds' })).toHaveAttribute('href', '/welcome/beds');
  expect(await visitor.content()).not.toContain('javascript:alert');
  await visitor.context().close();
});

test('the post has its author, date, categories and comments, and the old address leads to it', async ({
  page,
  portico,
}) => {
  await page.goto(portico.publicUrl('demo', '/2021/03/mint/'));
  expect(new URL(page.url()).pathname).toBe('/notes/mint');
  await expect(page.getByRole('heading', { level: 1, name: 'Mint & Thyme' })).toBeVisible();
  await expect(page.getByText('Before the fold.')).toBeVisible();
  await expect(page.getByText('Rose Gardener').first()).toBeVisible();
  await expect(page.locator('time').first()).toHaveAttribute('datetime', /^2021-03-04/);
  await expect(page.getByText('Nice')).toBeVisible();
  await page.getByRole('link', { name: 'Herbs & Roots' }).first().click();
  await expect(page.getByRole('link', { name: 'Mint & Thyme' }).first()).toBeVisible();
  expect((await page.goto(portico.publicUrl('demo', '/notes/secret')))?.status()).toBe(404);
  expect((await page.goto(portico.publicUrl('demo', '/notes/idea')))?.status()).toBe(404);
});

test('the report names what was not mapped and what is missing, and can be downloaded', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/settings/import'));
  await owner
    .getByRole('row')
    .filter({ hasText: 'export.xml' })
    .filter({ hasText: /Import/ })
    .filter({ hasText: 'Done' })
    .last()
    .click();
  await owner.getByRole('tab', { name: /^Not mapped/ }).click();
  await expect(owner.getByRole('row').filter({ hasText: 'calendar' }).first()).toBeVisible();
  await owner.getByRole('tab', { name: /^Missing files/ }).click();
  await expect(owner.getByRole('row').filter({ hasText: 'missing.png' }).first()).toBeVisible();
  await owner.getByRole('tab', { name: /^Changed addresses/ }).click();
  await expect(
    owner.getByRole('row').filter({ hasText: '/2021/03/mint' }).filter({ hasText: '/notes/mint' }).first(),
  ).toBeVisible();
  const started = owner.waitForEvent('download');
  await owner.getByRole('link', { name: 'Download as CSV' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('import-report.csv');
  const report = await readFile(await download.path(), 'utf8');
  expect(report).toContain('missing.png');
  expect(report).toContain('/notes/mint');
});

test('the same file again brings nothing in twice', async ({ owner, portico }) => {
  await owner.goto(portico.appUrl('demo', '/config/settings/import'));
  await owner.getByText('Dry run', { exact: true }).first().click();
  await expect(owner.getByRole('switch', { name: /Dry run/ })).not.toBeChecked();
  await owner.locator('input[type="file"]').setInputFiles(EXPORT);
  await expect(owner.getByText('The import is complete.')).toBeVisible({ timeout: 60_000 });
  const counts = owner.locator('dl');
  await expect(counts.locator('div').filter({ hasText: 'Pages' }).locator('dd')).toHaveText('0');
  await expect(counts.locator('div').filter({ hasText: 'Here already' }).locator('dd')).not.toHaveText('0');
});

test('one bad post among good ones is named with what to do, and the others come', async ({
  browser,
  owner,
  portico,
}) => {
  const post = (id: number, title: string, content: string): string =>
    `<item><title>${title}</title><link>https://garden.example/2022/${id}/</link><guid>https://garden.example/?p=${id}</guid><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_name>entry-${id}</wp:post_name><wp:post_date_gmt>2022-01-0${id} 10:00:00</wp:post_date_gmt><content:encoded><![CDATA[${content}]]></content:encoded></item>`;
  const xml = `<br /><b>Notice</b>: a message of PHP\n<?xml version="1.0"?><rss version="2.0"><channel><title>T & J</title><wp:wxr_version>1.2</wp:wxr_version>${post(1, 'Before it', 'Good [contact-form-7 id="1"] words')}${post(2, 'The bad one', 'x'.repeat(5_000_001))}${post(3, 'After it', 'Good')}</channel></rss>`;
  await owner.setViewportSize({ width: 360, height: 740 });
  await owner.goto(portico.appUrl('demo', '/config/settings/import'));
  await owner
    .locator('input[type="file"]')
    .setInputFiles({ name: 'one-bad.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) });
  await expect(owner.getByText('1 entry could not be: see below what to do.')).toBeVisible({
    timeout: 60_000,
  });
  await owner.getByRole('button', { name: 'Import now' }).focus();
  await owner.keyboard.press('Enter');
  await expect(owner.getByText('The import is complete. 1 entry could not be brought in')).toBeVisible({
    timeout: 60_000,
  });
  const counts = owner.locator('dl');
  for (const [label, value] of [
    ['Posts', '2'],
    ['Failed', '1'],
  ] as const)
    await expect(counts.locator('div').filter({ hasText: label }).locator('dd')).toHaveText(value);
  const bad = owner.getByRole('row').filter({ hasText: 'The bad one' });
  await expect(bad).toContainText(
    'more than 5,000,000 characters. Divide it into several entries in WordPress.',
  );
  await expect(bad).toContainText('The other entries are not affected.');
  await owner.getByRole('tab', { name: 'Failed (1)' }).focus();
  await owner.keyboard.press('ArrowRight');
  await expect(owner.getByRole('tab', { name: 'Cut texts (1)' })).toBeFocused();
  await expect(owner.getByRole('row').filter({ hasText: '[contact-form-7 id="1"]' })).toBeVisible();
  await owner.getByRole('tab', { name: /^Notes/ }).click();
  await expect(owner.getByRole('row').filter({ hasText: 'a message of PHP' })).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await owner.setViewportSize({ width, height: 800 });
    expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  const visitor = await (await browser.newContext()).newPage();
  for (const id of [1, 3]) {
    expect((await visitor.goto(portico.publicUrl('demo', `/notes/entry-${id}`)))?.status()).toBe(200);
    await expect(visitor.getByText('Good').first()).toBeVisible();
    await expect(visitor.getByText('contact-form')).toHaveCount(0);
  }
  await visitor.context().close();
});

test('a malformed file is refused with the place where it breaks, and nothing is imported', async ({
  owner,
  portico,
}) => {
  await owner.goto(portico.appUrl('demo', '/config/settings/import'));
  const runs = owner.getByRole('row', { name: /export\.xml/ });
  await expect(runs).not.toHaveCount(0);
  const before = await runs.count();
  const xml = await readFile(EXPORT, 'utf8');
  const input = owner.locator('input[type="file"]');
  for (const [name, text, message] of [
    [
      'broken.xml',
      xml.replace('</title><link>', '</titel><link>'),
      /not an export file of WordPress or Disqus: Line \d+: unexpected close tag/,
    ],
    [
      'half.xml',
      xml.slice(0, xml.length / 2),
      /not an export file of WordPress or Disqus: Line \d+: the file ends too early/,
    ],
    ['posts.xml', '{"posts": []}', /not an export file of WordPress or Disqus/],
  ] as const) {
    await input.setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(text) });
    await expect(owner.getByText(message)).toBeVisible();
  }
  await owner.reload();
  await expect(runs).toHaveCount(before);
});
