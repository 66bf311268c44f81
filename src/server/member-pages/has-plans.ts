import { listPlans } from '#server/gating/plans.ts';
import type { MemberVisit } from './member-visit.ts';

/** Whether the site has plans that a member can join; areas that a site does not use are absent (MEMB-31). */
export async function hasPlans({ services, siteId }: MemberVisit): Promise<boolean> {
  const plans = await listPlans(services.db, siteId);
  return plans.some(({ visibility, price }) => visibility === 'public' && price.kind === 'free');
}
