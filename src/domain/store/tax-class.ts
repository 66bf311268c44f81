import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';

/** The tax classes that every shop has (ORD-65). */
export const GIVEN_TAX_CLASSES = ['standard', 'reduced', 'zero'] as const;
export type GivenTaxClass = (typeof GIVEN_TAX_CLASSES)[number];

/** Tax classes of the owner besides them (ORD-65). */
export const MAX_OWN_TAX_CLASSES = 7;
export const MAX_TAX_CLASS_LENGTH = 60;

/** A tax class of the owner; rates and products name it by its id. */
export const taxClassSchema = z.object({
  id: idSchema<'record'>(),
  name: z.string().min(1).max(MAX_TAX_CLASS_LENGTH),
});
export type TaxClass = z.infer<typeof taxClassSchema>;
