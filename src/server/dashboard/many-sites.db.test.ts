import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteCardSchema } from '#contract/sites.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { Services } from '#server/platform/services.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { loadSiteCovers } from './site-covers.ts';
import { listSiteSummaries } from './site-summaries.ts';

const PICTURE = {
  fileId: createId(),
  path: '/s/images/abc/harbour.jpg',
  width: 1600,
  height: 900,
  alt: '',
  focalPoint: { x: 0.5, y: 0.25 },
};

let test: TestServices;
const few = createId() as AccountId;
const many = createId() as AccountId;

beforeAll(async () => {
  test = await createTestServices();
  const { db } = test.services;
  for (const id of [few, many]) {
    await db
      .insertInto('accounts')
      .values({
        id,
        email: `${id}@example.org`,
        email_key: `${id}@example.org`,
        name: 'Ada',
        password_hash: '',
        created_at: new Date(),
      } as never)
      .execute();
  }
  await makeSites(few, 'few', 14);
  await makeSites(many, 'many', 10_000);
}, 120_000);
afterAll(() => test.close());

/** Published sites, each with a home page that begins with a picture. */
async function makeSites(accountId: AccountId, name: string, count: number): Promise<void> {
  const { db } = test.services;
  await sql`
    with made as (
      insert into sites (id, identifier, title, site_document_id, created_at, ready_at)
      select lpad(to_hex(${name === 'few' ? 1_000_000 : 2_000_000} + n), 24, '0'), ${name} || '-' || n, 'Old',
        lpad('1', 24, '0'), now(), now()
      from generate_series(1, ${count}::int) n returning id, identifier),
    roles as (
      insert into site_roles (site_id, account_id, roles, created_at)
      select id, ${accountId}, array['admin'], now() from made),
    pages as (
      insert into documents (site_id, id, kind, version, published_version, created_at, created_by_name, created_as,
        updated_at)
      select made.id, lpad(d.id, 24, '0'), d.kind, 1, 1, now(), '', '', now()
      from made, (values ('1', 'site'), ('2', 'page')) d(id, kind)),
    settings as (
      insert into document_records (site_id, document_id, record_id, record)
      select id, lpad('1', 24, '0'), 'settings', jsonb_build_object('title', 'Über ' || identifier) from made)
    insert into document_snapshots (site_id, document_id, version, records)
    select made.id, lpad(d.id, 24, '0'), 1, d.records || jsonb_build_object('settings', d.records -> 'settings' ||
      jsonb_build_object('title', 'Über ' || identifier))
    from made, (values
      ('1', ${JSON.stringify({
        settings: { homePageId: '2'.padStart(24, '0') },
        design: { palette: { white: '#fefefe', accent: '#aa3311' } },
      })}::jsonb),
      ('2', ${JSON.stringify({
        settings: {},
        a: {
          id: 'a',
          type: 'section',
          order: 'm',
          theme: 'bright',
          background: { kind: 'image', image: PICTURE, overlay: 0.4 },
        },
      })}::jsonb)) d(id, records)`.execute(db);
  await sql`analyze`.execute(db);
}

interface Cost {
  readonly queries: number;
  readonly bytes: number;
  readonly sites: number;
  readonly total: number;
}

/** What a call of the dashboard asks of the database and sends to the browser. */
async function costOf(filter: Omit<Parameters<typeof listSiteSummaries>[1], 'which'>): Promise<Cost> {
  let queries = 0;
  const db = test.services.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const services: Services = { ...test.services, db };
  const { sites, total } = await listSiteSummaries(services, { which: 'present', ...filter });
  const covers = await loadSiteCovers(db, sites);
  const cards = sites.map((site) => siteCardSchema.parse({ ...site, cover: covers.get(site.id) ?? null }));
  return { queries, bytes: JSON.stringify(cards).length, sites: cards.length, total };
}

it('shows a page of 10,000 sites with as many questions and bytes as one of 14', async () => {
  const small = await costOf({ accountId: few, page: 1, pageSize: 24 });
  expect(small).toMatchObject({ sites: 14, total: 14 });
  const large = await costOf({ accountId: many, page: 1, pageSize: 24 });
  expect(large).toMatchObject({ sites: 24, total: 10_000 });
  expect(large.queries).toBe(7);
  expect(small.queries).toBe(7);
  expect(large.bytes).toBeLessThan(24_000);
  // Covers are kept: the next look reads and writes none.
  expect((await costOf({ accountId: many, page: 1, pageSize: 24 })).queries).toBe(4);
  expect(await costOf({ accountId: many, page: 417, pageSize: 24 })).toMatchObject({ sites: 16 });
  expect(await costOf({ accountId: many, page: 418, pageSize: 24 })).toMatchObject({
    sites: 0,
    total: 10_000,
  });
});

it('searches titles as they are edited and addresses, whatever the case', async () => {
  const found = async (search: string) =>
    (await costOf({ accountId: many, page: 1, pageSize: 24, search })).total;
  expect(await found('many-77')).toBe(111);
  expect(await found('ÜBER 9999')).toBe(1);
  expect(await found('Old')).toBe(0);
  expect(await found('%')).toBe(0);
  expect(await found('few-1')).toBe(0);
});

it('draws the home page as it is live: colours, first picture, first words; anew after a publish', async () => {
  const { sites } = await listSiteSummaries(test.services, {
    which: 'present',
    accountId: few,
    page: 1,
    pageSize: 1,
  });
  const site = sites[0];
  if (site === undefined) throw new Error('There is a site');
  const before = (await loadSiteCovers(test.services.db, sites)).get(site.id);
  expect(before).toMatchObject({
    header: { background: '#fefefe', title: 'Über few-14' },
    background: '#aa3311',
    headline: '',
    picture: { path: '/s/images/abc/harbour.jpg', overlay: 0.4, focalPoint: { x: 0.5, y: 0.25 } },
  });
  await changeHome(site.id);
  await publishDocuments(test.services, {
    siteId: site.id,
    documentIds: 'all',
    authorId: null,
    name: 'Again',
  });
  const { revision } = await test.services.db
    .selectFrom('sites')
    .select('revision')
    .where('id', '=', site.id)
    .executeTakeFirstOrThrow();
  const after = (await loadSiteCovers(test.services.db, [{ id: site.id, revision }])).get(site.id);
  expect(after).toMatchObject({ background: '#fefefe', headline: 'Bread since 1921', picture: null });
});

async function changeHome(siteId: SiteId): Promise<void> {
  const text = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Bread since 1921' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Every day.' }] },
    ],
  };
  const records = [
    { id: 'settings', type: 'settings', title: 'Home', urlName: 'home' },
    { id: 'b', type: 'section', order: 'm', theme: 'white' },
    {
      id: 'c',
      type: 'block',
      blockType: 'text',
      sectionId: 'b',
      desktop: { x: 0, y: 0, w: 12, h: 4 },
      data: { text },
    },
  ];
  for (const record of records) {
    await test.services.db
      .insertInto('document_records')
      .values({
        site_id: siteId,
        document_id: '2'.padStart(24, '0') as never,
        record_id: record.id,
        record: JSON.stringify(record) as never,
      })
      .execute();
  }
  await sql`update documents set version = 2 where site_id = ${siteId} and kind = 'page'`.execute(
    test.services.db,
  );
}
