import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { createRowsReader } from '#server/platform/testing/plans/rows-read.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import type { AccountId } from '#domain/documents/record.ts';
import { appendChange } from './append-change.ts';
import { changesSince } from './change-log.ts';
import { findDocumentHead, loadDocument } from './queries.ts';
import { saveChanges } from './save-changes.ts';
import { stateInPlaceOfChanges } from './state-in-place-of-changes.ts';
import { ANNA, buildPage, buildSite, change, setting } from './testing/build-site.ts';
import { loadOpeningUndoStacks, loadUndoStacks } from './undo-stacks.ts';

const MANY = 10_000;

let test: TestServices;
let siteId: SiteId;
let few: DocumentId;
let many: DocumentId;

beforeAll(async () => {
  test = await createTestServices();
  ({ siteId } = await buildSite(test.services));
  few = await grown('few', 10);
  many = await grown('many', MANY);
});
afterAll(() => test.close());

/** A page with so many changes of one person. */
async function grown(name: string, count: number): Promise<DocumentId> {
  const { services } = test;
  const page = await buildPage(services, siteId, name, name);
  await change(services, siteId, page, [setting('title', 'One')]);
  await sql`insert into document_changes select (jsonb_populate_record(one, jsonb_build_object('version', n,
      'id', lpad(to_hex(n), 24, '0'), 'gesture_id', 'g' || n))).*
    from document_changes one, generate_series(2, ${count}::int) n
    where one.site_id = ${siteId} and one.document_id = ${page} and one.version = 1`.execute(services.db);
  await sql`update documents set version = ${count} where site_id = ${siteId} and id = ${page}`.execute(
    services.db,
  );
  return page;
}

