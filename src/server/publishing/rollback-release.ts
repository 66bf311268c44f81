import { sql, type Transaction } from 'kysely';
import { describeDifference } from '#domain/records/describe-difference.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { ChangeAuthor } from '#server/documents/append-change.ts';
import { authoriseChange } from '#server/documents/authorise-change.ts';
import { kindsLasting, kindsLiveAtOnce } from '#server/documents/kind-conditions.ts';
import { loadPublished } from '#server/documents/queries.ts';
import { recordsAtVersion } from '#server/documents/records-at-version.ts';
import { writeSnapshot } from '#server/documents/write-records.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { releaseNames } from '#messages/en/interface/release-names.ts';
import { fill } from '#messages/message.ts';
import type { StoredWords } from '#messages/stored-words.ts';
import { lockPublishing, movePointers } from './move-pointers.ts';
import { documentTitle } from './publish-documents.ts';
import type { PointerMove } from './release.ts';
import { releaseName, type ReleaseName } from './release-name.ts';

export interface Rollback {
  readonly siteId: SiteId;
  readonly number: number;
  readonly author: ChangeAuthor;
  readonly at: Date;
}

/**
 * Restores what was live after a release; a release itself, so that it can be rolled back too. Drafts do not change. A
 * synced section that was not live then stays live, since only pages show it; what is live with each change stays, too. Documents that were deleted for good
 * meanwhile are not restored. The author needs the permissions for the resulting changes. Throws `not-found` for an
 * unknown release, `release-gone` for a deleted one, `not-permitted`, `code-not-permitted`.
 */
export async function rollbackRelease(
  trx: Transaction<Database>,
  rollback: Rollback,
): Promise<{ release: number | null }> {
  const { siteId, number, author } = rollback;
  await lockPublishing(trx, siteId);
  const target = await trx
    .selectFrom('releases')
    .select(['number', 'name', 'name_words', 'is_kept'])
    .where('site_id', '=', siteId)
    .where('number', '>=', number)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  if (target === undefined) throw new CallError('not-found');
  if (target.number !== number || !target.is_kept) throw new CallError('release-gone');
  const moves: PointerMove[] = [];
  for (const row of await pointersThatDiffer(trx, siteId, number)) {
    moves.push(await prepareMove(trx, rollback, row));
  }
  const release = await movePointers(trx, siteId, moves, {
    kind: 'rollback',
    name: rollbackName(target),
    authorId: author.accountId,
    authorName: author.name,
    at: rollback.at,
    rolledBackTo: number,
  });
  return { release };
}

/** In one language, but for what is named within a name within it. */
function rollbackName(target: {
  readonly name: string;
  readonly name_words: StoredWords | null;
}): ReleaseName {
  const { name, nameWords } = releaseName(fill(releaseNames.rolledBack, { name: target.name }));
  const within = target.name_words;
  if (nameWords === null || within === null) return { name, nameWords };
  const isFlat = Object.values(within.params).every((value) => typeof value !== 'object');
  return { name, nameWords: isFlat ? { ...nameWords, params: { name: within } } : nameWords };
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
      and (d.kind not in (${kindsLasting('while-shown')}) or former.to_version is not null)
      and d.kind not in (${kindsLiveAtOnce()})
    order by d.id
    for update of d`.execute(trx);
  return rows;
}

async function prepareMove(trx: Db, { siteId, author }: Rollback, pointer: Pointer): Promise<PointerMove> {
  const before = (await loadPublished(trx, siteId, pointer.id))?.records ?? null;
  const after = pointer.to === null ? null : await recordsAtVersion(trx, siteId, pointer.id, pointer.to);
  if (pointer.to !== null) {
    if (after === null) throw new CallError('release-gone');
    await writeSnapshot(trx, siteId, pointer.id, pointer.to, after);
    if (before !== null && author.permissions !== undefined) {
      const { accountId, permissions } = author;
      const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
      const authorisation = { siteId, documentId: pointer.id, accountId, permissions };
      await authoriseChange(trx, authorisation, { kind: pointer.kind, before, after, ids });
    }
  }
  return {
    documentId: pointer.id,
    kind: pointer.kind,
    collectionId: pointer.collectionId,
    createdAt: pointer.createdAt,
    title: documentTitle(after ?? before ?? {}),
    from: pointer.from,
    to: pointer.to,
    changes: after === null ? [documentDifferences.notLive] : describeDifference(pointer.kind, before, after),
  };
}
