import { z } from 'zod';
import { formFieldSchema } from '#domain/forms/form-field-schema.ts';
import { publishedFields } from '#domain/forms/published-fields.ts';
import type { PublishedField } from '#domain/forms/form-field.ts';
import { idSchema } from '#domain/validation/id-schema.ts';

/** Fields that an owner can add to the checkout (ORD-22). */
export const MAX_OWN_FIELDS = 20;

/** Before the id of a field in the names of its controls. */
const PREFIX = 'own';

/** A field that the owner added to the checkout: one of a form, with its place among the others (ORD-22). */
export const ownFieldSchema = formFieldSchema.extend({
  id: idSchema<'record'>(),
  type: z.literal('checkout-field'),
  order: z.string().min(1).max(200),
  /** Whether mails about an order have its answer. */
  isInMails: z.boolean().catch(false),
});
export type OwnField = z.infer<typeof ownFieldSchema>;

/** The fields as the checkout asks for them: the ids are the names of their controls. */
export function askedFields(fields: readonly OwnField[]): readonly PublishedField[] {
  return publishedFields(PREFIX, fields);
}

/** The field whose controls have a name, as it is stored. */
export function ownFieldOf(fields: readonly OwnField[], askedId: string): OwnField | undefined {
  return fields.find(({ id }) => `${PREFIX}-${id}` === askedId);
}
