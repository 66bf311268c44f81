import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { GridBox } from '#domain/arrangement/grid-box.ts';
import { blocksInSection } from '../documents/layout.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { Command } from '../documents/command.ts';
import { boundingBox } from './insert-copies.ts';
import { moveBlock } from './move-block.ts';
import { setMobileBoxes } from './set-mobile-box.ts';

interface PlaceTarget {
  readonly sectionId: string;
  /** The device whose grid `boxes` are on. */
  readonly device: 'desktop' | 'mobile';
  readonly name: Command['name'];
}

/** Moves several blocks on the grid of a device, in their section or to another one (EDIT-200). */
export function placeBlocks(
  records: DocumentRecords,
  boxes: ReadonlyMap<string, GridBox>,
  { sectionId, device, name }: PlaceTarget,
): Command {
  const moved = [...boxes.keys()].map((id) => parsedBlock(records[id])).filter((block) => block !== null);
  const stays = moved.every((block) => block.sectionId === sectionId);
  if (device === 'mobile' && stays) return setMobileBoxes(records, boxes, name);
  let targets = boxes;
  if (device === 'mobile' && moved.length > 0) {
    // Moved to another section on the phone, they are put below its blocks, in both arrangements.
    const end = Math.max(
      0,
      ...blocksInSection(records, sectionId).map(({ desktop }) => desktop.y + desktop.h),
    );
    const { y } = boundingBox(moved.map(({ desktop }) => desktop));
    targets = new Map(moved.map(({ id, desktop }) => [id, { ...desktop, y: desktop.y - y + end }]));
  }
  const operations: Operation[] = [];
  const isWithOthers = targets.size > 1;
  for (const [id, box] of targets) {
    operations.push(...moveBlock(records, id, { sectionId, box, isWithOthers }).operations);
  }
  return { name, operations };
}
