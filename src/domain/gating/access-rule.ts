import { z } from 'zod';
import type { Id } from '#lib/id.ts';
import { idSchema } from '../validation/id-schema.ts';

export type PlanId = Id<'member-plan'>;
export type AreaId = Id<'member-area'>;

/** Member areas of a site (MEMB-36). */
export const MAX_AREAS = 100;
/** Plans of a site (MEMB-46). */
export const MAX_PLANS = 500;
/** Blocks that a preview may show (MEMB-42). */
export const MAX_PREVIEW_BLOCKS = 10;

const PUBLIC = z.object({ kind: z.literal('public') });
const MEMBERS = z.object({ kind: z.literal('members') });
const CHOSEN = z.object({
  kind: z.literal('chosen'),
  planIds: z.array(idSchema<'member-plan'>()).max(MAX_PLANS),
  areaIds: z.array(idSchema<'member-area'>()).max(MAX_AREAS),
});
const HIDDEN = z.object({ kind: z.literal('hidden') });

/**
 * Who gets something (MEMB-35): everybody, any member, members with one of the chosen plans or areas, nobody. Passwords
 * are no part of documents: they stand beside it.
 */
export const accessRuleSchema = z.discriminatedUnion('kind', [PUBLIC, MEMBERS, CHOSEN, HIDDEN]);
export type AccessRule = z.infer<typeof accessRuleSchema>;

export const NOBODY: AccessRule = { kind: 'hidden' };
export const EVERYBODY: AccessRule = { kind: 'public' };

/** The rule of a section or block; `instead` stands where the record `of` is withheld, and nowhere else (MEMB-39). */
export const partAccessSchema = z.discriminatedUnion('kind', [
  PUBLIC,
  MEMBERS,
  CHOSEN,
  HIDDEN,
  z.object({ kind: z.literal('instead'), of: z.string().max(40) }),
]);
export type PartAccess = z.infer<typeof partAccessSchema>;

/** As a field of a section or block. What cannot be read is shown to nobody. */
export const partAccessField = partAccessSchema.catch(NOBODY);

/** Whether a section or block is not for everybody, as editors are told. */
export function isGated({ access }: { readonly access?: PartAccess }): boolean {
  return access !== undefined && access.kind !== 'public';
}

/** What of an item is shown to people without access (MEMB-42). */
export const accessPreviewSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('excerpt') }),
  z.object({ kind: z.literal('blocks'), count: z.int().min(1).max(MAX_PREVIEW_BLOCKS) }),
  /** Everything before this block, in reading order. */
  z.object({ kind: z.literal('before'), blockId: z.string().max(40) }),
]);
export type AccessPreview = z.infer<typeof accessPreviewSchema>;

export const NO_PREVIEW: AccessPreview = { kind: 'none' };

/** The record `access` of a page, a collection or an item. Without one, the rule is inherited (MEMB-37). */
export const accessRecordSchema = z.object({
  id: z.literal('access'),
  type: z.literal('access'),
  /** Null inherits; what cannot be read is shown to nobody. */
  rule: accessRuleSchema.nullable().catch(NOBODY),
  preview: accessPreviewSchema.catch(NO_PREVIEW),
});

/** What a document says of who gets it. */
export type DocumentAccess = Pick<z.infer<typeof accessRecordSchema>, 'rule' | 'preview'>;

/** What the record `access` of a document says; null where there is none, which inherits everything. */
export function accessOf(record: unknown): DocumentAccess | null {
  if (record === undefined || record === null) return null;
  const parsed = accessRecordSchema.safeParse(record);
  if (!parsed.success) return { rule: NOBODY, preview: NO_PREVIEW };
  const { rule, preview } = parsed.data;
  return rule === null && preview.kind === 'none' ? null : { rule, preview };
}
