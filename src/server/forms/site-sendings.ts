import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { SENDING_WINDOW_MS } from './form-limits.ts';

/** How long a process uses its count; until then submissions of other processes are not counted. */
const RECOUNT_MS = 1_000;
const MAX_SITES = 5_000;

interface SiteCount {
  sendings: number;
  readonly until: number;
}

const counts = new WeakMap<object, LRUCache<SiteId, SiteCount>>();

/**
 * Whether all forms of a site together may accept another sending (FORM-69). Counted in the database once a second,
 * which also deletes what no limit and no key needs any more; in between, `countAccepted` adds to the count. To be called
 * outside transactions, which would hold the locks of the deleted rows.
 */
export async function hasRoomForSending(
  services: Pick<Services, 'config' | 'db' | 'now'>,
  siteId: SiteId,
): Promise<boolean> {
  const { perSite } = services.config.formLimits;
  const now = services.now();
  const sites = countsOf(services);
  const known = sites.get(siteId);
  if (known !== undefined && known.until > now) return known.sendings < perSite;
  const count = { sendings: known?.sendings ?? 0, until: now + RECOUNT_MS };
  // Set before it is counted, so that requests in the meantime do not count, too.
  sites.set(siteId, count);
  count.sendings = await countInWindow(services.db, siteId, now);
  return count.sendings < perSite;
}

/** Adds a sending that was accepted to what was counted. */
export function countAccepted(services: object, siteId: SiteId): void {
  const known = countsOf(services).get(siteId);
  if (known !== undefined) known.sendings += 1;
}

async function countInWindow(db: Db, siteId: SiteId, now: number): Promise<number> {
  const windowStart = new Date(now - SENDING_WINDOW_MS);
  const { rows } = await sql<{ sendings: number }>`
    with used_keys as (
        delete from form_used_keys where site_id = ${siteId} and expires_at <= ${new Date(now)}
      ),
      senders as (
        delete from form_senders
        where site_id = ${siteId} and (site_id, form_id, address_hash) in (
          select site_id, form_id, address_hash from form_senders
          where site_id = ${siteId}
            and not exists (select from unnest(sent_at) as at where at > ${windowStart})
          for update skip locked
        )
      )
    select count(*) as sendings from form_senders, unnest(sent_at) as at
    where site_id = ${siteId} and at > ${windowStart}`.execute(db);
  return rows[0]?.sendings ?? 0;
}

function countsOf(services: object): LRUCache<SiteId, SiteCount> {
  const existing = counts.get(services);
  if (existing !== undefined) return existing;
  const sites = new LRUCache<SiteId, SiteCount>({ max: MAX_SITES });
  counts.set(services, sites);
  return sites;
}
