import { sql } from 'kysely';
import { describeDifference } from '#domain/documents/describe-difference.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { loadPublished } from '#server/documents/queries.ts';
import { recordsAtVersion } from '#server/documents/records-at-version.ts';
import { writeSnapshot } from '#server/documents/write-records.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { lockPublishing, movePointers } from './move-pointers.ts';
import { documentTitle } from './publish-documents.ts';
import type { PointerMove } from './release.ts';

export interface Rollback {
  readonly siteId: SiteId;
  readonly number: number;
  readonly authorId: AccountId | null;
  readonly authorName: string;
  readonly at: Date;
}

/**
 * Makes live what was live after a release; a release itself, so that it can be rolled back too. Drafts stay as they
 * are. Documents that were deleted for good meanwhile stay away. Throws `not-found` for an unknown release.
 */
export async function rollbackRelease(trx: Db, rollback: Rollback): Promise<{ release: number | null }> {
  const { siteId, number } = rollback;
  await lockPublishing(trx, siteId);
  const target = await trx
    .selectFrom('releases')
    .select(['number', 'name'])
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (target === undefined) throw new CallError('not-found');
  const moves: PointerMove[] = [];
  for (const row of await pointersThatDiffer(trx, siteId, number)) {
    moves.push(await prepareMove(trx, siteId, row));
  }
  const release = await movePointers(trx, siteId, moves, {
    kind: 'rollback',
    name: `Rolled back to “${target.name}”`,
    authorId: rollback.authorId,
    authorName: rollback.authorName,
    at: rollback.at,
    rolledBackTo: number,
  });
  return { release };
}

interface Pointer {
  readonly id: DocumentId;
  readonly kind: PointerMove['kind'];
  readonly collectionId: DocumentId | null;
  readonly createdAt: Date;
  readonly from: number | null;
  readonly to: number | null;
}

async function pointersThatDiffer(trx: Db, siteId: SiteId, number: number): Promise<readonly Pointer[]> {
  const { rows } = await sql<Pointer>`
    with former as (
      select distinct on (document_id) document_id, to_version
      from release_documents
      where site_id = ${siteId} and release_number <= ${number}
      order by document_id, release_number desc
    )
    select d.id, d.kind, d.collection_id as "collectionId", d.created_at as "createdAt",
      d.published_version as "from", former.to_version as "to"
    from documents d left join former on former.document_id = d.id
    where d.site_id = ${siteId} and d.published_version is distinct from former.to_version
    order by d.id
    for update of d`.execute(trx);
  return rows;
}

async function prepareMove(trx: Db, siteId: SiteId, pointer: Pointer): Promise<PointerMove> {
  const before = (await loadPublished(trx, siteId, pointer.id))?.records ?? null;
  const after = pointer.to === null ? null : await recordsAtVersion(trx, siteId, pointer.id, pointer.to);
  if (pointer.to !== null) {
    if (after === null) throw new CallError('version-unknown');
    await writeSnapshot(trx, siteId, pointer.id, pointer.to, after);
  }
  return {
    documentId: pointer.id,
    kind: pointer.kind,
    collectionId: pointer.collectionId,
    createdAt: pointer.createdAt,
    title: documentTitle(after ?? before ?? {}),
    from: pointer.from,
    to: pointer.to,
    changes: after === null ? ['No longer live'] : describeDifference(pointer.kind, before, after),
  };
}
