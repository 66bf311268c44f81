import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { NOTHING_WITHHELD, type Withheld } from '#domain/gating/withheld-documents.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Stage } from './content-entry.ts';
import { isListed } from './is-listed.ts';
import type { TargetRow } from './list-link-targets.ts';

/** The published items before and after one, in the order of their list; for a draft, by its own date. */
export async function findNeighbours(
  db: Db,
  siteId: SiteId,
  collectionId: DocumentId,
  documentId: DocumentId,
  stage: Stage = 'live',
  withheld: Withheld = NOTHING_WITHHELD,
): Promise<{ readonly previous: TargetRow | null; readonly next: TargetRow | null }> {
  const find = async (direction: 'older' | 'newer'): Promise<TargetRow | null> => {
    const row = await db
      .selectFrom('content_entries as entry')
      .innerJoin('content_entries as own', (join) =>
        join
          .onRef('own.site_id', '=', 'entry.site_id')
          .on('own.stage', '=', stage)
          .on('own.document_id', '=', documentId),
      )
      .select(['entry.document_id as documentId', 'entry.path', 'entry.title'])
      .where('entry.site_id', '=', siteId)
      .where('entry.stage', '=', 'live')
      .where('entry.document_id', '!=', documentId)
      .where('entry.collection_id', '=', collectionId)
      .where('entry.workflow_state', '=', 'published')
      .where(isListed(withheld))
      .where(
        direction === 'older'
          ? sql<boolean>`(entry.listed_at, entry.document_id) < (own.listed_at, own.document_id)`
          : sql<boolean>`(entry.listed_at, entry.document_id) > (own.listed_at, own.document_id)`,
      )
      .orderBy('entry.listed_at', direction === 'older' ? 'desc' : 'asc')
      .orderBy('entry.document_id', direction === 'older' ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst();
    return row ?? null;
  };
  const [previous, next] = await Promise.all([find('older'), find('newer')]);
  return { previous, next };
}
