import type { SiteId } from '#domain/documents/record.ts';
import type { FileRedirect } from '#domain/redirects/file-redirect.ts';
import { readRedirect } from '#domain/redirects/read-redirect.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { storeRedirect } from './save-redirect.ts';

export interface ImportedRedirects {
  readonly saved: number;
  readonly refused: readonly { readonly line: number; readonly message: string }[];
}

/** Stores redirects of a file one after the other; a refused one does not affect the others (FIND-53). */
export async function importRedirects(
  db: Db,
  siteId: SiteId,
  redirects: readonly FileRedirect[],
  at: Date,
): Promise<ImportedRedirects> {
  const refused: { line: number; message: string }[] = [];
  let saved = 0;
  for (const redirect of redirects) {
    try {
      await db.transaction().execute(async (trx) => {
        const previousFrom = await knownFrom(trx, siteId, redirect);
        await storeRedirect(trx, { ...redirect, siteId, previousFrom, source: 'import', at });
      });
      saved += 1;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const [message = error.message] = Object.values(error.errors ?? {});
      refused.push({ line: redirect.line, message });
    }
  }
  if (saved > 0) await db.transaction().execute((trx) => bumpRevision(trx, siteId));
  return { saved, refused };
}

/** The address, where there is a redirect from it that this one takes the place of. */
async function knownFrom(trx: Db, siteId: SiteId, redirect: FileRedirect): Promise<string | null> {
  const read = readRedirect(redirect);
  if (!read.ok) return null;
  const row = await trx
    .selectFrom('redirects')
    .select('from_path')
    .where('site_id', '=', siteId)
    .where('from_path', '=', read.value.from)
    .executeTakeFirst();
  return row?.from_path ?? null;
}
