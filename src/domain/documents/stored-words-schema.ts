import { z } from 'zod';
import type { StoredWords } from '#messages/stored-words.ts';

const MAX_PARAMS = 8;

const key = z
  .string()
  .max(100)
  .regex(/^[A-Za-z]+\.[\w-]+$/);
const name = z.string().max(40);
const isWithin = z.literal(true).exactOptional();
const value = z.union([z.string().max(200), z.number()]);

function params<Value extends z.ZodType>(of: Value) {
  return z.record(name, of).refine((values) => Object.keys(values).length <= MAX_PARAMS);
}

/** A text by its key, with texts in it, one level deep. */
export const storedWordsSchema: z.ZodType<StoredWords> = z.object({
  key,
  params: params(z.union([value, z.object({ key, params: params(value), isWithin })])),
  isWithin,
});
