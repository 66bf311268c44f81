import * as contract from '#contract/data-requests.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { countParts } from '#server/contacts/copy-contact.ts';
import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { declineRequest, eraseWhoAsked, sendCopy } from './answer-data-request.ts';
import { personOfAddress } from './person-of-address.ts';
import { countRequests, holdRequest, listRequests } from './queries.ts';
import type { DataRequestId } from './tables.ts';

/** Requests of people for their data, as whoever answers them sees them (CRM-28). */
export function dataRequestRoutes(parts: readonly PersonalDataPart[]): readonly Route[] {
  return [
    implement(contract.listDataRequests, async ({ services, site, query }) => ({
      requests: await listRequests(services.db, site.siteId, query, services.now()),
      counts: await countRequests(services.db, site.siteId),
    })),
    implement(contract.listRequestedParts, async ({ services, site, params }) => {
      const request = await holdRequest(services.db, site.siteId, params.dataRequestId);
      if (request === null) throw new CallError('not-found');
      if (request.email === '') throw new CallError('data-request-closed');
      const person = await personOfAddress(services.db, site.siteId, request.email);
      return { parts: await countParts(services.db, parts, person) };
    }),
    implement(contract.sendRequestedCopy, async ({ services, ...called }) => {
      await sendCopy(services, answeringOf(called));
      return {};
    }),
    implement(contract.eraseRequested, async ({ services, ...called }) => {
      await eraseWhoAsked(services, parts, answeringOf(called));
      return {};
    }),
    implement(contract.declineDataRequest, async ({ services, body, ...called }) => {
      await declineRequest(services, answeringOf(called), body.reason);
      return {};
    }),
  ];
}

interface Called {
  readonly site: { readonly siteId: SiteId };
  readonly params: { readonly dataRequestId: DataRequestId };
  readonly caller: { readonly account: { readonly accountId: AccountId } };
}

function answeringOf({ site, params, caller }: Called) {
  const { accountId } = caller.account;
  return { siteId: site.siteId, requestId: params.dataRequestId, accountId };
}
