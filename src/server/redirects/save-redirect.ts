import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { readRedirect } from '#domain/redirects/read-redirect.ts';
import type { RedirectStatus } from '#domain/redirects/redirect-status.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { lockAddresses } from '#server/content-entries/address-lock.ts';
import { findEntryByPath } from '#server/content-entries/queries.ts';
import type { RedirectSource } from '#server/pages/tables.ts';
import { bumpRevision } from '#server/sites/queries.ts';
import { findRedirect } from './find-redirect.ts';
import { indexedTarget } from './indexed-target.ts';
import { forgetNotFound } from './not-found-list.ts';
import { countRedirects, nextPosition } from './queries.ts';
import { MAX_PATTERNS } from './redirect-rules.ts';
import { refuseLoop } from './refuse-loop.ts';

/** Of one site (FIND-48). */
export const MAX_REDIRECTS = 100_000;
/** The greatest length of a chain of exact redirects that is followed to store its end. */
const MAX_CHAIN = 30;

export interface SavedRedirect {
  readonly siteId: SiteId;
  /** As it was typed. */
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
  readonly isEnabled: boolean;
  readonly isAlways: boolean;
  readonly note: string;
  /** The address of the redirect that is changed; null for a new one. */
  readonly previousFrom: string | null;
  readonly source: RedirectSource;
  readonly at: Date;
}

/**
 * Adds a redirect or changes one. Throws `redirect-invalid` with what is wrong by field, `redirect-loop`,
 * `redirect-taken`, `too-many-redirects`. Chains of exact ones are stored shortened (FIND-52): gives the target stored.
 */
export async function saveRedirect(trx: Db, redirect: SavedRedirect): Promise<StoredRedirect> {
  const stored = await storeRedirect(trx, redirect);
  await bumpRevision(trx, redirect.siteId);
  return stored;
}

export interface StoredRedirect {
  readonly from: string;
  readonly to: string | null;
  readonly isBehindPage: boolean;
}

/** The same for one of many: visitors are led by it once the revision of the site is counted up. */
export async function storeRedirect(trx: Db, redirect: SavedRedirect): Promise<StoredRedirect> {
  const { siteId, previousFrom } = redirect;
  const read = readRedirect(redirect);
  if (!read.ok) throw new CallError('redirect-invalid', {}, { ...read.error });
  const { from, isPattern } = read.value;
  await lockAddresses(trx, siteId);
  const known = await findRow(trx, siteId, from);
  if (known && from !== previousFrom) {
    throw new CallError('redirect-taken', {}, { from: 'There is a redirect from this address already.' });
  }
  const previous = previousFrom === null ? null : await findRow(trx, siteId, previousFrom);
  if (previousFrom !== null && previous === null) throw new CallError('not-found');
  await refuseTooMany(trx, siteId, {
    isNew: previous === null,
    isNewPattern: isPattern && previous?.position == null,
  });
  if (redirect.isEnabled) await refuseLoop(trx, siteId, { ...read.value, previousFrom });

  const isPageHere = !isPattern && (await findEntryByPath(trx, siteId, 'live', from)) !== null;
  const to =
    isPattern || read.value.to === null ? read.value.to : await endOfChain(trx, siteId, read.value.to);
  const page = to === null || isPattern ? null : await findEntryByPath(trx, siteId, 'live', to);
  const isPage = page !== null && page.path === to;
  const row = {
    from_path: from,
    to_path: isPage ? null : to,
    document_id: isPage ? page.documentId : null,
    status: redirect.status,
    source: redirect.source,
    is_enabled: redirect.isEnabled,
    is_always: redirect.isAlways,
    note: redirect.note,
    position: isPattern ? (previous?.position ?? (await nextPosition(trx, siteId))) : null,
  };
  if (previousFrom === null) {
    await trx
      .insertInto('redirects')
      .values({ ...row, site_id: siteId, created_at: redirect.at })
      .execute();
  } else {
    await trx
      .updateTable('redirects')
      .set(row)
      .where('site_id', '=', siteId)
      .where('from_path', '=', previousFrom)
      .execute();
  }
  if (!isPattern && redirect.isEnabled && redirect.status !== 410 && (redirect.isAlways || !isPageHere)) {
    await shortenChains(trx, siteId, from, { to_path: row.to_path, document_id: row.document_id });
  }
  if (redirect.isEnabled) await forgetNotFound(trx, siteId, { from, isPattern });
  return { from, to, isBehindPage: isPageHere && !redirect.isAlways };
}

async function findRow(trx: Db, siteId: SiteId, from: string) {
  const row = await trx
    .selectFrom('redirects')
    .select(['from_path', 'position'])
    .where('site_id', '=', siteId)
    .where('from_path', '=', from)
    .executeTakeFirst();
  return row ?? null;
}

async function refuseTooMany(
  trx: Db,
  siteId: SiteId,
  { isNew, isNewPattern }: { readonly isNew: boolean; readonly isNewPattern: boolean },
): Promise<void> {
  if (!isNew && !isNewPattern) return;
  const { all, patterns } = await countRedirects(trx, siteId);
  if (isNew && all >= MAX_REDIRECTS) throw new CallError('too-many-redirects', { max: MAX_REDIRECTS });
  if (isNewPattern && patterns >= MAX_PATTERNS)
    throw new CallError('too-many-patterns', { max: MAX_PATTERNS });
}

/** Where exact redirects lead from an address in the end; pages are ends. No loop is among them. */
export async function endOfChain(trx: Db, siteId: SiteId, start: string): Promise<string> {
  let to = start;
  for (let hops = 0; hops < MAX_CHAIN && to.startsWith('/'); hops += 1) {
    const isPage = (await findEntryByPath(trx, siteId, 'live', to)) !== null;
    const next = await findRedirect(trx, siteId, [to], { isAlwaysOnly: isPage });
    if (next === null || next.to === null) return to;
    to = next.to;
  }
  return to;
}

/** Redirects to this address are changed to its new target. */
async function shortenChains(
  trx: Db,
  siteId: SiteId,
  from: string,
  target: { readonly to_path: string | null; readonly document_id: string | null },
): Promise<void> {
  await trx
    .updateTable('redirects')
    .set(target as never)
    .where('site_id', '=', siteId)
    .where(sql<boolean>`left(to_path, 200) = ${indexedTarget(from)}`)
    .where('to_path', '=', from)
    .where('position', 'is', null)
    .execute();
}
