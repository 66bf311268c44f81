import type { DocumentRecord } from '#domain/documents/record.ts';
import { blockRecordSchema, type BlockRecord } from '#domain/pages/block-record.ts';
import { sectionSchema, type Section } from '#domain/pages/section.ts';

/** Cached by record, since records are immutable: while typing, only the edited record is parsed again. */
const blocks = new WeakMap<DocumentRecord, BlockRecord | null>();
const sections = new WeakMap<DocumentRecord, Section | null>();

export function parsedBlock(record: DocumentRecord | undefined): BlockRecord | null {
  if (record?.type !== 'block') return null;
  const known = blocks.get(record);
  if (known !== undefined) return known;
  const parsed = blockRecordSchema.safeParse(record);
  const block = parsed.success ? parsed.data : null;
  blocks.set(record, block);
  return block;
}

export function parsedSection(record: DocumentRecord | undefined): Section | null {
  if (record?.type !== 'section') return null;
  const known = sections.get(record);
  if (known !== undefined) return known;
  const parsed = sectionSchema.safeParse(record);
  const section = parsed.success ? parsed.data : null;
  sections.set(record, section);
  return section;
}
