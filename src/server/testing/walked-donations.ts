import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { toCents } from '#domain/money/cents.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import { beginDonation } from '#server/carts/begin-donation.ts';
import { listFunds } from '#server/donations/funds.ts';
import { createDonatePage, createFund } from '#server/donations/save-fund.ts';
import { markPaid } from '#server/orders/mark-paid.ts';
import { SAMPLE_ADDRESS } from '#server/orders/testing/sample-carts.ts';
import { placeOrder } from '#server/orders/place-order.ts';
import type { Services } from '#server/platform/services.ts';

export const DONATION_ROWS = ['fund', 'otherFund', 'donatePage', 'donation', 'paidDonation'] as const;
type DonationRow = (typeof DONATION_ROWS)[number];

/** Funds with a page, and donations to one of them: one that waits for its money, and one that is paid. */
export async function addDonations(
  services: Services,
  siteId: SiteId,
  accountId: AccountId,
  name: string,
): Promise<Readonly<Record<DonationRow, string>>> {
  const fields = {
    name,
    amounts: [{ amount: 200, label: name }],
    takesOther: true,
    minimum: 100,
    feePercent: null,
    frequencies: [],
    asksAddress: false,
    asksMessage: true,
    questions: [],
    receiptText: name,
  };
  const fund = await createFund(services, siteId, fields);
  const otherFund = await createFund(services, siteId, fields);
  const donatePage = await createDonatePage(services, siteId, { fundId: fund, title: name, text: name });
  const [first] = (await listFunds(services.db, siteId)).pages;
  if (first === undefined) throw new Error('The fund has no page');
  const give = async () => {
    const cartId = await beginDonation(services, {
      siteId,
      tokenHash: hashToken(createToken()),
      memberId: null,
      pageId: first.id,
      fundId: fund,
      fundName: name,
      amount: toCents(200),
      fee: null,
      isAnonymous: false,
      answers: [],
    });
    const placed = await placeOrder(services, {
      siteId,
      cartId,
      cartVersion: 0,
      expectedTotal: 200,
      submissionKey: cartId,
      contact: { email: 'ada@example.org', phone: '', language: 'en', networkAddress: null },
      delivery: null,
      billing: { ...SAMPLE_ADDRESS, name },
      note: name,
      consents: [],
      provider: 'manual',
      tester: null,
      memberId: null,
    });
    if (placed.kind !== 'placed') throw new Error(`The donation was not placed: ${placed.kind}`);
    return placed.orderId;
  };
  const donation = await give();
  const paidDonation = await give();
  const money = { amount: 200, day: '2026-11-26', reference: name };
  const of = 'donations' as const;
  await markPaid(services, { siteId, orderId: paidDonation, accountId, version: 0, ...money, of });
  return { fund, otherFund, donatePage, donation, paidDonation };
}
