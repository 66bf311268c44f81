import type { ContentListEntry } from '#contract/pages.ts';
import type { NavLink } from '#domain/navigation/nav-link.ts';
import { sitePages } from '#messages/en/interface/site-pages.ts';
import { translate } from '#ui/translate.ts';

/** A link's own title, else that of what it leads to. */
export function titleOf(link: NavLink, entry: ContentListEntry | undefined): string {
  if (link.title !== '') return link.title;
  if (entry !== undefined) return entry.title === '' ? translate(sitePages.untitledPage) : entry.title;
  return link.target.kind === 'folder' ? translate(sitePages.folder) : translate(sitePages.link);
}
