import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createId } from '#lib/id.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { RecordDefinition } from '#domain/records/define-record.ts';
import { NOTE } from '#domain/records/testing/note-records.ts';
import { contentSearchRoutes } from '#server/content-search/routes.ts';
import { pageRoutes } from '#server/pages/routes.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { publishingRoutes } from '#server/publishing/routes.ts';
import { siteHistoryRoutes } from '#server/site-history/routes.ts';
import { trashRoutes } from '#server/trash/routes.ts';
import { createDocument } from './create-document.ts';
import { documentKinds, provideDocumentKinds } from './document-kinds.ts';
import { loadDocument, loadPublished } from './queries.ts';
import { recordsAtVersion } from './records-at-version.ts';
import { documentRoutes } from './routes.ts';
import { buildSite, type BuiltSite } from './testing/build-site.ts';
import { changedTitles, noteDocument, projectedColors } from './testing/notes/note-document.ts';
import { signInContributor, type Contributor } from './testing/sign-in-contributor.ts';

// The lines that a new kind of document and a new type of record add to the registries; nothing else knows of them.
vi.mock('#domain/documents/record.ts', async (original) => {
  const kinds = await original<{
    readonly DOCUMENT_KINDS: readonly string[];
    readonly CONTENT_KINDS: readonly string[];
    readonly RECORD_TYPES: readonly string[];
  }>();
  return {
    ...kinds,
    DOCUMENT_KINDS: [...kinds.DOCUMENT_KINDS, 'note'],
    CONTENT_KINDS: [...kinds.CONTENT_KINDS, 'note'],
    RECORD_TYPES: [...kinds.RECORD_TYPES, 'reminder'],
  };
});
vi.mock('#domain/records/record-definitions.ts', async (original) => {
  const registry = await original<{
    readonly RECORD_DEFINITIONS: readonly RecordDefinition[];
    readonly findRecordDefinition: (kind: string, type: string) => RecordDefinition | null;
  }>();
  const { noteSettings, reminder } = await import('#domain/records/testing/note-records.ts');
  const own = [noteSettings, reminder];
  return {
    ...registry,
    RECORD_DEFINITIONS: [...registry.RECORD_DEFINITIONS, ...own],
    findRecordDefinition: (kind: string, type: string) =>
      kind === 'note'
        ? (own.find((definition) => definition.type === type) ?? null)
        : registry.findRecordDefinition(kind, type),
  };
});

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;
let note: DocumentId;
const get = async (path: string) => (await anna.browser.call('GET', path, undefined, anna.host)).body;
const post = (path: string, body: JsonObject) => anna.browser.call('POST', path, body, anna.host);
const remove = () => anna.browser.call('DELETE', `/api/content/${note}`, undefined, anna.host);

beforeAll(async () => {
  const routes = [
    pageRoutes,
    documentRoutes,
    publishingRoutes,
    siteHistoryRoutes,
    trashRoutes,
    contentSearchRoutes,
  ];
  test = await createTestApp(routes.flat());
  const { definitions, ...rest } = documentKinds();
  provideDocumentKinds({ ...rest, definitions: { ...definitions, [NOTE]: noteDocument } });
  // The migration of the new kind.
  await sql`alter table documents drop constraint documents_kind_check`.execute(test.services.db);
  await sql`alter table content_entries drop constraint content_entries_kind_check`.execute(test.services.db);
});
afterAll(() => test.close());

beforeEach(async () => {
  projectedColors.clear();
  changedTitles.length = 0;
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
  const settings = {
    id: 'settings',
    type: 'settings',
    title: 'Shopping',
    urlName: 'shopping',
    color: 'pink',
  } as const;
  const milk = {
    id: 'b'.repeat(24),
    type: 'reminder',
    text: 'Buy milk',
    minutes: 9,
  } as unknown as typeof settings;
  const { id } = await test.services.db.transaction().execute((trx) =>
    createDocument(trx, {
      siteId: site.siteId,
      kind: NOTE,
      records: Object.fromEntries([settings, milk].map((record) => [record.id, record])),
      authorId: null,
      name: 'Create note',
      at: new Date(test.services.now()),
    }),
  );
  note = id;
});

