let segmenter: Intl.Segmenter | null = null;

/**
 * Finds the characters of a text as people count them (Unicode's extended grapheme clusters). Made when it is first
 * needed: making it takes ten milliseconds, which no start of a server or a page should wait for.
 */
export function graphemeSegmenter(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return segmenter;
}
