import { DESKTOP_COLUMNS, MOBILE_COLUMNS, type GridBox } from '#domain/pages/grid-box.ts';
import { arrangeForMobile } from '#domain/pages/mobile-arrangement.ts';
import type { ArrowKey } from '../canvas/nudge-box.ts';
import { growBox, nudgeBox, placeInWords } from '../canvas/nudge-box.ts';
import { moveBlock } from '../commands/move-block.ts';
import { resizeBlock } from '../commands/resize-block.ts';
import { setMobileBox } from '../commands/set-mobile-box.ts';
import { blocksInSection } from '../document/layout.ts';
import { parsedBlock } from '../document/parsed-record.ts';
import type { EditScope } from './edit-scope.ts';

/** Arrow keys that follow each other within this time are one step of undo. */
const NUDGE_PAUSE_MS = 1500;

/** Where blocks stand on the grid of the device that is shown, and how large they are. */
export function createPlaceActions({ edit, run, view, newId, selectedBlocks }: EditScope) {
  function place(boxOf: (box: GridBox, columns: number) => GridBox | null, verb: 'Moved' | 'Resized'): void {
    const records = view();
    const block = parsedBlock(records[selectedBlocks()[0] ?? '']);
    if (block === null) return;
    const isMobile = edit.getState().device === 'mobile';
    const before = isMobile
      ? (arrangeForMobile(blocksInSection(records, block.sectionId)).get(block.id) ?? block.desktop)
      : block.desktop;
    const box = boxOf(before, isMobile ? MOBILE_COLUMNS : DESKTOP_COLUMNS);
    if (box === null) {
      edit.announce('At the edge of the grid');
      return;
    }
    putBox(block.id, block.sectionId, box, verb === 'Moved' ? 'move' : 'resize', gestureOf(block.id, verb));
    edit.announce(`${verb} to ${placeInWords(box)}`);
  }

  let nudge = { key: '', gestureId: '', at: 0 };
  function gestureOf(blockId: string, verb: string): string {
    const key = `${verb} ${blockId}`;
    const now = Date.now();
    nudge = {
      key,
      gestureId: nudge.key === key && now - nudge.at < NUDGE_PAUSE_MS ? nudge.gestureId : newId(),
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
      const name = kind === 'move' ? 'Move block on mobile' : 'Resize block on mobile';
      run(setMobileBox(records, blockId, box, name), gestureId);
    } else if (isMobile) {
      // Into another section on the phone: there it stands where it fits, on both arrangements.
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
    putBox,
    nudge: (key: ArrowKey) => place((box, columns) => nudgeBox(box, key, columns), 'Moved'),
    grow: (key: ArrowKey) => place((box, columns) => growBox(box, key, columns), 'Resized'),
  };
}
