import { DESKTOP_COLUMNS, MOBILE_COLUMNS } from '#domain/arrangement/grid-box.ts';
import { severalBlocks } from '#messages/en/interface/several-blocks.ts';
import { canvasSteps } from '#messages/en/interface/canvas-steps.ts';
import { translate } from '#ui/translate.ts';
import { placeBlocks } from '../commands/place-blocks.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { EditActions } from '../actions/edit-actions.ts';
import type { EditStore } from '../editing/edit-store.ts';
import type { ArrowKey } from '../moving/arrow-key.ts';
import { solveSpans } from '../grid/grid-geometry.ts';
import { gridElement } from '../grid/measure.ts';
import { stepOf } from '../moving/nudge-block.ts';
import { readGridGeometry } from '../grid/read-grid-geometry.ts';
import { placeTogether, type FoundBoxes } from './place-together.ts';

interface NudgeSeveralOptions {
  readonly frame: Document;
  readonly store: DocumentStore;
  readonly edit: EditStore;
  readonly actions: EditActions;
}

/** The number of rows tried for a visible move. */
const ROWS_TRIED = 3;

/** Moves several blocks of a section visibly by one column or one row. */
export function nudgeSeveral(
  { frame, store, edit, actions }: NudgeSeveralOptions,
  blockIds: readonly string[],
  key: ArrowKey,
): void {
  const { device } = edit.getState();
  const { view: records } = store.getState();
  const sectionId = parsedBlock(records[blockIds[0] ?? ''])?.sectionId;
  const grid = sectionId === undefined ? null : gridElement(frame, sectionId);
  if (sectionId === undefined || grid === null) return;
  const geometry = readGridGeometry(grid, { records, sectionId, device });
  const chosen = new Set(blockIds);
  const blocks = geometry.blocks.filter(({ id }) => chosen.has(id));
  const now = solveSpans(geometry, geometry.blocks);
  const topOf = (id: string): number => now.get(id)?.top ?? 0;
  const step = stepOf(key, geometry);
  const tops = (px: number): ReadonlyMap<string, number> =>
    new Map(blocks.map(({ id }) => [id, topOf(id) + px]));
  let found: FoundBoxes | null = null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const last = device === 'mobile' ? MOBILE_COLUMNS : DESKTOP_COLUMNS;
    const fits = blocks.every(({ box }) => box.x + step >= 0 && box.x + box.w + step <= last);
    if (fits) found = placeTogether(geometry, blocks, { columns: step, tops: tops(0) });
  } else {
    const highest = Math.min(...blocks.map(({ id }) => topOf(id)));
    for (let rows = 1; rows <= ROWS_TRIED && found === null; rows += 1) {
      const px = step * rows * geometry.row;
      if (highest + px < -geometry.row / 2) break;
      const near = placeTogether(geometry, blocks, { columns: 0, tops: tops(px) });
      const moved = blocks.map(({ id }) => ((near.spans.get(id)?.top ?? 0) - topOf(id)) * step);
      if (Math.min(...moved) > geometry.row / 4) found = near;
    }
  }
  if (found === null) {
    edit.announce(translate(severalBlocks.atEdge));
    return;
  }
  const name = device === 'mobile' ? canvasSteps.moveBlocksOnMobile : canvasSteps.moveBlocks;
  actions.run(placeBlocks(records, found.boxes, { sectionId, device, name }), actions.nudgeGesture(blockIds));
  edit.announce(translate(MOVED[key], { count: blocks.length }));
}

const MOVED = {
  ArrowLeft: severalBlocks.movedLeft,
  ArrowRight: severalBlocks.movedRight,
  ArrowUp: severalBlocks.movedUp,
  ArrowDown: severalBlocks.movedDown,
} as const;
