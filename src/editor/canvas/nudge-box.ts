import { MAX_ROWS, type GridBox } from '#domain/pages/grid-box.ts';

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export function isArrowKey(key: string): key is ArrowKey {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

/** The box moved by one cell, or null at the edge of the grid. */
export function nudgeBox(box: GridBox, key: ArrowKey, columns: number): GridBox | null {
  const moved = {
    ...box,
    x: box.x + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0),
    y: box.y + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0),
  };
  return moved.x < 0 || moved.y < 0 || moved.x + moved.w > columns || moved.y + moved.h > MAX_ROWS
    ? null
    : moved;
}

/** The box made one cell wider, narrower, higher or lower at its right or bottom edge, or null at a limit. */
export function growBox(box: GridBox, key: ArrowKey, columns: number): GridBox | null {
  const grown = {
    ...box,
    w: box.w + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0),
    h: box.h + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0),
  };
  return grown.w < 1 || grown.h < 1 || grown.x + grown.w > columns || grown.y + grown.h > MAX_ROWS
    ? null
    : grown;
}

/** What the live region reads out after a move or a resize; people count from 1. */
export function placeInWords(box: GridBox): string {
  const columns = box.w === 1 ? '1 column' : `${box.w} columns`;
  const rows = box.h === 1 ? '1 row' : `${box.h} rows`;
  return `column ${box.x + 1}, row ${box.y + 1}, ${columns} wide, ${rows} high`;
}
