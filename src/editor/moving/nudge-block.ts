import { DESKTOP_COLUMNS, MAX_ROWS, MOBILE_COLUMNS } from '#domain/arrangement/grid-box.ts';
import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { EditActions } from '../actions/edit-actions.ts';
import type { EditStore } from '../editing/edit-store.ts';
import { isRightToLeft, solveSpans, type GridGeometry } from '../grid/grid-geometry.ts';
import { gridElement } from '../grid/measure.ts';
import { findNearestBox, type FoundBox } from '../grid/find-nearest-box.ts';
import { describeBox, type ArrowKey } from './arrow-key.ts';
import { readGridGeometry } from '../grid/read-grid-geometry.ts';
import { hasChosenHeight } from '../grid/resized-box.ts';

interface NudgeOptions {
  readonly frame: Document;
  readonly store: DocumentStore;
  readonly edit: EditStore;
  readonly actions: EditActions;
}

/** The number of rows tried for a visible move: blocks in the way are skipped within them. */
const ROWS_TRIED = 3;

/** Moves the selected block visibly by one column or one row; other blocks stay. */
export function nudgeBlock(options: NudgeOptions, key: ArrowKey): void {
  const found = selectedBlock(options);
  if (found === null) return;
  const { geometry, block, now } = found;
  const step = stepOf(key, geometry);
  const { box } = block;
  let target: FoundBox | null = null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const x = box.x + step;
    if (x >= 0 && x + box.w <= columnsOf(geometry)) {
      // A block aligned with its neighbours keeps its row, and so stays aligned.
      target =
        block.align === undefined
          ? findNearestBox(geometry, block, { x, w: box.w, top: now.top })
          : { box: { ...box, x }, span: now };
    }
  } else {
    for (let rows = 1; rows <= ROWS_TRIED && target === null; rows += 1) {
      const top = now.top + step * rows * geometry.row;
      if (top < -geometry.row / 2) break;
      const near = findNearestBox(
        geometry,
        { ...block, align: undefined },
        { x: box.x, w: box.w, top: Math.max(0, top) },
      );
      if ((near.span.top - now.top) * step > geometry.row / 4) target = near;
    }
  }
  put(options, found, target, 'move');
}

/** Makes the selected block one column or row wider, narrower, higher or lower at its right or lower edge. */
export function growBlock(options: NudgeOptions, key: ArrowKey): void {
  const found = selectedBlock(options);
  if (found === null) return;
  const { geometry, block, now } = found;
  const step = stepOf(key, geometry);
  const { box } = block;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const w = box.w + step;
    const fits = w >= 1 && box.x + w <= columnsOf(geometry);
    put(
      options,
      found,
      fits ? findNearestBox(geometry, block, { x: box.x, w, top: now.top }) : null,
      'resize',
    );
    return;
  }
  if (!hasChosenHeight(block)) {
    options.edit.announce(translate(canvasTools.highAsContent));
    return;
  }
  const h = box.h + step;
  const fits = h >= 1 && box.y + h <= MAX_ROWS;
  const higher = { ...block, box: { ...box, h } };
  put(
    options,
    found,
    fits ? findNearestBox(geometry, higher, { x: box.x, w: box.w, top: now.top }) : null,
    'resize',
  );
}

function selectedBlock({ frame, store, edit }: NudgeOptions) {
  const { selection, device } = edit.getState();
  const { view: records } = store.getState();
  const id = selection.kind === 'blocks' ? selection.blockIds[0] : undefined;
  const record = id === undefined ? null : parsedBlock(records[id]);
  const grid = record === null ? null : gridElement(frame, record.sectionId);
  if (record === null || grid === null) return null;
  const { sectionId } = record;
  const geometry = readGridGeometry(grid, { records, sectionId, device });
  const block = geometry.blocks.find((each) => each.id === record.id);
  const now = solveSpans(geometry, geometry.blocks).get(record.id);
  return block === undefined || now === undefined ? null : { geometry, block, now, sectionId };
}

function put(
  { edit, actions }: NudgeOptions,
  { block, sectionId }: NonNullable<ReturnType<typeof selectedBlock>>,
  found: FoundBox | null,
  kind: 'move' | 'resize',
): void {
  if (found === null) {
    edit.announce(translate(canvasTools.atEdge));
    return;
  }
  actions.nudgeTo(block.id, sectionId, found.box, kind);
  edit.announce(
    translate(kind === 'move' ? canvasTools.movedTo : canvasTools.resizedTo, {
      place: describeBox(found.box),
    }),
  );
}

function columnsOf({ device }: GridGeometry): number {
  return device === 'mobile' ? MOBILE_COLUMNS : DESKTOP_COLUMNS;
}

/** Whether an arrow leads to later columns or rows, or to earlier ones. */
export function stepOf(key: ArrowKey, geometry: GridGeometry): 1 | -1 {
  const forward = isRightToLeft(geometry) ? 'ArrowLeft' : 'ArrowRight';
  return key === forward || key === 'ArrowDown' ? 1 : -1;
}
