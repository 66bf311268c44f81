import type { SectionDivider } from '#domain/pages/section.ts';
import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import type { Command } from '../documents/command.ts';

/** The two ends of a section. */
export type DividerEdge = 'dividerTop' | 'dividerBottom';

/** Sets the divider of a section at its top or bottom; null removes it (DSGN-59). */
export function setSectionDivider(
  sectionId: string,
  edge: DividerEdge,
  divider: SectionDivider | null,
): Command {
  const field = { op: 'set', id: sectionId, field: edge } as const;
  return {
    name: edge === 'dividerTop' ? editingSteps.changeTopDivider : editingSteps.changeBottomDivider,
    operations: [divider === null ? field : { ...field, value: { ...divider } }],
  };
}
