import { canvasTools } from '#messages/en/interface/canvas-tools.ts';
import { fill, type FilledMessage } from '#messages/message.ts';
import type { GridBox } from '#domain/arrangement/grid-box.ts';

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export function isArrowKey(key: string): key is ArrowKey {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

/** Position and size of a block as they are announced; counted from 1. */
export function describeBox(box: GridBox): FilledMessage {
  return fill(canvasTools.place, { column: box.x + 1, row: box.y + 1, width: box.w, height: box.h });
}
