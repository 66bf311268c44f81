import type { z } from 'zod';
import { UNSTORABLE_TEXT } from '#contract/text.ts';
import { findUnstorableText } from '#lib/storable-text.ts';
import { CallError } from './errors.ts';

/** Further errors of one body are left out of the answer. */
const MAX_TOLD_ISSUES = 100;

/**
 * Throws `invalid-input` with the first message of every field, by its path (`address.city`). No handler gets a text that
 * cannot be kept, unless its schema takes what is wrong with it away. Without a schema the input is ignored.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema | undefined,
  input: unknown,
): z.infer<Schema> {
  if (schema === undefined) return undeclared<Schema>();
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) {
    const unstorable = findUnstorableText(parsed.data);
    if (unstorable === null) return parsed.data;
    throw new CallError('invalid-input', {}, { [unstorable]: UNSTORABLE_TEXT });
  }
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues.slice(0, MAX_TOLD_ISSUES)) {
    const field = issue.path.join('.');
    errors[field] ??= issue.message;
  }
  throw new CallError('invalid-input', {}, errors);
}

/** An id that cannot exist is the same as one that does not. Throws `not-found`. */
export function parseParams<Schema extends z.ZodType>(
  schema: Schema | undefined,
  params: unknown,
): z.infer<Schema> {
  if (schema === undefined) return undeclared<Schema>();
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new CallError('not-found');
  return parsed.data;
}

/** What an endpoint does not declare of its input has the schema of undefined (`defineEndpoint`). */
function undeclared<Schema extends z.ZodType>(): z.infer<Schema> {
  return undefined as z.infer<Schema>;
}
