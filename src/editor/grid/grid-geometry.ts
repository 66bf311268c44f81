import { arrange } from '#domain/arrangement/arrange.ts';
import { arrangeOnPhone, solveOnPhone } from '#domain/arrangement/arrange-on-phone.ts';
import type { PlacedBlock } from '#domain/arrangement/placed-block.ts';
import { solveArrangement, type BlockSpan } from '#domain/arrangement/solve-arrangement.ts';
import type { GridBox } from '#domain/arrangement/grid-box.ts';
import type { Device } from '../editing/edit-store.ts';
import type { SectionRoom } from './section-room.ts';

/** A track of the grid: where a column starts, in px from the frame's document origin, and its size. */
export interface Track {
  readonly start: number;
  readonly size: number;
}

/** The measured grid of a section, with the blocks on it. */
export interface GridGeometry {
  readonly device: Device;
  readonly columns: readonly Track[];
  /** Between two columns, and between two buttons of a row, px. */
  readonly gap: number;
  /** The upper edge, in px from the frame's document origin, and the height of a row. */
  readonly top: number;
  readonly row: number;
  readonly blocks: readonly PlacedBlock[];
  /** How high blocks are on the page, px. */
  readonly heights: ReadonlyMap<string, number>;
  /** How wide the words of buttons are, with what surrounds them, px. */
  readonly contentWidths: ReadonlyMap<string, number>;
  /** What the height of the blocks does to the place of the whole grid; nothing without it. */
  readonly room?: SectionRoom;
}

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Lays tracks of the given sizes out one after the other. */
export function tracksOf(origin: number, sizes: readonly number[], gap: number): readonly Track[] {
  let start = origin;
  return sizes.map((size) => {
    const track = { start, size };
    start += size + gap;
    return track;
  });
}

/** The column whose area (half of the gaps included) holds the position; outside, the nearest one. */
export function columnAt({ columns }: Pick<GridGeometry, 'columns'>, x: number): number {
  let best = 0;
  let distance = Number.POSITIVE_INFINITY;
  columns.forEach((track, index) => {
    const away = Math.max(track.start - x, x - (track.start + track.size), 0);
    if (away < distance) {
      distance = away;
      best = index;
    }
  });
  return best;
}

/** The spans of blocks, in px from the top of the grid, by the rules of the layout. */
export function solveSpans(
  { device, row, heights }: Pick<GridGeometry, 'device' | 'row' | 'heights'>,
  blocks: readonly PlacedBlock[],
): ReadonlyMap<string, BlockSpan> {
  const measured = { row, contentHeight: (id: string) => heights.get(id) ?? 0 };
  return device === 'mobile'
    ? solveOnPhone(arrangeOnPhone(blocks), measured)
    : solveArrangement(arrange(blocks), measured);
}

/** The rectangle of a box with its span, in px from the frame's document origin. */
export function rectangleAt(geometry: GridGeometry, box: GridBox, span: BlockSpan): Rectangle {
  const { columns } = geometry;
  const { left, right } = edgesOf(columns.slice(box.x, box.x + box.w));
  return { left, top: geometry.top + span.top, width: right - left, height: span.height };
}

/** From the left edge of the tracks to their right one, px. */
export function edgesOf(tracks: readonly Track[]): { readonly left: number; readonly right: number } {
  if (tracks.length === 0) return { left: 0, right: 0 };
  return {
    left: Math.min(...tracks.map(({ start }) => start)),
    right: Math.max(...tracks.map(({ start, size }) => start + size)),
  };
}

/** Whether the first column is the right one. */
export function isRightToLeft({ columns }: Pick<GridGeometry, 'columns'>): boolean {
  return (columns[0]?.start ?? 0) > (columns.at(-1)?.start ?? 0);
}

/** The first column of what is `w` columns wide and has its left edge nearest to a position, px. */
export function firstColumnAt(geometry: Pick<GridGeometry, 'columns'>, left: number, w: number): number {
  const column = columnAt(geometry, left + (geometry.columns[0]?.size ?? 0) / 2);
  return isRightToLeft(geometry) ? column - w + 1 : column;
}
