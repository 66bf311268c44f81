import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { appendChange } from '#server/documents/append-change.ts';
import { loadRecords } from '#server/documents/queries.ts';
import { recoverDocument } from '#server/trash/recover-document.ts';
import { removeDocument } from '#server/trash/remove-document.ts';
import { ANNA } from '#server/documents/testing/build-site.ts';
import { listLinksTo } from '#server/pages/list-links-to.ts';
import { listEntries } from '#server/content-entries/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { createTestServices } from '#server/platform/testing/test-services.ts';
import { createSite } from '#server/sites/create-site.ts';
import { findSite } from '#server/sites/queries.ts';
import { instantiateTemplate } from './instantiate-template.ts';
import { TEMPLATES } from '#compose/templates/templates.ts';

let services: Services;
let close: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestServices();
  services = created.services;
  close = () => created.close();
});
afterAll(() => close());

async function make(templateId: string, identifier: string): Promise<SiteId> {
  const title = 'Own words';
  return createSite(services, {
    title,
    identifier,
    ownerId: null,
    fill: (siteId) => instantiateTemplate(services, { siteId, templateId, title, authorId: null }),
  });
}

async function siteRecords(siteId: SiteId): Promise<DocumentRecords> {
  const { siteDocumentId } = await findSite(services.db, siteId);
  return loadRecords(services.db, siteId, siteDocumentId);
}

async function entriesOf(siteId: SiteId) {
  const { entries } = await listEntries(services.db, siteId, 'draft', { page: 1, pageSize: 100 });
  return entries;
}

const remove = (siteId: SiteId, documentId: DocumentId) =>
  services.db
    .transaction()
    .execute((trx) =>
      removeDocument(trx, { siteId, documentId, author: ANNA, at: new Date(services.now()) }),
    );
const recover = (siteId: SiteId, documentId: DocumentId) =>
  services.db
    .transaction()
    .execute((trx) =>
      recoverDocument(trx, { siteId, documentId, author: ANNA, at: new Date(services.now()) }),
    );

async function removeSections(siteId: SiteId, documentId: DocumentId): Promise<void> {
  const records = await loadRecords(services.db, siteId, documentId);
  const operations = Object.values(records)
    .filter(({ type }) => type === 'section' || type === 'block')
    .map(({ id }) => ({ op: 'remove' as const, id }));
  if (operations.length === 0) return;
  const version = await services.db
    .selectFrom('documents')
    .select('version')
    .where('site_id', '=', siteId)
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  const id = createId<'change'>();
  const change = { id, baseVersion: version.version, name: 'Clear', gestureId: id, operations };
  await services.db
    .transaction()
    .execute((trx) => appendChange(trx, { siteId, documentId, author: ANNA, change }));
}

const DESIGNED = TEMPLATES.filter((template) => template.isBlank !== true).map(({ id }) => [id] as const);

/** How often a site's own document leads to which document. */
function linksIn(records: DocumentRecords): readonly string[] {
  return [...JSON.stringify(records).matchAll(/"documentId":"(\w+)"/g)].map(([, id = '']) => id).toSorted();
}

describe.each(DESIGNED)('a site made from %s', (templateId) => {
  let siteId: SiteId;
  beforeAll(async () => {
    siteId = await make(templateId, `apart-${templateId}`);
  });

  it('leads to a deleted page neither in menus nor in the footer; a restore brings all links back [EDIT-189]', async () => {
    const before = await siteRecords(siteId);
    const homeId = before['settings']?.['homePageId'];
    const pages = (await entriesOf(siteId)).filter(
      ({ kind, documentId }) => kind === 'page' && documentId !== homeId,
    );
    for (const { documentId } of pages) {
      await remove(siteId, documentId);
      expect(JSON.stringify(await siteRecords(siteId))).not.toContain(documentId);
    }
    for (const { documentId } of pages.toReversed()) await recover(siteId, documentId);
    expect(await siteRecords(siteId)).toEqual(before);
    for (const { documentId } of pages) await remove(siteId, documentId);
    for (const { documentId } of pages) await recover(siteId, documentId);
    expect(linksIn(await siteRecords(siteId))).toEqual(linksIn(before));
  });

  it('has nothing of the template left once its pages and sections are gone [EDIT-189]', async () => {
    const { siteDocumentId } = await findSite(services.db, siteId);
    const homeId = (await siteRecords(siteId))['settings']?.['homePageId'] as DocumentId;
    for (const entry of await entriesOf(siteId)) {
      if (entry.documentId !== homeId && entry.kind !== 'item') await remove(siteId, entry.documentId);
    }
    await removeSections(siteId, homeId);
    await removeSections(siteId, siteDocumentId);
    const site = await siteRecords(siteId);
    const home = await loadRecords(services.db, siteId, homeId);
    expect(Object.keys(home)).toEqual(['settings']);
    expect(home['settings']).toMatchObject({
      title: 'Home',
      description: '',
      seoTitle: '',
      socialImage: null,
    });
    expect(site['settings']).toMatchObject({ title: 'Own words', tagline: '', description: '' });
    expect(site['header']).toMatchObject({ button: null });
    const links = Object.values(site).filter(({ type }) => type === 'nav-link');
    expect(links.map(({ target }) => target)).toEqual([{ kind: 'document', documentId: homeId }]);
    expect(Object.values(site).map(({ type }) => type)).not.toContain('block');
  });
});

it('names the pages whose texts link to a page; what was changed meanwhile stays as it is [EDIT-189]', async () => {
  const siteId = await make('studio', 'names-links');
  const contact = (await entriesOf(siteId)).find(({ path }) => path === '/contact');
  const documentId = contact?.documentId as DocumentId;
  const { pages, total } = await listLinksTo(services.db, siteId, documentId);
  expect(pages.map(({ title }) => title)).toContain('Home');
  expect(total).toBe(pages.length);
  await remove(siteId, documentId);
  const { siteDocumentId } = await findSite(services.db, siteId);
  const { version } = await services.db
    .selectFrom('documents')
    .select('version')
    .where('site_id', '=', siteId)
    .where('id', '=', siteDocumentId)
    .executeTakeFirstOrThrow();
  const id = createId<'change'>();
  const button = { text: 'Call us', link: { kind: 'phone', number: '1' } };
  const operations = [{ op: 'set' as const, id: 'header', field: 'button', value: button }];
  await services.db.transaction().execute((trx) =>
    appendChange(trx, {
      siteId,
      documentId: siteDocumentId,
      author: ANNA,
      change: { id, baseVersion: version, name: 'Button', gestureId: id, operations },
    }),
  );
  await recover(siteId, documentId);
  expect((await siteRecords(siteId))['header']).toMatchObject({ button });
  expect(JSON.stringify(await siteRecords(siteId))).toContain(documentId);
});
