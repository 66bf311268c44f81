import type { ContentListEntry } from '#contract/pages.ts';
import type { NavLink } from '#domain/navigation/nav-link.ts';

/** A link's own title, else that of what it leads to. */
export function titleOf(link: NavLink, entry: ContentListEntry | undefined): string {
  if (link.title !== '') return link.title;
  if (entry !== undefined) return entry.title === '' ? 'Untitled page' : entry.title;
  return link.target.kind === 'folder' ? 'Folder' : 'Link';
}
