import type { AccountId } from '#domain/documents/record.ts';
import type { JsonValue } from '#lib/json.ts';
import type { Db } from '#server/platform/database/database.ts';
import { lockAccountQuota } from './lock-account-quota.ts';
import { parseQuotas, QUOTAS_NAME } from './installed-quotas.ts';
import { quotaReached } from './quota-reached.ts';

/**
 * Throws `account-quota-reached` where an account has more sites than it can have, with the one that was just added or
 * brought back in the same transaction. Sites in the trash do not count, what they hold does.
 */
export async function reserveSite(trx: Db, accountId: AccountId): Promise<void> {
  await lockAccountQuota(trx, accountId);
  const row = await trx
    .selectFrom('accounts')
    .leftJoin('installation', (join) => join.on('installation.name', '=', QUOTAS_NAME))
    .select((each) => [
      'accounts.is_installation_owner',
      'installation.value',
      each
        .selectFrom('sites')
        .select((sites) => sites.fn.countAll<number>().as('count'))
        .whereRef('sites.owner_id', '=', 'accounts.id')
        .where('sites.removed_at', 'is', null)
        .as('sites'),
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (row === undefined || row.is_installation_owner) return;
  const limit = parseQuotas((row.value ?? null) as JsonValue | null).account.sites;
  if (limit !== null && (row.sites ?? 0) > limit) throw quotaReached('account', 'sites', limit);
}
