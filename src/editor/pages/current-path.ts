import type { ContentListEntry } from '#contract/pages.ts';
import type { DocumentStore } from '../documents/document-store.ts';

/** The address of a page by its newest settings: lists are updated later. */
export function currentPath(entry: ContentListEntry, page: DocumentStore): string {
  if (entry.isHome) return '/';
  const urlName = page.getState().view['settings']?.['urlName'];
  if (typeof urlName !== 'string' || !entry.path.endsWith(entry.urlName)) return entry.path;
  return entry.path.slice(0, entry.path.length - entry.urlName.length) + urlName;
}
