import type { DocumentRecords } from '#domain/documents/record.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import { fill, type Words } from '#messages/message.ts';
import type { NewSection } from './add-section.ts';
import { blockLimitMessage } from './block-limit.ts';
import type { Command } from '../documents/command.ts';
import { insertSectionCopies } from './insert-copies.ts';

/** Inserts the sections of a page layout at the top of a page, as one step of undo (EDIT-185). */
export function addLayout(
  records: DocumentRecords,
  layout: { readonly title: Words | string; readonly sections: readonly NewSection[] },
  newId: () => string,
): Result<Command & { readonly sectionIds: readonly string[] }, string> {
  const blocks = layout.sections.flatMap((each) => each.blocks);
  const message = blockLimitMessage(records, blocks.length);
  if (message !== null) return fail(message);
  const sections = layout.sections.map((each) => each.section);
  const copies = insertSectionCopies(records, { sections, blocks }, null, newId);
  return ok({
    name: fill(editingSteps.beginWithLayout, { title: layout.title }),
    operations: copies.operations,
    sectionIds: copies.sectionIds,
  });
}
