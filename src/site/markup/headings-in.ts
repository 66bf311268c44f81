/** A heading in markup: where its tag begins, and its level. */
export interface HeadingMark {
  readonly at: number;
  readonly level: number;
  readonly isEnd: boolean;
}

/** Headings, and elements whose content is not markup of the page. */
const HEADINGS_AND_RAW_TEXT = /<(script|style|textarea|template)\b[^]*?<\/\1>|<(\/?)h([1-6])(?=[\s>])/gi;

/** The headings of markup whose elements are not known. */
export function headingsIn(html: string): readonly HeadingMark[] {
  return [...html.matchAll(HEADINGS_AND_RAW_TEXT)].flatMap(({ index, 2: slash, 3: digit }) =>
    digit === undefined ? [] : [{ at: index, level: Number(digit), isEnd: slash === '/' }],
  );
}
