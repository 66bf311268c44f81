import { siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { describeSettings } from '../describe-settings.ts';
import { GENERAL, LOCALE, NAME, SEARCH } from '../permission-rules.ts';

export const siteSettings = defineRecord({
  type: 'settings',
  kinds: ['site'],
  schema: siteSettingsSchema,
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
