import { expect, it, vi } from 'vitest';
import { sitemapEntry } from '#domain/seo/sitemap.ts';
import {
  createSitemapPlans,
  planSitemap,
  writeSitemapFile,
  type ReadSitemap,
  type SitemapDocument,
  type SitemapFile,
} from './sitemap-plan.ts';
import type { DocumentId } from '#domain/documents/record.ts';

const LIMITS = { addresses: 45_000, bytes: 5_000_000 };

const addressAt = (path: string) => ({
  url: `https://example.org${path}`,
  modifiedAt: '2026-01-01T00:00:00.000Z',
  images: [],
});

function siteOf(count: number, path = 'page') {
  const documents: readonly SitemapDocument[] = Array.from({ length: count }, (_, index) => ({
    documentId: String(index).padStart(24, '0') as DocumentId,
    addresses: [addressAt(`/${path}-${index}`)],
  }));
  const read = vi.fn<ReadSitemap>(async (after, limit) => {
    const start = after === null ? 0 : Number(after) + 1;
    return documents.slice(start, start + limit);
  });
  return { documents, read };
}

it('is one file up to 45,000 addresses, and two beyond [FIND-37]', async () => {
  expect(await planSitemap(siteOf(45_000).read, LIMITS)).toEqual([
    { after: null, skipped: 0, count: 45_000 },
  ]);
  expect(await planSitemap(siteOf(45_001).read, LIMITS)).toEqual([
    { after: null, skipped: 0, count: 45_000 },
    { after: '44999'.padStart(24, '0'), skipped: 0, count: 1 },
  ]);
  expect(await planSitemap(siteOf(0).read, LIMITS)).toEqual([{ after: null, skipped: 0, count: 0 }]);
});

it('begins another file before one passes 5 MB, and holds each address once [FIND-37]', async () => {
  const { documents, read } = siteOf(30_000, 'サービス'.repeat(35));
  const plan = await planSitemap(read, LIMITS);
  const files = [];
  for (const file of plan) files.push(await writeSitemapFile(read, file));
  expect(plan.length).toBeGreaterThan(2);
  for (const file of files) expect(Buffer.byteLength(file)).toBeLessThanOrEqual(5_100_000);
  expect(files.join('\n')).toBe(documents.flatMap(({ addresses }) => addresses.map(sitemapEntry)).join('\n'));
});

it('holds each address once where a document has more of them than a file [FIND-37]', async () => {
  const shop = Array.from({ length: 100 }, (_, index) => addressAt(`/shop/category/${index}`));
  const documents = [[addressAt('/about')], shop, [addressAt('/team')], [addressAt('/shop-2')]].map(
    (addresses, index) => ({ documentId: String(index).padStart(24, '0') as DocumentId, addresses }),
  );
  const read: ReadSitemap = async (after, limit) => {
    const start = after === null ? 0 : Number(after) + 1;
    return documents.slice(start, start + limit);
  };
  const plan = await planSitemap(read, { addresses: 40, bytes: 1_000_000 });
  expect(plan.map(({ count }) => count)).toEqual([40, 40, 23]);
  const files = [];
  for (const file of plan) files.push(...(await writeSitemapFile(read, file)).split('\n'));
  expect(files).toEqual(documents.flatMap(({ addresses }) => addresses.map(sitemapEntry)));
});

it('names each picture of an address once, and at most 1,000 of them [FIND-38]', () => {
  const images = Array.from({ length: 1001 }, (_, index) => `https://example.org/picture-${index}.jpg`);
  const named = (entry: string) => entry.match(/<image:loc>/g)?.length;
  expect(named(sitemapEntry({ ...addressAt('/jug'), images }))).toBe(1000);
  expect(
    named(sitemapEntry({ ...addressAt('/jug'), images: [...images.slice(0, 2), ...images.slice(0, 2)] })),
  ).toBe(2);
});

it('reads a large site in pieces of 2,000, once for the plan and once for the files', async () => {
  const { read } = siteOf(100_000);
  const plan = await planSitemap(read, LIMITS);
  expect(read).toHaveBeenCalledTimes(51);
  for (const file of plan) await writeSitemapFile(read, file);
  expect(read.mock.calls.length).toBeLessThanOrEqual(51 + 53);
  expect(Math.max(...read.mock.calls.map(([, limit]) => limit))).toBe(2000);
});

it('lets others have their turn between two pieces', async () => {
  const { read } = siteOf(20_000);
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await planSitemap(read, LIMITS);
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(9);
});

it('is planned once for all who ask, and again after it failed', async () => {
  const plans = createSitemapPlans();
  const make = vi.fn<() => Promise<readonly SitemapFile[]>>(async () => [
    { after: null, skipped: 0, count: 1 },
  ]);
  await Promise.all([plans('a 1', make), plans('a 1', make), plans('a 2', make)]);
  expect(make).toHaveBeenCalledTimes(2);
  await expect(plans('b 1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await plans('b 1', make);
  expect(make).toHaveBeenCalledTimes(3);
});
