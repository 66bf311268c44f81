import type { LineKind } from '#domain/pricing/pricing-input.ts';

/** Lines that nobody sends: they count as sent once their order is paid; gift cards do as they are mailed (ORD-101). */
export const SELF_FULFILLED_KINDS: readonly LineKind[] = ['digital', 'donation'];
