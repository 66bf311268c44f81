import { BLOCK_DATA, blockDataVersion } from '#blocks/block-data.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import type { GridBox } from '#domain/arrangement/grid-box.ts';
import { strictSchema } from '#domain/validation/strict-schema.ts';
import { invariant } from '#lib/invariant.ts';
import type { JsonObject } from '#lib/json.ts';
import type { BlockDraft } from './block-draft.ts';

export interface BlockPosition {
  readonly id: string;
  readonly sectionId: string;
  readonly desktop: GridBox;
  /** Absent: phones arrange the block by its place on the desktop. */
  readonly mobile?: GridBox | null;
}

/**
 * The record of a new block: its data whole and of the newest version. Throws where the data is not what the block
 * takes, by the schema that records are written by.
 */
export function composeBlock(
  draft: BlockDraft,
  { id, sectionId, desktop, mobile }: BlockPosition,
): BlockRecord {
  return {
    id,
    type: 'block',
    blockType: draft.blockType,
    sectionId,
    desktop: { ...desktop },
    mobile: mobile == null ? null : { ...mobile },
    ...(draft.look === undefined ? {} : { look: draft.look }),
    ...(draft.verticalAlign === undefined ? {} : { verticalAlign: draft.verticalAlign }),
    dataVersion: blockDataVersion(draft.blockType),
    data: wholeData(draft),
  };
}

function wholeData({ blockType, data }: BlockDraft): JsonObject {
  const { schema } = BLOCK_DATA[blockType];
  const written = strictSchema(schema).safeParse(data);
  const [issue] = written.error?.issues ?? [];
  invariant(written.success, `${blockType} at ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
  // What is undefined is left out, as in storage.
  return JSON.parse(JSON.stringify(schema.parse(data))) as JsonObject;
}
