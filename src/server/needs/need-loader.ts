import type { Withheld } from '#domain/gating/withheld-documents.ts';
import type { SiteAccess, Viewer } from '#domain/gating/site-access.ts';
import type { NeedIds, NeedKind, NeedResults } from '#blocks/needs/need.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Who looks, and in which language what Portico says is put. */
export interface Looking {
  readonly viewer: Viewer;
  readonly access: SiteAccess;
  /** BCP 47. */
  readonly language: string;
  /** ms since 1970. */
  readonly now: number;
}

/**
 * Loads one kind of need for several documents, in as many queries as for one. Documents that visitors cannot reach are
 * left out.
 */
export type NeedLoader<Kind extends NeedKind> = (
  db: Db,
  siteId: SiteId,
  documentIds: readonly NeedIds[Kind][],
  /** Items that the viewer does not get. */
  withheld: Withheld,
  looking: Looking,
) => Promise<ReadonlyMap<string, NeedResults[Kind]>>;
