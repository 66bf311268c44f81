import { z } from 'zod';
import type { Id } from '#lib/id.ts';

/** An id on the wire: 24 lower-case hex characters. */
export const idSchema = z.string().regex(/^[0-9a-f]{24}$/);

/** An id of one kind of thing, so that it cannot be taken for another's. */
export function brandedId<Name extends string>() {
  return idSchema.transform((id) => id as Id<Name>);
}
