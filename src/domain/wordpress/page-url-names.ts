import { freeUrlName, isUrlName } from '#domain/links/url-name.ts';
import { urlNameOf } from '#domain/links/url-name-of.ts';

export interface NamedPost {
  readonly postId: string;
  readonly parentId: string;
  readonly slug: string;
  readonly title: string;
}

/** The last part of the address of a post: WordPress's own where it is valid here, else one made of it or of the title. */
export function urlNamePartOf(post: Pick<NamedPost, 'postId' | 'slug' | 'title'>): string {
  const slug = decoded(post.slug).toLowerCase().normalize('NFC');
  if (slug !== '' && !slug.includes('/') && isUrlName(slug)) return slug;
  if (slug === '' && post.title.trim() === '') return `post-${post.postId}`;
  return urlNameOf(slug === '' ? post.title : slug.replaceAll('-', ' '));
}

/**
 * Addresses of pages with those of their parents before: `about/team`. Parents that are missing or go in circles are left
 * away; an address that is reserved or taken gets a number. By post id.
 */
export function pageUrlNames(
  pages: readonly NamedPost[],
  isTaken: (urlName: string) => boolean,
): ReadonlyMap<string, string> {
  const byId = new Map(pages.map((page) => [page.postId, page]));
  const names = new Map<string, string>();
  const used = new Set<string>();
  const nameOf = (page: NamedPost, above: ReadonlySet<string>): string => {
    const known = names.get(page.postId);
    if (known !== undefined) return known;
    const parent = above.has(page.parentId) ? undefined : byId.get(page.parentId);
    const prefix =
      parent === undefined || parent === page ? '' : `${nameOf(parent, new Set([...above, page.postId]))}/`;
    const whole = `${prefix}${urlNamePartOf(page)}`;
    const name = freeUrlName(
      isUrlName(whole) ? whole : `${urlNamePartOf(page)}-page`,
      (candidate) => used.has(candidate) || isTaken(candidate),
    );
    names.set(page.postId, name);
    used.add(name);
    return name;
  };
  for (const page of pages) nameOf(page, new Set([page.postId]));
  return names;
}

/** WordPress keeps letters of other scripts percent-encoded. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
