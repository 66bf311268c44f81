import { cutText } from '#lib/cut-text.ts';
import { isUrlName } from '#domain/links/url-name.ts';
import { urlNameOf } from '#domain/links/url-name-of.ts';
import { createFreeNames } from './free-names.ts';

/** Leaves room for `-page` and a number. */
const MAX_PART_LENGTH = 130;

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
 * away; an address that is reserved or taken gets a number, one that is too long stands alone. `nameNow` is the address of
 * a page that is here already: it keeps it, and pages below it get theirs below that.
 */
export function pageUrlNames<Page extends NamedPost>(
  pages: readonly Page[],
  isTaken: (urlName: string) => boolean,
  nameNow: (page: Page) => string | null = () => null,
): ReadonlyMap<Page, string> {
  const byId = new Map<string, Page>();
  for (const page of pages) if (!byId.has(page.postId)) byId.set(page.postId, page);
  const names = new Map<Page, string>();
  for (const page of pages) {
    const now = nameNow(page);
    if (now !== null) names.set(page, now);
  }
  const free = createFreeNames(isTaken);
  for (const page of pages) {
    for (const each of unnamedLine(page, byId, names)) {
      const parent = byId.get(each.parentId);
      const above = parent === undefined || parent === each ? undefined : names.get(parent);
      const part = urlNamePartOf(each);
      names.set(each, free(addressOf(above === undefined || above === '' ? part : `${above}/${part}`, part)));
    }
  }
  return names;
}

function addressOf(whole: string, part: string): string {
  if (isUrlName(whole)) return whole;
  return isUrlName(part) ? part : `${cutText(part, MAX_PART_LENGTH)}-page`;
}

/** A page and the pages above it that have no name yet, the topmost first; a circle ends where it closes. */
function unnamedLine<Page extends NamedPost>(
  page: Page,
  byId: ReadonlyMap<string, Page>,
  names: ReadonlyMap<Page, string>,
): readonly Page[] {
  const line = new Set<Page>();
  for (
    let at: Page | undefined = page;
    at !== undefined && !names.has(at) && !line.has(at);
    at = byId.get(at.parentId)
  ) {
    line.add(at);
  }
  return [...line].toReversed();
}

/** WordPress keeps letters of other scripts percent-encoded. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
