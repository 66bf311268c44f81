const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letter of a text as people see it, in upper case; empty for an empty text. */
export function firstLetter(text: string): string {
  const [first] = GRAPHEMES.segment(text);
  return first?.segment.toUpperCase() ?? '';
}
