import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { fitIntoColumns, MOBILE_COLUMNS, type GridBox } from '#domain/pages/grid-box.ts';
import { arrangeForMobile } from '#domain/pages/mobile-arrangement.ts';
import { blocksInSection } from '../document/layout.ts';
import { parsedBlock } from '../document/parsed-record.ts';
import type { Command } from './command.ts';

/**
 * Places a block on the phone's grid; desktop stays as it is (EDIT-62).
 * The first own place in a section keeps the others where the person saw them.
 */
export function setMobileBox(
  records: DocumentRecords,
  blockId: string,
  box: GridBox,
  name: 'Move block on mobile' | 'Resize block on mobile' = 'Move block on mobile',
): Command {
  const block = parsedBlock(records[blockId]);
  if (block === null) return { name, operations: [] };
  const siblings = blocksInSection(records, block.sectionId);
  const places = arrangeForMobile(siblings);
  const operations: Operation[] = [];
  for (const sibling of siblings) {
    const place = sibling.id === blockId ? fitIntoColumns(box, MOBILE_COLUMNS) : places.get(sibling.id);
    if (place === undefined || (sibling.id !== blockId && sibling.mobile !== null)) continue;
    operations.push({ op: 'set', id: sibling.id, field: 'mobile', value: { ...place } });
  }
  return { name, operations };
}
