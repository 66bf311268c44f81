import { sql, type Transaction } from 'kysely';
import { createId } from '#lib/id.ts';
import type { DocumentId, DocumentKind, SiteId } from '#domain/documents/record.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import { fill } from '#messages/message.ts';
import type { ChangeAuthor } from '#server/documents/append-change.ts';
import { findDocumentHead, loadRecords } from '#server/documents/queries.ts';
import { removeDocument } from '#server/trash/remove-document.ts';
import { restoreVersion } from '#server/documents/restore-version.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { lockAddresses } from '#server/content-entries/address-lock.ts';
import { kindsLiveAtOnce } from '#server/documents/kind-conditions.ts';
import { holdsOthers, kindOf } from '#server/documents/document-kinds.ts';
import { projectDocument, withdrawDocuments } from '#server/documents/project-documents.ts';
import { moveItems } from '#server/pages/project-entry.ts';
import { addressesOf } from '#server/pages/automatic-redirects.ts';
import { markRecovered } from '#server/documents/trash-marks.ts';
import { lockPublishing } from '#server/publishing/move-pointers.ts';

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
  /** It is there, and was not then. */
  readonly goes: boolean;
  /** It is in the trash, and was not then. */
  readonly comes: boolean;
  /** When the oldest version came about whose changes are kept; null where all are. */
  readonly keptFromAt: Date | null;
}

/**
 * Brings the drafts of the whole site to what they were at a time: changed documents back, removed ones out of the
 * trash, newer ones into it; what is live with each change stays as it is. Visitors see nothing of it until the next publish. Every part of it is a change like any
 * other; restoring to the moment before, `undoAt`, takes it back. Throws `restore-too-early` for a time before the site,
 * `history-gone` for one of which not everything is kept.
 */
export async function restoreSiteAt(
  trx: Transaction<Database>,
  { siteId, to, author, at: now }: SiteRestore,
): Promise<{
  readonly restored: number;
  readonly recovered: number;
  readonly removed: number;
  readonly undoAt: Date;
}> {
  await lockPublishing(trx, siteId);
  await lockAddresses(trx, siteId);
  const at = await momentAfterAll(trx, siteId, now);
  const documents = await formerState(trx, siteId, to);
  if (documents.some((each) => kindOf(each.kind).lasts === 'with-site' && each.goes))
    throw new CallError('restore-too-early');
  const begins = documents.flatMap((each) =>
    each.goes || each.keptFromAt === null ? [] : each.keptFromAt.getTime(),
  );
  const begin = Math.max(0, ...begins);
  if (begin > to.getTime()) {
    throw new CallError('history-gone', { date: new Date(begin).toISOString().slice(0, 10) });
  }
  for (const document of documents.filter((each) => each.goes)) {
    // A collection has taken its items along already.
    const head = await findDocumentHead(trx, siteId, document.id);
    if (head?.removedAt === null) {
      await removeDocument(trx, { siteId, documentId: document.id, author, at, staysLive: true });
    }
  }
  const recovered = documents.filter((each) => each.comes).map((each) => each.id);
  await markRecovered(trx, siteId, recovered, at);
  const changed = documents.filter((each) => !each.goes && each.version !== each.formerVersion);
  const moving = new Set([...changed.map((each) => each.id), ...recovered]);
  const before = await addressesOf(trx, siteId, 'draft', [...moving]);
  // Addresses may swap among them: all are taken out of the list before the first comes back.
  await withdrawDocuments(
    trx,
    siteId,
    'draft',
    documents.filter((each) => moving.has(each.id)),
  );
  const gestureId = createId<'gesture'>(at.getTime());
  const ordered = documents
    .filter((each) => moving.has(each.id))
    .toSorted((a, b) => Number(isInner(a)) - Number(isInner(b)));
  let restored = 0;
  for (const document of ordered) {
    const logged = await restoreVersion(trx, {
      siteId,
      documentId: document.id,
      version: document.formerVersion,
      author,
      at,
      name: fill(siteSteps.restoreSite, { time: to.toISOString().slice(0, 16).replace('T', ' ') }),
      gestureId,
      ofSite: true,
    });
    if (logged !== null) restored += 1;
    const head = await findDocumentHead(trx, siteId, document.id);
    if (head === null) continue;
    const entry = await projectDocument(
      trx,
      siteId,
      'draft',
      head,
      await loadRecords(trx, siteId, document.id),
      at,
    );
    const former = before.get(document.id);
    if (entry !== null && former !== undefined && holdsOthers(document.kind)) {
      await moveItems(trx, siteId, 'draft', document.id, former.path, entry.path);
    }
  }
  return {
    restored,
    recovered: recovered.length,
    removed: documents.filter((each) => each.goes).length,
    undoAt: new Date(at.getTime() - 1),
  };
}

/** What lies in others comes after them. */
function isInner({ kind }: Former): boolean {
  return kindOf(kind).within !== undefined;
}

/** Holds all documents of the site, and gives a time that is later than everything that happened to them. */
async function momentAfterAll(trx: Db, siteId: SiteId, now: Date): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select greatest(updated_at, removed_at, (removals -> -1 ->> 'until')::timestamptz) as at
    from documents where site_id = ${siteId} order by id for update`.execute(trx);
  return new Date(Math.max(now.getTime(), ...rows.map((row) => row.at.getTime() + 1)));
}

async function formerState(trx: Db, siteId: SiteId, to: Date): Promise<readonly Former[]> {
  const { rows } = await sql<Former>`
    select d.id, d.kind, d.version,
      coalesce((select c.version from document_changes c
        where c.site_id = d.site_id and c.document_id = d.id and c.at <= ${to}
          and c.version > d.kept_from_version
        order by c.at desc, c.version desc limit 1), d.kept_from_version) as "formerVersion",
      d.kept_from_at as "keptFromAt",
      (not former.was_there) as goes,
      (d.removed_at is not null and former.was_there) as comes
    from documents d
    cross join lateral (select d.created_at <= ${to} and not exists (
      select from jsonb_array_elements(d.removals) removal
      where (removal ->> 'at')::timestamptz <= ${to}
        and (removal ->> 'until' is null or (removal ->> 'until')::timestamptz > ${to})
    ) as was_there) former
    where d.site_id = ${siteId} and d.kind not in (${kindsLiveAtOnce()})
      and (d.removed_at is null or former.was_there)
    order by d.id`.execute(trx);
  return rows;
}
