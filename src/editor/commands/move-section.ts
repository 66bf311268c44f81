import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import { orderKeyBetween } from '#lib/order-key.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { sectionsOf } from '../documents/layout.ts';
import type { Command } from '../documents/command.ts';

/** Moves a section up or down by one; no operations where it is at that end already. */
export function moveSection(records: DocumentRecords, sectionId: string, direction: 'up' | 'down'): Command {
  const name = direction === 'up' ? editingSteps.moveSectionUp : editingSteps.moveSectionDown;
  const sections = sectionsOf(records);
  const index = sections.findIndex((section) => section.id === sectionId);
  const target = direction === 'up' ? index - 1 : index + 1;
  if (index === -1 || target < 0 || target >= sections.length) return { name, operations: [] };
  const others = sections.filter((section) => section.id !== sectionId);
  const order = orderKeyBetween(others[target - 1]?.order ?? null, others[target]?.order ?? null);
  return { name, operations: [{ op: 'set', id: sectionId, field: 'order', value: order }] };
}
