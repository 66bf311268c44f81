import type { GridBox } from '#domain/arrangement/grid-box.ts';
import { canvasSteps } from '#messages/en/interface/canvas-steps.ts';
import { moveBlock } from '../commands/move-block.ts';
import { resizeBlock } from '../commands/resize-block.ts';
import { setMobileBox } from '../commands/set-mobile-box.ts';
import { blocksInSection } from '../documents/layout.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { EditScope } from '../editing/edit-scope.ts';

/** Moves that follow each other within this time, with no other action between, are one step of undo (EDIT-210). */
const NUDGE_PAUSE_MS = 1000;

/** Position and size of blocks on the grid of the device that is shown. */
export function createPositionActions({ edit, run, view, newId, isNewest }: EditScope) {
  let nudge = { key: '', gestureId: '', at: 0 };
  function gestureOf(blockIds: string, kind: 'move' | 'resize'): string {
    const key = `${kind} ${blockIds}`;
    const now = Date.now();
    nudge = {
      key,
      gestureId:
        nudge.key === key && now - nudge.at < NUDGE_PAUSE_MS && isNewest(nudge.gestureId)
          ? nudge.gestureId
          : newId(),
      at: now,
    };
    return nudge.gestureId;
  }

  function putBox(
    blockId: string,
    sectionId: string,
    box: GridBox,
    kind: 'move' | 'resize',
    gestureId: string = newId(),
  ): void {
    const records = view();
    const isMobile = edit.getState().device === 'mobile';
    const staysInSection = parsedBlock(records[blockId])?.sectionId === sectionId;
    if (isMobile && staysInSection) {
      const name = kind === 'move' ? canvasSteps.moveBlockOnMobile : canvasSteps.resizeBlockOnMobile;
      run(setMobileBox(records, blockId, box, name), gestureId);
    } else if (isMobile) {
      // Into another section on the phone: there it is put where it fits, in both arrangements.
      const bottom = Math.max(
        0,
        ...blocksInSection(records, sectionId).map((each) => each.desktop.y + each.desktop.h),
      );
      const desktop = parsedBlock(records[blockId])?.desktop ?? box;
      run(moveBlock(records, blockId, { sectionId, box: { ...desktop, y: bottom } }), gestureId);
    } else if (kind === 'move') run(moveBlock(records, blockId, { sectionId, box }), gestureId);
    else run(resizeBlock(blockId, box), gestureId);
  }

  return {
    /** Quick successive moves of the same blocks are one step of undo: they share a gesture. */
    nudgeGesture: (blockIds: readonly string[]): string => gestureOf(blockIds.join(' '), 'move'),
    putBox,
    /** Like `putBox`; quick successive changes of the same block are one step of undo. */
    nudgeTo(blockId: string, sectionId: string, box: GridBox, kind: 'move' | 'resize'): void {
      putBox(blockId, sectionId, box, kind, gestureOf(blockId, kind));
    },
  };
}
