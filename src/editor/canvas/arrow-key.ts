import type { GridBox } from '#domain/arrangement/grid-box.ts';

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export function isArrowKey(key: string): key is ArrowKey {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

/** What the live region reads out after a move or a resize; people count from 1. */
export function placeInWords(box: GridBox): string {
  const columns = box.w === 1 ? '1 column' : `${box.w} columns`;
  const rows = box.h === 1 ? '1 row' : `${box.h} rows`;
  return `column ${box.x + 1}, row ${box.y + 1}, ${columns} wide, ${rows} high`;
}
