import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import type { JsonObject } from '#lib/json.ts';
import {
  buildCollection,
  buildItem,
  buildPage,
  buildSite,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { loadNeeds } from './load-needs.ts';

const COLLECTIONS = 20;

let test: TestServices;
let app: FastifyInstance;
let site: BuiltSite;
const collections: DocumentId[] = [];

function block(index: number, blockType: string, data: JsonObject): DocumentRecord {
  return {
    id: `b${String(index).padStart(2, '0')}`,
    type: 'block',
    blockType,
    sectionId: 's1',
    desktop: { x: 0, y: index * 4, w: 24, h: 4 },
    mobile: null,
    dataVersion: blockType === 'gallery' ? 2 : 1,
    data,
  };
}

const linkTo = (documentId: DocumentId | undefined): JsonObject => ({
  kind: 'page',
  documentId: documentId ?? '',
});
const summaryOf = (index: number) =>
  block(index, 'summary', {
    collection: linkTo(collections[index]),
    variant: 'list',
    count: 1,
    metadata: 'none',
  });
const galleryOf = (index: number) =>
  block(index, 'gallery', { items: [], collection: linkTo(collections[index]), design: 'grid' });

beforeAll(async () => {
  test = await createTestServices();
  app = await createHttpApp(test.services, { identify, routes: [], plugins: [registerPublished] });
  await app.ready();
  site = await buildSite(test.services);
  for (let index = 0; index < COLLECTIONS; index += 1) {
    const id = await buildCollection(test.services, site.siteId, `list-${index}`);
    collections.push(id);
    await buildItem(test.services, site.siteId, id, `old-${index}`, {
      publishAt: '2023-01-01T00:00:00.000Z',
    });
    await buildItem(test.services, site.siteId, id, `new-${index}`, {
      publishAt: '2023-06-01T00:00:00.000Z',
    });
  }
  const all = Array.from({ length: COLLECTIONS }, (_, index) => index);
  await buildPage(test.services, site.siteId, 'One', 'one', [summaryOf(0)]);
  await buildPage(test.services, site.siteId, 'Many', 'many', all.map(summaryOf));
  await buildPage(test.services, site.siteId, 'Slides', 'slides', [galleryOf(0)]);
  await buildPage(test.services, site.siteId, 'Many slides', 'many-slides', all.map(galleryOf));
  await publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'First',
  });
  await test.services.db
    .updateTable('sites')
    .set({ is_public: true })
    .where('id', '=', site.siteId)
    .execute();
  // What is kept of a site is loaded by the first visit.
  await visit('/nowhere');
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function visit(url: string) {
  const answer = await app.inject({
    method: 'GET',
    url,
    headers: { host: `${site.identifier}.localhost:8080` },
  });
  return { status: answer.statusCode, body: answer.body };
}

/** The machinery behind the server asks by its own clock: for waiting jobs, for instance. */
function isOfPage(statement: unknown): boolean {
  return typeof statement === 'string' && /^\s*select\b/i.test(statement) && statement.includes('site_id');
}

async function countQueries<Done>(work: () => Promise<Done>): Promise<{ done: Done; queries: number }> {
  const asked = vi.spyOn(Client.prototype, 'query');
  try {
    const done = await work();
    return { done, queries: asked.mock.calls.filter(([statement]) => isOfPage(statement)).length };
  } finally {
    asked.mockRestore();
  }
}

it('asks as often for a page with 20 summaries of 20 collections as for one with 1', async () => {
  const one = await countQueries(() => visit('/one'));
  const many = await countQueries(() => visit('/many'));
  expect([one.done.status, many.done.status]).toEqual([200, 200]);
  expect(one.queries).toBeGreaterThan(3);
  expect(many.queries).toBe(one.queries);
  for (let index = 0; index < COLLECTIONS; index += 1) {
    expect(many.done.body).toContain(`href="/list-${index}/new-${index}"`);
    expect(many.done.body).not.toContain(`old-${index}"`);
  }
});

it('asks as often for a page with 20 galleries of 20 collections as for one with 1', async () => {
  const one = await countQueries(() => visit('/slides'));
  const many = await countQueries(() => visit('/many-slides'));
  expect([one.done.status, many.done.status]).toEqual([200, 200]);
  expect(many.queries).toBe(one.queries);
  expect(many.done.body).toContain('/list-19/old-19');
});

it('gives the newest first, nothing of what is locked or gone, and does not know what nobody asked for', async () => {
  const [first, second, third] = collections as [DocumentId, DocumentId, DocumentId];
  const gone = 'f'.repeat(24) as DocumentId;
  const loaded = await loadNeeds(
    test.services.db,
    site.siteId,
    [
      { kind: 'items', documentId: first },
      { kind: 'items', documentId: first },
      { kind: 'items', documentId: second },
      { kind: 'slides', documentId: third },
      { kind: 'items', documentId: gone },
    ],
    { documents: new Set([second]), exempt: new Set() },
  );
  expect(loaded('items', first)?.map(({ path }) => path)).toEqual(['/list-0/new-0', '/list-0/old-0']);
  expect(loaded('items', second)).toEqual([]);
  expect(loaded('items', gone)).toEqual([]);
  expect(loaded('items', third)).toBeNull();
  expect(loaded('slides', third)?.map(({ title }) => title)).toEqual(['new-2', 'old-2']);
  expect(loaded('slides', first)).toBeNull();
});
