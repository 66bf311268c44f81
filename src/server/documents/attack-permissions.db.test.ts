import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissionsOf } from '#domain/roles/permissions.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { AccountId, DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { rollbackRelease } from '#server/publishing/rollback-release.ts';
import type { ChangeAuthor } from './append-change.ts';
import { findDocumentHead, loadPublished, loadRecords } from './queries.ts';
import { restoreVersion } from './restore-version.ts';
import {
  ANNA,
  buildPage,
  buildSite,
  change,
  setting,
  textBlock,
  type BuiltSite,
} from './testing/build-site.ts';

const EDITOR: ChangeAuthor = {
  accountId: 'b'.repeat(24) as AccountId,
  name: 'Eddie',
  permissions: permissionsOf(['editor']),
};
const BANNER: DocumentRecord = { id: 'cookie-banner', type: 'cookie-banner', isCookieBannerEnabled: true };
const SETTINGS: DocumentRecord = {
  id: 'settings',
  type: 'settings',
  title: 'Test',
  noindex: true,
  captchaSiteKey: 'captcha-key',
  language: 'de',
};
const RUNNING = { language: 'javascript', source: 'steal()', display: 'run' };
const codeBlock = (id: string, data: DocumentRecord[string] = RUNNING): DocumentRecord => ({
  ...textBlock(id),
  blockType: 'code',
  data,
});

let test: TestServices;
let site: BuiltSite;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  await save(site.siteDocumentId, ANNA, [
    { op: 'put', record: SETTINGS },
    { op: 'put', record: BANNER },
  ]);
});

const save = (
  documentId: DocumentId,
  author: ChangeAuthor,
  operations: readonly Operation[],
  baseVersion?: number,
) =>
  change(test.services, site.siteId, documentId, operations, {
    author,
    ...(baseVersion === undefined ? {} : { baseVersion }),
  });
const saveSite = (operations: readonly Operation[], author = EDITOR) =>
  save(site.siteDocumentId, author, operations);
const records = (documentId: DocumentId) => loadRecords(test.services.db, site.siteId, documentId);
const refused = { code: 'not-permitted' };
const invalid = { code: 'invalid-input' };
const refusedCode = { code: 'code-not-permitted' };

describe('an editor goes round the rules of settings', () => {
  const { noindex: _noindex, ...indexed } = SETTINGS;
  const { captchaSiteKey: _key, ...open } = SETTINGS;
  const { language: _language, ...wordless } = SETTINGS;
  const ATTACKS: Readonly<Record<string, readonly Operation[]>> = {
    'removes the cookie banner': [{ op: 'remove', id: 'cookie-banner' }],
    'puts an empty cookie banner': [{ op: 'put', record: { id: 'cookie-banner', type: 'cookie-banner' } }],
    'removes the banner and puts another': [
      { op: 'remove', id: 'cookie-banner' },
      { op: 'put', record: { id: 'cookie-banner', type: 'cookie-banner' } },
    ],
    'takes a field of the banner away': [{ op: 'set', id: 'cookie-banner', field: 'isCookieBannerEnabled' }],
    'puts settings without noindex': [{ op: 'put', record: indexed }],
    'puts settings without the captcha key': [{ op: 'put', record: open }],
    'puts settings without the language': [{ op: 'put', record: wordless }],
    'makes an object of noindex': [{ op: 'set', id: 'settings', field: 'noindex.x', value: 1 }],
    'removes the settings and puts them without noindex': [
      { op: 'remove', id: 'settings' },
      { op: 'put', record: indexed },
    ],
    'puts a record of another type over the banner': [
      {
        op: 'put',
        record: { id: 'cookie-banner', type: 'nav-link', order: 'V', target: { kind: 'folder' } },
      },
    ],
    'removes the settings': [{ op: 'remove', id: 'settings' }],
    'puts settings with a title only': [
      { op: 'put', record: { id: 'settings', type: 'settings', title: 'x' } },
    ],
    'puts a record that the site cannot hold': [
      { op: 'put', record: { id: 'x1', type: 'unheard-of' } as unknown as DocumentRecord },
    ],
  };
  /** Nobody can do these. */
  const IMPOSSIBLE = new Set([
    'puts a record of another type over the banner',
    'puts a record that the site cannot hold',
    'removes the settings',
    'makes an object of noindex',
  ]);
  it.each(Object.keys(ATTACKS))('%s: refused [ROLE-23, ROLE-25]', async (name) => {
    await expect(saveSite(ATTACKS[name] ?? [])).rejects.toMatchObject(
      IMPOSSIBLE.has(name) ? invalid : refused,
    );
    expect(await records(site.siteDocumentId)).toEqual({ settings: SETTINGS, 'cookie-banner': BANNER });
  });

  it('changes the title in the same way, since that is theirs', async () => {
    await saveSite([{ op: 'put', record: { ...SETTINGS, title: 'Changed' } }]);
    expect((await records(site.siteDocumentId))['settings']?.['title']).toBe('Changed');
  });

  it('sets a field to what it is and back: nothing has changed', async () => {
    await saveSite([
      { op: 'set', id: 'settings', field: 'noindex', value: false },
      { op: 'set', id: 'settings', field: 'noindex', value: true },
      { op: 'set', id: 'settings', field: 'title', value: 'Changed' },
    ]);
    expect((await records(site.siteDocumentId))['settings']?.['noindex']).toBe(true);
  });

  it('puts settings on an old version, merged with what an administrator did since', async () => {
    await saveSite([setting('tagline', 'From the administrator')], ANNA);
    await expect(
      save(site.siteDocumentId, EDITOR, [{ op: 'put', record: indexed }], 1),
    ).rejects.toMatchObject(refused);
  });

  it('restores a version in which there was no banner', async () => {
    const restored = test.services.db.transaction().execute((trx) =>
      restoreVersion(trx, {
        siteId: site.siteId,
        documentId: site.siteDocumentId,
        version: 0,
        recordIds: ['cookie-banner'],
        author: EDITOR,
        at: new Date(test.services.now()),
      }),
    );
    await expect(restored).rejects.toMatchObject(refused);
  });

  it('rolls the live site back to a release without a banner', async () => {
    const { siteId, siteDocumentId } = site;
    const publish = () =>
      publishDocuments(test.services, { siteId, documentIds: [siteDocumentId], authorId: null, name: 'x' });
    await saveSite([{ op: 'remove', id: 'cookie-banner' }], ANNA);
    const { release } = await publish();
    await saveSite([{ op: 'put', record: BANNER }], ANNA);
    await publish();
    const rollBack = (author: ChangeAuthor) =>
      test.services.db
        .transaction()
        .execute((trx) =>
          rollbackRelease(trx, { siteId, number: release ?? 0, author, at: new Date(test.services.now()) }),
        );
    await expect(rollBack(EDITOR)).rejects.toMatchObject(refused);
    const live = await loadPublished(test.services.db, siteId, siteDocumentId);
    expect(live?.records['cookie-banner']).toEqual(BANNER);
    await rollBack(ANNA);
  });
});

