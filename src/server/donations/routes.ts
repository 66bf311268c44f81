import { Readable } from 'node:stream';
import * as contract from '#contract/donations.ts';
import { loadOrderPage } from '#server/orders/load-order-page.ts';
import { markPaid } from '#server/orders/mark-paid.ts';
import { refundOrder } from '#server/orders/refund-order.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { donationsCsv } from './donations-csv.ts';
import { listFunds } from './funds.ts';
import { countDonations, selectDonations, sumFunds } from './list-donations.ts';
import {
  changeDonatePage,
  changeFund,
  createDonatePage,
  createFund,
  removeDonatePage,
  removeFund,
} from './save-fund.ts';

/** Funds, and what was given to them, for those who look after donations (ORD-126, ORD-127). */
export const donationRoutes: readonly Route[] = [
  implement(contract.listFunds, async ({ services, site }) => ({
    ...(await listFunds(services.db, site.siteId)),
    currency: (await loadStoreSettings(services.db, site.siteId)).currency,
    origin: publicUrl(services.config, site.identifier, ''),
  })),
  implement(contract.createFund, async ({ services, site: { siteId }, body }) => ({
    id: await createFund(services, siteId, body),
  })),
  implement(contract.changeFund, async ({ services, site: { siteId }, params, body }) => {
    await changeFund(services, siteId, params.fundId, body);
    return {};
  }),
  implement(contract.removeFund, async ({ services, site: { siteId }, params }) => {
    await removeFund(services, siteId, params.fundId);
    return {};
  }),
  implement(contract.createDonatePage, async ({ services, site: { siteId }, body }) => ({
    id: await createDonatePage(services, siteId, body),
  })),
  implement(contract.changeDonatePage, async ({ services, site: { siteId }, params, body }) => {
    await changeDonatePage(services, siteId, params.donatePageId, body);
    return {};
  }),
  implement(contract.removeDonatePage, async ({ services, site: { siteId }, params }) => {
    await removeDonatePage(services, siteId, params.donatePageId);
    return {};
  }),
  implement(contract.listDonations, async ({ services, site, query }) =>
    selectDonations(services.db, site.siteId, query),
  ),
  implement(contract.listFundTotals, async ({ services, site }) => ({
    totals: await sumFunds(services.db, site.siteId),
  })),
  implement(contract.getDonation, async ({ services, site: { siteId }, params, caller: { permissions } }) => {
    const donation = await loadOrderPage(services.db, siteId, params.donationId, 'donations', permissions);
    if (donation === null) throw new CallError('not-found');
    return donation;
  }),
  implement(contract.markDonationPaid, async ({ services, site: { siteId }, params, body, caller }) => {
    const { accountId } = caller.account;
    await markPaid(services, { siteId, orderId: params.donationId, ...body, accountId, of: 'donations' });
    return {};
  }),
  implement(contract.refundDonation, async ({ services, site: { siteId }, params, body, caller }) => {
    const { accountId } = caller.account;
    const whole = { lines: [], hasDelivery: false, isRestocked: false };
    const change = { siteId, orderId: params.donationId, ...body, ...whole, accountId };
    await refundOrder(services, { ...change, of: 'donations' });
    return {};
  }),
  implement(contract.prepareDonationExport, async ({ services, site, body }) => ({
    total: await countDonations(services.db, site.siteId, body),
  })),
  implement(contract.exportDonations, async ({ services, site, query, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="donations-${site.identifier}.csv"`)
      .send(Readable.from(donationsCsv(services.db, site.siteId, query))),
  ),
];
