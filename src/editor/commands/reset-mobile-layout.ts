import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { blocksInSection } from '../documents/layout.ts';
import type { Command } from '../documents/command.ts';

/** Derives the phone's arrangement of a section from the desktop again (EDIT-62). */
export function resetMobileLayout(records: DocumentRecords, sectionId: string): Command {
  return {
    name: editingSteps.resetMobileLayout,
    operations: blocksInSection(records, sectionId)
      .filter((block) => block.mobile !== null)
      .map((block) => ({ op: 'set', id: block.id, field: 'mobile', value: null })),
  };
}
