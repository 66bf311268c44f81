import { z } from 'zod';
import { FIELD_KINDS, MAX_MAX_LENGTH, MAX_OPTIONS, type FormField } from './form-field.ts';

/**
 * A field as it is stored. Settings a kind does not have keep their empty value; half-finished edits (an empty title,
 * an option being typed) are kept, and tidied where the form is shown.
 */
export const formFieldSchema = z.object({
  id: z
    .string()
    .min(1)
    .max(60)
    .regex(/^[\w-]+$/),
  kind: z.enum(FIELD_KINDS),
  title: z.string().max(300).catch(''),
  description: z.string().max(2000).catch(''),
  required: z.boolean().catch(false),
  placeholder: z.string().max(300).catch(''),
  maxLength: z.int().min(0).max(MAX_MAX_LENGTH).catch(0),
  symbol: z.string().max(3).catch('$'),
  showCountryCode: z.boolean().catch(false),
  options: z.array(z.string().max(500)).max(MAX_OPTIONS).catch([]),
  underline: z.boolean().catch(false),
  key: z.string().max(100).catch(''),
  value: z.string().max(2000).catch(''),
}) satisfies z.ZodType<FormField>;
