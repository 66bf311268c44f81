import * as contract from '#contract/member-access.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { listAreas, removeArea, saveArea } from './areas.ts';
import { findMember } from '#server/members/members.ts';
import { endMembership, givePlan, listHeldPlans } from './memberships.ts';
import { listPlans, removePlan, savePlan } from './plans.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import type { MemberId } from '#server/members/tables.ts';

const DONE = { status: 'done' } as const;

/** Areas and plans of a site, and who holds which plan. */
export const memberAccessRoutes: readonly Route[] = [
  implement(contract.getMemberAccess, async ({ services, site }) => ({
    areas: (await listAreas(services.db, site.siteId)).map((area) => ({
      ...area,
      documents: [...area.documents],
      files: [...area.files],
    })),
    plans: [...(await listPlans(services.db, site.siteId))],
    currency: (await loadStoreSettings(services.db, site.siteId)).currency,
  })),
  implement(contract.createMemberArea, async ({ services, site, body }) => ({
    id: await saveArea(services, site.siteId, null, body),
  })),
  implement(contract.changeMemberArea, async ({ services, site, params, body }) => ({
    id: await saveArea(services, site.siteId, params.areaId, body),
  })),
  implement(contract.deleteMemberArea, async ({ services, site, params }) => {
    await removeArea(services, site.siteId, params.areaId);
    return DONE;
  }),
  implement(contract.createMemberPlan, async ({ services, site, body }) => ({
    id: await savePlan(services, site.siteId, null, body),
  })),
  implement(contract.changeMemberPlan, async ({ services, site, params, body }) => ({
    id: await savePlan(services, site.siteId, params.planId, body),
  })),
  implement(contract.deleteMemberPlan, async ({ services, site, params }) => {
    await removePlan(services, site.siteId, params.planId);
    return DONE;
  }),
  implement(contract.getHeldPlans, async ({ services, site, params }) => {
    await refuseStranger(services.db, site.siteId, params.memberId);
    const held = await listHeldPlans(services.db, site.siteId, params.memberId, services.now());
    return { planIds: [...held] };
  }),
  implement(contract.giveMemberPlan, async ({ services, site, params }) => {
    await refuseStranger(services.db, site.siteId, params.memberId);
    if (!(await givePlan(services, site.siteId, params.memberId, params.planId))) {
      throw new CallError('not-found');
    }
    return DONE;
  }),
  implement(contract.takeMemberPlan, async ({ services, site, params }) => {
    await refuseStranger(services.db, site.siteId, params.memberId);
    const held = await listHeldPlans(services.db, site.siteId, params.memberId, services.now());
    if (!held.includes(params.planId)) throw new CallError('not-found');
    await endMembership(services, site.siteId, params.memberId, params.planId);
    return DONE;
  }),
];

async function refuseStranger(db: Db, siteId: SiteId, memberId: MemberId): Promise<void> {
  if ((await findMember(db, siteId, memberId)) === null) throw new CallError('not-found');
}
