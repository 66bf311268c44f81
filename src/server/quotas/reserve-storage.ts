import { sql } from 'kysely';
import type { JsonValue } from '#lib/json.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { HeldAmounts, Quotas } from '#server/platform/config/quotas-configuration.ts';
import { lockAccountQuota } from './lock-account-quota.ts';
import { parseQuotas, QUOTAS_NAME } from './installed-quotas.ts';
import { quotaReached } from './quota-reached.ts';

const KINDS = ['documents', 'files', 'bytes'] as const;

export type StorageUsage = Readonly<Record<(typeof KINDS)[number], number>>;

/**
 * Counts what is about to be added to a site, and throws `site-quota-reached` or `account-quota-reached` where that
 * exceeds a limit. To be called in the transaction that adds it: of two simultaneous calls the second waits, and sees
 * the count of the first one.
 */
export async function reserveStorage(trx: Db, siteId: SiteId, added: Partial<StorageUsage>): Promise<void> {
  const { documents = 0, files = 0, bytes = 0 } = added;
  const site = await trx
    .insertInto('site_usage')
    .values({ site_id: siteId, documents, files, bytes })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({
        documents: sql`site_usage.documents + ${documents}`,
        files: sql`site_usage.files + ${files}`,
        bytes: sql`site_usage.bytes + ${bytes}`,
      }),
    )
    .returning(KINDS)
    .executeTakeFirstOrThrow();
  const { quotas, ownerId, isBound } = await readLimits(trx, siteId);
  refuseOver('site', site, added, quotas.site);
  if (ownerId === null || !isBound) return;
  await lockAccountQuota(trx, ownerId);
  const account = await trx
    .selectFrom('site_usage')
    .innerJoin('sites', 'sites.id', 'site_usage.site_id')
    .select(KINDS.map((kind) => sql<number>`coalesce(sum(${sql.ref(kind)}), 0)::bigint`.as(kind)))
    .where('sites.owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  refuseOver('account', account, added, quotas.account);
}

async function readLimits(
  trx: Db,
  siteId: SiteId,
): Promise<{ readonly quotas: Quotas; readonly ownerId: AccountId | null; readonly isBound: boolean }> {
  const row = await trx
    .selectFrom('sites')
    .leftJoin('accounts', 'accounts.id', 'sites.owner_id')
    .leftJoin('installation', (join) => join.on('installation.name', '=', QUOTAS_NAME))
    .select(['sites.owner_id', 'accounts.is_installation_owner', 'installation.value'])
    .where('sites.id', '=', siteId)
    .executeTakeFirstOrThrow();
  return {
    quotas: parseQuotas((row.value ?? null) as JsonValue | null),
    ownerId: row.owner_id,
    isBound: row.is_installation_owner !== true,
  };
}

/** Only growth is refused: a lowered limit prevents no other action. */
function refuseOver(
  of: 'site' | 'account',
  held: StorageUsage,
  added: Partial<StorageUsage>,
  limits: HeldAmounts,
): void {
  for (const kind of KINDS) {
    const limit = limits[kind];
    if ((added[kind] ?? 0) > 0 && limit !== null && held[kind] > limit) throw quotaReached(of, kind, limit);
  }
}
