import { MAX_ROWS, type GridBox } from '#domain/pages/grid-box.ts';
import { columnAt, rowAt, type GridGeometry, type Rectangle } from './grid-geometry.ts';

export interface DropSection {
  readonly sectionId: string;
  readonly area: Rectangle;
  readonly geometry: GridGeometry;
}

export interface DragTarget {
  readonly sectionId: string;
  readonly box: GridBox;
}

/**
 * Where a dragged block would land: the section under the pointer, and the cell nearest to the block's top left corner,
 * kept inside the grid.
 */
export function dragTarget(
  box: GridBox,
  pointer: { readonly x: number; readonly y: number },
  /** From the block's top left corner to where it was taken. */
  grab: { readonly x: number; readonly y: number },
  sections: readonly DropSection[],
): DragTarget | null {
  const section = sectionAt(sections, pointer.y);
  if (section === null) return null;
  const { geometry } = section;
  const columns = geometry.columns.length;
  const firstColumn = geometry.columns[0];
  const halfColumn = (firstColumn?.size ?? 0) / 2;
  const w = Math.min(box.w, columns);
  const column = columnAt(geometry, pointer.x - grab.x + halfColumn);
  const row = rowAt(geometry, pointer.y - grab.y + (geometry.rows[0]?.size ?? 0) / 2);
  return {
    sectionId: section.sectionId,
    box: {
      x: Math.max(0, Math.min(column, columns - w)),
      y: Math.max(0, Math.min(row, MAX_ROWS - box.h)),
      w,
      h: box.h,
    },
  };
}

function sectionAt(sections: readonly DropSection[], y: number): DropSection | null {
  let nearest: DropSection | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (const section of sections) {
    const { top, height } = section.area;
    const away = Math.max(top - y, y - (top + height), 0);
    if (away < distance) {
      distance = away;
      nearest = section;
    }
  }
  return nearest;
}
