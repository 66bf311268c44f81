import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { RefundStatus } from '#domain/orders/refund-status.ts';
import type { Id } from '#lib/id.ts';
import type { ListedAtProvider, ListedPayment } from '#server/payments/payment-provider.ts';

/** A payment as it stands here, in whole minor units. */
export interface OwnPayment {
  readonly id: Id<'payment'>;
  readonly orderId: Id<'order'>;
  readonly key: string;
  /** By which the provider may name it. */
  readonly providerIds: readonly string[];
  readonly currency: CurrencyCode;
  readonly paid: number;
  readonly askedAt: Date;
}

/** A refund as it stands here. */
export interface OwnRefund {
  readonly key: string;
  readonly paymentId: Id<'payment'>;
  readonly providerId: string | null;
  readonly amount: number;
  readonly status: RefundStatus;
  readonly createdAt: Date;
}

export interface OwnMoney {
  readonly payments: readonly OwnPayment[];
  /** Of these payments alone. */
  readonly refunds: readonly OwnRefund[];
}

/** Something that does not count the same here and at the provider. */
export interface Difference {
  readonly kind: 'payment' | 'refund';
  readonly subject: string;
  /** Null where no order has it. */
  readonly payment: OwnPayment | null;
  readonly providerId: string | null;
  readonly currency: CurrencyCode;
  /** What counts; null where it is not known. */
  readonly here: number | null;
  readonly there: number | null;
  /** When it was made. */
  readonly at: Date;
}

/** So far apart two clocks may be about what was made first. */
const CLOCKS_MS = 60 * 60_000;

/**
 * What a provider lists against what stands here: money that was taken or given back and is not known, or is another sum.
 * What was begun before the list is whole, or before the account was connected, is not missed in it (ORD-168).
 */
export function findDifferences(
  own: OwnMoney,
  listed: ListedAtProvider,
  connectedAt: Date,
): readonly Difference[] {
  const missedFrom = missedSince(listed, connectedAt);
  return [...ofPayments(own, listed, missedFrom), ...ofRefunds(own, listed, missedFrom)];
}

function missedSince({ since }: ListedAtProvider, connectedAt: Date): number {
  return Math.max(since.getTime() + CLOCKS_MS, connectedAt.getTime());
}

/**
 * By kind and subject what a comparison could look at: what the provider lists, and what should be in its list. Of anything
 * else, such as what is older than the list, it says neither that it differs nor that it does not (ORD-168).
 */
export function comparedSubjects(
  own: OwnMoney,
  listed: ListedAtProvider,
  connectedAt: Date,
): ReadonlySet<string> {
  const missedFrom = missedSince(listed, connectedAt);
  const find = findsPayment(own.payments);
  const isListed = new Set(listed.refunds.flatMap(({ key, providerId }) => [key ?? providerId, providerId]));
  return new Set([
    ...listed.payments.flatMap((there) => [there.key, find(there)?.key ?? there.key]).map(paymentName),
    ...own.payments
      .filter(({ askedAt }) => askedAt.getTime() >= missedFrom)
      .map(({ key }) => paymentName(key)),
    ...[...isListed].map(refundName),
    ...own.refunds
      .filter(
        ({ key, providerId, createdAt }) =>
          createdAt.getTime() >= missedFrom ||
          isListed.has(key) ||
          (providerId !== null && isListed.has(providerId)),
      )
      .map(({ key }) => refundName(key)),
  ]);
}

const paymentName = (subject: string): string => `payment ${subject}`;
const refundName = (subject: string): string => `refund ${subject}`;

function ofPayments(
  { payments }: OwnMoney,
  listed: ListedAtProvider,
  missedFrom: number,
): readonly Difference[] {
  const find = findsPayment(payments);
  const seen = new Set<OwnPayment>();
  const found: Difference[] = [];
  for (const there of listed.payments) {
    const payment = find(there);
    if (payment !== null) seen.add(payment);
    if (payment === null ? !there.isKnownOurs || there.paid === 0 : payment.paid === there.paid) continue;
    found.push({
      kind: 'payment',
      subject: payment?.key ?? there.key,
      payment,
      providerId: there.providerId,
      currency: payment?.currency ?? there.currency,
      here: payment?.paid ?? null,
      there: there.paid,
      at: there.at,
    });
  }
  for (const payment of payments) {
    if (payment.paid === 0 || seen.has(payment) || payment.askedAt.getTime() < missedFrom) continue;
    const { key: subject, providerIds, currency, paid: here, askedAt: at } = payment;
    const providerId = providerIds.at(0) ?? null;
    found.push({ kind: 'payment', subject, payment, providerId, currency, here, there: null, at });
  }
  return found;
}

function ofRefunds(
  { payments, refunds }: OwnMoney,
  listed: ListedAtProvider,
  missedFrom: number,
): readonly Difference[] {
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const paymentOf = findsPayment(payments);
  const listedPayments = new Map(listed.payments.map((payment) => [payment.providerId, payment]));
  const byKey = new Map(refunds.map((refund) => [refund.key, refund]));
  const byProviderId = new Map(
    refunds.flatMap((each) => (each.providerId === null ? [] : [[each.providerId, each]])),
  );
  const seen = new Set<OwnRefund>();
  const found: Difference[] = [];
  for (const there of listed.refunds) {
    const refund =
      (there.key === null ? undefined : byKey.get(there.key)) ?? byProviderId.get(there.providerId);
    if (refund !== undefined) seen.add(refund);
    const named = listedPayments.get(there.paymentId) ?? { key: '', providerId: there.paymentId };
    const payment = refund === undefined ? paymentOf(named) : (byId.get(refund.paymentId) ?? null);
    // Of another shop with the same account.
    if (payment === null) continue;
    const [here, given] = [refund === undefined ? null : countedOf(refund), countedOf(there)];
    if ((here ?? 0) === given) continue;
    found.push({
      kind: 'refund',
      subject: refund?.key ?? there.providerId,
      payment,
      providerId: there.providerId,
      currency: payment.currency,
      here,
      there: given,
      at: there.at,
    });
  }
  for (const refund of refunds) {
    const payment = byId.get(refund.paymentId) ?? null;
    const here = countedOf(refund);
    if (payment === null || here === 0 || seen.has(refund) || refund.createdAt.getTime() < missedFrom)
      continue;
    const { key: subject, providerId, createdAt: at } = refund;
    found.push({
      kind: 'refund',
      subject,
      payment,
      providerId,
      currency: payment.currency,
      here,
      there: null,
      at,
    });
  }
  return found;
}

/** What went back by a refund: as long as it is pending, and where it failed, nothing. */
function countedOf({ amount, status }: { readonly amount: number; readonly status: RefundStatus }): number {
  return status === 'succeeded' ? amount : 0;
}

function findsPayment(payments: readonly OwnPayment[]) {
  const byKey = new Map(payments.map((payment) => [payment.key, payment]));
  const byProviderId = new Map(
    payments.flatMap((payment) => payment.providerIds.map((providerId) => [providerId, payment] as const)),
  );
  return ({ key, providerId }: Pick<ListedPayment, 'key' | 'providerId'>): OwnPayment | null =>
    byKey.get(key) ?? byProviderId.get(providerId) ?? null;
}
