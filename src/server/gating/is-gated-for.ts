import type { FastifyRequest } from 'fastify';
import type { DocumentId, RecordId, SiteId } from '#domain/documents/record.ts';
import { effectiveAccess, isOpenTo } from '#domain/gating/effective-access.ts';
import { shownRecords } from '#domain/gating/shown-records.ts';
import type { Viewer } from '#domain/gating/site-access.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import { loadPublished } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SiteScope } from '#server/platform/http/site-scope.ts';
import type { Services } from '#server/platform/services.ts';
import { withSynced } from '#server/synced-sections/with-synced.ts';
import { loadSiteAccess } from './site-access.ts';
import { viewerOf } from './viewer-of.ts';

interface Place {
  readonly documentId: DocumentId;
  readonly blockId?: RecordId | null;
}

/** Whether what stands in a live document is for others: the whole of it, or one of its blocks (MEMB-38). */
export async function isGatedFor(
  services: Services,
  site: SiteScope,
  place: Place,
  request: FastifyRequest,
): Promise<boolean> {
  const viewer = await viewerOf(services, site, request.caller);
  return isGatedForViewer(services.db, site.siteId, place, viewer);
}

/** The same for whoever is named. */
export async function isGatedForViewer(
  db: Db,
  siteId: SiteId,
  { documentId, blockId = null }: Place,
  viewer: Viewer,
): Promise<boolean> {
  if (viewer.kind === 'everything') return false;
  const access = await loadSiteAccess(db, siteId);
  const entry = await findEntryOfDocument(db, siteId, 'live', documentId);
  const place = { documentId, collectionId: entry?.collectionId ?? null };
  if (!isOpenTo(effectiveAccess(access, place).rule, viewer, access.areas)) return true;
  const own = blockId === null ? undefined : (await loadPublished(db, siteId, documentId))?.records;
  if (blockId === null || own === undefined) return false;
  const isOpen = (rule: Parameters<typeof isOpenTo>[0]) => isOpenTo(rule, viewer, access.areas);
  const shown = shownRecords(await withSynced(db, siteId, own, 'live'), isOpen);
  return shown.isGated && shown.records[blockId] === undefined;
}
