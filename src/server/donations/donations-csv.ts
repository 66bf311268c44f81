import type { SiteId } from '#domain/documents/record.ts';
import { toCents } from '#domain/money/cents.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { addressLines } from '#domain/orders/order-address.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Db } from '#server/platform/database/database.ts';
import { frequencyOf } from '#domain/donations/gift-frequency.ts';
import {
  answersOfDonation,
  fundOfDonation,
  periodOfDonation,
  matchingDonations,
  type DonationsFilter,
} from './list-donations.ts';
import type { OrderId } from '#server/orders/tables.ts';

const BATCH = 500;
const HEADER = [
  'Donation',
  'Date',
  'Payment',
  'Frequency',
  'Fund',
  'Name',
  'Anonymous',
  'Email',
  'Address',
  'Message',
  'Answers',
  'Currency',
  'Amount',
  'Paid',
  'Refunded',
];

/** The donations that match as CSV, newest first: amounts as decimals, times in UTC (ORD-126). Read in batches. */
export async function* donationsCsv(db: Db, siteId: SiteId, filter: DonationsFilter): AsyncGenerator<string> {
  yield beginCsv([HEADER]);
  for (let after: { readonly placedAt: Date; readonly id: OrderId } | null = null; ;) {
    const donations: Awaited<ReturnType<typeof batchOf>> = await batchOf(db, siteId, filter, after);
    if (donations.length > 0) yield writeCsv(donations.map(rowOf));
    const last = donations.at(-1);
    if (last === undefined || last.placedAt === null || donations.length < BATCH) return;
    after = { placedAt: last.placedAt, id: last.id };
  }
}

function batchOf(
  db: Db,
  siteId: SiteId,
  filter: DonationsFilter,
  after: { readonly placedAt: Date; readonly id: OrderId } | null,
) {
  return matchingDonations(db, siteId, filter)
    .select([
      'id',
      'shown_number as number',
      'placed_at as placedAt',
      'payment_word as payment',
      'name',
      'is_anonymous as isAnonymous',
      'email',
      'billing',
      'note',
      'currency',
      'total',
      'paid',
      'refunded',
      fundOfDonation(siteId).as('fund'),
      answersOfDonation(siteId).as('answers'),
      periodOfDonation(siteId).as('period'),
    ])
    .where((eb) =>
      after === null
        ? eb.lit(true)
        : eb(eb.refTuple('placed_at', 'id'), '<', eb.tuple(after.placedAt, after.id)),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(BATCH)
    .execute();
}

function rowOf(donation: Awaited<ReturnType<typeof batchOf>>[number]): readonly string[] {
  const { currency, billing } = donation;
  const money = (amount: number) => moneyValue(toCents(amount), currency).value;
  return [
    donation.number ?? '',
    donation.placedAt?.toISOString() ?? '',
    donation.payment,
    (donation.period === null ? null : frequencyOf(donation.period)) ?? 'once',
    donation.fund,
    donation.name,
    donation.isAnonymous ? 'yes' : 'no',
    donation.email,
    billing === null ? '' : [...addressLines(billing).slice(1), billing.country].filter(Boolean).join(', '),
    donation.note,
    donation.answers.map(({ label, answer }) => `${label}: ${answer}`).join('\n'),
    currency,
    money(donation.total),
    money(donation.paid),
    money(donation.refunded),
  ];
}
