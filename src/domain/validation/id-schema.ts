import { z } from 'zod';
import { ID_PATTERN, type Id } from '#lib/id.ts';

const id: z.ZodType<string, string> = z.string().regex(ID_PATTERN);

/**
 * An id where it enters: 24 lower-case hex characters (EDIT-28), of one kind of thing from there on, so that it cannot
 * be taken for another's: `idSchema<'document'>()`.
 */
export function idSchema<Name extends string>(): z.ZodType<Id<Name>, Id<Name>> {
  return id as z.ZodType<Id<Name>, Id<Name>>;
}
