import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { BlockDeclaration } from '#blocks/define-block.ts';
import type { DocumentId, DocumentRecord, SiteId } from '#domain/documents/record.ts';
import { buildPage, buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import type { Db } from '#server/platform/database/database.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { signInContributor } from '#server/documents/testing/sign-in-contributor.ts';
import { widgetRoutes } from '#server/widgets/routes.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { NEED_LOADERS } from './need-loaders.ts';

// The block that needs it, and the line of the loader: nothing else knows of the kind.
vi.mock('#blocks/registry.ts', async (original) => {
  const registry = await original<{
    readonly BLOCKS: readonly BlockDeclaration[];
    readonly findBlock: (type: string) => BlockDeclaration | null;
  }>();
  const { hoursBlock } = await import('#blocks/testing/hours-block.tsx');
  const hours = hoursBlock as unknown as BlockDeclaration;
  return {
    BLOCKS: [...registry.BLOCKS, hours],
    findBlock: (type: string) => (type === 'hours' ? hours : registry.findBlock(type)),
  };
});
Object.assign(NEED_LOADERS, { openingHours: loadOpeningHours });

/** The titles of the published places stand for their hours. */
async function loadOpeningHours(db: Db, siteId: SiteId, documentIds: readonly DocumentId[]) {
  if (documentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_entries')
    .select(['document_id', 'title'])
    .where('site_id', '=', siteId)
    .where('stage', '=', 'live')
    .where('document_id', 'in', [...documentIds])
    .execute();
  return new Map(rows.map(({ document_id, title }) => [document_id, [`${title}: 9 to 5`]]));
}

const PLACES = 20;

let test: TestApp;
let site: BuiltSite;
const places: DocumentId[] = [];

beforeAll(async () => {
  test = await createTestApp(widgetRoutes, {}, [registerPublished]);
  site = await buildSite(test.services);
  for (let index = 0; index < PLACES; index += 1) {
    places.push(await buildPage(test.services, site.siteId, `Place ${index}`, `place-${index}`));
  }
  const stranger = await buildSite(test.services);
  const strange = await buildPage(test.services, stranger.siteId, 'Strange', 'strange');
  await publish(stranger.siteId);
  await buildPage(test.services, site.siteId, 'One', 'one', [hoursOf(places[0] ?? null, 0)]);
  await buildPage(test.services, site.siteId, 'Single', 'single', [hoursOf(places[1] ?? null, 0)]);
  await buildPage(test.services, site.siteId, 'Many', 'many', places.map(hoursOf));
  await buildPage(test.services, site.siteId, 'Odd', 'odd', [hoursOf(null, 0), hoursOf(strange, 1)]);
  await publish(site.siteId);
  await test.services.db
    .updateTable('sites')
    .set({ is_public: true })
    .where('id', '=', site.siteId)
    .execute();
  await visit('/nowhere');
});
afterAll(() => test.close());

function hoursOf(documentId: DocumentId | null, index: number): DocumentRecord {
  return {
    id: `b${String(index).padStart(2, '0')}`,
    type: 'block',
    blockType: 'hours',
    sectionId: 's1',
    desktop: { x: 0, y: index * 4, w: 24, h: 4 },
    mobile: null,
    dataVersion: 1,
    data: { documentId },
  };
}

function publish(siteId: SiteId) {
  return publishDocuments(test.services, { siteId, documentIds: 'all', authorId: null, name: 'First' });
}

async function visit(url: string): Promise<string> {
  const { body } = await test.app.inject({ url, headers: { host: `${site.identifier}.localhost:8080` } });
  return body;
}

async function queriesOf(url: string): Promise<number> {
  const asked = vi.spyOn(Client.prototype, 'query');
  try {
    await visit(url);
    return asked.mock.calls.filter(([text]) => typeof text === 'string' && text.includes('site_id')).length;
  } finally {
    asked.mockRestore();
  }
}

it('takes a new kind of need by its loader and the block that names it', async () => {
  expect(await visit('/one')).toContain('<p class="hours">["Place 0: 9 to 5"]</p>');
});

it('loads it for all blocks of a page in as many queries as for one', async () => {
  const one = await queriesOf('/single');
  expect(one).toBeGreaterThan(3);
  expect(await queriesOf('/many')).toBe(one);
  const many = await visit('/many');
  for (let index = 0; index < PLACES; index += 1) expect(many).toContain(`Place ${index}: 9 to 5`);
});

it('gives nothing of another site, and nothing where nobody asked', async () => {
  const odd = await visit('/odd');
  expect(odd).toContain('<p class="hours">null</p>');
  expect(odd).toContain('<p class="hours">[]</p>');
  expect(odd).not.toContain('Strange');
});

it('loads all that a block needs for the canvas, too, not only the first of it [EDIT-89]', async () => {
  const anna = await signInContributor(test.app, test.services, site, 'Anna');
  const [documentId = null, otherId = null] = places;
  const widget = (id: string) => ({ type: 'hours', id, value: { documentId, otherId } });
  const body = { widgetJSON: JSON.stringify([widget('a'), widget('b')]) };
  const answer = await anna.browser.call('POST', '/api/widget/GetWidgetRendering', body, anna.host);
  const both = '<p class="hours">["Place 0: 9 to 5"]</p><p class="hours">["Place 1: 9 to 5"]</p>';
  expect(answer.body).toMatchObject({ data: { htmls: [both, both] } });
});
