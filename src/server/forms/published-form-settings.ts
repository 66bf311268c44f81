import { formSettingsOf, type FormSettings } from '#domain/forms/form-settings.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { loadPublished } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findSite } from '#server/sites/queries.ts';

/** What all forms of a site follow, as it is published. */
export async function publishedFormSettings(db: Db, siteId: SiteId): Promise<FormSettings> {
  const { siteDocumentId } = await findSite(db, siteId);
  const site = await loadPublished(db, siteId, siteDocumentId);
  return formSettingsOf(
    siteSettingsSchema.parse({ ...site?.records['settings'], id: 'settings', type: 'settings' }),
  );
}
