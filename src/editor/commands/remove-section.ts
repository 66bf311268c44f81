import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { blocksInSection } from '../documents/layout.ts';
import type { Command } from '../documents/command.ts';

/** Removes a section and its blocks. */
export function removeSection(records: DocumentRecords, sectionId: string): Command {
  return {
    name: editingSteps.deleteSection,
    operations: [
      ...blocksInSection(records, sectionId).map((block) => ({ op: 'remove' as const, id: block.id })),
      { op: 'remove', id: sectionId },
    ],
  };
}
