import { legacyRedirectFrom } from '#domain/links/legacy-query.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { findRedirect } from '#server/pages/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Answer } from './answer.ts';
import { encodedTarget, withQuery } from './redirect-target.ts';
import type { RequestedAddress } from './requested-address.ts';

/**
 * Where an address of another system leads that names a page in its query, such as `/?p=123` (FIND-50); the rest of the
 * query is carried over. Null where no rule asks for it: the query changes nothing then.
 */
export async function answerLegacyQuery(
  db: Db,
  siteId: SiteId,
  { path, search, legacyQuery }: RequestedAddress,
): Promise<Answer | null> {
  if (legacyQuery === null) return null;
  const moved = await findRedirect(db, siteId, legacyRedirectFrom(path, legacyQuery));
  if (moved === null) return null;
  const rest = new URLSearchParams(search);
  rest.delete(legacyQuery.name);
  const query = rest.toString();
  return {
    kind: 'redirect',
    status: moved.status === 302 ? 302 : 301,
    to: withQuery(encodedTarget(moved.to), query === '' ? '' : `?${query}`),
  };
}