describe('an editor brings code', () => {
  let page: DocumentId;
  beforeEach(async () => {
    page = await buildPage(test.services, site.siteId, 'Code', 'code', [
      codeBlock('approved', { language: 'html', source: '<b>fine</b>', display: 'run' }),
      codeBlock('shown', { ...RUNNING, display: 'show' }),
      textBlock('text'),
    ]);
  });
  const form = (postSubmitHtml: string): DocumentRecord => ({
    ...textBlock('form'),
    blockType: 'form',
    data: { fields: [], postSubmitHtml },
  });
  const ATTACKS: Readonly<Record<string, readonly Operation[]>> = {
    'a block that runs code': [{ op: 'put', record: codeBlock('new') }],
    'what was shown runs': [{ op: 'set', id: 'shown', field: 'data.display', value: 'run' }],
    'another text for what runs': [{ op: 'set', id: 'approved', field: 'data.source', value: 'steal()' }],
    'another language for what runs': [
      { op: 'set', id: 'approved', field: 'data.language', value: 'javascript' },
    ],
    'what waits for consent': [{ op: 'set', id: 'approved', field: 'data.isTracking', value: true }],
    'a text becomes code': [{ op: 'put', record: codeBlock('text') }],
    'a text gets the type of code': [
      { op: 'set', id: 'text', field: 'blockType', value: 'code' },
      { op: 'set', id: 'text', field: 'data', value: RUNNING },
    ],
    'a form that runs code when it was sent': [{ op: 'put', record: form('<script>steal()</script>') }],
    'a link that runs script': [
      { op: 'set', id: 'text', field: 'data.link', value: { kind: 'url', href: ' java\tScript:steal()' } },
    ],
    'a link that runs script in another entry': [
      { op: 'set', id: 'text', field: 'data.button', value: { url: 'javascript:steal()' } },
    ],
  };
  it.each(Object.keys(ATTACKS))('%s: refused [ROLE-59, LINK-30]', async (name) => {
    await expect(save(page, EDITOR, ATTACKS[name] ?? [])).rejects.toMatchObject(refusedCode);
    await save(page, ANNA, ATTACKS[name] ?? []);
  });

  it('moves, copies and removes what is there, and takes the removal back', async () => {
    await save(page, EDITOR, [
      { op: 'set', id: 'approved', field: 'mobile', value: { x: 0, y: 0, w: 4, h: 2 } },
    ]);
    const approved = (await records(page))['approved'];
    if (approved === undefined) throw new Error('The block is gone');
    await save(page, EDITOR, [{ op: 'put', record: { ...approved, id: 'copy' } }]);
    await save(page, EDITOR, [
      { op: 'remove', id: 'approved' },
      { op: 'remove', id: 'copy' },
    ]);
    await save(page, EDITOR, [{ op: 'put', record: approved }]);
    expect((await records(page))['approved']).toEqual(approved);
  });

  it('cannot bring back what somebody else took away', async () => {
    const { approved } = await records(page);
    if (approved === undefined) throw new Error('The block is gone');
    await save(page, ANNA, [{ op: 'remove', id: 'approved' }]);
    await expect(save(page, EDITOR, [{ op: 'put', record: approved }])).rejects.toMatchObject(refusedCode);
    const head = await findDocumentHead(test.services.db, site.siteId, page);
    await expect(
      test.services.db.transaction().execute((trx) =>
        restoreVersion(trx, {
          siteId: site.siteId,
          documentId: page,
          version: (head?.version ?? 1) - 1,
          author: EDITOR,
          at: new Date(test.services.now()),
        }),
      ),
    ).rejects.toMatchObject(refusedCode);
  });
});
