import { arrangeForMobile } from '#domain/arrangement/mobile-arrangement.ts';
import type { GridBox } from '#domain/arrangement/grid-box.ts';
import type { PlacedBlock } from '#domain/arrangement/placed-block.ts';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { blockFlow } from '#site/blocks/block-flow.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { blocksInSection } from '../documents/layout.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { Device } from '../editing/edit-store.ts';

/** Blocks with their boxes on the device that is shown; for a phone each of their sections is arranged once. */
export function placedOnDevice(
  store: DocumentStore,
  blockIds: readonly string[],
  device: Device,
): readonly PlacedBlock[] {
  const { view } = store.getState();
  const arranged = new Map<string, ReadonlyMap<string, GridBox>>();
  function boxOf({ id, sectionId, desktop }: BlockRecord): GridBox | undefined {
    if (device === 'desktop') return desktop;
    const boxes = arranged.get(sectionId) ?? arrangeForMobile(blocksInSection(view, sectionId), blockHeight);
    arranged.set(sectionId, boxes);
    return boxes.get(id);
  }
  return blockIds.flatMap((id) => {
    const block = parsedBlock(view[id]);
    const box = block === null ? undefined : boxOf(block);
    return block === null || box === undefined
      ? []
      : [{ id, box, height: blockHeight(block), flow: blockFlow(block) }];
  });
}

/** The box of a block on the grid of the device that is shown. */
export function boxOnDevice(store: DocumentStore, blockId: string, device: Device): GridBox | null {
  return placedOnDevice(store, [blockId], device)[0]?.box ?? null;
}
