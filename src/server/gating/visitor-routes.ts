import * as contract from '#contract/page-member.ts';
import { members } from '#messages/en/members.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { findMemberSettings } from '#server/members/member-settings.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { findPageMember } from './page-member.ts';

/** The pages of an account that every site with members has. */
const LINKS = [
  ['/account', members.account],
  ['/account/profile', members.profile],
  ['/account/sessions', members.sessions],
] as const;

/** What published pages ask about their member. */
export const memberVisitorRoutes: readonly Route[] = [
  implement(contract.getPageMember, async ({ services, site, caller, query }) => {
    const { isOn } = await findMemberSettings(services.db, site.siteId);
    // Every session waits until members are switched on again (MEMB-04).
    if (!isOn) throw new CallError('not-found');
    const found = await findPageMember(services, site.siteId, caller.member.memberId);
    // Removed between the session and now.
    if (found === null) throw new CallError('login-required');
    const translate = siteTranslator(query.language);
    const links = LINKS.map(([href, title]) => ({ href, title: translate(title) }));
    return { ...found, links };
  }),
];
