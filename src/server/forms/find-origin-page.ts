import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { findSiteDocumentId, loadPublished } from '#server/documents/queries.ts';
import { findEntryByPath, findEntryOfDocument } from '#server/content-entries/queries.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The page a form sent without scripts came from, as one sent with them names it (FORM-60 to FORM-62). */
export interface OriginPage {
  readonly pageTitle: string;
  readonly pageId: DocumentId;
  readonly contentSource: 'i' | 'c';
  /** `/` for the home page. */
  readonly pagePath: string;
}

/**
 * @param referer the address the visitor comes from; null where that is none of the site's pages, such as the one that
 * answers a try with errors: then it is the page the form stands on
 */
export async function findOriginPage(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
  referer: string | null,
): Promise<OriginPage> {
  const homePageId = await liveHomePageId(db, siteId);
  const path = referer === null ? null : decodedPath(referer);
  const entry =
    path === null
      ? await findEntryOfDocument(db, siteId, 'live', documentId)
      : path === '/' && homePageId !== null
        ? await findEntryOfDocument(db, siteId, 'live', homePageId)
        : await findEntryByPath(db, siteId, 'live', path);
  return {
    pageTitle: entry?.title ?? '',
    pageId: entry?.documentId ?? documentId,
    contentSource: entry?.kind === 'item' ? 'i' : 'c',
    pagePath: entry !== null && entry.documentId === homePageId ? '/' : (path ?? entry?.path ?? '/'),
  };
}

async function liveHomePageId(db: Db, siteId: SiteId): Promise<DocumentId | null> {
  const siteDocumentId = await findSiteDocumentId(db, siteId);
  const published = siteDocumentId === null ? null : await loadPublished(db, siteId, siteDocumentId);
  const settings = siteSettingsSchema.safeParse(published?.records['settings']);
  return settings.success ? settings.data.homePageId : null;
}

/** Paths are kept as people read them; one that cannot be decoded is none. */
function decodedPath(address: string): string | null {
  try {
    return decodeURIComponent(address.split('?')[0] ?? '/').normalize('NFC');
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
