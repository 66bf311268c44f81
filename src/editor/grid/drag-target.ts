import type { PlacedBlock } from '#domain/arrangement/placed-block.ts';
import { firstColumnAt, type GridGeometry, type Rectangle } from './grid-geometry.ts';
import { findNearestBox, type NearestBox } from './find-nearest-box.ts';
import { shownRectangle } from './shown-rectangle.ts';

export interface DropSection {
  readonly sectionId: string;
  readonly area: Rectangle;
  /** May be measured when it is asked for first. */
  readonly geometry: GridGeometry;
}

export interface DragTarget extends NearestBox {
  readonly sectionId: string;
  /** The rectangle in which the block is then shown, in px from the frame's document origin, before the grid moves. */
  readonly rectangle: Rectangle;
}

/**
 * The target of a dragged block: the section under the pointer, and the box nearest to the block's upper corner, kept
 * inside the grid.
 */
export function dragTarget(
  block: PlacedBlock,
  /** How high it is on the page, px. */
  height: number,
  pointer: { readonly x: number; readonly y: number },
  /** From the block's top left corner to the point of the press. */
  grab: { readonly x: number; readonly y: number },
  sections: readonly DropSection[],
): DragTarget | null {
  const section = sectionAt(sections, pointer.y);
  if (section === null) return null;
  const geometry = withHeight(section.geometry, block.id, height);
  const columns = geometry.columns.length;
  const w = Math.min(block.box.w, columns);
  const column = firstColumnAt(geometry, pointer.x - grab.x, w);
  const top = pointer.y - grab.y - geometry.top;
  const found = findNearestBox(geometry, block, {
    x: Math.max(0, Math.min(column, columns - w)),
    w,
    top: Math.max(0, top),
  });
  return { ...found, sectionId: section.sectionId, rectangle: shownRectangle(geometry, block, found) };
}

const withHeights = new WeakMap<GridGeometry, { readonly key: string; readonly geometry: GridGeometry }>();

/** The same object for the same block, so that results can be cached by it. */
function withHeight(geometry: GridGeometry, id: string, height: number): GridGeometry {
  const key = `${id} ${height}`;
  const known = withHeights.get(geometry);
  if (known?.key === key) return known.geometry;
  const made = { ...geometry, heights: new Map([...geometry.heights, [id, height] as const]) };
  withHeights.set(geometry, { key, geometry: made });
  return made;
}

/** The section at a height of the page, or the nearest one. */
export function sectionAt(sections: readonly DropSection[], y: number): DropSection | null {
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
