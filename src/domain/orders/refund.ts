import type { Cents } from '#domain/money/cents.ts';
import { toCents } from '#domain/money/cents.ts';
import { mulDivHalfUp } from '#domain/money/half-up.ts';

/** What a refund looks at of an order; whole minor units. */
export interface RefundableOrder {
  readonly shipping: number;
  readonly tax: number;
  readonly taxIncluded: boolean;
  readonly total: number;
  readonly lines: readonly RefundableLine[];
  /** The delivery was refunded already. */
  readonly isDeliveryRefunded: boolean;
}

export interface RefundableLine {
  readonly id: string;
  readonly pieces: number;
  /** Of its pieces, those that were refunded already. */
  readonly refunded: number;
  readonly amount: number;
  readonly discount: number;
  readonly tax: number;
}

export interface RefundChoice {
  readonly lines: readonly { readonly lineId: string; readonly pieces: number }[];
  readonly hasDelivery: boolean;
}

/**
 * What buyers paid for some pieces and the delivery, with their share of discounts and taxes, in whole minor units. Shares
 * are rounded over all pieces refunded so far, so that those of all pieces add up to the line (ORD-80).
 */
export function chosenAmount(order: RefundableOrder, { lines, hasDelivery }: RefundChoice): Cents {
  const chosen = new Map(lines.map(({ lineId, pieces }) => [lineId, pieces]));
  const ofLines = order.lines.reduce((sum, line) => {
    const pieces = Math.min(chosen.get(line.id) ?? 0, line.pieces - line.refunded);
    return pieces <= 0 ? sum : sum + shareOf(line, order.taxIncluded, line.refunded, pieces);
  }, 0);
  return toCents(ofLines + (hasDelivery && !order.isDeliveryRefunded ? deliveryAmount(order) : 0));
}

/** What the delivery cost, with its tax (ORD-80). */
export function deliveryAmount({ shipping, tax, taxIncluded, lines }: RefundableOrder): number {
  const taxOfLines = lines.reduce((sum, line) => sum + line.tax, 0);
  return shipping + (taxIncluded ? 0 : tax - taxOfLines);
}

function shareOf(line: RefundableLine, taxIncluded: boolean, before: number, pieces: number): number {
  const paid = toCents(line.amount - line.discount + (taxIncluded ? 0 : line.tax));
  const upTo = (count: number): number => mulDivHalfUp(paid, count, line.pieces);
  return upTo(before + pieces) - upTo(before);
}

/**
 * Of the next `amount` to be refunded, what was tax: in proportion to the total, rounded over all that was refunded so far,
 * so that the parts of a whole refund add up to the tax (ORD-80). Whole minor units.
 */
export function refundedTax(
  { tax, total }: Pick<RefundableOrder, 'tax' | 'total'>,
  before: number,
  amount: number,
): Cents {
  if (total === 0) return toCents(0);
  const upTo = (refunded: number): number => mulDivHalfUp(toCents(tax), Math.min(refunded, total), total);
  return toCents(upTo(before + amount) - upTo(before));
}
