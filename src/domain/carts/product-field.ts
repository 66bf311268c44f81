import { z } from 'zod';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { formFieldSchema } from '#domain/forms/form-field-schema.ts';
import type { PublishedField } from '#domain/forms/form-field.ts';
import { publishedFields } from '#domain/forms/published-fields.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { compareByOrder } from '#lib/order-key.ts';

/** Questions that one product can ask. */
export const MAX_PRODUCT_FIELDS = 20;

/** Before the id of a question in the names of its controls. */
const PREFIX = 'ask';

/** A question that a product asks before it goes into the cart: a field of a form (ORD-03). */
export const productFieldSchema = formFieldSchema.extend({
  id: idSchema<'record'>(),
  type: z.literal('product-field'),
  order: z.string().min(1).max(200),
});

/** The questions of a product as its buyers are asked them: the ids are the names of their controls. */
export function productQuestions(records: DocumentRecords): readonly PublishedField[] {
  const fields = Object.values(records)
    .filter(({ type }) => type === 'product-field')
    .flatMap((record) => {
      const parsed = productFieldSchema.safeParse(record);
      return parsed.success ? [parsed.data] : [];
    })
    .toSorted(compareByOrder)
    .slice(0, MAX_PRODUCT_FIELDS);
  return publishedFields(PREFIX, fields);
}
