import { it } from 'vitest';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createTestServices } from '#server/platform/testing/test-services.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import sharp from 'sharp';
import { Readable } from 'node:stream';
import { importWordpress } from './import-wordpress.ts';
it('x', async () => {
  const test = await createTestServices({ now: Date.parse('2026-11-21T00:00:00Z') });
  const site = await buildSite(test.services);
  const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#369' } }).png().toBuffer();
  for (const f of ['themeunittestdata.wordpress.xml', '64-block-test-data.xml']) await importWordpress(test.services, { siteId: site.siteId, file: '/work/shared/samples/wordpress/' + f, dryRun: false, fetchFile: async (u) => ({ content: Readable.from([png]), name: 'a.png' }) });
  await publishDocuments(test.services, { siteId: site.siteId, documentIds: 'all', authorId: null, name: 'x' });
  const app = await createHttpApp(test.services, { routes: [], plugins: [registerPublished] });
  const rows = await test.services.db.selectFrom('content_entries').select('path').where('site_id', '=', site.siteId).where('stage', '=', 'live').execute();
  mkdirSync('/tmp/nu', { recursive: true });
  const bad: string[] = [];
  for (const [i, r] of [...rows.map((x) => x.path), rows.find((x) => x.path === '/posts') ? '/posts?page=2' : '/blog?page=2', '/posts/category/Block', '/posts/tag/sticky'].entries()) {
    const res = await app.inject({ url: encodeURI(r), headers: { host: site.identifier + '.localhost' } });
    if (res.statusCode !== 200) bad.push(r + ' ' + res.statusCode + ' ' + res.body.slice(0, 200));
    else writeFileSync('/tmp/nu/' + i + '.html', res.body);
  }
  writeFileSync('/tmp/nu/paths.json', JSON.stringify(rows.map((x) => x.path)));
  console.log(rows.length, bad);
  await app.close(); await test.close();
}, 300000);
