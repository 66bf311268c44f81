import { placeBlocks } from '../commands/place-blocks.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { EditActions } from '../edit-mode/edit-actions.ts';
import type { EditStore } from '../edit-mode/edit-store.ts';
import { gridElement } from '../canvas/measure.ts';
import { readGridGeometry } from '../canvas/read-grid-geometry.ts';
import { linedUp, type LineUp } from './line-up.ts';

interface LineUpOptions {
  readonly frame: Document;
  readonly store: DocumentStore;
  readonly edit: EditStore;
  readonly actions: EditActions;
}

const NAMES: Readonly<Record<LineUp, string>> = {
  'align-start': 'Align blocks',
  'align-center': 'Align blocks',
  'align-end': 'Align blocks',
  'align-top': 'Align blocks',
  'align-middle': 'Align blocks',
  'align-bottom': 'Align blocks',
  'distribute-columns': 'Distribute blocks',
  'distribute-rows': 'Distribute blocks',
  'same-width': 'Make blocks the same width',
  'same-height': 'Make blocks the same height',
};

/** Lines up several blocks of a section on the grid of the device that is shown: one step of undo. */
export function lineUpBlocks(
  { frame, store, edit, actions }: LineUpOptions,
  blockIds: readonly string[],
  lineUp: LineUp,
): void {
  const { device } = edit.getState();
  const { view: records } = store.getState();
  const sectionId = parsedBlock(records[blockIds[0] ?? ''])?.sectionId;
  const grid = sectionId === undefined ? null : gridElement(frame, sectionId);
  if (sectionId === undefined || grid === null) return;
  const geometry = readGridGeometry(grid, { records, sectionId, device });
  const boxes = linedUp(geometry, blockIds, lineUp);
  actions.run(placeBlocks(records, boxes, { sectionId, device, name: NAMES[lineUp] }));
  edit.announce(`${NAMES[lineUp]}: done`);
}
