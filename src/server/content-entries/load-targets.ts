import type { SiteId, DocumentId } from '#domain/documents/record.ts';
import type { Stage } from './content-entry.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { LinkTarget } from '#site/content/page-request.ts';
import { listLinkTargets } from './list-link-targets.ts';

/** Where links to documents lead now; the home page is the root. Documents visitors cannot reach are not in it. */
export async function loadTargets(
  db: Db,
  siteId: SiteId,
  documentIds: ReadonlySet<DocumentId>,
  homePageId: string | null,
  known: ReadonlyMap<string, LinkTarget> = new Map(),
  stage: Stage = 'live',
): Promise<ReadonlyMap<string, LinkTarget>> {
  const missing = [...documentIds].filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  const rows = await listLinkTargets(db, siteId, missing, stage);
  const targets = new Map(known);
  for (const { documentId, path, title } of rows) {
    targets.set(documentId, { path: documentId === homePageId ? '/' : encodeURI(path), title });
  }
  return targets;
}
