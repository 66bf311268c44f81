import { existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { findHtmlErrors, isHtmlCheckerThere } from '#server/platform/testing/find-html-errors.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { OutsideCallError } from '#server/platform/network/call-outside.ts';
import type { FetchFile } from '#server/import-sources/fetch-file.ts';
import { importWordpress } from './import-wordpress.ts';

const KINDS = path.join(import.meta.dirname, 'fixtures/kinds.xml');
const SAMPLES = path.resolve(import.meta.dirname, '../../../../shared/samples/wordpress');
const CHECK_LIMIT_MS = 180_000;

let test: TestServices;
let app: FastifyInstance;
let rose: Buffer;
beforeAll(async () => {
  test = await createTestServices({ now: Date.UTC(2026, 10, 21) });
  app = await createApp(test.services);
  await app.ready();
  rose = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#cc2244' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const fetchRose: FetchFile = (url) =>
  url.endsWith('/rose.png')
    ? Promise.resolve({ content: Readable.from([rose]), name: 'rose.png' })
    : Promise.reject(new OutsideCallError('The server was not found.', true));

async function bringIn(...files: readonly string[]): Promise<BuiltSite> {
  const site = await buildSite(test.services);
  const { siteId } = site;
  for (const file of files) {
    await importWordpress(test.services, { siteId, file, dryRun: false, fetchFile: fetchRose });
  }
  await publishDocuments(test.services, { siteId, documentIds: 'all', authorId: null, name: 'Publish' });
  return site;
}

const get = (site: BuiltSite, url: string) =>
  app.inject({ url, headers: { host: `${site.identifier}.localhost`, accept: 'text/html' } });

/** Every published page by its path, found as search engines find them, and as many pages of lists as there are. */
async function publishedPages(site: BuiltSite): Promise<ReadonlyMap<string, string>> {
  const sitemap = (await get(site, '/sitemap.xml')).body;
  const waiting = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const pages = new Map<string, string>();
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (pages.has(url)) continue;
    const answer = await get(site, url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    pages.set(url, answer.body);
    for (const [, query] of answer.body.matchAll(/href="[^"?]*(\?page=\d+)"/g)) {
      waiting.push(`${url.split('?')[0]}${query}`);
    }
  }
  return pages;
}

describe.runIf(isHtmlCheckerThere())('the Nu HTML checker finds no errors on the published pages', () => {
  it(
    'of an export with every kind of content',
    async () => {
      const site = await bringIn(KINDS);
      const pages = await publishedPages(site);
      expect([...pages.keys()]).toEqual(
        expect.arrayContaining(['/texts', '/media', '/layout', '/blog/classic']),
      );
      expect([...pages.values()].join('')).not.toMatch(/alert\(1\)<|javascript:|onclick/);
      expect(await findHtmlErrors(pages)).toEqual([]);
    },
    CHECK_LIMIT_MS,
  );

  it.runIf(existsSync(SAMPLES))(
    'of the two sample exports',
    async () => {
      const site = await bringIn(
        path.join(SAMPLES, 'themeunittestdata.wordpress.xml'),
        path.join(SAMPLES, '64-block-test-data.xml'),
      );
      const pages = await publishedPages(site);
      expect(pages.size).toBeGreaterThan(130);
      expect(await findHtmlErrors(pages)).toEqual([]);
    },
    CHECK_LIMIT_MS,
  );
});
