import type { DiscountFields } from '#domain/discounts/discount-fields.ts';

/** 10 % off an order, for everybody, without end. */
export function sampleDiscount(title: string, code: string | null = null): DiscountFields {
  return {
    trigger: code === null ? 'automatic' : 'code',
    title,
    code,
    effect: { kind: 'percent', on: 'order', percent: 1000 },
    conditions: {
      minimumSubtotal: null,
      minimumPieces: null,
      productIds: null,
      categories: null,
      isForMembers: false,
      isForFirstOrder: false,
      countries: null,
      leavesOutSales: false,
    },
    emails: null,
    isExclusive: false,
    startsAt: '2020-01-01T00:00',
    endsAt: null,
    useLimit: null,
    customerLimit: null,
    charges: 1,
  };
}
