/** Further words of a search are ignored. */
const MAX_WORDS = 10;

/** The words of a search in lower case, at most ten. */
export function searchWords(search: string | undefined): readonly string[] {
  return (search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}

/** The pattern of `like` that finds a word anywhere in a text. */
export function searchPattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** The words of a search, each as a pattern of `like`. */
export function searchPatterns(search: string | undefined): readonly string[] {
  return searchWords(search).map(searchPattern);
}
