import { siteSettingsSchema } from '#domain/sites/site-settings.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { describeSettings } from '../describe-settings.ts';
import { GENERAL, LOCALE, NAME, SEARCH } from '../permission-rules.ts';

export const siteSettings = defineRecord({
  type: 'settings',
  kinds: ['site'],
  schema: siteSettingsSchema,
  migrations: [
    {
      name: 'the badge has a name of its own',
      migrate(record) {
        const { ssBadgeType, ...others } = record;
        return ssBadgeType === undefined ? record : ({ badge: ssBadgeType, ...others } as DocumentRecord);
      },
    },
  ],
  permissions: {
    record: GENERAL,
    fields: {
      title: NAME,
      tagline: NAME,
      logo: NAME,
      favicon: NAME,
      homePageId: NAME,
      notFoundPageId: NAME,
      description: SEARCH,
      socialImage: SEARCH,
      noindex: SEARCH,
      language: LOCALE,
      timeZone: LOCALE,
    },
  },
  describe: describeSettings,
  describeNew: documentDifferences.newSite,
});
