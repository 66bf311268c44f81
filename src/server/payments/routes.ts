import * as contract from '#contract/payments.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { shownAccounts } from './payment-accounts.ts';
import { connectStripe, disconnectStripe } from './stripe/connect-stripe.ts';

/** The accounts of a site at payment providers, for those who may change where its money goes (ORD-83). */
export const paymentRoutes: readonly Route[] = [
  implement(contract.listPaymentAccounts, async ({ services, site }) => {
    const accounts = await shownAccounts(services.db, site.siteId);
    return {
      accounts: accounts.flatMap(({ provider, connectedAt, ...account }) =>
        provider === 'stripe'
          ? [{ ...account, provider: 'stripe' as const, connectedAt: connectedAt.toISOString() }]
          : [],
      ),
    };
  }),

  implement(contract.connectStripe, async ({ services, site, body }) => {
    await connectStripe(services, site.siteId, body.secretKey, body.publicKey);
    return {};
  }),

  implement(contract.disconnectStripe, async ({ services, site }) => {
    await disconnectStripe(services, site.siteId);
    return {};
  }),
];