/** Rows of tables that the connection has looked at, by its own count. */
async function rowsReadIn(trx: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as count
    from pg_stat_xact_user_tables`.execute(trx);
  return rows[0]?.count ?? 0;
}

const bytes = (value: unknown): number => JSON.stringify(value).length;

it('a copy 5,000 versions behind gets the document, which is less', async () => {
  const { db } = test.services;
  expect(await stateInPlaceOfChanges(db, siteId, many, MANY - 200)).toBeNull();
  const far = await stateInPlaceOfChanges(db, siteId, many, MANY - 5000);
  expect(far?.version).toBe(MANY);
  expect(bytes(far)).toBeLessThan(3000);
});

it('which of the two is less is told by a few hundred rows', async () => {
  await sql`vacuum analyze document_changes, document_records`.execute(test.services.db);
  const reader = await createRowsReader(test.connection);
  const rows = await reader.of((db) => stateInPlaceOfChanges(db, siteId, many, MANY - 5000));
  await reader.close();
  expect(rows).toBeLessThan(300);
});

it('changes that are less than a long document come as they are', async () => {
  const { db } = test.services;
  await sql`update document_records set record = record || jsonb_build_object('description', (
      select string_agg(md5(n::text), '') from generate_series(1, 20000) n))
    where site_id = ${siteId} and document_id = ${few} and record_id = 'settings'`.execute(db);
  await sql`update documents set version = 301 where site_id = ${siteId} and id = ${few}`.execute(db);
  expect(await stateInPlaceOfChanges(db, siteId, few, 0)).toBeNull();
});

it('an edit made 5,000 versions ago is saved, and answered with the document', async () => {
  const id = createId<'change'>();
  const operations = [setting('description', 'Late')];
  const answer = await saveChanges(test.services, {
    siteId,
    documentId: many,
    author: ANNA,
    at: new Date(test.services.now()),
    changes: [{ id, baseVersion: MANY - 5000, name: 'Edit', gestureId: id, operations }],
  });
  expect(answer.results).toMatchObject([{ id, version: MANY + 1 }]);
  expect(answer.missed).toEqual([]);
  expect(answer.state).toMatchObject({ version: MANY + 1, records: { settings: { description: 'Late' } } });
  expect(bytes(answer)).toBeLessThan(3000);
});

it('saving 5,000 versions behind asks for and looks at what saving 200 behind does', async () => {
  const wide = await grown('behind', MANY);
  await sql`vacuum analyze document_changes, document_records, documents`.execute(test.services.db);
  const save = (behind: number) =>
    test.services.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const id = createId<'change'>();
      const baseVersion = ((await findDocumentHead(trx, siteId, wide))?.version ?? 0) - behind;
      const operations = [setting('title', `Saved ${id}`)];
      const change = { id, baseVersion, name: 'Edit', gestureId: id, operations };
      const before = await rowsReadIn(trx);
      const asked = vi.spyOn(Client.prototype, 'query');
      const author = { ...ANNA, clientId: `tab of ${id}` };
      const { logged } = await appendChange(trx, { siteId, documentId: wide, change, author });
      const statements = asked.mock.calls.filter(([statement]) => /\bdocument/.test(String(statement)));
      asked.mockRestore();
      expect(logged.conflicts).toHaveLength(1);
      return { statements: statements.length, rows: (await rowsReadIn(trx)) - before };
    });
  await save(200);
  const [near, far] = [await save(200), await save(5000)];
  expect(far).toEqual(near);
  expect(far.rows).toBeLessThan(250);
});

it('opening a document of 10,000 changes reads and brings what opening one of ten does', async () => {
  const accountId = ANNA.accountId ?? ('' as AccountId);
  const ten = await grown('ten', 10);
  await sql`vacuum analyze document_changes, document_records`.execute(test.services.db);
  const reader = await createRowsReader(test.connection);
  const opened = async (documentId: DocumentId) => {
    const brought: unknown[] = [];
    const rows = await reader.of(async (db) => {
      const { undo, redo } = await loadOpeningUndoStacks(db, { siteId, documentId, accountId });
      brought.push(undo.length, redo.length, (await loadDocument(db, siteId, documentId))?.kind);
    });
    return { rows, brought };
  };
  const [short, long] = [await opened(ten), await opened(many)];
  await reader.close();
  expect(long).toEqual(short);
  expect(long.brought).toEqual([9, 0, 'page']);
  expect(bytes(await loadDocument(test.services.db, siteId, many))).toBeLessThan(3000);
});

it('saving in a document of 10,000 changes asks for and looks at what saving in one of ten does', async () => {
  const ten = await grown('saved', 10);
  await sql`vacuum analyze document_changes, document_records, documents`.execute(test.services.db);
  const reader = await createRowsReader(test.connection);
  const save = async (documentId: DocumentId) => {
    const id = createId<'change'>();
    const baseVersion = (await loadDocument(test.services.db, siteId, documentId))?.version ?? 0;
    const operations = [setting('description', `Saved ${baseVersion}`)];
    const change = { id, baseVersion, name: 'Edit', gestureId: id, operations };
    const written = await test.services.db.transaction().execute(async (trx) => {
      // Tables of a test are so small that they would be read whole.
      await sql`set local enable_seqscan = off`.execute(trx);
      const before = await rowsReadIn(trx);
      const asked = vi.spyOn(Client.prototype, 'query');
      const { logged } = await appendChange(trx, { siteId, documentId, change, author: ANNA });
      const statements = asked.mock.calls.filter(([statement]) => /\bdocument/.test(String(statement)));
      asked.mockRestore();
      expect(logged.version).toBe(baseVersion + 1);
      return { statements: statements.length, rows: (await rowsReadIn(trx)) - before };
    });
    const answered = await reader.of(async (db) => {
      await stateInPlaceOfChanges(db, siteId, documentId, baseVersion);
      await changesSince(db, siteId, documentId, baseVersion);
    });
    return { ...written, answered };
  };
  // The first one learns what the others know.
  await save(ten);
  const [short, long] = [await save(ten), await save(many)];
  await reader.close();
  expect(long).toEqual(short);
  expect(long.statements).toBeGreaterThan(4);
  expect(long.rows).toBeGreaterThan(0);
});

it('what else can be taken back is asked for later, up to 200 changes', async () => {
  const { db } = test.services;
  const accountId = ANNA.accountId ?? ('' as AccountId);
  const whose = { siteId, documentId: many, accountId };
  expect(await loadOpeningUndoStacks(db, whose)).toMatchObject({ hasMore: true });
  const { undo } = await loadUndoStacks(db, whose, MANY);
  expect([undo.length, undo.at(-1)?.gestureId, undo[0]?.gestureId]).toEqual([199, 'g10000', 'g9802']);
  expect((await loadUndoStacks(db, whose, 9000)).undo.at(-1)?.gestureId).toBe('g9000');
  const three = { ...whose, documentId: await grown('three', 3) };
  expect(await loadOpeningUndoStacks(db, three)).toMatchObject({ hasMore: false, undo: { length: 3 } });
  const reader = await createRowsReader(test.connection);
  const rows = await reader.of((read) => loadUndoStacks(read, whose, MANY));
  await reader.close();
  expect(rows).toBeLessThanOrEqual(400);
});
