import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '#domain/documents/operation.ts';
import { restoreVersion } from '#server/documents/restore-version.ts';
import {
  ANNA,
  buildPage,
  buildSite,
  change,
  setting,
  textBlock,
} from '#server/documents/testing/build-site.ts';
import { presentEntry } from '#server/pages/present-entry.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { publishDocuments } from './publish-documents.ts';
import { publishSummary } from './publish-summary.ts';
import { rollbackRelease } from './rollback-release.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

it('does not show a page as changed once all of its changes are undone, and does once they are done again [EDIT-209]', async () => {
  const { services } = test;
  const { siteId } = await buildSite(services);
  const page = await buildPage(services, siteId, 'About', 'about');
  await publishDocuments(services, { siteId, documentIds: 'all', authorId: null, name: 'First' });
  const state = async () => {
    const entry = await findEntryOfDocument(services.db, siteId, 'draft', page);
    const { total } = await publishSummary(services.db, siteId, { page: 1, pageSize: 40 });
    return [entry === null ? null : presentEntry(entry, null).publishState, total];
  };
  const revert = (kind: 'undo' | 'redo', ...operations: readonly Operation[]) =>
    change(services, siteId, page, operations, { reverts: { kind, gestureId: 'gesture' } });

  expect(await state()).toEqual(['published', 0]);
  await change(services, siteId, page, [setting('title', 'Us')]);
  await change(services, siteId, page, [{ op: 'put', record: textBlock('b1') }]);
  expect(await state()).toEqual(['changed', 1]);
  await revert('undo', { op: 'remove', id: 'b1' });
  expect(await state()).toEqual(['changed', 1]);
  await revert('undo', setting('title', 'About'));
  expect(await state()).toEqual(['published', 0]);
  await revert('redo', setting('title', 'Us'));
  expect(await state()).toEqual(['changed', 1]);
});

describe('a page that is as it was published', () => {
  const built = async () => {
    const { services } = test;
    const { siteId } = await buildSite(services);
    const page = await buildPage(services, siteId, 'About', 'about');
    const publish = () =>
      publishDocuments(services, { siteId, documentIds: 'all', authorId: null, name: 'Publish' });
    await publish();
    const state = async () => {
      const entry = await findEntryOfDocument(services.db, siteId, 'draft', page);
      const { total } = await publishSummary(services.db, siteId, { page: 1, pageSize: 40 });
      return [entry === null ? null : presentEntry(entry, null).publishState, total];
    };
    const save = (...operations: readonly Operation[]) => change(services, siteId, page, operations);
    return { siteId, page, publish, state, save };
  };

  it('because all was typed back is not changed, and publishing everything leaves it alone [EDIT-209]', async () => {
    const { state, save, publish } = await built();
    await save(setting('title', 'Us'));
    await save({ op: 'put', record: textBlock('b1') });
    expect(await state()).toEqual(['changed', 1]);
    await save({ op: 'remove', id: 'b1' });
    await save(setting('title', 'About'));
    expect(await state()).toEqual(['published', 0]);
    expect(await publish()).toEqual({ release: null });
    await save(setting('title', 'We'));
    expect(await state()).toEqual(['changed', 1]);
    expect((await publish()).release).not.toBeNull();
    expect(await state()).toEqual(['published', 0]);
    await save(setting('title', 'About'));
    expect(await state()).toEqual(['changed', 1]);
  });

  it('because a version was restored, or a release rolled back, is not changed [EDIT-209]', async () => {
    const { siteId, page, state, save, publish } = await built();
    await save(setting('title', 'Us'), { op: 'put', record: textBlock('b1') });
    await test.services.db
      .transaction()
      .execute((trx) =>
        restoreVersion(trx, { siteId, documentId: page, version: 0, author: ANNA, at: new Date() }),
      );
    expect(await state()).toEqual(['published', 0]);
    await save(setting('title', 'We'));
    const { release } = await publish();
    await test.services.db
      .transaction()
      .execute((trx) =>
        rollbackRelease(trx, { siteId, number: (release ?? 0) - 1, author: ANNA, at: new Date() }),
      );
    expect(await state()).toEqual(['changed', 1]);
    await save(setting('title', 'About'));
    expect(await state()).toEqual(['published', 0]);
  });

  it('because settings that were absent are empty now is not changed, and one without its title is [EDIT-209]', async () => {
    const { state, save, publish } = await built();
    await save(setting('canonical', '/about-us'));
    expect(await state()).toEqual(['changed', 1]);
    await save(setting('canonical', ''));
    expect(await state()).toEqual(['published', 0]);
    expect(await publish()).toEqual({ release: null });
    await save(setting('title', ''));
    expect(await state()).toEqual(['changed', 1]);
  });

  it('is known as such from the next publish on where a number was made otherwise [EDIT-209]', async () => {
    const { siteId, page, state, save, publish } = await built();
    await save(setting('title', 'Us'));
    await sql`update documents set content_hash = content_hash # 1 where site_id = ${siteId} and id = ${page}`.execute(
      test.services.db,
    );
    await publish();
    await save(setting('title', 'We'));
    await save(setting('title', 'Us'));
    expect(await state()).toEqual(['published', 0]);
  });

  it('is known as such also after a version of Portico wrote that keeps no numbers [EDIT-209]', async () => {
    const { siteId, page, state, save } = await built();
    await sql`update documents set content_hash = null, content_hash_version = null, published_hash = null,
      published_hash_version = null where site_id = ${siteId} and id = ${page}`.execute(test.services.db);
    await save(setting('title', 'Us'));
    expect(await state()).toEqual(['changed', 1]);
    await save(setting('title', 'About'));
    expect(await state()).toEqual(['published', 0]);
    // What such a version writes counts up the version alone: it is taken for changed until it is saved again.
    await sql`update documents set version = version + 1 where site_id = ${siteId} and id = ${page}`.execute(
      test.services.db,
    );
    expect(await state()).toEqual(['changed', 1]);
  });
});