async function change(operation: JsonObject): Promise<JsonObject> {
  const document = await loadDocument(test.services.db, site.siteId, note);
  const changed = {
    id: createId(),
    baseVersion: document?.version ?? 0,
    name: 'Change',
    gestureId: createId(),
    operations: [operation],
  };
  const body = { clientId: createId(), changes: [changed] } as unknown as JsonObject;
  return (await post(`/api/documents/${note}/changes`, body)).body;
}
const set = (field: string, value: JsonValue) => change({ op: 'set', id: 'settings', field, value });
const publish = () => post('/api/publish', { documentIds: 'all' });
const colors = () => Object.fromEntries(projectedColors);

describe('a kind of document that is a definition and a line in each registry', () => {
  it('stands in lists under its address and is found by what its records say', async () => {
    expect(await get('/api/content?kind=note')).toMatchObject({
      total: 1,
      entries: [
        { documentId: note, kind: 'note', title: 'Shopping', path: '/shopping', publishState: 'unpublished' },
      ],
    });
    expect(await get('/api/content-search?query=milk')).toMatchObject({
      records: [
        {
          documentId: note,
          documentKind: 'note',
          title: 'Shopping',
          path: '/shopping',
          recordType: 'reminder',
        },
      ],
    });
  });

  it('is changed by its rules, with what follows in the same transaction', async () => {
    expect(await set('title', 'Secret')).toMatchObject({ rejected: [{ code: 'not-permitted' }] });
    expect(changedTitles).toEqual([]);
    await set('title', 'Errands');
    expect(changedTitles).toEqual(['Errands']);
    expect(await get('/api/content?kind=note')).toMatchObject({ entries: [{ title: 'Errands' }] });
  });

  it('is published with its own tables, and taken back to what was live by a rollback', async () => {
    expect(await get('/api/publish/summary')).toMatchObject({
      documents: expect.arrayContaining([
        expect.objectContaining({ documentId: note, kind: 'note', title: 'Shopping', changes: ['New note'] }),
      ]),
    });
    await publish();
    expect(colors()).toEqual({ [`draft ${note}`]: 'pink', [`live ${note}`]: 'pink' });
    await set('color', 'yellow');
    expect(colors()).toEqual({ [`draft ${note}`]: 'yellow', [`live ${note}`]: 'pink' });
    await publish();
    expect(colors()).toEqual({ [`draft ${note}`]: 'yellow', [`live ${note}`]: 'yellow' });
    await post('/api/releases/1/rollback', {});
    expect(colors()).toEqual({ [`draft ${note}`]: 'yellow', [`live ${note}`]: 'pink' });
  });

  it('goes to the trash from lists and from visitors, and comes back as a draft', async () => {
    await publish();
    expect((await remove()).body).toEqual({ removed: 1 });
    expect(colors()).toEqual({});
    expect(await get('/api/content?kind=note')).toMatchObject({ total: 0 });
    expect(await get('/api/trash')).toMatchObject({
      total: 1,
      entries: [{ documentId: note, kind: 'note', title: 'Shopping' }],
    });
    expect(await post(`/api/content/${note}/recover`, {})).toMatchObject({
      status: 200,
      body: { entry: { kind: 'note' } },
    });
    expect(colors()).toEqual({ [`draft ${note}`]: 'pink' });
  });

  it('stays where its rule refuses that it goes', async () => {
    await set('title', 'Pinned');
    expect(await remove()).toMatchObject({ status: 403 });
    expect(await get('/api/content?kind=note')).toMatchObject({ total: 1 });
  });

  it('comes back with its whole site', async () => {
    const before = test.services.now();
    test.clock.advance(60_000);
    await set('color', 'yellow');
    expect(await post('/api/site/restore', { at: new Date(before + 1000).toISOString() })).toMatchObject({
      status: 200,
      body: { restored: 1 },
    });
    expect(colors()).toEqual({ [`draft ${note}`]: 'pink' });
  });
});

