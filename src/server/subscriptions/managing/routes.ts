import { Readable } from 'node:stream';
import * as changes from '#contract/subscription-changes.ts';
import * as contract from '#contract/subscriptions.ts';
import { addressProblems, tidyAddress } from '#domain/addresses/address.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { SubscriptionKind } from '#domain/subscriptions/subscription-terms.ts';
import type { Id } from '#lib/id.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { announcePrice } from '../renewing/announce-price.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { changeAddress } from './change-address.ts';
import { changeLines } from './change-lines.ts';
import { changePlan } from './change-plan.ts';
import type { SubscriptionChange } from './change-subscription.ts';
import { choicesOf } from './choices-of.ts';
import { countSubscriptions, selectSubscriptions } from './list-subscriptions.ts';
import { loadSubscription } from './load-subscription.ts';
import { pauseSubscription } from './pause-subscription.ts';
import { resumeSubscription } from './resume-subscription.ts';
import { subscriptionsCsv } from './subscriptions-csv.ts';
import { takeBackCancellation } from './take-back-cancellation.ts';

/** Repeated donations for those who look after donations, all others for those who look after orders. */
function kindsFor(permissions: ReadonlySet<Permission>): readonly SubscriptionKind[] {
  return [
    ...(permissions.has('commerce.orders') ? (['product', 'membership'] as const) : []),
    ...(permissions.has('commerce.donations') ? (['donation'] as const) : []),
  ];
}

function changeOf({
  site,
  caller,
  params,
  body,
}: {
  readonly site: { readonly siteId: SiteId };
  readonly caller: {
    readonly account: { readonly accountId: AccountId };
    readonly permissions: ReadonlySet<Permission>;
  };
  readonly params: { readonly subscriptionId: Id<'subscription'> };
  readonly body: { readonly version: number };
}): SubscriptionChange {
  const by = { kind: 'person', accountId: caller.account.accountId } as const;
  const { siteId } = site;
  return { siteId, ...params, version: body.version, by, kinds: kindsFor(caller.permissions) };
}

/** Subscriptions for those who work on the site (COMM-53, ORD-115, ORD-116). */
export const subscriptionRoutes: readonly Route[] = [
  implement(contract.listSubscriptions, ({ services, site, query, caller }) =>
    selectSubscriptions(services.db, site.siteId, { ...query, kinds: kindsFor(caller.permissions) }),
  ),
  implement(contract.getSubscription, async ({ services, site, params, caller }) => {
    const kinds = kindsFor(caller.permissions);
    const { siteId } = site;
    const now = services.now();
    const found = await loadSubscription(services.db, siteId, params.subscriptionId, kinds, now);
    if (found === null) throw new CallError('not-found');
    return found;
  }),
  implement(contract.cancelSubscription, async (call) => {
    const { isAtOnce, isRefunded } = call.body;
    await cancelSubscription(call.services, { ...changeOf(call), isAtOnce, isRefunded });
    return {};
  }),
  implement(contract.keepSubscription, async (call) => {
    await takeBackCancellation(call.services, changeOf(call));
    return {};
  }),
  implement(contract.pauseSubscription, async (call) => {
    await pauseSubscription(call.services, changeOf(call));
    return {};
  }),
  implement(contract.resumeSubscription, async (call) => {
    await resumeSubscription(call.services, changeOf(call));
    return {};
  }),
  implement(contract.changeSubscriptionPrice, async (call) => {
    await announcePrice(call.services, { ...changeOf(call), unit: call.body.unit });
    return {};
  }),
  implement(changes.getSubscriptionChoices, async ({ services, site, params, caller }) => {
    const kinds = kindsFor(caller.permissions);
    const found = await choicesOf(services.db, site.siteId, params.subscriptionId, kinds);
    if (found === null) throw new CallError('not-found');
    return found;
  }),
  implement(changes.changeSubscriptionLines, async (call) => {
    const { pieces, variantId } = call.body;
    const changed = await changeLines(call.services, { ...changeOf(call), pieces, variantId });
    if (changed.kind !== 'done') throw new CallError('subscription-choice');
    return {};
  }),
  implement(changes.changeSubscriptionAddress, async (call) => {
    const address = tidyAddress(call.body.address);
    if (Object.keys(addressProblems(address, null)).length > 0) throw new CallError('invalid-input');
    await changeAddress(call.services, { ...changeOf(call), address });
    return {};
  }),
  implement(changes.changeSubscriptionPlan, async (call) => {
    const { planId, unit } = call.body;
    await changePlan(call.services, { ...changeOf(call), planId, unit });
    return {};
  }),
  implement(contract.prepareSubscriptionExport, async ({ services, site, body, caller }) => ({
    total: await countSubscriptions(services.db, site.siteId, {
      ...body,
      kinds: kindsFor(caller.permissions),
    }),
  })),
  implement(contract.exportSubscriptions, async ({ services, site, query, reply, caller }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="subscriptions-${site.identifier}.csv"`)
      .send(
        Readable.from(
          subscriptionsCsv(services.db, site.siteId, { ...query, kinds: kindsFor(caller.permissions) }),
        ),
      ),
  ),
];
