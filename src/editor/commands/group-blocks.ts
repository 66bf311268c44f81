import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { Command } from '../documents/command.ts';

/** Groups blocks; they leave the groups they were in (EDIT-200). */
export function groupBlocks(blockIds: readonly string[], groupId: string): Command {
  return {
    name: editingSteps.groupBlocks,
    operations: blockIds.map((id) => ({ op: 'set', id, field: 'groupId', value: groupId })),
  };
}

/** Removes blocks from their groups. */
export function ungroupBlocks(blockIds: readonly string[]): Command {
  return {
    name: editingSteps.ungroupBlocks,
    operations: blockIds.map((id) => ({ op: 'set', id, field: 'groupId' })),
  };
}

/**
 * New group ids for copies of blocks: they are grouped with each other as their originals are, never with the
 * originals.
 */
export function inGroupsOfTheirOwn(
  copies: readonly DocumentRecord[],
  newId: () => string,
): readonly DocumentRecord[] {
  const groups = new Map<unknown, string>();
  return copies.map((copy) => {
    const group = copy['groupId'];
    if (typeof group !== 'string' || group === '') return copy;
    const groupId = groups.get(group) ?? newId();
    groups.set(group, groupId);
    return { ...copy, groupId };
  });
}
