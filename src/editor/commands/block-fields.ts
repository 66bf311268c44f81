import type { JsonObject } from '#lib/json.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { GridBox } from '#domain/pages/grid-box.ts';

/** A block before it has its place in a document. */
export interface NewBlock {
  readonly blockType: string;
  readonly dataVersion: number;
  readonly data: JsonObject;
}

/** The record of a new block. */
export function blockRecordOf(
  id: string,
  sectionId: string,
  block: NewBlock,
  desktop: GridBox,
  mobile: GridBox | null = null,
): DocumentRecord {
  return {
    id,
    type: 'block',
    blockType: block.blockType,
    sectionId,
    desktop: { ...desktop },
    mobile: mobile === null ? null : { ...mobile },
    dataVersion: block.dataVersion,
    data: block.data,
  };
}
