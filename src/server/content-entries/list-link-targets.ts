import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Stage } from './content-entry.ts';

export interface TargetRow {
  readonly documentId: DocumentId;
  readonly path: string;
  readonly title: string;
}

/** Paths and menu titles of documents that visitors can reach, for links and navigation. */
export async function listLinkTargets(
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
  stage: Stage = 'live',
): Promise<readonly TargetRow[]> {
  if (documentIds.length === 0) return [];
  return db
    .selectFrom('content_entries as entry')
    .select([
      'entry.document_id as documentId',
      'entry.path',
      sql<string>`coalesce(nullif(entry.navigation_title, ''), entry.title)`.as('title'),
    ])
    .where('entry.site_id', '=', siteId)
    .where('entry.stage', '=', stage)
    .where('entry.document_id', 'in', documentIds)
    .where('entry.is_enabled', '=', true)
    .where('entry.workflow_state', '=', 'published')
    .execute();
}
