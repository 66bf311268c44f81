import type { ContentListEntry } from '#contract/pages.ts';

/** A list of pages that begins with the home page, which may stand far behind in it, or beyond its end. */
export function homeFirst(
  entries: readonly ContentListEntry[],
  home: ContentListEntry | null,
): readonly ContentListEntry[] {
  return home === null ? entries : [home, ...entries.filter((entry) => entry.documentId !== home.documentId)];
}
