import { severalBlocks } from '#messages/en/interface/several-blocks.ts';
import { canvasSteps } from '#messages/en/interface/canvas-steps.ts';
import { translate } from '#ui/translate.ts';
import type { Message } from '#messages/message.ts';
import { placeBlocks } from '../commands/place-blocks.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { EditActions } from '../actions/edit-actions.ts';
import type { EditStore } from '../editing/edit-store.ts';
import { gridElement } from '../grid/measure.ts';
import { readGridGeometry } from '../grid/read-grid-geometry.ts';
import { linedUp, type LineUp } from './line-up.ts';

interface LineUpOptions {
  readonly frame: Document;
  readonly store: DocumentStore;
  readonly edit: EditStore;
  readonly actions: EditActions;
}

const NAMES: Readonly<Record<LineUp, Message>> = {
  'align-start': canvasSteps.alignBlocks,
  'align-center': canvasSteps.alignBlocks,
  'align-end': canvasSteps.alignBlocks,
  'align-top': canvasSteps.alignBlocks,
  'align-middle': canvasSteps.alignBlocks,
  'align-bottom': canvasSteps.alignBlocks,
  'distribute-columns': canvasSteps.distributeBlocks,
  'distribute-rows': canvasSteps.distributeBlocks,
  'same-width': canvasSteps.sameWidth,
  'same-height': canvasSteps.sameHeight,
};

/** Aligns several blocks of a section on the grid of the device that is shown: one step of undo. */
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
  if (boxes.size > 0) {
    actions.run(placeBlocks(records, boxes, { sectionId, device, name: NAMES[lineUp] }));
  }
  edit.announce(translate(severalBlocks.stepDone, { step: NAMES[lineUp] }));
}
