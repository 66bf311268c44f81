import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { databaseTime } from '#server/platform/database/database-time.ts';
import { withoutSlash } from '#server/content-entries/queries.ts';
import type { RedirectSource } from './tables.ts';

export interface NewRedirect {
  /** `/old-address`, or one with what it asks for in its query: `/?p=123`. */
  readonly from: string;
  /** `/new-address`, a whole web address, or a document, whatever its address is. */
  readonly to: string | { readonly documentId: DocumentId };
  readonly status: 301 | 302;
  readonly source?: RedirectSource;
  readonly at?: Date;
}

/** Adds a redirect, replacing one from the same address. One from an address to itself is ignored. */
export async function addRedirect(trx: Db, siteId: SiteId, redirect: NewRedirect): Promise<void> {
  const from = withoutSlash(redirect.from);
  const { to } = redirect;
  if (typeof to === 'string' && from === withoutSlash(to)) return;
  const row = {
    ...(typeof to === 'string'
      ? { to_path: to, document_id: null }
      : { to_path: null, document_id: to.documentId }),
    status: redirect.status,
    source: redirect.source ?? 'owner',
    is_enabled: true,
  };
  await trx
    .insertInto('redirects')
    .values({
      site_id: siteId,
      from_path: from,
      created_at: redirect.at ?? (await databaseTime(trx)),
      ...row,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'from_path']).doUpdateSet(row))
    .execute();
}
