import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { siteSettingsSchema, type SiteSettings } from '#domain/sites/site-settings.ts';
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
  return (await publishedSettings(db, siteId)).language;
}

/** In which language and time zone a site speaks to people: those of its published pages. */
export async function publishedSettings(
  db: Db,
  siteId: SiteId,
): Promise<Pick<SiteSettings, 'language' | 'timeZone'>> {
  const { siteDocumentId } = await findSite(db, siteId);
  return settingsIn((await loadPublished(db, siteId, siteDocumentId))?.records);
}

/** The language of a site as it is edited (BCP 47), in which new content is begun. */
export async function draftLanguage(db: Db, siteId: SiteId): Promise<string> {
  const { siteDocumentId } = await findSite(db, siteId);
  return settingsIn((await loadDocument(db, siteId, siteDocumentId))?.records).language;
}

function settingsIn(records: DocumentRecords | undefined): SiteSettings {
  return siteSettingsSchema.parse({ ...records?.['settings'], id: 'settings', type: 'settings' });
}
