import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '#lib/json.ts';
import { form } from '#blocks/form/index.ts';
import { button } from '#blocks/button/index.ts';
import { code } from '#blocks/code/index.ts';
import { image } from '#blocks/image/index.ts';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import { derivedId } from '#domain/synced-sections/derived-id.ts';
import { searchContent } from '#server/content-search/search-content.ts';
import { findDocumentHead, loadRecords } from '#server/documents/queries.ts';
import { purgeTrash, TRASH_MS } from '#server/trash/purge-trash.ts';
import { removeDocument } from '#server/trash/remove-document.ts';
import { recoverDocument } from '#server/trash/recover-document.ts';
import {
  ANNA,
  buildCollection,
  buildItem,
  buildPage,
  buildSite,
  change,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { hashToken } from '#server/accounts/session-token.ts';
import { findFile } from '#server/files/queries.ts';
import { storeFile } from '#server/files/store-file.ts';
import { plainPicture } from '#server/files/testing/pictures.ts';
import { findPublishedForm } from '#server/forms/find-published-form.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { publishSummary } from '#server/publishing/publish-summary.ts';
import { rollbackRelease } from '#server/publishing/rollback-release.ts';
import { grantRoles } from '#server/roles/queries.ts';
import { duplicateSite } from '#server/dashboard/duplicate-site.ts';
import { findSite } from '#server/sites/queries.ts';

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
});

const block = (
  id: string,
  declaration: typeof button | typeof form | typeof code | typeof image,
  data: JsonObject,
) => ({
  id,
  type: 'block',
  blockType: declaration.type,
  sectionId: 's1',
  desktop: { x: 0, y: 0, w: 12, h: 2 },
  mobile: null,
  dataVersion: declaration.dataVersion,
  data: { ...(declaration.defaults() as JsonObject), ...data },
});
const content = (blocks: readonly JsonObject[]): JsonObject => ({
  portico: 1,
  sections: [{ id: 's1', type: 'section', order: 'V', name: 'Hours', theme: 'dark', anchor: 'hours' }],
  blocks: [...blocks],
});
const opens = (words: string) => block('b1', button, { buttonText: words });

async function createSynced(words = 'Open from nine', name = 'Hours'): Promise<DocumentId> {
  const made = await call('POST', '/api/synced-sections', { name, content: content([opens(words)]) });
  expect(made.status).toBe(200);
  return made.body['id'] as DocumentId;
}
const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: JsonObject, by = anna) =>
  by.browser.call(method, path, body, by.host);
const instance = (syncedId: string, rest: JsonObject = {}): DocumentRecord => ({
  id: 'p1',
  type: 'section',
  order: 'W',
  syncedId,
  ...rest,
});
const pageWith = (urlName: string, records: readonly DocumentRecord[]) =>
  buildPage(test.services, site.siteId, urlName, urlName, records);
const publish = (documentIds: 'all' | readonly DocumentId[] = 'all') =>
  publishDocuments(test.services, { siteId: site.siteId, documentIds, authorId: null, name: 'Publish' });
async function visit(path: string, identifier = site.identifier): Promise<string> {
  const answer = await test.app.inject({ url: path, headers: { host: `${identifier}.localhost` } });
  return answer.body;
}
const blockIdOf = async (syncedId: DocumentId): Promise<string> => {
  const records = await loadRecords(test.services.db, site.siteId, syncedId);
  return Object.values(records).find(({ type }) => type === 'block')?.id ?? '';
};
const setWords = async (syncedId: DocumentId, words: string): Promise<void> => {
  const id = await blockIdOf(syncedId);
  await change(test.services, site.siteId, syncedId, [
    { op: 'set', id, field: 'data.buttonText', value: words },
  ]);
};
const inTransaction = <Value>(work: (trx: Transaction<Database>) => Promise<Value>) =>
  test.services.db.transaction().execute(work);

