import { sql } from 'kysely';
import type { SessionSummary } from '#contract/accounts.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { appUrl } from '#server/platform/config/addresses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { findPerson } from './queries.ts';

const MOST_LISTED = 100;

interface Asked {
  readonly personId: AccountId;
  /** The session that asks. */
  readonly current: Id<'session'>;
}

/**
 * The sessions of somebody who works on a site that were used on it, the last seen first (ROLE-60). Those used elsewhere
 * alone are not the site's to see. Throws `not-found` for who works on another one.
 */
export async function listPersonSessions(
  services: Services,
  siteId: SiteId,
  { personId, current }: Asked,
): Promise<SessionSummary[]> {
  const rows = await (
    await usedOnSite(services, siteId, personId)
  )
    .select(['sessions.id', 'sessions.device', 'sessions.created_at', 'sessions.last_seen_at'])
    .orderBy('sessions.last_seen_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isCurrent: row.id === current,
  }));
}

/**
 * Ends one of them, or all but the one that asks, on all hosts: on that of the site alone, the browser would be handed
 * the next one. Throws `not-found` where there is no such person or session.
 */
export async function endPersonSessions(
  services: Services,
  siteId: SiteId,
  { personId, current, only }: Asked & { readonly only?: Id<'session'> },
): Promise<void> {
  const used = (await usedOnSite(services, siteId, personId)).select('sessions.id');
  const { numDeletedRows } = await services.db
    .deleteFrom('sessions')
    .where('account_id', '=', personId)
    .where(
      'id',
      'in',
      only === undefined ? used.where('sessions.id', '<>', current) : used.where('sessions.id', '=', only),
    )
    .executeTakeFirstOrThrow();
  if (only !== undefined && Number(numDeletedRows) === 0) throw new CallError('not-found');
}

async function usedOnSite({ db, config, now }: Services, siteId: SiteId, personId: AccountId) {
  if ((await findPerson(db, siteId, personId)) === null) throw new CallError('not-found');
  const { identifier } = await findSite(db, siteId);
  const { hostname } = new URL(appUrl(config, identifier, '/'));
  return db
    .selectFrom('sessions')
    .where('sessions.account_id', '=', personId)
    .where('sessions.expires_at', '>', new Date(now()))
    .where(
      sql<boolean>`exists (select from session_keys where session_id = sessions.id and host = ${hostname})`,
    );
}
