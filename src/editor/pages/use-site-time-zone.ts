import { siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useShownPage } from '../site-context/shown-page.ts';

/** The time zone of the site's draft. */
export function useSiteTimeZone(): string {
  const { site } = useShownPage();
  return siteSettingsOf(useRecord(site, 'settings')).timeZone;
}
