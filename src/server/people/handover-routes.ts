import * as contract from '#contract/site-handover.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { findOpenHandover, isOwnerOf, offerSite, withdrawHandover } from './offer-site.ts';
import { acceptHandover, checkHandover, declineHandover, listReceivedHandovers } from './take-over-site.ts';

const DONE = { status: 'done' } as const;

/** Handing a site over to another owner, who has to accept it (ROLE-23). */
export const handoverRoutes: readonly Route[] = [
  implement(contract.findHandover, async ({ services, site, caller }) => ({
    isOwner: await isOwnerOf(services.db, site.siteId, caller.account.accountId),
    handover: await findOpenHandover(services.db, site.siteId, services.now()),
  })),

  implement(contract.offerSite, async ({ services, site, caller, params }) => {
    await offerSite(services, site.siteId, caller.account, params.personId);
    return DONE;
  }),

  implement(contract.withdrawHandover, async ({ services, site, caller }) => {
    await withdrawHandover(services.db, site.siteId, caller.account.accountId);
    return DONE;
  }),

  implement(contract.listHandovers, async ({ services, caller }) => ({
    handovers: await listReceivedHandovers(services.db, caller.account.accountId, services.now()),
  })),

  implement(contract.checkHandover, async ({ services, caller, body }) =>
    checkHandover(services, body.token, caller.account.accountId),
  ),

  implement(contract.acceptHandover, async ({ services, caller, params }) => {
    await acceptHandover(services, params.handoverId, caller.account);
    return DONE;
  }),

  implement(contract.declineHandover, async ({ services, caller, params }) => {
    await declineHandover(services, params.handoverId, caller.account);
    return DONE;
  }),
];
