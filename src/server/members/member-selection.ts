import { z } from 'zod';
import { memberFilter } from '#contract/members.ts';
import { idSchema } from '#domain/validation/id-schema.ts';

/** A selection of members, or all that match, as a run keeps it. */
export const memberSelectionSchema = z.union([
  z.object({ ids: z.array(idSchema<'member'>()) }),
  z.object({ filter: z.object(memberFilter) }),
]);
export type MemberSelection = z.infer<typeof memberSelectionSchema>;
