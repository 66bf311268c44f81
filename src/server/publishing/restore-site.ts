import { sql } from 'kysely';
import { createId } from '#lib/id.ts';
import type { DocumentId, DocumentKind, SiteId } from '#domain/documents/record.ts';
import type { ChangeAuthor } from '#server/documents/append-change.ts';
import { findDocumentHead, loadRecords } from '#server/documents/queries.ts';
import { removeDocument } from '#server/documents/remove-document.ts';
import { restoreVersion } from '#server/documents/restore-version.ts';
import type { Db } from '#server/platform/database/database.ts';
import { lockAddresses } from '#server/pages/address-lock.ts';
import { projectEntry, removeEntry } from '#server/pages/project-entry.ts';
import { lockPublishing } from './move-pointers.ts';

export interface SiteRestore {
  readonly siteId: SiteId;
  /** The time whose state comes back. */
  readonly to: Date;
  readonly author: ChangeAuthor;
  readonly at: Date;
}

interface Former {
  readonly id: DocumentId;
  readonly kind: DocumentKind;
  readonly version: number;
  readonly formerVersion: number;
  readonly isNewer: boolean;
  readonly wasRemovedSince: boolean;
}

/**
 * Brings the drafts of the whole site to what they were at a time: changed documents back, removed ones out of the
 * trash, newer ones into it. Visitors see nothing of it until the next publish. Every part of it is a change like any
 * other; restoring to the moment before takes it back.
 */
export async function restoreSite(
  trx: Db,
  { siteId, to, author, at }: SiteRestore,
): Promise<{ readonly restored: number; readonly recovered: number; readonly removed: number }> {
  await lockPublishing(trx, siteId);
  await lockAddresses(trx, siteId);
  const documents = await formerState(trx, siteId, to);
  for (const document of documents.filter((each) => each.isNewer)) {
    // A collection has taken its items along already.
    const head = await findDocumentHead(trx, siteId, document.id);
    if (head?.removedAt === null) {
      await removeDocument(trx, { siteId, documentId: document.id, author, at, staysLive: true });
    }
  }
  const recovered = documents.filter((each) => each.wasRemovedSince);
  if (recovered.length > 0) {
    await trx
      .updateTable('documents')
      .set({ removed_at: null, removed_by_name: null, removed_links: null })
      .where('site_id', '=', siteId)
      .where(
        'id',
        'in',
        recovered.map((each) => each.id),
      )
      .execute();
  }
  const changed = documents.filter((each) => !each.isNewer && each.version !== each.formerVersion);
  const moving = new Set([...changed, ...recovered].map((each) => each.id));
  // Addresses may swap among them: all are taken out of the list before the first comes back.
  await removeEntry(trx, siteId, 'draft', [...moving]);
  const gestureId = createId<'gesture'>(at.getTime());
  const ordered = documents
    .filter((each) => moving.has(each.id))
    .toSorted((a, b) => Number(a.kind === 'item') - Number(b.kind === 'item'));
  let restored = 0;
  for (const document of ordered) {
    const logged = await restoreVersion(trx, {
      siteId,
      documentId: document.id,
      version: document.formerVersion,
      author,
      at,
      name: `Restore the site of ${to.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      gestureId,
    });
    if (logged !== null) restored += 1;
    const head = await findDocumentHead(trx, siteId, document.id);
    if (head === null) continue;
    await projectEntry(trx, siteId, 'draft', head, await loadRecords(trx, siteId, document.id), at);
  }
  return {
    restored,
    recovered: recovered.length,
    removed: documents.filter((each) => each.isNewer).length,
  };
}

async function formerState(trx: Db, siteId: SiteId, to: Date): Promise<readonly Former[]> {
  const { rows } = await sql<Former>`
    select d.id, d.kind, d.version,
      coalesce((select c.version from document_changes c
        where c.site_id = d.site_id and c.document_id = d.id and c.at <= ${to}
        order by c.at desc, c.version desc limit 1), 0) as "formerVersion",
      (d.created_at > ${to}) as "isNewer",
      (d.created_at <= ${to} and d.removed_at is not null) as "wasRemovedSince"
    from documents d
    where d.site_id = ${siteId}
      and (d.removed_at is null or (d.removed_at > ${to} and d.created_at <= ${to}))
    order by d.id`.execute(trx);
  return rows;
}
