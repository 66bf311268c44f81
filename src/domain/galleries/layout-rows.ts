export interface RowSettings {
  /** Of the gallery, px. */
  readonly width: number;
  readonly rowHeight: number;
  readonly gutter: number;
}

export interface SlideRow {
  /** The first slide and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** px; the same for all slides of the row. */
  readonly height: number;
}

/**
 * The rows of autorows: filled with images of equal height, each full row scaled until it spans the gallery; the last one
 * keeps the row height (GAL-202). `ratios` are width to height. An image that is wider than the gallery has a row alone.
 */
export function rowsOfSlides(
  ratios: readonly number[],
  { width, rowHeight, gutter }: RowSettings,
): SlideRow[] {
  const rows: SlideRow[] = [];
  let from = 0;
  while (from < ratios.length) {
    let to = from + 1;
    while (to < ratios.length && spanOf(ratios.slice(from, to + 1), rowHeight, gutter) <= width) to += 1;
    const sum = sumOf(ratios.slice(from, to));
    const full = Math.max(0, width - (to - from - 1) * gutter) / sum;
    rows.push({ from, to, height: to === ratios.length ? Math.min(rowHeight, full) : full });
    from = to;
  }
  return rows;
}

function spanOf(ratios: readonly number[], height: number, gutter: number): number {
  return sumOf(ratios) * height + (ratios.length - 1) * gutter;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
