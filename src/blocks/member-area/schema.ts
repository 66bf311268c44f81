import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { ALIGNMENTS } from '../alignment.ts';
import type { BlockMigration } from '../define-block.ts';

export const memberAreaSchema = z.object({
  /** Null until one is chosen. */
  areaId: idSchema<'member-area'>().nullable().catch(null),
  alignment: z.enum(ALIGNMENTS).catch('left'),
});
export type MemberAreaData = z.infer<typeof memberAreaSchema>;

export const memberAreaDefaults = (): MemberAreaData => ({ areaId: null, alignment: 'left' });

export const memberAreaMigrations: readonly BlockMigration[] = [];
