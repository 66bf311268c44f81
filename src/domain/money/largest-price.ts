import { toCents } from './cents.ts';

/** The highest price of a product, in minor units of the currency of the store, whichever it is (MON-65, COMM-26). */
export const LARGEST_PRICE = toCents(100_000_000);
