import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createId } from '#lib/id.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { documentRoutes } from '#server/documents/routes.ts';
import { loadDocument } from '#server/documents/queries.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { loadNeeds } from '#server/needs/load-needs.ts';
import { pageRoutes } from '#server/pages/routes.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { COLLECTION_VIEWS } from '#site/collections/collection-views.ts';
import { recipes as recipesView } from '#site/collections/testing/recipes/index.tsx';
import { COLLECTION_SOURCES } from './collection-sources.ts';
import { projectedMinutes, recipes as recipesSource } from './testing/recipes/index.ts';

// The lines that a new type adds to the registries; nothing else knows of it.
vi.mock('#domain/collections/collection-registry.ts', async (original) => {
  const registry = await original<{ readonly COLLECTIONS: object }>();
  const { recipes } = await import('#domain/collections/testing/recipes/index.ts');
  return { ...registry, COLLECTIONS: { ...registry.COLLECTIONS, recipes } };
});
Object.assign(COLLECTION_VIEWS, { recipes: recipesView });
Object.assign(COLLECTION_SOURCES, { recipes: recipesSource });

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;
let kitchen: DocumentId;
let stew: DocumentId;
const post = (path: string, body: JsonObject) => anna.browser.call('POST', path, body, anna.host);
const idOf = (body: JsonObject) => (body['entry'] as JsonObject)['documentId'] as DocumentId;

beforeAll(async () => {
  test = await createTestApp([...pageRoutes, ...documentRoutes], {}, [registerPublished]);
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
  const page = { title: 'Kitchen', kind: 'collection', collectionType: 'recipes', navigation: 'main' };
  kitchen = idOf((await post('/api/pages', page)).body);
  stew = idOf((await post('/api/items', { collectionId: kitchen, title: 'Stew' })).body);
  await change(stew, 'workflowState', 'published');
  await publish();
});
afterAll(() => test.close());

const publish = () =>
  publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Publish',
  });

async function change(documentId: DocumentId, field: string, value: JsonValue): Promise<JsonObject> {
  const document = await loadDocument(test.services.db, site.siteId, documentId);
  const changed = {
    id: createId(),
    baseVersion: document?.version ?? 0,
    name: 'Change',
    gestureId: createId(),
    operations: [{ op: 'set', id: 'settings', field, value }],
  };
  const body = { clientId: createId(), changes: [changed] } as unknown as JsonObject;
  return (await post(`/api/documents/${documentId}/changes`, body)).body;
}

async function visit(path: string): Promise<string> {
  const { statusCode, body } = await test.app.inject({
    method: 'GET',
    url: path,
    headers: { host: `${site.identifier}.localhost:8080` },
  });
  expect(statusCode, path).toBe(200);
  return body;
}

describe('a type of collection that is a folder in each place and a line in each registry', () => {
  it('is begun with what its definition says, and so are its items', async () => {
    const settings = async (id: DocumentId) =>
      (await loadDocument(test.services.db, site.siteId, id))?.records['settings'];
    expect(await settings(kitchen)).toMatchObject({ collectionType: 'recipes', season: 'spring' });
    expect(await settings(stew)).toMatchObject({ recordType: 'recipe', minutes: 45, authorName: '' });
    const { body } = await anna.browser.call('GET', '/api/content?path=%2Fkitchen', undefined, anna.host);
    expect(body['entries']).toMatchObject([{ kind: 'collection', collectionType: 'recipes' }]);
  });

  it('is written by its own schema and rules, collection and items', async () => {
    const refused = [
      await change(stew, 'minutes', 0),
      await change(kitchen, 'season', 'monsoon'),
      await change(kitchen, 'season', 'a season with a long name'),
    ];
    expect(refused.map((body) => JSON.stringify(body))).toEqual([
      expect.stringContaining('settings.minutes'),
      expect.stringContaining('There is no such season here.'),
      expect.stringContaining('At most 20 characters.'),
    ]);
  });

  it('shows its list and its items as its view says, with structured data of its own', async () => {
    expect(await visit('/kitchen')).toContain(
      '<menu class="recipes"><li><a href="/kitchen/stew">Stew</a></li></menu>',
    );
    const item = await visit('/kitchen/stew');
    expect(item).toContain('<h1>Recipe: Stew</h1>');
    expect(item).toContain('<p class="after">Before it a soup</p>');
    expect(item).toContain('"@type":"Recipe"');
    expect(item).not.toContain('BlogPosting');
  });

  it('puts its parts into feeds, and lends its items to blocks', async () => {
    expect(await visit('/kitchen/feed.xml')).toContain('Takes 45 minutes');
    const loaded = await loadNeeds(test.services.db, site.siteId, [{ kind: 'items', documentId: kitchen }]);
    expect(loaded('items', kitchen)).toMatchObject([{ title: 'Stew (spring)', path: '/kitchen/stew' }]);
  });

  it('projects what only it needs with each change and each publish', async () => {
    expect(projectedMinutes).toEqual(
      new Map([
        [`draft ${stew}`, 45],
        [`live ${stew}`, 45],
      ]),
    );
    await change(stew, 'minutes', 50);
    expect(projectedMinutes.get(`draft ${stew}`)).toBe(50);
    expect(projectedMinutes.get(`live ${stew}`)).toBe(45);
  });

  it('holds as many items as its definition says [CONT-201]', async () => {
    expect((await post('/api/items', { collectionId: kitchen, title: 'Soup' })).status).toBe(200);
    expect(await post('/api/items', { collectionId: kitchen, title: 'Bread' })).toMatchObject({
      status: 409,
      body: { error: 'A collection that is ordered by hand can hold at most 2 items.' },
    });
  });
});
