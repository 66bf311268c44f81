/** What leads from nothing to a first order, in this order. */
export const FIRST_STEPS = ['settings', 'product', 'delivery', 'payment', 'publish', 'order'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What there is of a shop. */
export interface ShopFacts {
  readonly hasSeller: boolean;
  readonly hasPricedProduct: boolean;
  /** Of the products one is sent. */
  readonly isSending: boolean;
  readonly hasDelivery: boolean;
  /** Buyers are told where their money goes, or pay at a provider. */
  readonly hasPayment: boolean;
  readonly isSitePublic: boolean;
  readonly hasLiveProduct: boolean;
  /** Somebody bought, if only to try it; what the owner wrote by hand went through no checkout. */
  readonly hasOrder: boolean;
}

/** The steps that are done, as the shop is now: none is ticked by hand, and one that is undone is open again. */
export function stepsDone(facts: ShopFacts): readonly FirstStep[] {
  const done: Readonly<Record<FirstStep, boolean>> = {
    settings: facts.hasSeller,
    product: facts.hasPricedProduct,
    // Where nothing is sent nobody has to say how.
    delivery: facts.hasDelivery || (facts.hasPricedProduct && !facts.isSending),
    payment: facts.hasPayment,
    publish: facts.isSitePublic && facts.hasLiveProduct,
    order: facts.hasOrder,
  };
  return FIRST_STEPS.filter((step) => done[step]);
}
