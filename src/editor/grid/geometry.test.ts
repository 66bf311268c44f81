import { describe, expect, it } from 'vitest';
import type { PlacedBlock } from '#domain/arrangement/placed-block.ts';
import { translateEnglish } from '#messages/translator.ts';
import { describeBox } from '../moving/arrow-key.ts';
import { dragTarget, type DropSection } from './drag-target.ts';
import { columnAt, solveSpans, tracksOf, type GridGeometry } from './grid-geometry.ts';
import { stepOf } from '../moving/nudge-block.ts';
import { findNearestBox } from './find-nearest-box.ts';
import { resizedBox } from './resized-box.ts';

const ROW = 24;
/** 24 columns of 40 px with gaps of 10, from 100; its top at 200. */
function gridOf(
  blocks: readonly PlacedBlock[],
  heights: Readonly<Record<string, number>> = {},
): GridGeometry {
  return {
    device: 'desktop',
    columns: tracksOf(
      100,
      Array.from({ length: 24 }, () => 40),
      10,
    ),
    gap: 10,
    top: 200,
    row: ROW,
    blocks,
    heights: new Map(Object.entries(heights)),
    contentWidths: new Map(),
  };
}

function frame(id: string, x: number, y: number, w: number, h: number): PlacedBlock {
  return { id, box: { x, y, w, h }, height: 'frame' };
}
function text(id: string, x: number, y: number, w: number, h: number): PlacedBlock {
  return { id, box: { x, y, w, h }, height: 'text' };
}

const MAP = frame('map', 2, 1, 4, 2);

describe('grid', () => {
  it('knows the column under a position, and the nearest one outside', () => {
    expect(columnAt(gridOf([]), 151)).toBe(1);
    expect(columnAt(gridOf([]), -50)).toBe(0);
  });
});

describe('dragging', () => {
  const section = (sectionId: string, top: number, geometry = gridOf([])): DropSection => ({
    sectionId,
    area: { left: 0, top, width: 1300, height: 400 },
    geometry: { ...geometry, top },
  });

  it('snaps to the nearest cell and stays inside the grid [EDIT-39]', () => {
    const target = dragTarget(MAP, 48, { x: 205, y: 210 }, { x: 5, y: 5 }, [section('s1', 200)]);
    expect(target).toMatchObject({ sectionId: 's1', box: { x: 2, y: 0, w: 4, h: 2 } });
    expect(target?.rectangle).toEqual({ left: 200, top: 200, width: 190, height: 48 });
    const far = dragTarget(MAP, 48, { x: 5000, y: 210 }, { x: 5, y: 5 }, [section('s1', 200)]);
    expect(far?.box.x).toBe(20);
  });

  it('goes into the section under the pointer', () => {
    const target = dragTarget(MAP, 48, { x: 205, y: 700 }, { x: 5, y: 5 }, [
      section('s1', 200),
      section('s2', 650),
    ]);
    expect(target?.sectionId).toBe('s2');
  });

  it('moves no text under what is dropped over a form, and keeps a row below the form [EDIT-178]', () => {
    // A map as wide as to touch both the texts at the start and the form beside them.
    const map = frame('map', 0, 0, 16, 16);
    const texts = [text('heading', 0, 0, 10, 6), text('telephone', 0, 8, 10, 5), text('form', 12, 0, 12, 18)];
    const geometry = gridOf(texts, { heading: 130, telephone: 102, form: 617 });
    const before = solveSpans(geometry, texts);
    for (const top of [100, 150, 250, 400, 580]) {
      const { box, span } = findNearestBox(geometry, map, { x: 0, w: 16, top });
      const after = solveSpans(geometry, [...texts, { ...map, box }]);
      for (const { id } of texts) expect([top, id, after.get(id)]).toEqual([top, id, before.get(id)]);
      expect([top, span.top]).toEqual([top, 617 + ROW]);
    }
  });

  it('finds the row by which a block is seen where it was dropped, below and beside grown texts [EDIT-178]', () => {
    // The form is four rows high on paper and seventeen on the page.
    const geometry = gridOf([text('form', 0, 0, 12, 4), frame('picture', 12, 0, 12, 10), MAP], {
      form: 17 * ROW,
    });
    const dropped = (x: number, w: number, row: number) => {
      const { box, span } = findNearestBox(geometry, MAP, { x, w, top: row * ROW });
      return {
        row: span.top / ROW,
        overForm: box.x < 12 && box.y < 4,
        overPicture: box.x + w > 12 && box.y < 10,
      };
    };
    expect(dropped(0, 24, 18)).toEqual({ row: 18, overForm: false, overPicture: false });
    expect(dropped(0, 8, 19)).toEqual({ row: 19, overForm: false, overPicture: false });
    expect(dropped(12, 12, 13)).toEqual({ row: 13, overForm: false, overPicture: false });
    expect(dropped(14, 8, 3)).toEqual({ row: 3, overForm: false, overPicture: true });
  });

  it('leaves what stands below where it is while there is room', () => {
    const geometry = gridOf([text('above', 0, 0, 12, 4), frame('below', 0, 20, 12, 4)], { above: 10 * ROW });
    const note = text('note', 0, 0, 12, 9);
    const withNote = { ...geometry, heights: new Map([...geometry.heights, ['note', 3 * ROW]]) };
    const { box } = findNearestBox(withNote, note, { x: 0, w: 12, top: 11 * ROW });
    const spans = solveSpans(withNote, [...geometry.blocks, { ...note, box }]);
    expect([spans.get('note')?.top, spans.get('below')?.top]).toEqual([11 * ROW, 26 * ROW]);
  });
});

