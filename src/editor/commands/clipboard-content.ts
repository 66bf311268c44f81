import { isNestedDeeper } from '#lib/is-nested-deeper.ts';
import { z } from 'zod';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { blockRecordSchema } from '#domain/pages/block-record.ts';
import { sectionSchema } from '#domain/pages/section.ts';
import { blocksInSection } from '../documents/layout.ts';

/**
 * The copied content: blocks, or whole sections with theirs. It can be pasted on other pages, in other windows and on
 * other sites.
 */
const clipboardSchema = z.object({
  portico: z.literal(1),
  siteId: z.string().max(24).exactOptional(),
  sections: z.array(z.looseObject(sectionSchema.shape).catchall(z.json())).max(50),
  blocks: z.array(z.looseObject(blockRecordSchema.shape).catchall(z.json())).max(500),
});

export interface ClipboardContent {
  readonly portico: 1;
  /** The site it was copied on: its synced sections can be shown on that site only. */
  readonly siteId?: string;
  readonly sections: readonly DocumentRecord[];
  readonly blocks: readonly DocumentRecord[];
}

/** Copies the blocks given. */
export function copyBlocks(records: DocumentRecords, blockIds: readonly string[]): ClipboardContent {
  const blocks = blockIds.map((id) => records[id]).filter((record) => record?.type === 'block');
  return { portico: 1, sections: [], blocks: blocks as DocumentRecord[] };
}

/** Copies a section with its blocks. */
export function copySection(records: DocumentRecords, sectionId: string): ClipboardContent {
  const section = records[sectionId];
  if (section?.type !== 'section') return { portico: 1, sections: [], blocks: [] };
  const ids = blocksInSection(records, sectionId).map((block) => block.id);
  return { portico: 1, sections: [section], blocks: copyBlocks(records, ids).blocks };
}

/** Other programs write to the clipboard, too. */
const MAX_LEVELS = 64;

/** Parses the content of the clipboard; null for anything that is not ours. */
export function parseClipboard(text: string): ClipboardContent | null {
  if (!text.startsWith('{"portico":1') || isNestedDeeper(text, MAX_LEVELS)) return null;
  try {
    const parsed = clipboardSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
