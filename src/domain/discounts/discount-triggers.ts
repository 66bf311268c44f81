import type { Permission } from '#domain/roles/permissions.ts';

export const DISCOUNT_TRIGGERS = ['code', 'automatic'] as const;
export type DiscountTrigger = (typeof DISCOUNT_TRIGGERS)[number];

const NEEDED: Readonly<Record<DiscountTrigger, Permission>> = {
  code: 'commerce.coupons',
  automatic: 'commerce.discounts',
};

/** Which discounts somebody sees and changes: those with codes, those that apply by themselves, or both (ORD-47, ROLE-74). */
export function permittedTriggers(permissions: ReadonlySet<Permission>): readonly DiscountTrigger[] {
  return DISCOUNT_TRIGGERS.filter((trigger) => permissions.has(NEEDED[trigger]));
}
