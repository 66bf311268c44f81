import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionsOf } from '#domain/roles/permissions.ts';
import { createId } from '#lib/id.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { appendChange } from './append-change.ts';
import { changesSince } from './change-log.ts';
import { loadDocument } from './queries.ts';
import { recordsAtVersion } from './records-at-version.ts';
import { removeDocument } from '#server/trash/remove-document.ts';
import { restoreVersion } from './restore-version.ts';
import {
  ANNA,
  buildCollection,
  buildItem,
  buildPage,
  buildSite,
  change,
  setting,
  textBlock,
  type BuiltSite,
} from './testing/build-site.ts';

let test: TestServices;
let site: BuiltSite;
beforeAll(async () => {
  test = await createTestServices();
  site = await buildSite(test.services);
});
afterAll(() => test.close());

let pages = 0;
async function newPage(): Promise<DocumentId> {
  pages += 1;
  return buildPage(test.services, site.siteId, `Page ${pages}`, `page-${pages}`);
}

const save = (documentId: DocumentId, operations: readonly Operation[], options = {}) =>
  change(test.services, site.siteId, documentId, operations, options);
const load = (documentId: DocumentId) => loadDocument(test.services.db, site.siteId, documentId);

describe('saving a change', () => {
  it('keeps the records, counts the version and logs operations with their inverse', async () => {
    const page = await newPage();
    const { logged } = await save(page, [{ op: 'put', record: textBlock('b1') }]);
    expect(logged).toMatchObject({ version: 1, authorName: 'Anna', inverse: [{ op: 'remove', id: 'b1' }] });
    const document = await load(page);
    expect(document?.version).toBe(1);
    expect(document?.records['b1']).toEqual(textBlock('b1'));
    const [sent] = await changesSince(test.services.db, site.siteId, page, 0);
    expect(sent?.logged).toEqual(logged);
  });

  it('saves a change once that is sent twice after a lost answer', async () => {
    const page = await newPage();
    const id = createId<'change'>();
    const send = () =>
      test.services.db.transaction().execute((trx) =>
        appendChange(trx, {
          siteId: site.siteId,
          documentId: page,
          author: ANNA,
          change: { id, baseVersion: 0, name: 'Edit', gestureId: id, operations: [setting('title', 'New')] },
        }),
      );
    const first = await send();
    const second = await send();
    expect(second.logged).toEqual(first.logged);
    expect((await load(page))?.version).toBe(1);
  });

  it('gives every one of many changes sent at once a version of its own', async () => {
    const page = await newPage();
    const fields = ['title', 'description', 'seoTitle', 'navigationTitle', 'urlName', 'noindex'];
    const saved = await Promise.all(
      fields.map((field, index) =>
        save(page, [setting(field, field === 'noindex' ? true : `at-once-${index}`)], { baseVersion: 0 }),
      ),
    );
    const versions = saved.map(({ logged }) => logged.version).toSorted((a, b) => a - b);
    expect(versions).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await load(page))?.records['settings']).toMatchObject({ title: 'at-once-0', noindex: true });
  });

  it('merges what two people did, and tells of a field both set', async () => {
    const page = await newPage();
    const ben = { ...ANNA, name: 'Ben', clientId: 'client-ben' };
    await save(page, [setting('title', 'From Anna'), setting('description', 'Kept')], {
      baseVersion: 0,
      author: { ...ANNA, clientId: 'client-anna' },
    });
    const { logged } = await save(page, [setting('title', 'From Ben'), setting('seoTitle', 'Ben')], {
      baseVersion: 0,
      author: ben,
    });
    expect(logged.conflicts).toEqual([
      { kind: 'field', recordId: 'settings', field: 'title', lost: 'From Anna' },
    ]);
    expect((await load(page))?.records['settings']).toMatchObject({
      title: 'From Ben',
      description: 'Kept',
      seoTitle: 'Ben',
    });
  });

  it('refuses the 61st block of a layout, and none of the change is saved [CONT-194, CONT-201]', async () => {
    const page = await newPage();
    const blocks = Array.from({ length: 60 }, (_, index) => textBlock(`b${index}`));
    await save(
      page,
      blocks.map((record) => ({ op: 'put', record })),
    );
    await expect(
      save(page, [setting('title', 'Changed'), { op: 'put', record: textBlock('b60') }]),
    ).rejects.toMatchObject({ code: 'too-many-blocks' });
    expect((await load(page))?.version).toBe(1);
    await save(page, [
      { op: 'remove', id: 'b0' },
      { op: 'put', record: textBlock('b60') },
    ]);
  });

  it('refuses records that do not fit, naming the field', async () => {
    const page = await newPage();
    await expect(
      save(page, [{ op: 'put', record: { ...textBlock('b1'), desktop: { x: -1, y: 0, w: 1, h: 1 } } }]),
    ).rejects.toMatchObject({ code: 'invalid-input', errors: { 'b1.desktop.x': expect.any(String) } });
    await expect(
      save(page, [{ op: 'put', record: { id: 'n1', type: 'nav-link', order: 'V' } }]),
    ).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(save(page, [{ op: 'remove', id: 'settings' }])).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  it('refuses tags and categories that are too long or there already [CONT-190, CONT-191, EDIT-104, EDIT-105]', async () => {
    const { services } = test;
    const blog = await buildCollection(services, site.siteId, 'labels');
    const item = await buildItem(services, site.siteId, blog, 'one');
    const label = (field: string, ...names: string[]) =>
      save(item, [{ op: 'set', id: 'settings', field, value: names }]);
    await expect(label('tags', 'x'.repeat(51))).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(label('categories', 'x'.repeat(26))).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(label('tags', 'Bread', ' bread ')).rejects.toMatchObject({
      errors: { 'settings.tags': 'This tag already exists' },
    });
    await label('tags', 'x'.repeat(50));
    await label('categories', 'x'.repeat(25), 'Bread');
  });

  it('refuses an address that another page has, and one that is not allowed [EDIT-123] [EDIT-124] [LINK-63] [MEMB-08]', async () => {
    const page = await newPage();
    await buildPage(test.services, site.siteId, 'Shop', 'shop');
    await expect(save(page, [setting('urlName', 'shop')])).rejects.toMatchObject({
      code: 'url-taken',
      details: { urlName: 'shop', title: '“Shop”' },
    });
    await expect(save(page, [setting('urlName', 'config/x')])).rejects.toMatchObject({
      code: 'url-invalid',
      message: 'config/x is not a valid page URL',
    });
    await expect(save(page, [setting('urlName', 'account/plans')])).rejects.toMatchObject({
      code: 'url-invalid',
    });
  });

  it('refuses what the roles do not allow, and a version that does not exist [ROLE-25]', async () => {
    const page = await newPage();
    await expect(
      save(page, [setting('title', 'x')], { author: { ...ANNA, permissions: permissionsOf(['moderator']) } }),
    ).rejects.toMatchObject({ code: 'not-permitted' });
    await expect(save(page, [setting('title', 'x')], { baseVersion: 7 })).rejects.toMatchObject({
      code: 'version-unknown',
    });
  });

  it('tells an editor whose document was deleted meanwhile', async () => {
    const page = await newPage();
    await test.services.db
      .transaction()
      .execute((trx) =>
        removeDocument(trx, { siteId: site.siteId, documentId: page, author: ANNA, at: new Date() }),
      );
    await expect(save(page, [setting('title', 'x')])).rejects.toMatchObject({ code: 'document-removed' });
  });

  it('does not find documents of another site', async () => {
    const other = await buildSite(test.services);
    const page = await newPage();
    await expect(
      change(test.services, other.siteId, page, [setting('title', 'x')], { baseVersion: 0 }),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect(await loadDocument(test.services.db, other.siteId, page)).toBeNull();
  });

  it('writes down which files the draft shows', async () => {
    const page = await newPage();
    const fileId = createId();
    const image = { fileId, path: '/s/images/x', width: 1, height: 1, alt: '', focalPoint: { x: 0, y: 0 } };
    const uses = () =>
      test.services.db
        .selectFrom('document_file_uses')
        .select(['document_id as documentId', 'stage', 'file'])
        .where('site_id', '=', site.siteId)
        .where('file', '=', fileId)
        .execute();
    await save(page, [{ op: 'put', record: { ...textBlock('b1'), blockType: 'image', data: { image } } }]);
    expect(await uses()).toEqual([{ documentId: page, stage: 'draft', file: fileId }]);
    await save(page, [{ op: 'remove', id: 'b1' }]);
    expect(await uses()).toEqual([]);
  });
});

describe('older versions', () => {
  it('are there at every version, across snapshots', async () => {
    const page = await newPage();
    for (let count = 1; count <= 205; count += 1) await save(page, [setting('title', `Title ${count}`)]);
    for (const version of [1, 99, 100, 101, 200, 205]) {
      const records = await recordsAtVersion(test.services.db, site.siteId, page, version);
      expect(records?.['settings']?.['title']).toBe(`Title ${version}`);
    }
    expect(await recordsAtVersion(test.services.db, site.siteId, page, 206)).toBeNull();
  });

  it('come back by a change that can be taken back itself', async () => {
    const page = await newPage();
    const before = (await load(page))?.records;
    await save(page, [{ op: 'put', record: textBlock('b1') }, setting('title', 'Changed')]);
    const changed = (await load(page))?.records;
    const restore = (version: number, recordIds?: readonly string[]) =>
      test.services.db.transaction().execute((trx) =>
        restoreVersion(trx, {
          siteId: site.siteId,
          documentId: page,
          version,
          author: ANNA,
          at: new Date(),
          ...(recordIds === undefined ? {} : { recordIds }),
        }),
      );
    await restore(0);
    expect((await load(page))?.records).toEqual(before);
    await restore(1, ['b1']);
    expect((await load(page))?.records).toEqual({ ...before, b1: textBlock('b1') });
    await restore(1);
    expect((await load(page))?.records).toEqual(changed);
    await expect(restore(99)).rejects.toMatchObject({ code: 'version-unknown' });
  });
});
