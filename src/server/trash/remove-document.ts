import type { Transaction } from 'kysely';
import { changeName } from '#domain/documents/change-name.ts';
import { createId } from '#lib/id.ts';
import type { DocumentId, DocumentRecord, SiteId } from '#domain/documents/record.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { releaseNames } from '#messages/en/interface/release-names.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import { fill } from '#messages/message.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { lockAddresses } from '#server/content-entries/address-lock.ts';
import { holdsOthers, kindOf } from '#server/documents/document-kinds.ts';
import { withdrawDocuments } from '#server/documents/project-documents.ts';
import { publishedPaths, redirectRemoved, type RemovedThen } from '#server/redirects/redirect-removed.ts';
import { lockPublishing, movePointers } from '#server/publishing/move-pointers.ts';
import { releaseName } from '#server/publishing/release-name.ts';
import { documentTitle } from '#server/publishing/publish-documents.ts';
import { appendChange, type ChangeAuthor } from '#server/documents/append-change.ts';
import { documentNotice } from '#server/documents/document-notice.ts';
import { notifyOnCommit } from '#server/documents/notify-on-commit.ts';
import { markRemoved } from '#server/documents/trash-marks.ts';
import { unlinkDocuments } from './unlink-documents.ts';
import {
  findSiteDocumentId,
  loadRecords,
  lockDocument,
  type DocumentHead,
} from '#server/documents/queries.ts';

export interface Removal {
  readonly siteId: SiteId;
  readonly documentId: DocumentId;
  readonly author: ChangeAuthor;
  readonly at: Date;
  /** Visitors keep it until the next publish: for a restore of the whole site. */
  readonly staysLive?: boolean;
  /** What visitors find at its addresses; not found where nothing is said (FIND-55). */
  readonly then?: RemovedThen;
}

/**
 * Moves a document to the trash, from where it can be recovered for 30 days; visitors lose it at once. A collection
 * takes its items along. Links to it leave the navigation. Throws `not-found`,
 * `document-removed` for one that is in the trash, `live-content` for who may not publish, and what its kind and `redirectRemoved` throw.
 * @returns how many documents went
 */
export async function removeDocument(trx: Transaction<Database>, removal: Removal): Promise<number> {
  const { siteId, documentId, author, at } = removal;
  await lockPublishing(trx, siteId);
  const { then = { answer: 'not-found' } } = removal;
  if (then.answer !== 'not-found') await lockAddresses(trx, siteId);
  const head = await lockDocument(trx, siteId, documentId);
  if (head === null) throw new CallError('not-found');
  const { lasts, validateRemoval } = kindOf(head.kind);
  if (lasts === 'with-site') throw new CallError('not-found');
  // Documents that show it would have holes: a command of its feature deletes it.
  if (lasts === 'while-shown' && removal.staysLive !== true) throw new CallError('not-found');
  if (head.removedAt !== null) throw new CallError('document-removed');
  if (removal.staysLive !== true) await validateRemoval?.(trx, siteId, documentId);
  const documents = [head, ...(holdsOthers(head.kind) ? await itemsOf(trx, siteId, documentId) : [])];
  if (removal.staysLive !== true) refuseLive(author, documents);
  const ids = documents.map((document) => document.id);
  const paths = then.answer === 'not-found' ? null : await publishedPaths(trx, siteId, documentId);
  const links = removal.staysLive === true ? [] : await removeLinks(trx, removal, ids);
  await markRemoved(trx, siteId, ids, at, author.name);
  await trx
    .updateTable('documents')
    .set({ removed_links: JSON.stringify(links) })
    .where('site_id', '=', siteId)
    .where('id', '=', documentId)
    .execute();
  await withdrawDocuments(trx, siteId, 'draft', documents);
  if (removal.staysLive !== true) await takeFromVisitors(trx, removal, documents);
  if (paths !== null && then.answer !== 'not-found') {
    await redirectRemoved(trx, { siteId, documentIds: ids, paths, then, at });
  }
  for (const id of ids) {
    await notifyOnCommit(
      trx,
      'document-changed',
      documentNotice({ siteId, documentId: id, kind: 'removed' }),
    );
  }
  return ids.length;
}

/** What visitors see is taken from them by who may publish (ROLE-14). */
function refuseLive({ permissions }: ChangeAuthor, documents: readonly DocumentHead[]): void {
  if (permissions === undefined || permissions.has('content.publish')) return;
  if (documents.some(({ publishedVersion }) => publishedVersion !== null))
    throw new CallError('live-content');
}

async function itemsOf(trx: Db, siteId: SiteId, collectionId: DocumentId): Promise<readonly DocumentHead[]> {
  const rows = await trx
    .selectFrom('documents')
    .select('id')
    .where('site_id', '=', siteId)
    .where('collection_id', '=', collectionId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  const heads: DocumentHead[] = [];
  for (const row of rows) {
    const head = await lockDocument(trx, siteId, row.id);
    if (head !== null) heads.push(head);
  }
  return heads;
}

async function takeFromVisitors(
  trx: Transaction<Database>,
  { siteId, author, at }: Removal,
  documents: readonly DocumentHead[],
): Promise<void> {
  const moves = [];
  for (const document of documents) {
    if (document.publishedVersion === null) continue;
    moves.push({
      documentId: document.id,
      kind: document.kind,
      collectionId: document.collectionId,
      createdAt: document.createdAt,
      title: documentTitle(await loadRecords(trx, siteId, document.id)),
      from: document.publishedVersion,
      to: null,
      changes: [documentDifferences.deleted],
    });
  }
  const title = moves[0]?.title ?? '';
  await movePointers(trx, siteId, moves, {
    kind: 'removal',
    name: releaseName(fill(releaseNames.deleted, { title })),
    authorId: author.accountId,
    authorName: author.name,
    at,
  });
}

/** Takes what leads to the documents out of the site's draft: menus, footer, overlays. It is kept for a recovery (EDIT-189). */
async function removeLinks(
  trx: Db,
  { siteId, author, at }: Removal,
  ids: readonly DocumentId[],
): Promise<readonly DocumentRecord[]> {
  const siteDocumentId = await findSiteDocumentId(trx, siteId);
  if (siteDocumentId === null) return [];
  const site = await lockDocument(trx, siteId, siteDocumentId);
  if (site === null) return [];
  const { operations, before } = unlinkDocuments(
    await loadRecords(trx, siteId, siteDocumentId),
    new Set<string>(ids),
  );
  if (operations.length === 0) return [];
  const id = createId<'change'>(at.getTime());
  const { permissions: _permissions, ...system } = author;
  await appendChange(trx, {
    siteId,
    documentId: siteDocumentId,
    at,
    author: system,
    change: {
      id,
      baseVersion: site.version,
      ...changeName(siteSteps.removeLinks),
      gestureId: id,
      operations,
    },
  });
  return before;
}
