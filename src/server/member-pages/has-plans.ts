import { isPlanSold } from '#domain/members/is-plan-sold.ts';
import { listPlans } from '#server/gating/plans.ts';
import type { MemberVisit } from './member-visit.ts';

/** Whether the site has plans that a member can join; areas that a site does not use are absent (MEMB-31). */
export async function hasPlans({ services, siteId, published }: MemberVisit): Promise<boolean> {
  const plans = await listPlans(services.db, siteId);
  const { featuresOff } = published.site;
  return plans.some(({ visibility, price }) => visibility === 'public' && isPlanSold(price, featuresOff));
}
