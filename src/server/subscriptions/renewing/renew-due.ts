import { sql, type RawBuilder } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Services } from '#server/platform/services.ts';
import { endOver } from './end-over.ts';
import { renewSubscription } from './renew-subscription.ts';
import { tryAgain } from './try-again.ts';

const BATCH = 100;

interface Due {
  readonly siteId: SiteId;
  readonly id: Id<'subscription'>;
  readonly at: Date;
}

type Look = (services: Services, siteId: SiteId, id: Id<'subscription'>) => Promise<unknown>;

/**
 * Charges what is due, tries again what failed, and ends what is over, of all sites (ORD-110, ORD-112, ORD-115). What cannot be
 * charged now, since its site rests, stays due and holds up nobody; one that fails neither: it is thrown once all were looked
 * at.
 */
export async function renewDue(services: Services, signal?: AbortSignal): Promise<void> {
  const errors: unknown[] = [];
  const walk = async (next: (after: Due | null) => Promise<readonly Due[]>, look: Look) => {
    for (let after: Due | null = null; ;) {
      const due: readonly Due[] = await next(after);
      for (const { siteId, id } of due) {
        if (signal?.aborted === true) return;
        await look(services, siteId, id).catch((error: unknown) => errors.push(error));
      }
      after = due.at(-1) ?? null;
      if (due.length < BATCH) return;
    }
  };
  const now = new Date(services.now());
  await walk((after) => overAt(services, now, after), endOver);
  await walk((after) => dueAt(services, now, after), renewSubscription);
  await walk((after) => triedAt(services, now, after), tryAgain);
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} subscriptions could not be looked at`);
}

/** Those whose charge is due, the longest first. */
function dueAt({ db }: Services, now: Date, after: Due | null): Promise<readonly Due[]> {
  return db
    .selectFrom('subscriptions')
    .select(['site_id as siteId', 'id', 'next_at as at'])
    .$narrowType<{ at: Date }>()
    .where('state', '=', 'active')
    .where('next_at', '<=', now)
    .where((where) => where.or([where('next_try_at', 'is', null), where('next_try_at', '<=', now)]))
    .where(later(sql.ref('next_at'), after))
    .orderBy('next_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/** Those of which a charge failed that is to be tried again. */
function triedAt({ db }: Services, now: Date, after: Due | null): Promise<readonly Due[]> {
  return db
    .selectFrom('subscriptions')
    .select(['site_id as siteId', 'id', 'next_try_at as at'])
    .$narrowType<{ at: Date }>()
    .where('state', '=', 'pastDue')
    .where('next_try_at', '<=', now)
    .where(later(sql.ref('next_try_at'), after))
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/** Those that have come to their end: all their charges, what was paid before they were canceled, or the time they may rest. */
function overAt({ db }: Services, now: Date, after: Due | null): Promise<readonly Due[]> {
  return db
    .selectFrom('subscriptions')
    .select(['site_id as siteId', 'id', 'ends_at as at'])
    .$narrowType<{ at: Date }>()
    .where('state', 'in', ['active', 'ending', 'paused'])
    .where('ends_at', '<=', now)
    .where(later(sql.ref('ends_at'), after))
    .orderBy('ends_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/** Those behind the last that was looked at. */
function later(column: RawBuilder<unknown>, after: Due | null): RawBuilder<boolean> {
  return after === null ? sql<boolean>`true` : sql<boolean>`(${column}, id) > (${after.at}, ${after.id})`;
}
