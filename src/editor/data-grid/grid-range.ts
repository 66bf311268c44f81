/** A cell by its place. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** Cells that are chosen: from where it was begun to where the focus is. */
export interface GridRange {
  readonly anchor: GridPlace;
  readonly focus: GridPlace;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** The first and last row and column of a range. */
export function edgesOf({ anchor, focus }: GridRange) {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    start: Math.min(anchor.column, focus.column),
    end: Math.max(anchor.column, focus.column),
  };
}

/** All cells of a range, row by row. */
export function placesIn(range: GridRange): readonly GridPlace[] {
  const { top, bottom, start, end } = edgesOf(range);
  const places: GridPlace[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = start; column <= end; column += 1) places.push({ row, column });
  }
  return places;
}

/** The nearest cell that there is. */
export function within({ row, column }: GridPlace, size: GridSize): GridPlace {
  const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  return { row: clamp(row, size.rows), column: clamp(column, size.columns) };
}

const PAGE = 10;

/** Where a key leads from a cell; null for one that leads nowhere. In Arabic the arrow to the left leads on. */
export function placeAfter(
  key: string,
  { row, column }: GridPlace,
  size: GridSize,
  { isFar, isMirrored }: { readonly isFar: boolean; readonly isMirrored: boolean },
): GridPlace | null {
  const step = isMirrored ? -1 : 1;
  const sideways = (by: number): number => (isFar ? (by < 0 ? 0 : size.columns - 1) : column + by);
  const moved = ((): GridPlace | null => {
    switch (key) {
      case 'ArrowUp':
        return { row: isFar ? 0 : row - 1, column };
      case 'ArrowDown':
        return { row: isFar ? size.rows - 1 : row + 1, column };
      case 'ArrowLeft':
        return { row, column: sideways(-step) };
      case 'ArrowRight':
        return { row, column: sideways(step) };
      case 'Home':
        return { row: isFar ? 0 : row, column: 0 };
      case 'End':
        return { row: isFar ? size.rows - 1 : row, column: size.columns - 1 };
      case 'PageUp':
        return { row: row - PAGE, column };
      case 'PageDown':
        return { row: row + PAGE, column };
      default:
        return null;
    }
  })();
  return moved === null ? null : within(moved, size);
}

/** The cell after or before one, over the ends of rows; null beyond the last or the first. */
export function neighbourOf({ row, column }: GridPlace, by: 1 | -1, size: GridSize): GridPlace | null {
  const at = row * size.columns + column + by;
  if (at < 0 || at >= size.rows * size.columns) return null;
  return { row: Math.floor(at / size.columns), column: at % size.columns };
}

/**
 * Where pasted cells go: one value into every cell of the range, several from its first cell on, as many as fit.
 */
export function pastedAt(
  cells: readonly (readonly string[])[],
  range: GridRange,
  size: GridSize,
): readonly (GridPlace & { readonly text: string })[] {
  const [only, ...others] = cells.flat();
  if (only !== undefined && others.length === 0) {
    return placesIn(range).map((place) => ({ ...place, text: only }));
  }
  const { top, start } = edgesOf(range);
  return cells.flatMap((row, down) =>
    row.flatMap((text, along) => {
      const place = { row: top + down, column: start + along };
      return place.row < size.rows && place.column < size.columns ? [{ ...place, text }] : [];
    }),
  );
}

/**
 * From which cells which others are filled: the first row of a range into those below it; of a single cell the one above
 * it into it.
 */
export function filledDown(
  range: GridRange,
): readonly { readonly from: GridPlace; readonly to: GridPlace }[] {
  const { top, bottom } = edgesOf(range);
  const source = top === bottom ? top - 1 : top;
  if (source < 0) return [];
  return placesIn(range)
    .filter(({ row }) => row > source)
    .map((to) => ({ from: { row: source, column: to.column }, to }));
}
