import { describe, expect, it } from 'vitest';
import { dragTarget } from './drag-target.ts';
import { boxRectangle, columnAt, rowAt, tracksOf, type GridGeometry } from './grid-geometry.ts';
import { growBox, nudgeBox, placeInWords } from './nudge-box.ts';
import { resizeBox } from './resize-box.ts';

/** 24 columns of 40 px with gaps of 10; four rows, the second one grown by its content. */
const GRID: GridGeometry = {
  columns: tracksOf(
    100,
    Array.from({ length: 24 }, () => 40),
    10,
  ),
  rows: tracksOf(200, [24, 120, 24, 24], 0),
  rowGap: 0,
};
const BOX = { x: 2, y: 1, w: 4, h: 2 };

describe('grid', () => {
  it('knows the cell under a position, also in grown rows and below the last one', () => {
    expect(columnAt(GRID, 151)).toBe(1);
    expect(columnAt(GRID, -50)).toBe(0);
    expect(rowAt(GRID, 300)).toBe(1);
    expect(rowAt(GRID, 200 + 192 + 30)).toBe(5);
  });

  it('gives the rectangle of a box, rows that do not exist yet included', () => {
    expect(boxRectangle(GRID, BOX)).toEqual({ left: 200, top: 224, width: 190, height: 144 });
    expect(boxRectangle(GRID, { x: 0, y: 5, w: 1, h: 1 })).toMatchObject({ top: 200 + 192 + 24, height: 24 });
  });
});

describe('dragging', () => {
  const section = (sectionId: string, top: number) => ({
    sectionId,
    area: { left: 0, top, width: 1300, height: 400 },
    geometry: { ...GRID, rows: tracksOf(top, [24, 24, 24, 24], 0) },
  });

  it('snaps to the nearest cell and stays inside the grid [EDIT-39]', () => {
    const target = dragTarget(BOX, { x: 205, y: 210 }, { x: 5, y: 5 }, [section('s1', 200)]);
    expect(target).toEqual({ sectionId: 's1', box: { x: 2, y: 0, w: 4, h: 2 } });
    const far = dragTarget(BOX, { x: 5000, y: 210 }, { x: 5, y: 5 }, [section('s1', 200)]);
    expect(far?.box.x).toBe(20);
  });

  it('goes into the section under the pointer', () => {
    const target = dragTarget(BOX, { x: 205, y: 700 }, { x: 5, y: 5 }, [
      section('s1', 200),
      section('s2', 650),
    ]);
    expect(target?.sectionId).toBe('s2');
  });
});

describe('resizing', () => {
  it('moves the edges of the handle and never below one cell', () => {
    expect(resizeBox(BOX, 'se', { column: 9, row: 5 }, 24)).toEqual({ x: 2, y: 1, w: 8, h: 5 });
    expect(resizeBox(BOX, 'w', { column: 20, row: 0 }, 24)).toEqual({ x: 5, y: 1, w: 1, h: 2 });
    expect(resizeBox(BOX, 'n', { column: 0, row: -3 }, 24)).toEqual({ x: 2, y: 0, w: 4, h: 3 });
    expect(resizeBox(BOX, 'e', { column: 40, row: 0 }, 24).w).toBe(22);
  });
});

describe('arrow keys', () => {
  it('move by one cell and stop at the edge', () => {
    expect(nudgeBox(BOX, 'ArrowRight', 24)).toEqual({ ...BOX, x: 3 });
    expect(nudgeBox({ ...BOX, x: 20 }, 'ArrowRight', 24)).toBeNull();
    expect(growBox(BOX, 'ArrowDown', 24)).toEqual({ ...BOX, h: 3 });
    expect(growBox({ ...BOX, w: 1 }, 'ArrowLeft', 24)).toBeNull();
  });

  it('are announced in words', () => {
    expect(placeInWords({ x: 0, y: 1, w: 1, h: 2 })).toBe('column 1, row 2, 1 column wide, 2 rows high');
  });
});
