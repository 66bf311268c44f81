/** What a summary block tells its behaviour; null where it is no valid JSON (BLK-87). */
export function readSummary(text: string): { readonly variant: string } | null {
  try {
    const value: unknown = JSON.parse(text);
    const variant = typeof value === 'object' && value !== null && 'variant' in value ? value.variant : null;
    return typeof variant === 'string' ? { variant } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Which ways a carousel can go on; positions are px from the start of the row. */
export function carouselEnds(row: {
  readonly position: number;
  readonly shown: number;
  readonly whole: number;
}): { readonly hasPrevious: boolean; readonly hasNext: boolean } {
  return { hasPrevious: row.position > 1, hasNext: row.position + row.shown < row.whole - 1 };
}
