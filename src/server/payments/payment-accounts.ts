import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import type { Services } from '#server/platform/services.ts';
import type { PaymentAccount } from './payment-account.ts';

/** What is shown of an account: of its secret the last characters alone (ORD-72). */
export interface ShownAccount {
  readonly provider: string;
  readonly publicKey: string;
  readonly secretEnd: string;
  readonly isLive: boolean;
  readonly hasWebhook: boolean;
  readonly connectedAt: Date;
}

const END_LENGTH = 4;

/** The providers at which a site has an account. */
export async function shownAccounts(db: Db, siteId: SiteId): Promise<readonly ShownAccount[]> {
  const rows = await db
    .selectFrom('payment_accounts')
    .select([
      'provider',
      'public_key as publicKey',
      'secret_end as secretEnd',
      'is_live as isLive',
      'webhook_id as webhookId',
      'connected_at as connectedAt',
    ])
    .where('site_id', '=', siteId)
    .orderBy('provider')
    .execute();
  return rows.map(({ webhookId, ...account }) => ({ ...account, hasWebhook: webhookId !== null }));
}

/** The account of a site with its keys; null where it has none. */
export async function openAccount(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  siteId: SiteId,
  provider: string,
): Promise<PaymentAccount | null> {
  const row = await db
    .selectFrom('payment_accounts')
    .select(['public_key', 'secret_sealed', 'webhook_sealed', 'webhook_id', 'is_live'])
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (row === undefined) return null;
  const context = contextOf(siteId, provider);
  return {
    publicKey: row.public_key,
    secretKey: cipher.open(row.secret_sealed, context),
    webhookSecret: row.webhook_sealed === null ? null : cipher.open(row.webhook_sealed, context),
    webhookId: row.webhook_id,
    isLive: row.is_live,
  };
}

/** Keeps an account, in the place of one before. */
export async function keepAccount(
  { db, cipher, now }: Pick<Services, 'db' | 'cipher' | 'now'>,
  siteId: SiteId,
  provider: string,
  account: PaymentAccount,
): Promise<void> {
  const context = contextOf(siteId, provider);
  const row = {
    public_key: account.publicKey,
    secret_sealed: cipher.seal(account.secretKey, context),
    secret_end: account.secretKey.slice(-END_LENGTH),
    webhook_sealed: account.webhookSecret === null ? null : cipher.seal(account.webhookSecret, context),
    webhook_id: account.webhookId,
    is_live: account.isLive,
    connected_at: new Date(now()),
  };
  await db
    .insertInto('payment_accounts')
    .values({ site_id: siteId, provider, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'provider']).doUpdateSet(row))
    .execute();
}

export async function forgetAccount(db: Db, siteId: SiteId, provider: string): Promise<void> {
  await db
    .deleteFrom('payment_accounts')
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .execute();
}

function contextOf(siteId: SiteId, provider: string): string {
  return sealContext('payment_accounts', [siteId, provider]);
}
