import { createId } from '#lib/id.ts';
import { permissionsOf } from '#domain/roles/permissions.ts';
import type { Change } from '#domain/documents/change.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { AccountId, DocumentId, DocumentRecord, SiteId } from '#domain/documents/record.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { appendChange, type Appended, type ChangeAuthor } from '#server/documents/append-change.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { findDocumentHead } from '#server/documents/queries.ts';
import { newCollectionRecords, newItemRecords, newPageRecords } from '#server/pages/document-templates.ts';
import type { Services } from '#server/platform/services.ts';

/** The author of what builders make. */
export const ANNA: ChangeAuthor = {
  accountId: 'a'.repeat(24) as AccountId,
  name: 'Anna',
  permissions: permissionsOf(['admin']),
};

export interface BuiltSite {
  readonly siteId: SiteId;
  readonly identifier: string;
  readonly siteDocumentId: DocumentId;
}

/** A site with its own document and nothing else. */
export async function buildSite(services: Services): Promise<BuiltSite> {
  const siteId = createId<'site'>();
  const siteDocumentId = createId<'document'>();
  const identifier = `site-${siteId.slice(-12)}`;
  const at = new Date(services.now());
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('sites')
      .values({
        id: siteId,
        identifier,
        title: 'Test',
        site_document_id: siteDocumentId,
        owner_id: null,
        created_at: at,
        ready_at: at,
        removed_at: null,
      })
      .execute();
    await createDocument(trx, {
      siteId,
      id: siteDocumentId,
      kind: 'site',
      records: { settings: { id: 'settings', type: 'settings', title: 'Test' } },
      authorId: null,
      name: 'Create site',
      at,
    });
  });
  return { siteId, identifier, siteDocumentId };
}

/** A draft page with an empty section `s1`. */
export async function buildPage(
  services: Services,
  siteId: SiteId,
  title: string,
  urlName: string,
  records: readonly DocumentRecord[] = [],
): Promise<DocumentId> {
  const section: DocumentRecord = { id: 's1', type: 'section', order: 'V' };
  const { id } = await services.db.transaction().execute((trx) =>
    createDocument(trx, {
      siteId,
      kind: 'page',
      records: Object.fromEntries(
        [...Object.values(newPageRecords(title, urlName)), section, ...records].map((record) => [
          record.id,
          record,
        ]),
      ),
      authorId: null,
      name: 'Create page',
      at: new Date(services.now()),
    }),
  );
  return id;
}

export async function buildCollection(
  services: Services,
  siteId: SiteId,
  urlName: string,
): Promise<DocumentId> {
  const { id } = await services.db.transaction().execute((trx) =>
    createDocument(trx, {
      siteId,
      kind: 'collection',
      records: newCollectionRecords(urlName, urlName),
      authorId: null,
      name: 'Create collection',
      at: new Date(services.now()),
    }),
  );
  return id;
}

export async function buildItem(
  services: Services,
  siteId: SiteId,
  collectionId: DocumentId,
  urlName: string,
  settings: Readonly<Record<string, string | readonly string[]>> = {},
): Promise<DocumentId> {
  const records = newItemRecords(urlName, urlName, 'Anna', new Date(services.now()).toISOString());
  const own = records['settings'];
  const { id } = await services.db.transaction().execute((trx) =>
    createDocument(trx, {
      siteId,
      kind: 'item',
      collectionId,
      records:
        own === undefined ? records : { settings: { ...own, workflowState: 'published', ...settings } },
      authorId: null,
      name: 'Create item',
      at: new Date(services.now()),
    }),
  );
  return id;
}

/** A text block of the section `s1`; `words` is a field of no meaning that tests can change. */
export function textBlock(id: string, words = 'Hello', sectionId = 's1'): DocumentRecord {
  return {
    id,
    type: 'block',
    blockType: 'text',
    sectionId,
    desktop: { x: 0, y: 0, w: 12, h: 2 },
    mobile: null,
    dataVersion: 1,
    data: { text: richTextOf(words), words },
  };
}

/** Saves operations on the newest version of a document. */
export async function change(
  services: Services,
  siteId: SiteId,
  documentId: DocumentId,
  operations: readonly Operation[],
  options: {
    readonly author?: ChangeAuthor;
    readonly baseVersion?: number;
    readonly name?: string;
    readonly reverts?: Change['reverts'];
  } = {},
): Promise<Appended> {
  const id = createId<'change'>();
  const head = await findDocumentHead(services.db, siteId, documentId);
  return services.db.transaction().execute((trx) =>
    appendChange(trx, {
      siteId,
      documentId,
      author: options.author ?? ANNA,
      at: new Date(services.now()),
      change: {
        id,
        baseVersion: options.baseVersion ?? head?.version ?? 0,
        name: options.name ?? 'Edit',
        gestureId: id,
        operations,
        ...(options.reverts === undefined ? {} : { reverts: options.reverts }),
      },
    }),
  );
}

export function setting(field: string, value: string | boolean | null): Operation {
  return { op: 'set', id: 'settings', field, value };
}
