import { MAX_ROWS, ROW_HEIGHT_PX, type GridBox } from '#domain/pages/grid-box.ts';

/** A span of the grid: where a column or row starts, in px from the frame's document origin, and its size. */
export interface Track {
  readonly start: number;
  readonly size: number;
}

/** The measured grid of a section at the current width. */
export interface GridGeometry {
  readonly columns: readonly Track[];
  readonly rows: readonly Track[];
  readonly rowGap: number;
}

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Places tracks of the sizes given one after the other. */
export function tracksOf(origin: number, sizes: readonly number[], gap: number): readonly Track[] {
  let start = origin;
  return sizes.map((size) => {
    const track = { start, size };
    start += size + gap;
    return track;
  });
}

/** The track whose area (half of the gaps included) holds the position; outside, the nearest one. */
export function columnAt(geometry: GridGeometry, x: number): number {
  return nearestTrack(geometry.columns, x);
}

/** The row at a height; below the last one rows go on in the smallest height. */
export function rowAt(geometry: GridGeometry, y: number): number {
  const last = geometry.rows.at(-1);
  const end = last === undefined ? 0 : last.start + last.size;
  if (last !== undefined && y <= end) return nearestTrack(geometry.rows, y);
  const beyond = Math.floor(Math.max(0, y - end) / (ROW_HEIGHT_PX + geometry.rowGap));
  return Math.min(MAX_ROWS - 1, geometry.rows.length + beyond);
}

/** Where a box lies, in px; rows that do not exist yet have the smallest height. */
export function boxRectangle(geometry: GridGeometry, box: GridBox): Rectangle {
  const left = geometry.columns[box.x]?.start ?? 0;
  const lastColumn = geometry.columns[Math.min(box.x + box.w, geometry.columns.length) - 1];
  const right = lastColumn === undefined ? left : lastColumn.start + lastColumn.size;
  const top = rowTrack(geometry, box.y).start;
  const last = rowTrack(geometry, box.y + box.h - 1);
  return { left, top, width: right - left, height: last.start + last.size - top };
}

function rowTrack(geometry: GridGeometry, row: number): Track {
  const known = geometry.rows[row];
  if (known !== undefined) return known;
  const last = geometry.rows.at(-1);
  const end = last === undefined ? 0 : last.start + last.size + geometry.rowGap;
  const start = end + (row - geometry.rows.length) * (ROW_HEIGHT_PX + geometry.rowGap);
  return { start, size: ROW_HEIGHT_PX };
}

function nearestTrack(tracks: readonly Track[], position: number): number {
  let best = 0;
  let distance = Number.POSITIVE_INFINITY;
  tracks.forEach((track, index) => {
    const away = Math.max(track.start - position, position - (track.start + track.size), 0);
    if (away < distance) {
      distance = away;
      best = index;
    }
  });
  return best;
}
