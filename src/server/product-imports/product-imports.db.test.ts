import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableImportOptionsSchema } from '#contract/table-imports.ts';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import type { JsonObject } from '#lib/json.ts';
import { documentRoutes } from '#server/documents/routes.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { pageRoutes } from '#server/pages/routes.ts';
import { createOutsideCaller } from '#server/platform/network/call-outside.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { tableImportJob } from '#server/table-imports/table-import-job.ts';
import { startTableImport, undoTableImport } from '#server/table-imports/start-table-import.ts';
import { importTable, type GivenTable } from '#server/table-imports/testing/import-table.ts';
import { productImport } from './product-import.ts';
import { productsCsv } from './products-csv.ts';

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;
let pictures: Server;
let host: string;
/** Paths of pictures that were asked for, and those that are there. */
const asked: string[] = [];
const there = new Set(['/jug.png', '/back.png', '/text.png']);

beforeAll(async () => {
  test = await createTestApp([...pageRoutes, ...documentRoutes], {}, [registerPublished]);
  Object.assign(test.services, {
    callOutside: createOutsideCaller({ proxies: null, isRefused: () => false }),
  });
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  pictures = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/page.png') response.setHeader('content-type', 'text/html').end('<p>no picture</p>');
    else if (there.has(path)) response.setHeader('content-type', 'image/png').end(png);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
afterAll(async () => {
  pictures.close();
  await test.close();
});

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: JsonObject) =>
  anna.browser.call(method, path, body, anna.host);

async function store(): Promise<DocumentId> {
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
  const page = { title: 'Shop', kind: 'collection', collectionType: 'products', navigation: 'main' };
  const { body } = await call('POST', '/api/pages', page);
  asked.length = 0;
  return (body['entry'] as JsonObject)['documentId'] as DocumentId;
}

const bring = (shop: DocumentId, text: GivenTable['text'], given: Partial<GivenTable> = {}) =>
  importTable(test, productImport, {
    siteId: site.siteId,
    by: anna.accountId,
    targetId: shop,
    text,
    ...given,
  });
const counts = ({ added, changed, unchanged, skipped, wrong, noted }: Awaited<ReturnType<typeof bring>>) => ({
  added,
  changed,
  unchanged,
  skipped,
  wrong,
  noted,
});
const NONE = { added: 0, changed: 0, unchanged: 0, skipped: 0, wrong: 0, noted: 0 };

interface Product {
  readonly id: DocumentId;
  readonly version: number;
  readonly settings: JsonObject;
  of(type: DocumentRecord['type']): readonly DocumentRecord[];
}
async function products(): Promise<ReadonlyMap<string, Product>> {
  const rows = await test.services.db
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', site.siteId)
    .where('kind', '=', 'item')
    .where('removed_at', 'is', null)
    .execute();
  const found = new Map<string, Product>();
  for (const { id } of rows) {
    const document = await loadDocument(test.services.db, site.siteId, id);
    const records = document?.records ?? {};
    const settings = (records['settings'] ?? {}) as JsonObject;
    found.set(JSON.stringify(settings['title']).slice(1, -1), {
      id,
      version: document?.version ?? -1,
      settings,
      of: (type) => Object.values(records).filter((record) => record.type === type),
    });
  }
  return found;
}
async function stock(): Promise<Record<string, number | null>> {
  const rows = await test.services.db
    .selectFrom('variant_stock')
    .innerJoin('product_variants as variant', (join) =>
      join
        .onRef('variant.site_id', '=', 'variant_stock.site_id')
        .onRef('variant.variant_id', '=', 'variant_stock.variant_id')
        .on('variant.stage', '=', 'draft'),
    )
    .select(['variant.sku', 'is_unlimited', 'quantity'])
    .where('variant_stock.site_id', '=', site.siteId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.sku, row.is_unlimited ? null : row.quantity]));
}
/** Everything that is stored of documents and stock, to see that nothing was written. */
async function everything(): Promise<string> {
  const { db } = test.services;
  const [documents, movements] = await Promise.all([
    db
      .selectFrom('documents')
      .select(['id', 'version'])
      .where('site_id', '=', site.siteId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('stock_movements')
      .select(['id'])
      .where('site_id', '=', site.siteId)
      .orderBy('id')
      .execute(),
  ]);
  return JSON.stringify([documents, movements]);
}
async function exported(): Promise<string> {
  let csv = '';
  const { siteId, identifier } = site;
  for await (const piece of productsCsv(test.services, { siteId, identifier }, null)) csv += piece;
  return csv;
}

const HEADER =
  'Handle,Title,Body (HTML),Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Alt Text,Status';
const shopify = () =>
  [
    HEADER,
    `jug,Jug,<h2>Care</h2><p>Wash <b>by hand</b>.</p><p><img src="${host}/text.png"></p>,Jugs,"blue, new",true,Size,Small,J-S,350,shopify,5,12.50,15,${host}/jug.png,In front,active`,
    `jug,,,,,,,Large,J-L,700,shopify,0,20,,${host}/back.png,,`,
    `bowl,Bowl,Holds soup.,,,false,Title,Default Title,BOWL,,,,9,,${host}/jug.png,,draft`,
  ].join('\r\n');

describe('a file of another shop', () => {
  it('is looked through first: nothing is written, no picture is fetched [CRM-19]', async () => {
    const shop = await store();
    const before = await everything();
    const report = await bring(shop, shopify(), { isDryRun: true });
    expect(report).toMatchObject({ ...NONE, state: 'checked', added: 2, images: 3 });
    expect(await everything()).toBe(before);
    expect(asked).toEqual([]);
  });

  it('becomes products with options, variants, prices, stock, texts and pictures, each fetched once [CRM-19, COMM-01, COMM-09, COMM-17, COMM-21]', async () => {
    const shop = await store();
    const report = await bring(shop, shopify());
    expect(report).toMatchObject({ ...NONE, state: 'done', added: 2 });
    expect(asked.toSorted()).toEqual(['/back.png', '/jug.png', '/text.png']);
    const found = await products();
    const jug = found.get('Jug');
    expect(jug?.settings).toMatchObject({
      recordType: 'store-item',
      urlName: 'jug',
      workflowState: 'published',
      categories: ['Jugs'],
      tags: ['blue', 'new'],
      excerpt: '',
      featuredImage: { width: 40, alt: 'In front' },
    });
    expect(jug?.of('product-option')).toMatchObject([
      { name: 'Size', values: [{ name: 'Small' }, { name: 'Large' }] },
    ]);
    expect(jug?.of('variant').toSorted((one) => (one['sku'] === 'J-S' ? -1 : 1))).toMatchObject([
      { sku: 'J-S', price: 1500, salePrice: 1250, onSale: true, weightGrams: 350 },
      { sku: 'J-L', price: 2000, salePrice: 0, onSale: false, weightGrams: 700 },
    ]);
    expect(jug?.of('product-image')).toHaveLength(1);
    expect(
      jug
        ?.of('block')
        .map(({ blockType }) => blockType)
        .toSorted(),
    ).toEqual(['image', 'text']);
    expect(found.get('Bowl')?.settings).toMatchObject({ workflowState: 'draft', excerpt: 'Holds soup.' });
    expect(await stock()).toEqual({ 'J-S': 5, 'J-L': 0 });
    const movements = await test.services.db
      .selectFrom('stock_movements')
      .select(['kind', 'effect'])
      .where('site_id', '=', site.siteId)
      .execute();
    expect(movements).toEqual([{ kind: 'imported', effect: 5 }]);
  });

  it('is found by visitors once it is published [COMM-39, COMM-94]', async () => {
    const shop = await store();
    await bring(shop, shopify());
    await publishDocuments(test.services, {
      siteId: site.siteId,
      documentIds: 'all',
      authorId: null,
      name: 'Publish',
    });
    const visit = (url: string) =>
      test.app.inject({ method: 'GET', url, headers: { host: `${site.identifier}.localhost:8080` } });
    const page = await visit('/shop/jug');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('$12.50');
    expect(page.body).toContain('by hand');
    expect((await visit('/shop/bowl')).statusCode).toBe(404);
  });

  it('changes nothing a second time, whatever was sold or changed here meanwhile [CRM-19]', async () => {
    const shop = await store();
    await bring(shop, shopify());
    const jug = (await products()).get('Jug');
    const change = { op: 'set', id: 'settings', field: 'title', value: 'Blue jug' } as const;
    await call('POST', `/api/documents/${String(jug?.id)}/changes`, {
      clientId: 'b'.repeat(24),
      changes: [
        {
          id: 'a'.repeat(24),
          baseVersion: jug?.version ?? 0,
          name: 'Rename',
          gestureId: 'a'.repeat(24),
          operations: [change],
        },
      ],
    } as unknown as JsonObject);
    await test.services.db
      .updateTable('variant_stock')
      .set({ quantity: 3 })
      .where('site_id', '=', site.siteId)
      .where('quantity', '=', 5)
      .execute();
    const before = await everything();
    asked.length = 0;
    expect(counts(await bring(shop, shopify()))).toEqual({ ...NONE, unchanged: 2 });
    expect(await everything()).toBe(before);
    expect(asked).toEqual([]);
    expect((await products()).get('Blue jug')?.settings['title']).toBe('Blue jug');
    expect((await stock())['J-S']).toBe(3);
  });

  it('changes what it says otherwise than before, with one change of the history [CRM-19]', async () => {
    const shop = await store();
    await bring(shop, shopify());
    const before = (await products()).get('Jug');
    const next = shopify().replace(',12.50,15,', ',11,15,').replace(',700,shopify,0,20', ',700,shopify,8,20');
    expect(counts(await bring(shop, next))).toEqual({ ...NONE, changed: 1, unchanged: 1 });
    const after = (await products()).get('Jug');
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    expect(after?.of('variant').find(({ sku }) => sku === 'J-S')).toMatchObject({
      salePrice: 1100,
      price: 1500,
    });
    expect(await stock()).toEqual({ 'J-S': 5, 'J-L': 8 });
  });

  it('gets a variant and an option value more [COMM-21]', async () => {
    const shop = await store();
    await bring(shop, shopify());
    const rows = shopify().split('\r\n');
    const next = [...rows.slice(0, 3), 'jug,,,,,,,Huge,J-H,900,shopify,2,30,,,,', ...rows.slice(3)].join(
      '\r\n',
    );
    expect(counts(await bring(shop, next))).toEqual({ ...NONE, changed: 1, unchanged: 1 });
    const jug = (await products()).get('Jug');
    expect(jug?.of('variant')).toHaveLength(3);
    expect(jug?.of('product-option')).toMatchObject([{ values: [{}, {}, { name: 'Huge' }] }]);
    expect((await stock())['J-H']).toBe(2);
  });

  it('says which pictures are missing, and mends them the next time [CRM-19]', async () => {
    const shop = await store();
    const csv = [
      HEADER,
      `cup,Cup,,,,true,Title,Default Title,,,,,5,,${host}/jug.png,,active`,
      `cup,,,,,,,,,,,,,,${host}/late.png,,`,
      `cup,,,,,,,,,,,,,,${host}/page.png,,`,
    ].join('\n');
    const report = await bring(shop, csv);
    expect(counts(report)).toEqual({ ...NONE, added: 1, noted: 1 });
    expect(report.images).toBe(1);
    expect(report.problems[0]).toMatchObject({ line: 2, email: 'Cup' });
    expect(report.problems[0]?.reason).toContain(`The picture ${host}/late.png could not be fetched`);
    expect(report.problems[0]?.reason).toContain(`${host}/page.png`);
    expect(report.hasLeftOut).toBe(true);
    there.add('/late.png');
    asked.length = 0;
    const again = await bring(shop, csv);
    there.delete('/late.png');
    expect(counts(again)).toEqual({ ...NONE, changed: 1, noted: 1 });
    expect(asked.toSorted()).toEqual(['/late.png', '/page.png']);
    expect((await products()).get('Cup')?.of('product-image')).toHaveLength(1);
  });

  it('leaves broken products out with their lines and takes the others [CRM-19]', async () => {
    const shop = await store();
    const csv = [
      HEADER,
      'a,A,,,,true,Title,Default Title,,,,,cheap,,,,active',
      'b,B,,,,true,Title,Default Title,,,,,5,,,,active',
      'c,C,,,,true,Title,Default Title,,,,,5,,,,active',
      'b,B again,,,,true,Title,Default Title,,,,,5,,,,active',
      ',,,,,,,,,,,,,,,,',
    ].join('\n');
    const report = await bring(shop, csv);
    expect(counts(report)).toEqual({ ...NONE, added: 2, skipped: 1, wrong: 1 });
    expect(report.problems.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'Row 2: “cheap” is no price in USD. Write it like 12.50.'],
      [5, 'This product stands in the file twice.'],
    ]);
  });

  it.each([
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('is read as %s, with semicolons, too [CRM-19]', async (_, encoded) => {
    const shop = await store();
    const csv = 'Handle;Title;Variant Price\r\ncafe;Café crème;3,50\r\n';
    expect(counts(await bring(shop, encoded(csv)))).toEqual({ ...NONE, added: 1 });
    expect((await products()).get('Café crème')?.of('variant')).toMatchObject([{ price: 350 }]);
  });

  it('asks which shop it comes from where its headers say nothing [CRM-19]', async () => {
    const shop = await store();
    const csv = 'Was,Wieviel\nKrug,12\n';
    const report = await bring(shop, csv, { isDryRun: true });
    expect(report.errorWords?.key).toBe('errors.import-no-products');
    expect(report.columns).toEqual([
      { header: 'Was', is: 'none' },
      { header: 'Wieviel', is: 'none' },
    ]);
    const options = { dialect: 'squarespace', columns: ['title', 'price'] };
    await startTableImport(test.services, tableImportJob([productImport]), site.siteId, report.id, {
      isDryRun: false,
      options: tableImportOptionsSchema.parse(options),
      by: anna.accountId,
    });
    await test.runJobs('table-import');
    expect((await products()).get('Krug')?.of('variant')).toMatchObject([{ price: 1200 }]);
  });

  it('fills a store page up to its 200 products, or makes further ones [COMM-10, CONT-197, CONT-198, CONT-201]', async () => {
    const shop = await store();
    const csv = (count: number) =>
      [HEADER, ...Array.from({ length: count }, (_, at) => `p${at},P${at},,,,true,,,,,,,5,,,,active`)].join(
        '\n',
      );
    const report = await bring(shop, csv(203));
    expect(counts(report)).toEqual({ ...NONE, added: 200, skipped: 3 });
    expect(report.problems[0]?.reason).toBe(
      'A store page holds 200 products. Remove some, or let further store pages be made.',
    );
    expect(counts(await bring(shop, csv(203), { options: { morePages: true } }))).toEqual({
      ...NONE,
      added: 3,
      unchanged: 200,
    });
    const pages = await test.services.db
      .selectFrom('content_entries')
      .select(['title', 'path'])
      .where('site_id', '=', site.siteId)
      .where('kind', '=', 'collection')
      .where('stage', '=', 'draft')
      .orderBy('path')
      .execute();
    expect(pages).toEqual([
      { title: 'Shop', path: '/shop' },
      { title: 'Shop 2', path: '/shop-2' },
    ]);
  });
});

describe('a store page', () => {
  it('of another site, and what is none, takes no products in [DATA-14]', async () => {
    const foreign = await store();
    const own = await store();
    const { db } = test.services;
    const takes = (id: string) => productImport.hasTarget?.(db, site.siteId, id);
    expect([await takes(own), await takes(foreign), await takes('shop')]).toEqual([true, false, false]);
  });
});

describe('an export', () => {
  it('changes nothing where it is imported again [CRM-19]', async () => {
    const shop = await store();
    const formula = 'f,=1+1,<p>-x</p>,,,true,Title,Default Title,,,,,5,,,,active';
    await bring(shop, `${shopify()}\r\n${formula}`);
    const csv = await exported();
    expect(csv).toContain("'=1+1");
    expect(csv).not.toContain(',=1+1');
    const before = await everything();
    asked.length = 0;
    const report = await bring(shop, csv);
    expect(report.problems).toEqual([]);
    expect(counts(report)).toEqual({ ...NONE, unchanged: 3 });
    expect(await everything()).toBe(before);
    expect(asked).toEqual([]);
  });

  it('changes what was changed in it [CRM-19]', async () => {
    const shop = await store();
    await bring(shop, shopify());
    const csv = (await exported())
      .replace(',Bowl,', ',Deep bowl,')
      .replace('15.00,12.50,Yes,5', '15.00,12.50,No,7');
    expect(counts(await bring(shop, csv))).toEqual({ ...NONE, changed: 2 });
    const found = await products();
    expect(found.get('Deep bowl')?.settings['excerpt']).toBe('Holds soup.');
    expect(
      found
        .get('Jug')
        ?.of('variant')
        .find(({ sku }) => sku === 'J-S'),
    ).toMatchObject({ onSale: false });
    expect((await stock())['J-S']).toBe(7);
    expect(found.get('Jug')?.of('block')).toHaveLength(2);
  });
});

describe('an import', () => {
  it('is taken back: what it made lies in the trash, what it changed is as before [CRM-19]', async () => {
    const shop = await store();
    await bring(shop, shopify());
    const jug = (await products()).get('Jug');
    const next = `${shopify().replace(',12.50,15,', ',11,15,').replace('shopify,5', 'shopify,9')}\r\nmug,Mug,,,,true,,,,,,,5,,,,active`;
    const { id } = await bring(shop, next);
    expect((await stock())['J-S']).toBe(9);
    await test.services.db
      .updateTable('variant_stock')
      .set({ quantity: 7 })
      .where('site_id', '=', site.siteId)
      .where('quantity', '=', 9)
      .execute();
    await undoTableImport(test.services, tableImportJob([productImport]), site.siteId, id);
    await test.runJobs('table-import');
    const found = await products();
    expect([...found.keys()].toSorted()).toEqual(['Bowl', 'Jug']);
    expect(found.get('Jug')?.of('variant').toSorted()).toEqual(jug?.of('variant').toSorted());
    // Two were sold meanwhile.
    expect((await stock())['J-S']).toBe(3);
    expect(counts(await bring(shop, next))).toEqual({ ...NONE, added: 1, changed: 1, unchanged: 1 });
  });
});
