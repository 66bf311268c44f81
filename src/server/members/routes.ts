import { getMemberSettings, setMemberSettings } from '#contract/members.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { findMemberSettings, saveMemberSettings } from './member-settings.ts';

/** What owners say of the members of their site. */
export const memberRoutes: readonly Route[] = [
  implement(getMemberSettings, async ({ services, site }) => findMemberSettings(services.db, site.siteId)),
  implement(setMemberSettings, async ({ services, site, body }) => {
    await saveMemberSettings(services, site.siteId, body);
    return findMemberSettings(services.db, site.siteId);
  }),
];
