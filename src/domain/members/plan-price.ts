import { z } from 'zod';
import { LARGEST_PRICE } from '../money/largest-price.ts';

/** The longest trial, in days (MEMB-52). */
export const MAX_TRIAL_DAYS = 90;

/** Of the smallest unit of the store's currency (COMM-26). */
const amount = z.int().min(1).max(LARGEST_PRICE);

/** What a plan costs (MEMB-47), and for how many days it can be tried (MEMB-52). */
export const planPriceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('free') }),
  z.object({ kind: z.literal('once'), amount }),
  z
    .object({
      kind: z.literal('recurring'),
      monthly: amount.nullable(),
      yearly: amount.nullable(),
      /** Null: it is paid from the first day on. */
      trialDays: z.int().min(1).max(MAX_TRIAL_DAYS).nullable().default(null),
    })
    .refine(({ monthly, yearly }) => monthly !== null || yearly !== null),
]);
export type PlanPrice = z.infer<typeof planPriceSchema>;

/** How a plan is paid: once, or again and again. */
export const PLAN_PERIODS = ['once', 'month', 'year'] as const;
export type PlanPeriod = (typeof PLAN_PERIODS)[number];

/** One of the prices of a plan. */
export interface PlanOffer {
  readonly period: PlanPeriod;
  /** Whole minor units of the store's currency. */
  readonly amount: number;
}

/** The prices of a plan, the monthly one first; none where it is free (MEMB-47). */
export function planOffers(price: PlanPrice): readonly PlanOffer[] {
  switch (price.kind) {
    case 'free':
      return [];
    case 'once':
      return [{ period: 'once', amount: price.amount }];
    case 'recurring':
      return [
        ...(price.monthly === null ? [] : [{ period: 'month', amount: price.monthly } as const]),
        ...(price.yearly === null ? [] : [{ period: 'year', amount: price.yearly } as const]),
      ];
  }
}

/** The sides of the toggle on the page of the plans, the first one selected at the start (BLK-98). */
export const TOGGLE_SIDES = ['month', 'year'] as const;
export type ToggleSide = (typeof TOGGLE_SIDES)[number];

/** What a plan costs on a side of the toggle: one that has a single price shows it on both (MEMB-48). */
export function offerOn(price: PlanPrice, side: ToggleSide): PlanOffer | null {
  const offers = planOffers(price);
  return offers.find(({ period }) => period === side) ?? offers[0] ?? null;
}

/** Whether a plan is paid by the month or by the year as its buyer likes; the toggle stands where one is (MEMB-48). */
export function hasBothPrices(price: PlanPrice): boolean {
  return planOffers(price).length > 1;
}

/**
 * What paying by the year saves against twelve monthly payments: a whole percentage, rounded down; null where there is
 * nothing to say, which is where it is 0 or less (MEMB-49).
 */
export function yearlySaving(price: PlanPrice): number | null {
  if (price.kind !== 'recurring' || price.monthly === null || price.yearly === null) return null;
  const twelve = 12n * BigInt(price.monthly);
  const saved = ((twelve - BigInt(price.yearly)) * 100n) / twelve;
  return saved > 0n ? Number(saved) : null;
}
