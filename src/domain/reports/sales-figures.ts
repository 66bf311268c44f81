import { toCents } from '#domain/money/cents.ts';
import { mulDivHalfUp } from '#domain/money/half-up.ts';

/** What single orders and refunds add up to, in whole minor units of one currency. */
export interface SalesSums {
  readonly orders: number;
  /** Subtotals, before discounts. */
  readonly gross: number;
  readonly discounts: number;
  /** What went back in these days, whenever it was ordered. */
  readonly refunds: number;
  readonly delivery: number;
  readonly tax: number;
  /** The totals of the orders, before refunds. */
  readonly ordered: number;
  /** What was paid for gift cards: no sale, since what they pay for is one (ORD-148). */
  readonly giftCards: number;
  readonly giftCardRefunds: number;
  /** What was paid as donations, and no sale either. */
  readonly donations: number;
  readonly donationRefunds: number;
}

/** A row of the report of sales (ORD-148). */
export interface SalesFigures extends SalesSums {
  /** Gross without discounts and refunds. */
  readonly net: number;
  /** The totals of the orders without refunds. */
  readonly total: number;
  /** The total of one order, before refunds; 0 without orders. */
  readonly average: number;
}

export const NO_SALES: SalesSums = {
  orders: 0,
  gross: 0,
  discounts: 0,
  refunds: 0,
  delivery: 0,
  tax: 0,
  ordered: 0,
  giftCards: 0,
  giftCardRefunds: 0,
  donations: 0,
  donationRefunds: 0,
};

/** Two sums in one. */
export function addSales(a: SalesSums, b: SalesSums): SalesSums {
  return {
    orders: a.orders + b.orders,
    gross: a.gross + b.gross,
    discounts: a.discounts + b.discounts,
    refunds: a.refunds + b.refunds,
    delivery: a.delivery + b.delivery,
    tax: a.tax + b.tax,
    ordered: a.ordered + b.ordered,
    giftCards: a.giftCards + b.giftCards,
    giftCardRefunds: a.giftCardRefunds + b.giftCardRefunds,
    donations: a.donations + b.donations,
    donationRefunds: a.donationRefunds + b.donationRefunds,
  };
}

/** What follows from the sums: net = gross − discounts − refunds, and the average order, half a unit up (ORD-148). */
export function salesFigures(sums: SalesSums): SalesFigures {
  const { orders, gross, discounts, refunds, ordered } = sums;
  return {
    ...sums,
    net: gross - discounts - refunds,
    total: ordered - refunds,
    average: orders === 0 ? 0 : mulDivHalfUp(toCents(ordered), 1, orders),
  };
}

/** How much more or less it is than before, in whole percent; null where there was nothing to compare with. */
export function changeInPercent(now: number, before: number): number | null {
  if (before <= 0) return null;
  const percent: number = mulDivHalfUp(toCents(Math.abs(now - before)), 100, before);
  return now < before ? -percent : percent;
}
