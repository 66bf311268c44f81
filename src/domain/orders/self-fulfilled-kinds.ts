import type { LineKind } from '#domain/pricing/pricing-input.ts';

const SELF_FULFILLED_KINDS: readonly LineKind[] = ['digital', 'donation'];

/**
 * Lines that nobody sends: they count as sent once their order is paid; gift cards do as they are mailed (ORD-101). Of an
 * order of a plan it is the plan, too, which is a service.
 */
export function selfFulfilledKinds(isOfPlan: boolean): readonly LineKind[] {
  return isOfPlan ? [...SELF_FULFILLED_KINDS, 'service'] : SELF_FULFILLED_KINDS;
}
