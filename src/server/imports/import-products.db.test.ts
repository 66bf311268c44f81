import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadDocument } from '#server/documents/queries.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import type { FetchFile } from '#server/import-sources/fetch-file.ts';
import { OutsideCallError } from '#server/platform/network/call-outside.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { importWordpress } from './import-wordpress.ts';
import { cdata, exportOf } from './testing/export-of.ts';

let test: TestServices;
let site: BuiltSite;
let folder: string;
let picture: Buffer;
const asked: string[] = [];
const fetchFile: FetchFile = (url) => {
  asked.push(url);
  return url.endsWith('tee.png')
    ? Promise.resolve({ content: Readable.from([picture]), name: 'tee.png' })
    : Promise.reject(new OutsideCallError('The server was not found.', false));
};

beforeAll(async () => {
  test = await createTestServices();
  folder = await mkdtemp(path.join(tmpdir(), 'portico-wxr-'));
  picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#2c4' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  site = await buildSite(test.services);
  asked.length = 0;
});

const meta = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
    )
    .join('');
const term = (taxonomy: string, slug: string, name: string) =>
  `<category domain="${taxonomy}" nicename="${slug}">${cdata(name)}</category>`;

const shop = (price: string) =>
  exportOf([
    { id: 9, type: 'attachment', fields: { 'wp:attachment_url': 'https://garden.example/tee.png' } },
    {
      id: 44,
      type: 'product',
      fields: { title: 'Tee', 'excerpt:encoded': '<p>Soft.</p>' },
      content: '<p>Made of <strong>cotton</strong>.</p>',
      xml:
        term('product_type', 'variable', 'variable') +
        term('product_cat', 'shirts', 'Shirts') +
        term('pa_color', 'sky-blue', 'Sky blue') +
        meta({
          _thumbnail_id: '9',
          _product_attributes:
            'a:2:{s:8:"pa_color";a:2:{s:4:"name";s:8:"pa_color";s:5:"value";s:0:"";}s:4:"size";a:2:{s:4:"name";s:4:"Size";s:5:"value";s:5:"S | L";}}',
        }),
    },
    {
      id: 45,
      type: 'product_variation',
      fields: { title: 'Tee - Sky blue, S', 'wp:post_parent': '44' },
      content: '',
      xml: meta({
        attribute_pa_color: 'sky-blue',
        attribute_size: 'S',
        _sku: 'T-S',
        _regular_price: price,
        _sale_price: '15',
        _manage_stock: 'yes',
        _stock: '4',
        _weight: '0.2',
      }),
    },
    {
      id: 46,
      type: 'product_variation',
      fields: { 'wp:post_parent': '44' },
      content: '',
      xml: meta({ attribute_pa_color: 'sky-blue', attribute_size: 'L', _sku: 'T-L', _regular_price: '21' }),
    },
    {
      id: 47,
      type: 'product',
      fields: { title: 'Set' },
      content: '',
      xml: term('product_type', 'grouped', 'grouped'),
    },
  ]);

async function bring(xml: string, dryRun = false) {
  const file = path.join(folder, 'export.xml');
  await writeFile(file, xml);
  const { siteId } = site;
  const { report, failure } = await importWordpress(test.services, { siteId, file, dryRun, fetchFile });
  expect(failure).toBeNull();
  return report;
}
async function records() {
  const { id } = await test.services.db
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', site.siteId)
    .where('kind', '=', 'item')
    .executeTakeFirstOrThrow();
  return Object.values((await loadDocument(test.services.db, site.siteId, id))?.records ?? {});
}

it('brings products of WooCommerce with their variations to a store page, and says so [CRM-19, COMM-21]', async () => {
  const report = await bring(shop('20'));
  expect(report.counts).toMatchObject({ products: 1, failed: 1, posts: 0 });
  expect(report.unmapped).toEqual([]);
  expect(report.documents).toHaveLength(2);
  expect(report.documents).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'product', title: 'Tee', outcome: 'created', path: '/shop/tee' }),
      expect.objectContaining({
        kind: 'product',
        title: 'Set',
        outcome: 'failed',
        note: 'Products of the type grouped cannot be sold here.',
      }),
    ]),
  );
  expect(report.notes).toContain(
    '1 product was brought in as drafts of a store page. Look at them under Selling, and publish them.',
  );
  const all = await records();
  expect(all.find(({ id }) => id === 'settings')).toMatchObject({
    title: 'Tee',
    excerpt: 'Soft.',
    categories: ['Shirts'],
    workflowState: 'published',
    featuredImage: { width: 30 },
  });
  expect(all.filter(({ type }) => type === 'product-option').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Color', 'Size']),
  );
  const variants = all.filter(({ type }) => type === 'variant');
  expect(variants).toHaveLength(2);
  expect(variants.find(({ sku }) => sku === 'T-S')).toMatchObject({
    price: 2000,
    salePrice: 1500,
    onSale: true,
    weightGrams: 200,
  });
  expect(all.some(({ type }) => type === 'block')).toBe(true);
  const stock = await test.services.db
    .selectFrom('variant_stock')
    .select('quantity')
    .where('site_id', '=', site.siteId)
    .execute();
  expect(stock).toEqual([{ quantity: 4 }]);
  expect(asked).toEqual(['https://garden.example/tee.png']);
});

it('changes nothing a second time, and what the export says otherwise the next [CRM-19]', async () => {
  await bring(shop('20'));
  const before = JSON.stringify(await records());
  const again = await bring(shop('20'));
  expect(again.counts).toMatchObject({ products: 0, unchanged: 1 });
  expect(JSON.stringify(await records())).toBe(before);
  await bring(shop('22'));
  expect((await records()).find(({ sku }) => sku === 'T-S')).toMatchObject({ price: 2200 });
});

it('writes nothing in a dry run [CRM-19]', async () => {
  const report = await bring(shop('20'), true);
  expect(report.counts).toMatchObject({ products: 1, failed: 1 });
  const { count } = await test.services.db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', site.siteId)
    .where('kind', 'in', ['item', 'collection'])
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
  expect(asked).toEqual([]);
});
