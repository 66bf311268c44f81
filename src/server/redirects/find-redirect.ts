import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { RedirectStatus } from '#domain/redirects/redirect-status.ts';
import type { Db } from '#server/platform/database/database.ts';
import { withoutSlash } from '#server/content-entries/queries.ts';

/** The target of an address. */
export interface FoundRedirect {
  readonly from: string;
  /** A path of the site or a web address; null where it leads nowhere (410). */
  readonly to: string | null;
  readonly status: RedirectStatus;
  /** The page it follows, whatever its address is then. */
  readonly documentId: DocumentId | null;
}

interface Options {
  /** Only those that come before pages. */
  readonly isAlwaysOnly?: boolean;
}

/**
 * The redirect from exactly one of some addresses, the first of them that has one; null where there is none. One that
 * follows a page which is not live leads nowhere and is left out.
 */
export async function findRedirect(
  db: Db,
  siteId: SiteId,
  addresses: readonly string[],
  { isAlwaysOnly = false }: Options = {},
): Promise<FoundRedirect | null> {
  const wanted = addresses.map(withoutSlash);
  const rows = await db
    .selectFrom('redirects')
    .leftJoin('content_entries as entry', (join) =>
      join
        .onRef('entry.site_id', '=', 'redirects.site_id')
        .onRef('entry.document_id', '=', 'redirects.document_id')
        .on('entry.stage', '=', 'live'),
    )
    .select([
      'redirects.from_path as from',
      'redirects.status',
      'redirects.document_id as documentId',
      sql<string | null>`coalesce(redirects.to_path, entry.path)`.as('to'),
    ])
    .where('redirects.site_id', '=', siteId)
    .where('redirects.from_path', 'in', wanted)
    .where('redirects.is_enabled', '=', true)
    .where('redirects.position', 'is', null)
    .$if(isAlwaysOnly, (query) => query.where('redirects.is_always', '=', true))
    .execute();
  const leading = rows.filter((row) => row.to !== null || row.status === 410);
  return leading.toSorted((a, b) => wanted.indexOf(a.from) - wanted.indexOf(b.from))[0] ?? null;
}
