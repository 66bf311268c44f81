import * as contract from '#contract/page-member.ts';
import { members } from '#messages/en/members.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { findMemberSettings } from '#server/members/member-settings.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { PlanId } from '#domain/gating/access-rule.ts';
import type { AreaNavigation } from '#domain/members/area-navigation.ts';
import { findEntryOfDocument } from '#server/content-entries/queries.ts';
import type { Services } from '#server/platform/services.ts';
import { loadAreaNavigations } from './area-navigations.ts';
import { loadSiteAccess } from './site-access.ts';
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
    const navigations = await navigationsOf(services, site.siteId, found, query.page);
    return {
      ...found,
      links,
      navigations: navigations.map(({ name, links: pages }) => ({ name, links: [...pages] })),
    };
  }),
];

/** Those of a page that says that it has some, as this member gets them. */
async function navigationsOf(
  { db }: Pick<Services, 'db'>,
  siteId: SiteId,
  { plans }: { readonly plans: readonly { readonly id: PlanId }[] },
  page: DocumentId | '' | undefined,
): Promise<readonly AreaNavigation[]> {
  if (page === undefined) return [];
  const viewer = { kind: 'member', planIds: new Set(plans.map(({ id }) => id)) } as const;
  const entry = page === '' ? null : await findEntryOfDocument(db, siteId, 'live', page);
  const place = entry === null ? null : { documentId: entry.documentId, collectionId: entry.collectionId };
  return loadAreaNavigations(db, siteId, { access: await loadSiteAccess(db, siteId), viewer, place });
}
