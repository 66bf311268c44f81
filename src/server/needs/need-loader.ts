import type { Withheld } from '#domain/gating/withheld-documents.ts';
import type { NeedKind, NeedResults } from '#blocks/needs/need.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * Loads one kind of need for several documents, in as many queries as for one. Documents that visitors cannot reach are
 * left out.
 */
export type NeedLoader<Kind extends NeedKind> = (
  db: Db,
  siteId: SiteId,
  documentIds: readonly DocumentId[],
  /** Items that the viewer does not get. */
  withheld: Withheld,
) => Promise<ReadonlyMap<string, NeedResults[Kind]>>;
