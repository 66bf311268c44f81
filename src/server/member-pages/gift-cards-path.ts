/** Where members see the gift cards that they were given. */
export const GIFT_CARDS_PATH = '/account/gift-cards';