describe('a type of record that is a file and a line in the registry', () => {
  const put = (record: JsonObject) =>
    change({ op: 'put', record: { id: createId(), type: 'reminder', ...record } });

  it('is written by its schema, its rules and what holds in the whole document', async () => {
    const refused = [
      await put({ text: 'a text of more than twenty', minutes: 5 }),
      await put({ text: 'Call', minutes: 0 }),
      await put({ text: 'never', minutes: 5 }),
      await put({ text: 'Buy milk', minutes: 5 }),
    ];
    expect(refused.map(({ rejected }) => JSON.stringify(rejected))).toEqual([
      expect.stringContaining('.text'),
      expect.stringContaining('.minutes'),
      expect.stringContaining('A reminder comes some time.'),
      expect.stringContaining('There is such a reminder already.'),
    ]);
    expect(await put({ text: 'Call', minutes: 5 })).toMatchObject({ rejected: [] });
  });

  it('is told by its words before it is published, and takes the permissions that it names', async () => {
    await publish();
    await put({ text: 'Call', minutes: 5 });
    expect(JSON.stringify(await get('/api/publish/summary'))).toContain('1 reminder added');
    const eve = await signInContributor(test.app, test.services, site, 'Eve', ['editor']);
    anna = eve;
    expect(await put({ text: 'Write', minutes: 5 })).toMatchObject({ rejected: [] });
    expect(await set('color', 'yellow')).toMatchObject({ rejected: [{ code: 'not-permitted' }] });
  });
});

describe('a record that was stored in an older form', () => {
  const MILK = 'b'.repeat(24);
  const OLDER = { id: MILK, type: 'reminder', text: 'Buy milk', seconds: 540 };
  const stored = async () => {
    const row = await test.services.db
      .selectFrom('document_records')
      .select('record')
      .where('site_id', '=', site.siteId)
      .where('document_id', '=', note)
      .where('record_id', '=', MILK)
      .executeTakeFirstOrThrow();
    return row.record;
  };
  const read = async () => {
    const { records } = await get(`/api/documents/${note}`);
    return (records as JsonObject)[MILK];
  };

  beforeEach(async () => {
    await publish();
    const older = JSON.stringify(OLDER);
    await sql`update document_records set record = ${older}::jsonb
      where site_id = ${site.siteId} and document_id = ${note} and record_id = ${MILK}`.execute(
      test.services.db,
    );
    await sql`update document_snapshots set records = jsonb_set(records, ${`{${MILK}}`}::text[], ${older}::jsonb)
      where site_id = ${site.siteId} and document_id = ${note}`.execute(test.services.db);
  });

  it('is read in the form of today, as a draft, as it was and by visitors', async () => {
    const today = { id: MILK, type: 'reminder', text: 'Buy milk', minutes: 9 };
    expect(await stored()).toEqual(OLDER);
    expect(await read()).toEqual(today);
    expect((await loadPublished(test.services.db, site.siteId, note))?.records[MILK]).toEqual(today);
    expect((await recordsAtVersion(test.services.db, site.siteId, note, 0))?.[MILK]).toEqual(today);
  });

  it('is written in the form of today by whatever changes it', async () => {
    await change({ op: 'set', id: MILK, field: 'text', value: 'Buy oats' });
    expect(await stored()).toEqual({ id: MILK, type: 'reminder', text: 'Buy oats', minutes: 9 });
  });

  it('is taken in its older form, from a page that was opened before the update', async () => {
    expect(await change({ op: 'put', record: { ...OLDER, seconds: 120 } })).toMatchObject({ rejected: [] });
    const today = { id: MILK, type: 'reminder', text: 'Buy milk', minutes: 2 };
    expect(await stored()).toEqual(today);
    expect((await recordsAtVersion(test.services.db, site.siteId, note, 1))?.[MILK]).toEqual(today);
    const bad = await change({ op: 'put', record: { ...OLDER, seconds: 0 } });
    expect(JSON.stringify(bad['rejected'])).toContain('.minutes');
  });
});
