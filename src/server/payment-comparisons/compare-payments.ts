import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { zonedMinute } from '#lib/timing/zoned-minute.ts';
import type { Services } from '#server/platform/services.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';
import { compareAccount } from './compare-account.ts';

const HOUR_MS = 3_600_000;
/** The hour of the night, where the site is. */
const NIGHT = 3;
/** Without a night in so long, such as while the provider is away, each hour will do. */
const LONGEST_MS = 25 * HOUR_MS;
const SHORTEST_MS = 2 * HOUR_MS;
const BATCH = 100;
const KEPT_MS = 90 * 86_400_000;

/** Compares each connected account whose night it is with what stands here (ORD-168); forgets what was settled long ago. */
export async function comparePayments(services: Services, signal: AbortSignal): Promise<void> {
  let after: Account | null = null;
  do {
    const accounts: readonly Account[] = await accountsAfter(services, after);
    for (const account of accounts) {
      if (signal.aborted) return;
      if (await isDue(services, account)) await compareNow(services, account);
    }
    after = accounts.length < BATCH ? null : (accounts.at(-1) ?? null);
  } while (after !== null);
  await services.db
    .deleteFrom('payment_differences')
    .where('settled_at', '<', new Date(services.now() - KEPT_MS))
    .execute();
}

interface Account {
  readonly siteId: SiteId;
  readonly provider: string;
  readonly connectedAt: Date;
}

function accountsAfter({ db }: Services, after: Account | null): Promise<Account[]> {
  return db
    .selectFrom('payment_accounts')
    .select(['site_id as siteId', 'provider', 'connected_at as connectedAt'])
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(connected_at, site_id, provider) > (${after?.connectedAt}, ${after?.siteId}, ${after?.provider})`,
      ),
    )
    .orderBy('connected_at')
    .orderBy('site_id')
    .orderBy('provider')
    .limit(BATCH)
    .execute();
}

async function isDue({ db, now }: Services, { siteId, provider }: Account): Promise<boolean> {
  const last = await db
    .selectFrom('payment_comparisons')
    .select('compared_at as at')
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  const comparedAt = last?.at ?? null;
  if (comparedAt === null) return true;
  const age = now() - comparedAt.getTime();
  if (age >= LONGEST_MS) return true;
  if (age < SHORTEST_MS) return false;
  return Number(zonedMinute(now(), await siteTimeZone(db, siteId)).slice(11, 13)) === NIGHT;
}

async function compareNow(services: Services, account: Account): Promise<void> {
  const { siteId, provider } = account;
  const isCompared = await compareAccount(services, account);
  const at = new Date(services.now());
  const row = { tried_at: at, ...(isCompared ? { compared_at: at } : {}) };
  await services.db
    .insertInto('payment_comparisons')
    .values({ site_id: siteId, provider, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'provider']).doUpdateSet(row))
    .execute();
}
