import type { SiteId } from '#domain/documents/record.ts';
import type { Place } from '#domain/pricing/places.ts';
import { findCartWith } from '#server/carts/queries.ts';
import type { StoredCart } from '#server/carts/stored-cart.ts';
import type { CartId } from '#server/carts/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import { NO_ENTRIES, type CheckoutEntries } from './checkout-entries.ts';
import type { SubmittedOrder } from './submitted-order.ts';

/** As long as entries last after the last one (ORD-05, ORD-14). */
export const CHECKOUT_LIFE_MS = 24 * 60 * 60 * 1000;

interface CheckoutKey {
  readonly siteId: SiteId;
  readonly cartId: CartId;
  readonly secretHash: Buffer;
}

/** What was entered in the browser that holds the secret; null where nothing was, and after a day. */
export async function findCheckout(
  db: Db,
  { siteId, cartId, secretHash }: CheckoutKey,
  now: number,
): Promise<CheckoutEntries | null> {
  const row = await db
    .selectFrom('checkouts')
    .select(['contact', 'delivery', 'billing', 'note', 'fields', 'choices'])
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row === undefined ? null : { ...row, choices: row.choices ?? NO_ENTRIES.choices };
}

/** Keeps what was entered for another day. Answers the cart as it is now; null where it is gone. */
export async function keepCheckout(
  db: Db,
  { siteId, cartId, secretHash }: CheckoutKey,
  { contact, delivery, billing, note, fields, choices }: CheckoutEntries,
  { isTest, now }: { readonly isTest: boolean; readonly now: number },
): Promise<StoredCart | null> {
  const entered = {
    email_key: addressKey(contact.email),
    contact: JSON.stringify(contact),
    delivery: JSON.stringify(delivery),
    billing: billing === null ? null : JSON.stringify(billing),
    note,
    is_test: isTest,
    fields: JSON.stringify(fields),
    choices: JSON.stringify(choices),
    expires_at: new Date(now + CHECKOUT_LIFE_MS),
  };
  const kept = db
    .insertInto('checkouts')
    .values({ site_id: siteId, cart_id: cartId, secret_hash: secretHash, ...entered })
    .onConflict((conflict) => conflict.columns(['site_id', 'cart_id', 'secret_hash']).doUpdateSet(entered));
  return findCartWith(db, siteId, cartId, kept);
}

/** Keeps what was ordered until the provider keeps the card that it is charged by later (MEMB-52). */
export async function keepStarting(
  db: Db,
  { siteId, cartId, secretHash }: CheckoutKey,
  starting: SubmittedOrder,
): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ starting: JSON.stringify(starting) })
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('secret_hash', '=', secretHash)
    .execute();
}

/** What waits for its card in the browser that holds the secret; null where nothing does. */
export async function findStarting(
  db: Db,
  { siteId, cartId, secretHash }: CheckoutKey,
  now: number,
): Promise<SubmittedOrder | null> {
  const row = await db
    .selectFrom('checkouts')
    .select('starting')
    .where('site_id', '=', siteId)
    .where('cart_id', '=', cartId)
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row?.starting ?? null;
}

/** Says where a cart goes to and how, unless it was bought; what lies in it stays as it is. */
export async function setDelivery(
  db: Db,
  { siteId, cartId }: Pick<CheckoutKey, 'siteId' | 'cartId'>,
  { optionId, place }: { readonly optionId: string | null; readonly place: Place | null },
): Promise<void> {
  await db
    .updateTable('carts')
    .set({ chosen_option_id: optionId, location: place === null ? null : JSON.stringify(place) })
    .where('site_id', '=', siteId)
    .where('id', '=', cartId)
    .where('purchased_at', 'is', null)
    .execute();
}

/** The placed order that has the number and was placed with the email; null where there is none such (ORD-145). */
export async function findNumberedOrder(
  db: Db,
  siteId: SiteId,
  { number, email }: { readonly number: string; readonly email: string },
) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'email', 'shown_number as number'])
    .where('site_id', '=', siteId)
    .where((where) => where(where.fn<string>('lower', ['shown_number']), '=', number.toLowerCase()))
    .where('email_key', '=', addressKey(email))
    .where('placed_at', 'is not', null)
    .executeTakeFirst();
  return order ?? null;
}
