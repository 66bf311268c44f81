import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { loadDocument, loadPublished } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';

/** How long a page about a failure waits for the language of the site: the database may be what has failed. In ms. */
const WAIT_MS = 1000;
const ENGLISH = 'en';

/**
 * The language of a site's published pages for a page that tells of a failure; English where it cannot be told, as when
 * the database is what has failed.
 */
export async function siteLanguage({ db, log }: Pick<Services, 'db' | 'log'>, siteId: SiteId) {
  const waiting = new AbortController();
  const found = publishedLanguage(db, siteId).catch((error: unknown) => {
    log.warn({ err: error, siteId }, 'the language of a site is not known now');
    return ENGLISH;
  });
  const late = wait(WAIT_MS, ENGLISH, { signal: waiting.signal }).catch(() => ENGLISH);
  const language = await Promise.race([found, late]);
  waiting.abort();
  return language;
}

/** The language of a site's published pages (BCP 47). */
export async function publishedLanguage(db: Db, siteId: SiteId): Promise<string> {
  const { siteDocumentId } = await findSite(db, siteId);
  return languageIn((await loadPublished(db, siteId, siteDocumentId))?.records);
}

/** The language of a site as it is edited (BCP 47), in which new content is begun. */
export async function draftLanguage(db: Db, siteId: SiteId): Promise<string> {
  const { siteDocumentId } = await findSite(db, siteId);
  return languageIn((await loadDocument(db, siteId, siteDocumentId))?.records);
}

function languageIn(records: DocumentRecords | undefined): string {
  return siteSettingsSchema.parse({ ...records?.['settings'], id: 'settings', type: 'settings' }).language;
}
