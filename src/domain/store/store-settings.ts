import { z } from 'zod';
import { CURRENCY_CODES, DEFAULT_CURRENCY } from '#domain/money/currencies.ts';
import { MEASUREMENT_STANDARDS } from './measurement.ts';

/**
 * Settings of the shop: the record `settings` of a site's one document of kind `store`. The currency of prices is USD
 * until another one is chosen, wherever the site is (MON-05, COMM-113); weights and sizes are metric until then, as the
 * units are for all that is not imperial (COMM-109).
 */
export const storeSettingsSchema = z.object({
  id: z.literal('settings'),
  type: z.literal('settings'),
  currency: z.enum(CURRENCY_CODES).catch(DEFAULT_CURRENCY),
  measurementStandard: z.enum(MEASUREMENT_STANDARDS).catch('metric'),
  /** Who sells: as it stands on what buyers get. */
  sellerName: z.string().max(200).catch(''),
  sellerAddress: z.string().max(500).catch(''),
  /** Of the seller, as its country writes it. */
  taxNumber: z.string().max(50).catch(''),
});
export type StoreSettings = z.infer<typeof storeSettingsSchema>;

/** What a shop has that nobody set up. */
export const DEFAULT_STORE_SETTINGS: StoreSettings = storeSettingsSchema.parse({
  id: 'settings',
  type: 'settings',
});
