export type StripAlignment = 'start' | 'middle' | 'end';

const ALIGNMENTS: Readonly<Record<string, StripAlignment>> = {
  left: 'start',
  center: 'middle',
  right: 'end',
  start: 'start',
  middle: 'middle',
  end: 'end',
};

/** Where the active slide of a strip sits; every other value means the middle (GAL-172 to GAL-175). */
export function stripAlignment(value: unknown): StripAlignment {
  return typeof value === 'string' && Object.hasOwn(ALIGNMENTS, value)
    ? (ALIGNMENTS[value] ?? 'middle')
    : 'middle';
}

/** How far a strip is scrolled, px from its beginning, so that a slide sits where the alignment says. */
export function stripOffset(
  slide: { readonly start: number; readonly size: number },
  strip: { readonly size: number; readonly contentSize: number },
  alignment: StripAlignment,
): number {
  const room = strip.size - slide.size;
  const before = { start: 0, middle: room / 2, end: room }[alignment];
  return Math.min(Math.max(slide.start - before, 0), Math.max(strip.contentSize - strip.size, 0));
}
