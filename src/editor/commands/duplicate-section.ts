import type { DocumentRecords } from '#domain/documents/record.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { blockLimitMessage } from './block-limit.ts';
import { copySection } from './clipboard-content.ts';
import type { Command } from './command.ts';
import { insertSectionCopies } from './insert-copies.ts';

/** Copies a section with its blocks to the place right after it. */
export function duplicateSection(
  records: DocumentRecords,
  sectionId: string,
  newId: () => string,
): Result<Command & { readonly sectionId: string | null }, string> {
  const copied = copySection(records, sectionId);
  const message = blockLimitMessage(records, copied.blocks.length);
  if (message !== null) return fail(message);
  const { operations, sectionIds } = insertSectionCopies(records, copied, sectionId, newId);
  return ok({ name: 'Duplicate section', operations, sectionId: sectionIds[0] ?? null });
}
