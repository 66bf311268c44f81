import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import { fill, type Words } from '#messages/message.ts';
import { blockLimitMessage } from './block-limit.ts';
import type { Command } from '../documents/command.ts';
import { insertSectionCopies } from './insert-copies.ts';

/** A section of the catalogue with its blocks, before it has ids and an order. */
export interface NewSection {
  readonly title: Words | string;
  readonly section: DocumentRecord;
  readonly blocks: readonly DocumentRecord[];
}

/** Adds a section after another one (null: at the top); refused with a message at the limit of blocks. */
export function addSection(
  records: DocumentRecords,
  added: NewSection,
  afterSectionId: string | null,
  newId: () => string,
): Result<Command & { readonly sectionId: string | null }, string> {
  const message = blockLimitMessage(records, added.blocks.length);
  if (message !== null) return fail(message);
  const copies = insertSectionCopies(
    records,
    { sections: [added.section], blocks: added.blocks },
    afterSectionId,
    newId,
  );
  return ok({
    name: fill(editingSteps.addSection, { title: added.title }),
    operations: copies.operations,
    sectionId: copies.sectionIds[0] ?? null,
  });
}
