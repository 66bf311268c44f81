import type { SiteId } from '#domain/documents/record.ts';
import { createId, type Id } from '#lib/id.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import type { Services } from '#server/platform/services.ts';
import type { SubscriptionTables } from '../tables.ts';
import type { Insertable } from 'kysely';

type Row = Insertable<SubscriptionTables['subscriptions']>;

/** A monthly subscription to a product of which the first charge was just made, on invoice; `more` says what else it is. */
export async function addSampleSubscription(
  services: Services,
  siteId: SiteId,
  more: Partial<Row> = {},
): Promise<{ readonly id: Id<'subscription'>; readonly token: string }> {
  const at = new Date(services.now());
  const id = createId<'subscription'>(at.getTime());
  const token = createToken();
  const line = {
    productId: createId(),
    variantId: createId(),
    kind: 'physical',
    title: 'Coffee',
    optionText: 'Whole beans',
    sku: 'COFFEE',
    pieces: 2,
    unitPrice: 1_200,
    isOnSale: false,
    taxClass: 'standard',
    weightGrams: 500,
    image: null,
    categoryIds: [],
    answers: [],
  };
  await services.db
    .insertInto('subscriptions')
    .values({
      site_id: siteId,
      id,
      kind: 'product',
      state: 'active',
      product_id: null,
      variant_id: null,
      plan_id: null,
      fund_id: null,
      donate_page_id: null,
      title: 'Coffee',
      option_text: 'Whole beans',
      pieces: 2,
      member_id: null,
      email: 'ada@example.org',
      email_key: 'ada@example.org',
      name: 'Ada Lovelace',
      phone: '',
      language: 'en',
      token_hash: hashToken(token),
      token_sealed: services.cipher.seal(token, sealContext('subscriptions', [siteId, id])),
      anchor_at: at,
      zone: 'UTC',
      period_value: 1,
      period_unit: 'month',
      cycles: 0,
      cycle: 1,
      next_at: new Date(at.getTime() + 30 * 86_400_000),
      price: JSON.stringify({ lines: [line], delivery: null, discounts: [] }),
      delivery: null,
      billing: null,
      delivery_option: null,
      currency: 'USD',
      provider: 'manual',
      customer_id: null,
      method_id: null,
      method: null,
      trial_ends_at: null,
      pending_change: null,
      is_test: false,
      created_at: at,
      ...more,
    })
    .execute();
  return { id, token };
}
