/** What a payment with a gift card names in place of a provider: there is nobody to ask, the money is here already (ORD-123). */
export const CARD_PROVIDER = 'gift-card';
