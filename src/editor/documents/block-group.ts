import type { DocumentRecords } from '#domain/documents/record.ts';
import { parsedBlock } from './parsed-record.ts';

/** The blocks that are grouped with a block in its section, itself among them; only itself where it is in no group. */
export function blocksInGroup(records: DocumentRecords, blockId: string): readonly string[] {
  const block = parsedBlock(records[blockId]);
  const groupId = block?.groupId ?? '';
  if (block === null || groupId === '') return [blockId];
  return Object.values(records)
    .filter((record) => record['groupId'] === groupId && record['sectionId'] === block.sectionId)
    .map((record) => record.id);
}

/** Blocks with all that are grouped with them (EDIT-201). */
export function withGroups(records: DocumentRecords, blockIds: readonly string[]): readonly string[] {
  return [...new Set(blockIds.flatMap((id) => blocksInGroup(records, id)))];
}

/** Whether blocks are one whole group, and nothing else. */
export function isWholeGroup(records: DocumentRecords, blockIds: readonly string[]): boolean {
  const [first] = blockIds;
  if (first === undefined || blockIds.length < 2) return false;
  const group = blocksInGroup(records, first);
  return group.length === blockIds.length && group.every((id) => blockIds.includes(id));
}
