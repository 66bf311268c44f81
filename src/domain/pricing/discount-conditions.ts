import { toCents, type Cents } from '#domain/money/cents.ts';
import { sum } from './amounts.ts';
import type { PricedLineAmount } from './line-amounts.ts';
import type { Discount, PricingInput } from './pricing-input.ts';

/** Why a code does not count now; it counts by itself when the reason goes away (ORD-54, COMM-89). */
export type CodeProblem =
  | { readonly kind: 'unknown' | 'expired' | 'usedUp' | 'notForItems' }
  /** How much is missing. */
  | { readonly kind: 'spendMore'; readonly amount: Cents };

/** A discount that counts if it is chosen, with the places of the lines that it may reduce. */
export interface Candidate {
  readonly discount: Discount;
  readonly lines: readonly number[];
}

/** Codes are compared without regard to case and outer spaces (ORD-51). */
export function codeKey(code: string): string {
  return code.trim().toLowerCase();
}

/**
 * A discount as a candidate, or why it is none. Minimums are compared with prices before any discount, so that they do
 * not depend on which others count.
 */
export function candidateOf(
  discount: Discount,
  amounts: readonly PricedLineAmount[],
  input: PricingInput,
): Candidate | CodeProblem {
  const { conditions, endsAt } = discount;
  if (discount.isPaused || input.now < discount.startsAt) return { kind: 'unknown' };
  if (endsAt !== null && input.now >= endsAt) return { kind: 'expired' };
  if (discount.usesLeft !== null && discount.usesLeft <= 0) return { kind: 'usedUp' };
  const eligible = amounts.filter((each) => isEligible(each, discount));
  if (eligible.length === 0 || !isForCustomer(discount, input)) return { kind: 'notForItems' };
  const pieces = eligible.reduce((count, { line }) => count + line.pieces, 0);
  if (pieces < (conditions.minimumPieces ?? 0)) return { kind: 'notForItems' };
  const missing = (conditions.minimumSubtotal ?? 0) - sum(eligible.map(({ amount }) => amount));
  if (missing > 0) return { kind: 'spendMore', amount: toCents(missing) };
  return { discount, lines: eligible.map((each) => amounts.indexOf(each)) };
}

/** Gift cards and donations are never reduced (ORD-55). */
function isEligible({ line }: PricedLineAmount, { conditions }: Discount): boolean {
  if (line.kind === 'giftCard' || line.kind === 'donation') return false;
  if (conditions.leavesOutSales && line.isOnSale) return false;
  const { productIds, categoryIds } = conditions;
  if (productIds === null && categoryIds === null) return true;
  return (
    (productIds?.includes(line.productId) ?? false) ||
    line.categoryIds.some((id) => categoryIds?.includes(id) ?? false)
  );
}

function isForCustomer({ conditions }: Discount, { customer, deliveryPlace }: PricingInput): boolean {
  if (conditions.isForMembers && !customer.isMember) return false;
  if (conditions.isForFirstOrder && !customer.isFirstOrder) return false;
  const email = customer.email?.trim().toLowerCase();
  if (conditions.emails !== null && (email === undefined || !conditions.emails.includes(email))) return false;
  const country = deliveryPlace?.country;
  return conditions.countries === null || (country !== undefined && conditions.countries.includes(country));
}

/** Codes before those that apply by themselves, then the older ones (ORD-50). */
export function compareDiscounts(a: Discount, b: Discount): number {
  if ((a.code === null) !== (b.code === null)) return a.code === null ? 1 : -1;
  if (a.createdAt !== b.createdAt) return a.createdAt - b.createdAt;
  return a.id < b.id ? -1 : 1;
}
