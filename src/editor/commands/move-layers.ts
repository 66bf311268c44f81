import type { DocumentRecords } from '#domain/documents/record.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { boxesOverlap, type GridBox } from '#domain/arrangement/grid-box.ts';
import { arrangeForMobile } from '#domain/arrangement/mobile-arrangement.ts';
import type { PageDevice } from '#domain/pages/hidden-on.ts';
import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import type { Message } from '#messages/message.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { blocksInSection } from '../documents/layout.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { Command } from '../documents/command.ts';

/** The ways to move blocks above or below others (EDIT-203). */
export const LAYER_MOVES = ['front', 'forward', 'backward', 'back'] as const;
export type LayerMove = (typeof LAYER_MOVES)[number];

export const LAYER_MOVE_NAMES: Readonly<Record<LayerMove, Message>> = {
  front: editingSteps.bringToFront,
  forward: editingSteps.bringForward,
  backward: editingSteps.sendBackward,
  back: editingSteps.sendToBack,
};

/**
 * Moves blocks of a section above others, or below them; they keep their order among each other. One step passes the
 * next block that they overlap on the device. Without operations where nothing changes.
 */
export function moveLayers(
  records: DocumentRecords,
  blockIds: readonly string[],
  move: LayerMove,
  device: PageDevice,
): Command {
  const name = LAYER_MOVE_NAMES[move];
  const blocks = siblingsOf(records, blockIds);
  const indexes = new Map(blocks.map((block, index) => [block.id, index]));
  const indexOf = (block: BlockRecord): number => indexes.get(block.id) ?? 0;
  const stacked = blocks.toSorted((a, b) => layerOf(a) - layerOf(b) || indexOf(a) - indexOf(b));
  const chosen = stacked.filter(({ id }) => blockIds.includes(id));
  const others = stacked.filter(({ id }) => !blockIds.includes(id));
  const at = newIndex({ stacked, chosen, others, move, meets: overlapping(blocks, chosen, device) });
  if (at === null) return { name, operations: [] };
  const order = [...others.slice(0, at), ...chosen, ...others.slice(at)];
  // Later blocks are painted above earlier ones: only blocks against that order need a layer of their own.
  let layer = 0;
  let last = -1;
  return {
    name,
    operations: order.flatMap((block) => {
      if (indexOf(block) < last) layer += 1;
      last = indexOf(block);
      if (layer === layerOf(block)) return [];
      return layer === 0
        ? [{ op: 'set' as const, id: block.id, field: 'layer' }]
        : [{ op: 'set' as const, id: block.id, field: 'layer', value: layer }];
    }),
  };
}

/** Whether any of the blocks overlaps another one of their section. */
export function overlapsOthers(
  records: DocumentRecords,
  blockIds: readonly string[],
  device: PageDevice,
): boolean {
  const blocks = siblingsOf(records, blockIds);
  const chosen = blocks.filter(({ id }) => blockIds.includes(id));
  const meets = overlapping(blocks, chosen, device);
  return blocks.some((block) => !blockIds.includes(block.id) && meets(block));
}

interface Stack {
  readonly stacked: readonly BlockRecord[];
  readonly chosen: readonly BlockRecord[];
  readonly others: readonly BlockRecord[];
  readonly move: LayerMove;
  readonly meets: (block: BlockRecord) => boolean;
}

/** How many of the other blocks are below the chosen ones afterwards; null where nothing changes. */
function newIndex({ stacked, chosen, others, move, meets }: Stack): number | null {
  const lowest = Math.min(...chosen.map((block) => stacked.indexOf(block)));
  const highest = Math.max(...chosen.map((block) => stacked.indexOf(block)));
  const above = others.filter((block) => stacked.indexOf(block) > lowest && meets(block));
  const below = others.filter((block) => stacked.indexOf(block) < highest && meets(block));
  switch (move) {
    case 'front':
      return above.length === 0 ? null : others.length;
    case 'back':
      return below.length === 0 ? null : 0;
    case 'forward': {
      const next = above.find((block) => stacked.indexOf(block) > highest) ?? above.at(-1);
      return next === undefined ? null : others.indexOf(next) + 1;
    }
    default: {
      const next = below.findLast((block) => stacked.indexOf(block) < lowest) ?? below[0];
      return next === undefined ? null : others.indexOf(next);
    }
  }
}

function siblingsOf(records: DocumentRecords, blockIds: readonly string[]): readonly BlockRecord[] {
  const first = parsedBlock(records[blockIds[0] ?? '']);
  return first === null ? [] : blocksInSection(records, first.sectionId);
}

function layerOf({ layer }: BlockRecord): number {
  return layer ?? 0;
}

function overlapping(
  blocks: readonly BlockRecord[],
  chosen: readonly BlockRecord[],
  device: PageDevice,
): (block: BlockRecord) => boolean {
  const mobile = device === 'mobile' ? arrangeForMobile(blocks, blockHeight) : null;
  const boxOf = (block: BlockRecord): GridBox => mobile?.get(block.id) ?? block.desktop;
  return (block) => chosen.some((each) => boxesOverlap(boxOf(each), boxOf(block)));
}
