import type { COLUMN_WIDTH_BEHAVIORS } from './gallery-settings.ts';

export interface ColumnSettings {
  /** Of the gallery, px. */
  readonly width: number;
  /** px */
  readonly columnWidth: number;
  readonly gutter: number;
  readonly columnWidthBehavior: (typeof COLUMN_WIDTH_BEHAVIORS)[number];
}

/**
 * The columns of autocolumns and autogrid: as many as fit and are not narrower than the column width, or, with any other
 * behaviour, as few as are not wider; at least one, also where there is no room (GAL-193 to GAL-196).
 */
export function columnCount({ width, columnWidth, gutter, columnWidthBehavior }: ColumnSettings): number {
  const quotient = (width + gutter) / (columnWidth + gutter);
  const count = columnWidthBehavior === 'min' ? Math.floor(quotient) : Math.ceil(quotient);
  return Number.isFinite(count) ? Math.max(1, count) : 1;
}

/** The width of one of them, px. */
export function widthOfColumn(width: number, columns: number, gutter: number): number {
  return Math.max(0, (width - (columns - 1) * gutter) / columns);
}

/**
 * The column of each slide, from 0: under the shortest one, the first of several equally short (GAL-200).
 * `ratios` are width to height.
 */
export function columnsOfSlides(
  ratios: readonly number[],
  columns: number,
  columnWidth: number,
  gutter: number,
): number[] {
  const heights = Array.from({ length: columns }, () => 0);
  return ratios.map((ratio) => {
    const column = heights.indexOf(Math.min(...heights));
    heights[column] = (heights[column] ?? 0) + columnWidth / ratio + gutter;
    return column;
  });
}