describe('a synced section on the live site [EDIT-206]', () => {
  it('stands on every page that shows it, and changes on all of them with one publish of its own', async () => {
    const syncedId = await createSynced();
    await pageWith('one', [instance(syncedId)]);
    await pageWith('two', [instance(syncedId)]);
    await publish();
    for (const path of ['/one', '/two']) expect(await visit(path)).toContain('Open from nine');
    const { revision } = await findSite(test.services.db, site.siteId);

    await setWords(syncedId, 'Open from ten');
    for (const path of ['/one', '/two']) expect(await visit(path)).toContain('Open from nine');
    await publish([syncedId]);
    for (const path of ['/one', '/two']) {
      const page = await visit(path);
      expect(page).toContain('Open from ten');
      expect(page).not.toContain('Open from nine');
    }
    expect((await findSite(test.services.db, site.siteId)).revision).toBeGreaterThan(revision);
  });

  it('follows its source except for what was overridden in a place, and follows it again once that is reset', async () => {
    const syncedId = await createSynced();
    const overrides = { [`${await blockIdOf(syncedId)}_buttonText`]: 'Only here', b9_buttonText: 'nothing' };
    const one = await pageWith('one', [instance(syncedId, { overrides })]);
    await pageWith('two', [instance(syncedId)]);
    await publish();
    await setWords(syncedId, 'Open from ten');
    await publish();
    expect(await visit('/one')).toContain('Only here');
    expect(await visit('/two')).toContain('Open from ten');
    await change(test.services, site.siteId, one, [
      { op: 'set', id: 'p1', field: `overrides.${await blockIdOf(syncedId)}_buttonText` },
    ]);
    await publish();
    expect(await visit('/one')).toContain('Open from ten');
  });

  it('comes along when a page that shows it is published alone and it was never live; else it waits', async () => {
    await publish([site.siteDocumentId]);
    const syncedId = await createSynced();
    const one = await pageWith('one', [instance(syncedId)]);
    await publish([one]);
    expect(await visit('/one')).toContain('Open from nine');
    await setWords(syncedId, 'Open from ten');
    await publish([one]);
    expect(await visit('/one')).toContain('Open from nine');
  });

  it('is one of the changes that publishing lists', async () => {
    const syncedId = await createSynced();
    const list = await publishSummary(test.services.db, site.siteId, { page: 1, pageSize: 40 });
    expect(list.documents.find(({ documentId }) => documentId === syncedId)).toMatchObject({
      kind: 'synced',
      title: 'Hours',
      path: '',
      status: 'new',
      changes: ['New synced section'],
    });
  });

  it('shows the words of its place in previews of a draft, and in feeds of posts', async () => {
    const syncedId = await createSynced();
    await buildCollection(test.services, site.siteId, 'journal').then(async (journal) => {
      const post = await buildItem(test.services, site.siteId, journal, 'first');
      await change(test.services, site.siteId, post, [{ op: 'put', record: instance(syncedId) }]);
    });
    await pageWith('one', [instance(syncedId)]);
    await publish();
    expect(await visit('/journal/feed.xml')).toContain('Open from nine');
    await setWords(syncedId, 'Open from ten');
    const draft = await anna.browser.visit(`http://${anna.host}/one?draft&noredirect`);
    expect(draft.body).toContain('Open from ten');
  });

  it('has forms that can be sent wherever it stands, each place with one of its own', async () => {
    const made = await call('POST', '/api/synced-sections', {
      name: 'Contact',
      content: content([block('b1', form, { keepSubmissions: true })]),
    });
    const syncedId = made.body['id'] as DocumentId;
    const one = await pageWith('one', [instance(syncedId)]);
    await publish();
    const formId = derivedId('p1', await blockIdOf(syncedId));
    expect(await visit('/one')).toContain(formId);
    const find = (documentId: string, isDraft: boolean) =>
      findPublishedForm(test.services, site.siteId, { documentId, formId, isDraft });
    expect(await find(one, false)).toMatchObject({ formId, documentId: one });
    expect(await find(one, true)).toMatchObject({ formId, documentId: one });
    expect(await find(syncedId, false)).toBeNull();
  });

  it('shows no other kind of document, be it named as one', async () => {
    const secret = await pageWith('secret', [{ ...opens('Secret words'), type: 'block' }]);
    await pageWith('one', [instance(secret)]);
    await publish();
    expect(await visit('/one')).not.toContain('Secret words');
  });

  it('stays where it stands when a release from before it is brought back', async () => {
    const one = await pageWith('one', []);
    const { release } = await publish();
    const syncedId = await createSynced();
    await change(test.services, site.siteId, one, [{ op: 'put', record: instance(syncedId) }]);
    await publish();
    const back = { siteId: site.siteId, number: release ?? 0, author: ANNA, at: new Date(test.clock.now) };
    await inTransaction((trx) => rollbackRelease(trx, back));
    expect(await visit('/one')).not.toContain('Open from nine');
    await publish([one]);
    expect(await visit('/one')).toContain('Open from nine');
  });

  it('goes along to a copy of the site, where it changes by itself', async () => {
    const syncedId = await createSynced();
    await pageWith('one', [instance(syncedId)]);
    await publish();
    const copyId = await duplicateSite(test.services, {
      siteId: site.siteId,
      title: 'Copy',
      identifier: `copy-${syncedId.slice(-8)}`,
      ownerId: anna.accountId,
    });
    await test.services.db.updateTable('sites').set({ is_public: true }).where('id', '=', copyId).execute();
    await setWords(syncedId, 'Open from ten');
    await publish();
    expect(await visit('/one', `copy-${syncedId.slice(-8)}`)).toContain('Open from nine');
    expect(await visit('/one')).toContain('Open from ten');
  });
});

