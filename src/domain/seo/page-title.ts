/** The title of a page as tabs and search engines show it: its own, else the title and the site's (FIND-64). */
export function pageTitle(page: {
  readonly seoTitle: string;
  readonly title: string;
  readonly siteTitle: string;
  readonly isHome: boolean;
}): string {
  if (page.seoTitle.trim() !== '') return page.seoTitle.trim();
  const title = page.title.trim();
  if (page.isHome || title === '' || title === page.siteTitle)
    return page.siteTitle === '' ? title : page.siteTitle;
  return page.siteTitle === '' ? title : `${title} — ${page.siteTitle}`;
}
