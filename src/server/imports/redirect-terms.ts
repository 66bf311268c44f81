import { readLegacyQuery } from '#domain/links/legacy-query.ts';
import type { WxrTerm } from '#domain/wordpress/wxr-item.ts';
import { addRedirect } from '#server/pages/add-redirect.ts';
import type { Blog } from './find-blog.ts';
import type { ImportWork } from './import-work.ts';

/** The address of the page of a category or tag of the blog. */
export function labelPath(blog: Pick<Blog, 'urlName'>, kind: 'category' | 'tag', name: string): string {
  return `/${blog.urlName}/${kind}/${encodeURIComponent(name)}`;
}

/** Leads the old pages of categories and tags to the new ones. Gives the number of redirects. */
export async function redirectTerms(work: ImportWork): Promise<number> {
  const { blog } = work.plan;
  const isNothingNew = [...work.plan.documents.values()].every((each) => each.known !== null);
  if (blog === null || isNothingNew) return 0;
  const terms = work.index.terms.filter(
    (term) => (term.taxonomy === 'category' || term.taxonomy === 'post_tag') && term.slug !== '',
  );
  let count = 0;
  await work.services.db.transaction().execute(async (trx) => {
    for (const term of terms) {
      const kind = term.taxonomy === 'category' ? 'category' : 'tag';
      for (const from of [`/${kind}/${term.slug}`, ...legacyAddresses(work, term)]) {
        await addRedirect(trx, work.siteId, {
          from,
          to: labelPath(blog, kind, term.name),
          status: 301,
          source: 'import',
          at: new Date(work.services.now()),
        });
        count += 1;
      }
    }
  });
  return count;
}

/** `/?cat=3`, which WordPress answers for categories besides their addresses (FIND-50). */
function legacyAddresses(work: ImportWork, term: WxrTerm): readonly string[] {
  if (term.taxonomy !== 'category') return [];
  const query = readLegacyQuery(new URLSearchParams({ cat: term.id }));
  return query === null ? [] : [work.links.legacyAddress(query) ?? []].flat();
}
