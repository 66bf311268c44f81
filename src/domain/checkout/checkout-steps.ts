/** The steps of a checkout, each with an address of its own below `/checkout` (ORD-14). */
export const CHECKOUT_STEPS = ['contact', 'delivery', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Which steps are complete, and whether there is anything to send. */
export interface CheckoutProgress {
  readonly hasContact: boolean;
  readonly hasDelivery: boolean;
  readonly requiresShipping: boolean;
}

/** The steps that there are: without anything to send there is none for it (ORD-14). */
export function stepsOf({
  requiresShipping,
}: Pick<CheckoutProgress, 'requiresShipping'>): readonly CheckoutStep[] {
  return CHECKOUT_STEPS.filter((step) => step !== 'delivery' || requiresShipping);
}

/** The first step that is not complete: of a checkout that lacks nothing the last one (ORD-14). */
export function firstOpenStep({ hasContact, hasDelivery, requiresShipping }: CheckoutProgress): CheckoutStep {
  if (!hasContact) return 'contact';
  return requiresShipping && !hasDelivery ? 'delivery' : 'payment';
}

/** Whether a step can be opened: there is one, and those before it are complete (ORD-14). */
export function mayOpenStep(step: CheckoutStep, progress: CheckoutProgress): boolean {
  const steps = stepsOf(progress);
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(firstOpenStep(progress));
}