/** Lets somebody who is signed in on one site open another with the same session. */
async function letIn(person: Contributor, into: BuiltSite): Promise<void> {
  const { db, now } = test.services;
  await grantRoles(db, into.siteId, { accountId: person.accountId, roles: ['editor'], now: now() });
  const token_hash = hashToken(person.browser.cookies.get('portico_session') ?? '');
  const { session_id } = await db
    .selectFrom('session_keys')
    .select('session_id')
    .where('token_hash', '=', token_hash)
    .executeTakeFirstOrThrow();
  const host = `${into.identifier}.app.localhost`;
  await db.insertInto('session_keys').values({ token_hash, host, session_id }).execute();
}

describe('the list of synced sections [EDIT-206]', () => {
  it('names them with how many pages show each, found by name, paged, the newest first', async () => {
    for (const name of ['One', 'Two 100%', 'Three']) {
      test.clock.advance(1000);
      const syncedId = await createSynced('x', name);
      if (name === 'One') {
        await pageWith('a', [instance(syncedId), instance(syncedId, { id: 'p2' })]);
        await pageWith('b', [instance(syncedId)]);
      }
    }
    const list = async (query: string) => {
      const { body } = await call('GET', `/api/synced-sections?${query}`);
      return (body['sections'] as JsonObject[]).map((each) => [each['name'], each['useCount']]);
    };
    expect(await list('')).toEqual([
      ['Three', 0],
      ['Two 100%', 0],
      ['One', 2],
    ]);
    expect(await list('search=0%25')).toEqual([['Two 100%', 0]]);
    expect(await list('pageSize=2&page=2')).toEqual([['One', 2]]);
  });

  it('says of one which pages show it', async () => {
    const syncedId = await createSynced();
    await pageWith('b', [instance(syncedId)]);
    const a = await pageWith('a', [instance(syncedId)]);
    const { body } = await call('GET', `/api/synced-sections/${syncedId}`);
    expect(body).toMatchObject({ isRemoved: false, useCount: 2, version: 0 });
    expect((body['uses'] as JsonObject[]).map(({ path }) => path)).toEqual(['/a', '/b']);
    expect((body['uses'] as JsonObject[])[0]).toEqual({
      documentId: a,
      kind: 'page',
      title: 'a',
      path: '/a',
    });
    expect((await call('GET', `/api/synced-sections/${a}`)).status).toBe(404);
  });

  it('gives each record of a new one an id of its own, and leaves the anchor to its places', async () => {
    const records = await loadRecords(test.services.db, site.siteId, await createSynced());
    expect(Object.keys(records)).not.toContain('s1');
    expect(Object.values(records).find(({ type }) => type === 'section')).toMatchObject({
      theme: 'dark',
      anchor: '',
    });
  });

  it('is offered on another site of the same person as a copy, with its pictures in the library there', async () => {
    const other = await buildSite(test.services);
    await letIn(anna, other);
    const picture = await storeFile(test.services, {
      siteId: site.siteId,
      name: 'door.png',
      content: await plainPicture(40, 30, '#336699').png().toBuffer(),
      accountId: null,
      alt: 'A door',
    });
    const value = {
      fileId: picture.id,
      path: `/s/images/${picture.sha256}/door.png`,
      width: 40,
      height: 30,
      alt: 'A door',
      focalPoint: { x: 0.5, y: 0.5 },
    };
    const shows = block('b1', image, { image: value });
    const made = await call('POST', '/api/synced-sections', { name: 'Door', content: content([shows]) });
    const there = { ...anna, host: `${other.identifier}.app.localhost` };
    const { body } = await call('GET', '/api/synced-sections', undefined, there);
    expect(body).toMatchObject({ sections: [{ siteId: site.siteId, siteTitle: 'Test', name: 'Door' }] });
    const path = `/api/synced-sections/${site.siteId}/${made.body['id'] as string}/take`;
    const taken = await call('POST', path, undefined, there);
    expect(JSON.stringify(taken.body['records'])).toContain(picture.id);
    expect(await findFile(test.services.db, other.siteId, picture.id)).toMatchObject({ name: 'door.png' });
    expect((await call('GET', '/api/synced-sections', undefined, there)).body).toMatchObject({ total: 1 });
  });

  it('has its words found in it, and those of a place on its page', async () => {
    const syncedId = await createSynced();
    const overrides = { [`${await blockIdOf(syncedId)}_buttonText`]: 'Only from nine here' };
    const one = await pageWith('one', [instance(syncedId, { overrides })]);
    const { records } = await searchContent(test.services.db, {
      siteId: site.siteId,
      query: 'from nine',
      isCaseSensitive: false,
      isWholeWord: false,
      withAddresses: false,
      after: null,
    });
    const found = new Map(records.map(({ documentId, title, path }) => [documentId, [title, path]]));
    expect(found).toEqual(
      new Map([
        [one, ['one', '/one']],
        [syncedId, ['Hours', null]],
      ]),
    );
  });
});

