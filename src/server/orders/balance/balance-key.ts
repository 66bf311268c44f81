/** Stands in the keys of attempts to pay what is open of an order that was placed. */
export const BALANCE_KEY = ':balance:';
