/** Where a match begins and ends in a text, in UTF-16 units. */
export interface Match {
  readonly start: number;
  readonly end: number;
}

export interface SearchOptions {
  readonly query: string;
  readonly isCaseSensitive: boolean;
  readonly isWholeWord: boolean;
  /** Also searches link targets, and addresses that are written in texts. */
  readonly withAddresses: boolean;
}

/** Addresses as they stand in texts: with a protocol, or with `www.`. */
const ADDRESS = /(?:https?:\/\/|www\.|mailto:)\S+/giu;
const LETTER_BEFORE = /[\p{L}\p{M}\p{N}_]$/u;
const LETTER_AFTER = /^[\p{L}\p{M}\p{N}_]/u;

/** The matches of the searched words in a text, in order and without overlap (EDIT-212). */
export function findMatches(text: string, options: SearchOptions): readonly Match[] {
  const { query, isCaseSensitive, isWholeWord, withAddresses } = options;
  if (query === '') return [];
  const escaped = query.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  const pattern = new RegExp(escaped, isCaseSensitive ? 'gu' : 'giu');
  const addresses = withAddresses ? [] : [...text.matchAll(ADDRESS)].map(matchOf);
  // Matches and addresses are both sorted, so each address is passed once.
  let passed = 0;
  return [...text.matchAll(pattern)].map(matchOf).filter((match) => {
    if (isWholeWord && !isWhole(text, match)) return false;
    while ((addresses[passed]?.end ?? Infinity) <= match.start) passed += 1;
    return (addresses[passed]?.start ?? Infinity) >= match.end;
  });
}

function matchOf({ 0: found, index }: RegExpExecArray): Match {
  return { start: index, end: index + found.length };
}

function isWhole(text: string, { start, end }: Match): boolean {
  return (
    !LETTER_BEFORE.test(text.slice(Math.max(0, start - 2), start)) &&
    !LETTER_AFTER.test(text.slice(end, end + 2))
  );
}
