import { DATA_REQUEST_DUE_MS, type DataRequestKind } from '#domain/contacts/data-request.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { hashToken, isToken } from '#server/accounts/session-token.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

/** What the mailed link of a request is worth now. */
export type RequestLink =
  | { readonly state: 'unknown' | 'expired' }
  | { readonly state: 'used'; readonly kind: DataRequestKind }
  | { readonly state: 'valid'; readonly kind: DataRequestKind; readonly email: string };

/** Looks at a link; changes nothing: mail scanners open links (MEMB-12). */
export async function readRequestLink(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  token: string,
): Promise<RequestLink> {
  const row = await findByToken(db, siteId, token);
  return row === undefined ? { state: 'unknown' } : worthOf(row, now());
}

type Confirmed =
  | { readonly state: 'confirmed'; readonly kind: DataRequestKind; readonly dueAt: Date }
  | Exclude<RequestLink, { readonly state: 'valid' }>;

/**
 * Confirms the address of a request: from now on it stands in the configuration area, due in 30 days (CRM-28). Whoever
 * asks for the same once more, while the first request is open, is told when that one is due.
 */
export async function confirmDataRequest(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  token: string,
): Promise<Confirmed> {
  return db.transaction().execute(async (trx): Promise<Confirmed> => {
    const asked = await findByToken(trx, siteId, token);
    if (asked === undefined) return { state: 'unknown' };
    // Of two links of one address that are followed at once, the second waits for the first.
    const ofAddress = await trx
      .selectFrom('data_requests')
      .select(COLUMNS)
      .where('site_id', '=', siteId)
      .where('email_key', '=', asked.emailKey)
      .where('kind', '=', asked.kind)
      .orderBy('id')
      .forUpdate()
      .execute();
    const row = ofAddress.find(({ id }) => id === asked.id);
    if (row === undefined) return { state: 'unknown' };
    const worth = worthOf(row, now());
    if (worth.state !== 'valid') return worth;
    const { kind } = row;
    const open = ofAddress.find(({ state }) => state === 'open');
    if (open?.dueAt != null) {
      // It is answered with the open one, and its link says that it was used.
      await trx
        .updateTable('data_requests')
        .set({ confirmed_at: new Date(now()) })
        .where('site_id', '=', siteId)
        .where('id', '=', row.id)
        .execute();
      return { state: 'confirmed', kind, dueAt: open.dueAt };
    }
    const dueAt = new Date(now() + DATA_REQUEST_DUE_MS);
    await trx
      .updateTable('data_requests')
      .set({ state: 'open', confirmed_at: new Date(now()), due_at: dueAt })
      .where('site_id', '=', siteId)
      .where('id', '=', row.id)
      .execute();
    return { state: 'confirmed', kind, dueAt };
  });
}

const COLUMNS = [
  'id',
  'kind',
  'state',
  'email',
  'email_key as emailKey',
  'expires_at as expiresAt',
  'confirmed_at as confirmedAt',
  'due_at as dueAt',
] as const;

async function findByToken(db: Db, siteId: SiteId, token: string) {
  if (!isToken(token)) return undefined;
  return db
    .selectFrom('data_requests')
    .select(COLUMNS)
    .where('site_id', '=', siteId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

type Found = NonNullable<Awaited<ReturnType<typeof findByToken>>>;

function worthOf({ kind, email, expiresAt, confirmedAt }: Found, now: number): RequestLink {
  if (confirmedAt !== null) return { state: 'used', kind };
  return expiresAt.getTime() <= now ? { state: 'expired' } : { state: 'valid', kind, email };
}
