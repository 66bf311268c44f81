import { readLegacyQuery } from '#domain/links/legacy-query.ts';
import { addRedirect } from '#server/pages/add-redirect.ts';
import type { Blog } from './find-blog.ts';
import type { ImportWork } from './import-work.ts';
import type { IndexedTerm } from './index-event.ts';
import { commitUnlessDryRun } from './commit-unless-dry-run.ts';
import { MAX_ADDRESS_LENGTH } from './old-links.ts';

const BATCH_SIZE = 500;

/** The address of the page of a category or tag of the blog. */
export function labelPath(blog: Pick<Blog, 'urlName'>, kind: 'category' | 'tag', label: string): string {
  return `/${blog.urlName}/${kind}/${encodeURIComponent(label)}`;
}

/** Redirects the old pages of categories and tags to the new ones. Returns the number of redirects. */
export async function redirectTerms(work: ImportWork): Promise<number> {
  const { blog } = work.plan;
  const isNothingNew = [...work.plan.documents.values()].every((each) => each.known !== null);
  if (blog === null || isNothingNew) return 0;
  const redirects = work.index.terms.flatMap((term): readonly { from: string; to: string }[] => {
    const kind = term.taxonomy === 'category' ? 'category' : term.taxonomy === 'post_tag' ? 'tag' : null;
    if (kind === null || term.slug === '') return [];
    const to = labelPath(blog, kind, term.label);
    return [`/${kind}/${term.slug}`, ...legacyAddresses(work, term)]
      .filter((from) => from.length <= MAX_ADDRESS_LENGTH)
      .map((from) => ({ from, to }));
  });
  for (let start = 0; start < redirects.length; start += BATCH_SIZE) {
    await commitUnlessDryRun(work, async (trx) => {
      for (const redirect of redirects.slice(start, start + BATCH_SIZE)) {
        await addRedirect(trx, work.siteId, {
          ...redirect,
          status: 301,
          source: 'import',
          at: new Date(work.services.now()),
        });
      }
    });
  }
  return redirects.length;
}

/** `/?cat=3`, which WordPress answers for categories besides their addresses (FIND-50). */
function legacyAddresses(work: ImportWork, term: IndexedTerm): readonly string[] {
  if (term.taxonomy !== 'category') return [];
  const query = readLegacyQuery(new URLSearchParams({ cat: term.id }));
  return query === null ? [] : [work.links.legacyAddress(query) ?? []].flat();
}
