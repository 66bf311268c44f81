import { z } from 'zod';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';

/** Whole minor units of the currency of the store, from 0 to the highest price, which is allowed (COMM-19, COMM-20, COMM-26 to COMM-28). */
export const productPriceSchema = z.int().min(0).max(LARGEST_PRICE);