describe('resizing', () => {
  const grid = gridOf([MAP]);
  const resized = (handle: 'se' | 'w' | 'n' | 'e', x: number, y: number) =>
    resizedBox(grid, MAP, handle, { x, y }).box;

  it('moves the edges of the handle and never below one cell', () => {
    expect(resized('se', 560, 344)).toEqual({ x: 2, y: 1, w: 8, h: 5 });
    expect(resized('w', 1400, 0)).toEqual({ x: 5, y: 1, w: 1, h: 2 });
    expect(resized('n', 0, 100)).toEqual({ x: 2, y: 0, w: 4, h: 3 });
    expect(resized('e', 4000, 0).w).toBe(22);
  });
});

describe('where lines run from right to left', () => {
  const columns = tracksOf(
    100,
    Array.from({ length: 24 }, () => 40),
    10,
  ).toReversed();
  const grid = { ...gridOf([MAP]), columns };

  it('the first column is the right one, for a drag, a resize and the arrow keys', () => {
    const section = {
      sectionId: 's1',
      area: { left: 0, top: 200, width: 1300, height: 400 },
      geometry: grid,
    };
    // The map is seen at columns 2 to 5 from the right: its left edge is at 1000.
    const target = dragTarget(MAP, 48, { x: 955, y: 229 }, { x: 5, y: 5 }, [section]);
    expect(target?.box).toEqual({ x: 3, y: 1, w: 4, h: 2 });
    expect(target?.rectangle).toEqual({ left: 950, top: 224, width: 190, height: 48 });
    expect(resizedBox(grid, MAP, 'w', { x: 910, y: 229 }).box).toEqual({ x: 2, y: 1, w: 6, h: 2 });
    expect(resizedBox(grid, MAP, 'e', { x: 1260, y: 229 }).box).toEqual({ x: 0, y: 1, w: 6, h: 2 });
    expect([stepOf('ArrowLeft', grid), stepOf('ArrowRight', grid), stepOf('ArrowDown', grid)]).toEqual([
      1, -1, 1,
    ]);
    expect(stepOf('ArrowRight', gridOf([MAP]))).toBe(1);
  });
});

describe('arrow keys', () => {
  it('are announced in words', () => {
    expect(translateEnglish(describeBox({ x: 0, y: 1, w: 1, h: 2 }))).toBe(
      'column 1, row 2, 1 column wide, 2 rows high',
    );
  });
});
