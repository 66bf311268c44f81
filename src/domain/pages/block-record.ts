import { z } from 'zod';
import type { JsonObject } from '#lib/json.ts';
import { gridBoxSchema } from './grid-box.ts';

/** Blocks one layout may hold; the 61st is refused (CONT-194). A layout is a page, an item, or the site's footer. */
export const MAX_BLOCKS_PER_LAYOUT = 60;
/** What the owner reads at the limit (CONT-201). */
export const TOO_MANY_BLOCKS_MESSAGE = `A page can hold at most ${MAX_BLOCKS_PER_LAYOUT} blocks.`;

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
  dataVersion: z.int().min(1).catch(1),
  data: z.custom<JsonObject>((value) => typeof value === 'object' && value !== null),
});
export type BlockRecord = z.infer<typeof blockRecordSchema>;
