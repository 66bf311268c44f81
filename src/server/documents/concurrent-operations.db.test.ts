import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyOperations } from '#domain/documents/apply.ts';
import { othersOperations } from '#domain/documents/concurrent.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { rebaseOperations } from '#domain/documents/rebase.ts';
import { anyOperations, anyRecords } from '#domain/documents/testing/arbitraries.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { concurrentOperations } from './concurrent-operations.ts';
import { ANNA, buildPage, buildSite } from './testing/build-site.ts';

const US = `${ANNA.accountId} us`;

let test: TestServices;
let siteId: SiteId;

beforeAll(async () => {
  test = await createTestServices();
  ({ siteId } = await buildSite(test.services));
});
afterAll(() => test.close());

interface Sent {
  readonly clientId: string;
  readonly operations: readonly Operation[];
}

/** A page whose log is as given, with that version. */
async function logged(name: string, sent: readonly Sent[]): Promise<DocumentId> {
  const { db, now } = test.services;
  const documentId = await buildPage(test.services, siteId, name, name);
  await db
    .insertInto('document_changes')
    .values(
      sent.map(({ clientId, operations }, index) => ({
        site_id: siteId,
        document_id: documentId,
        version: index + 1,
        id: (index + 1).toString(16).padStart(24, '0') as never,
        author_id: ANNA.accountId,
        author_name: 'Anna',
        client_id: clientId,
        name: 'Edit',
        gesture_id: `g${index}`,
        operations: JSON.stringify(operations),
        inverse: '[]',
        conflicts: '[]',
        at: new Date(now()),
      })),
    )
    .execute();
  return documentId;
}

it('what is told of changes 300 versions ago collides as all of them do', async () => {
  const anyLog = fc.array(
    fc.record({ clientId: fc.constantFrom('us', 'them', 'others'), operations: anyOperations }),
    { minLength: 300, maxLength: 300 },
  );
  const cases = fc.sample(fc.tuple(anyRecords, anyLog, fc.array(anyOperations, { maxLength: 12 })), {
    numRuns: 12,
    seed: 11,
  });
  let conflicts = 0;
  for (const [index, [start, sent, ours]] of cases.entries()) {
    const documentId = await logged(`random-${index}`, sent);
    const current = applyOperations(
      start,
      sent.flatMap(({ operations }) => operations),
    ).records;
    const all = othersOperations(
      sent.map(({ clientId, operations }) => ({ clientId: `${ANNA.accountId} ${clientId}`, operations })),
      US,
    );
    for (const operations of ours) {
      const to = { siteId, documentId, sender: US, since: 0, version: 300, operations, current };
      const told = rebaseOperations(operations, await concurrentOperations(test.services.db, to), current);
      expect(told).toEqual(rebaseOperations(operations, all, current));
      conflicts += told.conflicts.length;
    }
  }
  expect(conflicts).toBeGreaterThan(100);
});

it('a field that others wrote a thousand times comes once, before and after what the sender wrote', async () => {
  const set = (field: string): Operation => ({ op: 'set', id: 'settings', field, value: 'x' });
  const wrote = (count: number, clientId: string, ...operations: readonly Operation[]): Sent[] =>
    Array.from({ length: count }, () => ({ clientId, operations }));
  const sent = [
    ...wrote(400, 'them', set('title'), { op: 'set', id: 'b1', field: 'data', value: 'x' }),
    ...wrote(1, 'us', set('title')),
    ...wrote(400, 'others', set('title'), set('excerpt')),
    ...wrote(200, 'them', { op: 'set', id: 'b1', field: 'data', value: 'x' }),
  ];
  const documentId = await logged('often', sent);
  const current: DocumentRecords = { settings: { id: 'settings', type: 'settings', title: 'x' } };
  const told = async (operation: Operation) =>
    concurrentOperations(test.services.db, {
      siteId,
      documentId,
      sender: US,
      since: 0,
      version: sent.length,
      operations: [operation],
      current,
    });
  const title = { op: 'set', id: 'settings', field: 'title' };
  const excerpt = { op: 'set', id: 'settings', field: 'excerpt' };
  const newest = Array.from({ length: 200 }, () => ({ op: 'set', id: 'b1', field: 'data', value: 'x' }));
  expect(await told({ ...set('title'), value: 'y' } as Operation)).toEqual([title, excerpt, ...newest]);
});
