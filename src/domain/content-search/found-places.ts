import type { Match } from './find-matches.ts';

/** Characters around what was found. */
const AROUND = 60;
/** Places of one text that are shown; the others are counted. */
export const MAX_SHOWN_PLACES = 30;

/** A match with what stands around it. */
export interface FoundPlace {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** The first matches of a text as they are shown. */
export function foundPlaces(text: string, matches: readonly Match[]): FoundPlace[] {
  return matches.slice(0, MAX_SHOWN_PLACES).map(({ start, end }) => {
    const before = text.slice(Math.max(0, start - AROUND), start).toWellFormed();
    const after = text.slice(end, end + AROUND).toWellFormed();
    return {
      before: start > AROUND ? `…${before}` : before,
      match: text.slice(start, end),
      after: end + AROUND < text.length ? `${after}…` : after,
    };
  });
}
