import type { Transaction } from 'kysely';
import type { CartKind } from '#domain/carts/cart-kinds.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { createId } from '#lib/id.ts';
import type { CartId } from '#server/carts/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { mailAbandoned } from './mail-abandoned.ts';

const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

interface DueCheckout {
  readonly siteId: SiteId;
  readonly cartId: CartId;
  readonly secretHash: Buffer;
}

/**
 * Takes checkouts away that nobody went on with for a day, and notes those with an email as abandoned, each cart once; who
 * left it is mailed where the owner wants that (ORD-150). Says how many were noted.
 */
export async function noteAbandoned(services: Services): Promise<number> {
  let noted = 0;
  for (;;) {
    const due = await services.db
      .selectFrom('checkouts')
      .select(['site_id as siteId', 'cart_id as cartId', 'secret_hash as secretHash'])
      .where('expires_at', '<=', new Date(services.now()))
      .orderBy('expires_at')
      .limit(BATCH)
      .execute();
    for (const checkout of due) {
      const isNoted = await services.db.transaction().execute((trx) => noteOne(trx, services, checkout));
      if (isNoted) noted += 1;
    }
    if (due.length < BATCH) return noted;
  }
}

async function noteOne(
  trx: Transaction<Database>,
  services: Services,
  { siteId, cartId, secretHash }: DueCheckout,
): Promise<boolean> {
  const now = services.now();
  const left = await trx
    .deleteFrom('checkouts')
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('secret_hash', '=', secretHash)
    // Somebody may have gone on with it this moment.
    .where('expires_at', '<=', new Date(now))
    .returning(['contact', 'email_key as emailKey', 'expires_at as expiresAt', 'is_test as isTest'])
    .executeTakeFirst();
  if (left === undefined || left.isTest || !isMailAddress(left.contact.email)) return false;
  const cart = await openCart(trx, siteId, cartId);
  const lines = cart === null ? [] : await linesOf(trx, siteId, cartId);
  const since = new Date(left.expiresAt.getTime() - DAY_MS);
  const { emailKey } = left;
  if (cart === null || lines.length === 0 || (await hasOrdered(trx, siteId, emailKey, since))) return false;
  const id = createId<'abandoned-cart'>(now);
  const { email } = left.contact;
  const kept = lines.map(({ productId, variantId, pieces, title }) => ({
    productId,
    variantId,
    pieces,
    title,
  }));
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('abandoned_carts')
    .values({
      site_id: siteId,
      id,
      cart_id: cartId,
      cart_kind: cart.kind,
      email,
      email_key: emailKey,
      lines: JSON.stringify(kept),
      pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
      amount: lines.reduce((sum, { pieces, price }) => sum + pieces * price, 0),
      currency: cart.currency,
      abandoned_at: new Date(now),
      mailing: 'off',
    })
    // Of a cart that was left before, or in two browsers, there is one mail.
    .onConflict((conflict) => conflict.columns(['site_id', 'cart_id']).doNothing())
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  const mailing = await mailAbandoned(trx, services, {
    siteId,
    id,
    email,
    emailKey,
    kind: cart.kind,
    lines: kept,
  });
  await trx
    .updateTable('abandoned_carts')
    .set({ mailing })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
  return true;
}

async function openCart(
  trx: Transaction<Database>,
  siteId: SiteId,
  cartId: CartId,
): Promise<{ readonly kind: CartKind; readonly currency: CurrencyCode } | null> {
  const cart = await trx
    .selectFrom('carts')
    .select(['kind', 'currency'])
    .where('site_id', '=', siteId)
    .where('id', '=', cartId)
    .where('purchased_at', 'is', null)
    .executeTakeFirst();
  return cart ?? null;
}

function linesOf(trx: Transaction<Database>, siteId: SiteId, cartId: CartId) {
  return trx
    .selectFrom('cart_lines')
    .select([
      'product_id as productId',
      'variant_id as variantId',
      'pieces',
      'shown_title as title',
      'shown_price as price',
    ])
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
}

/** They bought something since, with this cart or another one. */
async function hasOrdered(
  trx: Transaction<Database>,
  siteId: SiteId,
  emailKey: string,
  since: Date,
): Promise<boolean> {
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey)
    .where('placed_at', '>=', since)
    .where('is_test', '=', false)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
