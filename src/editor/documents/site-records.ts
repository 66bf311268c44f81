import type { DocumentRecord } from '#domain/documents/record.ts';
import { designSettingsSchema, type DesignSettings } from '#domain/design/design-settings.ts';
import {
  siteHeaderSchema,
  siteSettingsSchema,
  type SiteHeader,
  type SiteSettings,
} from '#domain/sites/site-settings.ts';

/** The site's settings; what is missing or broken has its default. */
export function siteSettingsOf(record: DocumentRecord | undefined): SiteSettings {
  return siteSettingsSchema.parse({ ...record, id: 'settings', type: 'settings' });
}

export function siteHeaderOf(record: DocumentRecord | undefined): SiteHeader {
  return siteHeaderSchema.parse({ ...record, id: 'header', type: 'header' });
}

export function parseDesignSettings(record: DocumentRecord | undefined): DesignSettings {
  return designSettingsSchema.parse({ ...record, id: 'design', type: 'design' });
}