describe('who may do what with synced sections [EDIT-206]', () => {
  it.each([
    ['editor', 200],
    ['moderator', 403],
    ['viewer', 403],
  ] as const)('a person who is %s: %i', async (role: WebsiteRole, status) => {
    const syncedId = await createSynced();
    const person = await signInContributor(test.app, test.services, site, 'Ben', [role]);
    const body = { name: 'Mine', content: content([opens('x')]) };
    expect((await call('GET', '/api/synced-sections', undefined, person)).status).toBe(status);
    expect((await call('GET', `/api/synced-sections/${syncedId}`, undefined, person)).status).toBe(status);
    expect((await call('POST', '/api/synced-sections', body, person)).status).toBe(status);
    expect((await call('DELETE', `/api/synced-sections/${syncedId}`, undefined, person)).status).toBe(status);
  });

  it('code is brought in by those who may write it, or out of the page where it stands already', async () => {
    const editor = await signInContributor(test.app, test.services, site, 'Ben', ['editor']);
    const runs = block('b1', code, { code: '<script>1</script>', language: 'html', display: 'run' });
    const page = await pageWith('one', [runs as unknown as DocumentRecord]);
    const body = { name: 'Counter', content: content([runs]) };
    expect((await call('POST', '/api/synced-sections', body, editor)).status).toBe(403);
    const from = { ...body, fromDocumentId: page };
    expect((await call('POST', '/api/synced-sections', from, editor)).status).toBe(200);
    expect((await call('POST', '/api/synced-sections', body)).status).toBe(200);
  });

  it('a person of one site neither sees, reads, takes nor deletes those of another', async () => {
    const syncedId = await createSynced();
    const other = await buildSite(test.services);
    const ben = await signInContributor(test.app, test.services, other, 'Ben');
    expect((await call('GET', '/api/synced-sections', undefined, ben)).body).toMatchObject({ total: 0 });
    for (const [method, path] of [
      ['GET', `/api/synced-sections/${syncedId}`],
      ['POST', `/api/synced-sections/${site.siteId}/${syncedId}/take`],
      ['DELETE', `/api/synced-sections/${syncedId}`],
    ] as const) {
      expect((await call(method, path, undefined, ben)).status).toBe(404);
    }
  });

  it('they stand neither in each other nor in what all pages share, and are not saved as copies', async () => {
    const syncedId = await createSynced();
    const other = await createSynced();
    const put = [{ op: 'put' as const, record: instance(syncedId) }];
    for (const documentId of [other, site.siteDocumentId]) {
      await expect(change(test.services, site.siteId, documentId, put)).rejects.toMatchObject({
        code: 'invalid-input',
      });
    }
    const saved = { portico: 1, sections: [instance(syncedId)], blocks: [] } as unknown as JsonObject;
    const refused = [
      await call('POST', '/api/saved-parts', { name: 'x', content: saved }),
      await call('POST', '/api/synced-sections', { name: 'x', content: saved }),
      await call('POST', '/api/synced-sections', {
        name: 'x',
        content: { ...content([opens('x')]), sections: [] },
      }),
      await call('POST', '/api/synced-sections', { name: ' ', content: content([opens('x')]) }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });

  it('its blocks are of a type that exists, and their data is right, unless it stood so on the page', async () => {
    const unknown = { ...opens('x'), blockType: 'no-such-block', data: { anything: true } };
    const wrong = { ...opens('x'), data: { ...opens('x').data, buttonText: 12_345 } };
    for (const odd of [unknown, wrong]) {
      const alone = await call('POST', '/api/synced-sections', { name: 'x', content: content([odd]) });
      expect(alone.status).toBe(400);
    }
    const page = await pageWith('old', [instance(await createSynced())]);
    await test.services.db
      .insertInto('document_records')
      .values({
        site_id: site.siteId,
        document_id: page,
        record_id: 'odd',
        record: JSON.stringify({ ...wrong, id: 'odd' }),
      })
      .execute();
    const given = { name: 'x', content: content([wrong]), fromDocumentId: page };
    expect((await call('POST', '/api/synced-sections', given)).status).toBe(200);
  });
});

describe('a synced section that is deleted [EDIT-206]', () => {
  const remove = (syncedId: DocumentId) => call('DELETE', `/api/synced-sections/${syncedId}`);

  it('leaves ordinary copies with their overrides; visitors see no difference, before and after a publish', async () => {
    const syncedId = await createSynced();
    const overrides = { [`${await blockIdOf(syncedId)}_buttonText`]: 'Only here' };
    const one = await pageWith('one', [instance(syncedId, { overrides, anchor: 'here' })]);
    await pageWith('two', [instance(syncedId), instance(syncedId, { id: 'p2', order: 'X' })]);
    await publish();
    expect((await remove(syncedId)).body).toEqual({ detached: 2 });

    const records = await loadRecords(test.services.db, site.siteId, one);
    expect(records['p1']).toMatchObject({ theme: 'dark', order: 'W', anchor: 'here' });
    expect(records['p1']).not.toHaveProperty('syncedId');
    expect(Object.values(records).find(({ type }) => type === 'block')).toMatchObject({
      sectionId: 'p1',
      data: { buttonText: 'Only here' },
    });
    const { total } = await publishSummary(test.services.db, site.siteId, { page: 1, pageSize: 40 });
    expect(total).toBe(2);
    for (let round = 0; round < 2; round += 1) {
      expect(await visit('/one')).toContain('Only here');
      expect((await visit('/two')).split('data-block-type="button"').length - 1).toBe(2);
      await publish();
    }
    expect((await call('GET', '/api/synced-sections')).body).toMatchObject({ total: 0 });
    expect((await remove(syncedId)).status).toBe(404);
  });

  it('is refused where a page has no room for a copy, and nothing has changed then', async () => {
    const syncedId = await createSynced();
    const many = Array.from({ length: 60 }, (_each, index) => ({ ...opens('x'), id: `b-${index}` }));
    const page = await pageWith('full', [instance(syncedId), ...(many as unknown as DocumentRecord[])]);
    const answer = await remove(syncedId);
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.body)).toContain('“full” shows this section');
    expect((await loadRecords(test.services.db, site.siteId, page))['p1']).toHaveProperty('syncedId');
    expect(await call('GET', `/api/synced-sections/${syncedId}`)).toMatchObject({
      body: { isRemoved: false },
    });
  });

  it('is not taken from visitors as a page is', async () => {
    const syncedId = await createSynced();
    const answer = await call('DELETE', `/api/content/${syncedId}`);
    expect(answer.status).toBe(404);
    expect((await findDocumentHead(test.services.db, site.siteId, syncedId))?.removedAt).toBeNull();
  });

  it('is there for a page that comes back from the trash, be it published then for the first time', async () => {
    await publish([site.siteDocumentId]);
    const syncedId = await createSynced();
    const page = await pageWith('back', [instance(syncedId)]);
    const given = { siteId: site.siteId, documentId: page, author: ANNA, at: new Date(test.clock.now) };
    await inTransaction((trx) => removeDocument(trx, given));
    expect((await remove(syncedId)).body).toEqual({ detached: 0 });
    await inTransaction((trx) => recoverDocument(trx, given));
    await publish([page]);
    expect(await visit('/back')).toContain('Open from nine');
  });

  it('is deleted for good after 30 days, once nothing shows it', async () => {
    const syncedId = await createSynced();
    const page = await pageWith('one', [instance(syncedId)]);
    await publish();
    await remove(syncedId);
    const isThere = async () => (await findDocumentHead(test.services.db, site.siteId, syncedId)) !== null;
    test.clock.advance(TRASH_MS + 1000);
    await purgeTrash(test.services);
    expect(await isThere()).toBe(true);
    await publish([page]);
    await purgeTrash(test.services);
    expect(await isThere()).toBe(false);
    expect(await visit('/one')).toContain('Open from nine');
  });
});
