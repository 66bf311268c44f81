import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { withoutSlash } from './queries.ts';
import type { RedirectSource } from './tables.ts';

export interface NewRedirect {
  /** `/old-address`. */
  readonly from: string;
  /** `/new-address`, or a whole web address. */
  readonly to: string;
  readonly status: 301 | 302;
  readonly source?: RedirectSource;
  readonly at?: Date;
}

/** Adds a redirect, in place of one from the same address. One from an address to itself is left out. */
export async function addRedirect(trx: Db, siteId: SiteId, redirect: NewRedirect): Promise<void> {
  const from = withoutSlash(redirect.from);
  if (from === withoutSlash(redirect.to)) return;
  const row = {
    to_path: redirect.to,
    document_id: null,
    status: redirect.status,
    source: redirect.source ?? 'owner',
  };
  await trx
    .insertInto('redirects')
    .values({ site_id: siteId, from_path: from, created_at: redirect.at ?? new Date(), ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'from_path']).doUpdateSet(row))
    .execute();
}
