import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { syncedIdOf } from '#domain/synced-sections/synced-section.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { blockLimitMessage } from './block-limit.ts';
import { copySection } from './clipboard-content.ts';
import type { Command } from '../documents/command.ts';
import { insertSectionCopies } from './insert-copies.ts';
import { syncedLimitMessage } from './synced-section.ts';

/** Copies a section with its blocks and inserts the copy right after it. */
export function duplicateSection(
  records: DocumentRecords,
  sectionId: string,
  newId: () => string,
): Result<Command & { readonly sectionId: string | null }, string> {
  const copied = copySection(records, sectionId);
  const message =
    blockLimitMessage(records, copied.blocks.length) ??
    syncedLimitMessage(records, syncedIdOf(records[sectionId]) === null ? 0 : 1);
  if (message !== null) return fail(message);
  const { operations, sectionIds } = insertSectionCopies(records, copied, sectionId, newId);
  return ok({ name: editingSteps.duplicateSection, operations, sectionId: sectionIds[0] ?? null });
}
