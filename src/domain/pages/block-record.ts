import { z } from 'zod';
import type { JsonObject } from '#lib/json.ts';
import { gridBoxSchema } from '#domain/arrangement/grid-box.ts';
import { VERTICAL_ALIGNS } from '#domain/arrangement/placed-block.ts';
import { partAccessField } from '#domain/gating/access-rule.ts';
import { hiddenOnSchema } from './hidden-on.ts';

/** Blocks one layout may hold; the 61st is refused (CONT-194). A layout is a page, an item, or the site's footer. */
export const MAX_BLOCKS_PER_LAYOUT = 60;
/** What the owner reads at the limit (CONT-201). */
export const TOO_MANY_BLOCKS_MESSAGE = `A page can hold at most ${MAX_BLOCKS_PER_LAYOUT} blocks.`;

/** A layer for each block of a layout. */
const MAX_LAYER = MAX_BLOCKS_PER_LAYOUT;

/**
 * A block as it is stored. `data` belongs to the block type, whose schema parses it after migrating it from `dataVersion`.
 */
export const blockRecordSchema = z.object({
  id: z.string(),
  type: z.literal('block'),
  blockType: z.string().min(1).max(60),
  sectionId: z.string(),
  desktop: gridBoxSchema,
  mobile: gridBoxSchema.nullable().catch(null),
  /** Entries of `BlockLook` that were set. */
  look: z.custom<JsonObject>(isObject).catch({}).exactOptional(),
  hiddenOn: hiddenOnSchema.exactOptional(),
  /** Who gets it (MEMB-35); everybody without. */
  access: partAccessField.exactOptional(),
  /** Within the height of what stands beside it on desktops and tablets; without, in its own row (EDIT-219). */
  verticalAlign: z.enum(VERTICAL_ALIGNS).catch('top').exactOptional(),
  /** Blocks of a section with the same group are selected and moved together (EDIT-201); empty for none. */
  groupId: z.string().max(40).catch('').exactOptional(),
  /** Over blocks of its section with a lower one it is painted; without, in the order of reading (EDIT-203). */
  layer: z.int().min(0).max(MAX_LAYER).catch(0).exactOptional(),
  dataVersion: z.int().min(1).catch(1),
  data: z.custom<JsonObject>(isObject),
});
export type BlockRecord = z.infer<typeof blockRecordSchema>;

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
