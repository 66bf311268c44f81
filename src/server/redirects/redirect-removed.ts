import { sql } from 'kysely';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { readRedirect } from '#domain/redirects/read-redirect.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { findEntryByPath, findEntryOfDocument } from '#server/content-entries/queries.ts';
import { indexedTarget } from './indexed-target.ts';
import { forgetNotFound } from './not-found-list.ts';
import { countRedirects } from './queries.ts';
import { refuseLoop } from './refuse-loop.ts';
import { endOfChain, MAX_REDIRECTS } from './save-redirect.ts';

/** The answer at the addresses of deleted documents (FIND-55). */
export interface RemovedThen {
  readonly answer: 'not-found' | 'gone' | 'redirect';
  /** Of a redirect, as it was typed. */
  readonly to?: string;
  /** The page it leads to instead. */
  readonly toDocumentId?: DocumentId | undefined;
}

export interface RemovedRedirects {
  readonly siteId: SiteId;
  /** What was deleted. */
  readonly documentIds: readonly DocumentId[];
  /** The addresses visitors had of it, its own first, before it was deleted. */
  readonly paths: readonly string[];
  readonly then: RemovedThen;
  readonly at: Date;
}

interface Target {
  readonly path: string | null;
  readonly documentId: DocumentId | null;
  readonly status: 301 | 410;
}

/** The addresses visitors have of a document and of the items below it, its own first. */
export async function publishedPaths(
  db: Db,
  siteId: SiteId,
  documentId: DocumentId,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('content_entries')
    .select('path')
    .where('site_id', '=', siteId)
    .where('stage', '=', 'live')
    .where('is_enabled', '=', true)
    .where('workflow_state', '=', 'published')
    .where((where) =>
      where.or([where('document_id', '=', documentId), where('collection_id', '=', documentId)]),
    )
    .orderBy(sql`document_id = ${documentId}`, 'desc')
    .orderBy('path')
    .execute();
  return rows.map(({ path }) => path);
}

/**
 * Redirects the addresses of deleted documents, or marks them as gone, those of their former addresses included
 * (FIND-55). They count as automatic ones: when the page is published again, it is at its address as before. Throws
 * `redirect-invalid`, `redirect-loop`, `too-many-redirects`.
 */
export async function redirectRemoved(trx: Db, removed: RemovedRedirects): Promise<void> {
  const { siteId, documentIds, paths, at } = removed;
  const [own] = paths;
  if (own === undefined) return;
  const { all } = await countRedirects(trx, siteId);
  if (all + paths.length > MAX_REDIRECTS) throw new CallError('too-many-redirects', { max: MAX_REDIRECTS });
  const target = await targetOf(trx, removed, own);
  await sql`insert into redirects (site_id, from_path, to_path, document_id, status, source, created_at)
    select ${siteId}, removed.path, ${target.path}, ${target.documentId}, ${target.status}, 'automatic', ${at}
    from unnest(${paths}::text[]) as removed (path)
    on conflict (site_id, from_path) do update set to_path = excluded.to_path,
      document_id = excluded.document_id, status = excluded.status, source = 'automatic', is_enabled = true,
      is_always = false`.execute(trx);
  // Redirects to it are shortened to one hop (FIND-52).
  const { path: to_path, documentId: document_id, status } = target;
  const gone = status === 410 ? { status } : {};
  await trx
    .updateTable('redirects')
    .set({ to_path, document_id, ...gone })
    .where('site_id', '=', siteId)
    .where('document_id', 'in', [...documentIds])
    .execute();
  await trx
    .updateTable('redirects')
    .set({ to_path, document_id, ...gone })
    .where('site_id', '=', siteId)
    .where(sql<boolean>`left(to_path, 200) = any(${paths.map(indexedTarget)}::text[])`)
    .where(sql<boolean>`to_path = any(${paths}::text[])`)
    .where('position', 'is', null)
    .execute();
  await forgetNotFound(trx, siteId, { from: own, isPattern: false });
}

async function targetOf(trx: Db, removed: RemovedRedirects, own: string): Promise<Target> {
  const { siteId, documentIds, paths, then } = removed;
  if (then.answer === 'gone') return { path: null, documentId: null, status: 410 };
  if (then.toDocumentId !== undefined) {
    const chosen = await findEntryOfDocument(trx, siteId, 'live', then.toDocumentId);
    if (chosen === null || documentIds.includes(chosen.documentId)) {
      throw new CallError('redirect-invalid', {}, { to: 'Choose a page that is published.' });
    }
    return { path: null, documentId: chosen.documentId, status: 301 };
  }
  const read = readRedirect({ from: encodeURI(own), to: then.to ?? '', status: 301 });
  if (!read.ok || read.value.to === null) {
    const problem = read.ok ? undefined : read.error.to;
    throw new CallError('redirect-invalid', {}, { to: problem ?? 'This is not an address.' });
  }
  const typed = read.value.to;
  const to = await endOfChain(trx, siteId, typed);
  if (paths.includes(to) || paths.includes(typed)) {
    throw new CallError('redirect-invalid', {}, { to: 'This is what you are deleting.' });
  }
  await refuseLoop(trx, siteId, { from: own, to, isPattern: false, previousFrom: null });
  const page = await findEntryByPath(trx, siteId, 'live', to);
  const isPage = page !== null && page.path === to;
  return { path: isPage ? null : to, documentId: isPage ? page.documentId : null, status: 301 };
}
