import { cutText } from '#lib/cut-text.ts';
import type { Match } from './find-matches.ts';

/**
 * UTF-16 units shown on either side of a match; a character that would be cut is kept before it and left out after it.
 */
const AROUND = 60;
/** Matches of one text that are shown; the others are counted. */
export const MAX_SHOWN_EXCERPTS = 30;

/** A match with the text around it. */
export type MatchExcerpt = {
  readonly before: string;
  readonly match: string;
  readonly after: string;
};

/** The first matches of a text as they are shown. */
export function matchExcerpts(text: string, matches: readonly Match[]): MatchExcerpt[] {
  return matches.slice(0, MAX_SHOWN_EXCERPTS).map(({ start, end }) => {
    const begin = cutText(text, Math.max(0, start - AROUND)).length;
    const before = text.slice(begin, start);
    const rest = text.slice(end);
    const after = cutText(rest, AROUND);
    return {
      before: begin > 0 ? `…${before}` : before,
      match: text.slice(start, end),
      after: after === rest ? after : `${after}…`,
    };
  });
}
