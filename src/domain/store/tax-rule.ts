import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { NO_PLACES, servedPlacesSchema } from './served-places.ts';

/** 100 % in ten-thousandths of a percent (ORD-64). */
export const WHOLE_TAX_RATE = 1_000_000;
/** What a rule can cover, in the order of screens. */
export const TAXED_KINDS = ['physical', 'digital', 'service', 'delivery'] as const;

/** A tax: where it counts, what of, and how much (ORD-64, ORD-65). */
export const taxRuleSchema = z.object({
  id: idSchema<'record'>(),
  type: z.literal('tax-rule'),
  order: z.string().min(1).max(200),
  name: z.string().max(100).catch(''),
  places: servedPlacesSchema.catch(NO_PLACES),
  /** Ten-thousandths of a percent by tax class: 8.875 % are 88,750. A class that is not named takes `standard`. */
  rates: z.record(z.string().min(1).max(50), z.int().min(0).max(WHOLE_TAX_RATE)).catch({}),
  covers: z
    .array(z.enum(TAXED_KINDS))
    .max(TAXED_KINDS.length)
    .catch([...TAXED_KINDS]),
  /** `2027-01-01`: the first day it counts. */
  firstDay: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .nullable()
    .catch(null),
});
export type StoredTaxRule = z.infer<typeof taxRuleSchema>;
