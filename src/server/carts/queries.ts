import { sql, type ExpressionBuilder, type OperationNodeSource } from 'kysely';
import { CART_LIFE_MS } from '#domain/carts/cart-limits.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { VariantId } from '#domain/products/variant.ts';
import type { Id } from '#lib/id.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import type { StoredCart } from './stored-cart.ts';
import type { CartId } from './tables.ts';

const COLUMNS = [
  'id',
  'kind',
  'version',
  'currency',
  'member_id as memberId',
  'location',
  'chosen_option_id as chosenOptionId',
  'codes',
  'gift_card_ids as giftCardIds',
  'order_id as orderId',
  'is_anonymous as isAnonymous',
  'begins',
  'changed_at as changedAt',
  'left_out as leftOut',
] as const;

/** The cart of the shop, or of another kind, that a browser holds the secret of; null where there is none, and once it has expired. */
export async function findCartByToken(
  db: Db,
  siteId: SiteId,
  tokenHash: Buffer,
  now: number,
  kind: 'shop' | 'own' = 'shop',
): Promise<StoredCart | null> {
  const cart = await cartsOf(db, siteId, now, kind).where('token_hash', '=', tokenHash).executeTakeFirst();
  return cart ?? null;
}

/** The cart of the shop that a member fills, on whichever device (ORD-08). */
export async function findCartOfMember(
  db: Db,
  siteId: SiteId,
  memberId: Id<'member'>,
  now: number,
): Promise<StoredCart | null> {
  const cart = await cartsOf(db, siteId, now, 'shop')
    .where('member_id', '=', memberId)
    .where('purchased_at', 'is', null)
    .executeTakeFirst();
  return cart ?? null;
}

/**
 * Whether who asks had something in a cart of the shop that has expired since and was not deleted yet: a member, or
 * whoever holds its secret (ORD-07).
 */
export async function hasExpiredCart(
  db: Db,
  siteId: SiteId,
  of: { readonly memberId: Id<'member'> } | { readonly tokenHash: Buffer },
  now: number,
): Promise<boolean> {
  const carts = db
    .selectFrom('carts')
    .select('carts.id')
    .where('carts.site_id', '=', siteId)
    .where('carts.kind', '=', 'shop')
    .where('carts.purchased_at', 'is', null)
    .where('carts.changed_at', '<=', new Date(now - CART_LIFE_MS))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('cart_lines as line')
          .select('line.id')
          .where('line.site_id', '=', siteId)
          .whereRef('line.cart_id', '=', 'carts.id'),
      ),
    );
  const own =
    'memberId' in of
      ? carts.where('carts.member_id', '=', of.memberId)
      : carts.where('carts.token_hash', '=', of.tokenHash).where('carts.member_id', 'is', null);
  return (await own.executeTakeFirst()) !== undefined;
}

/** Whether there is such a cart of the member whose session has a secret. */
export async function hasCartOfSession(
  db: Db,
  siteId: SiteId,
  tokenHash: Buffer,
  now: number,
): Promise<boolean> {
  const cart = await cartsOf(db, siteId, now, 'shop')
    .where('purchased_at', 'is', null)
    .where('member_id', '=', (where) =>
      where
        .selectFrom('member_sessions as session')
        .select('session.member_id')
        .where('session.site_id', '=', siteId)
        .where('session.token_hash', '=', tokenHash),
    )
    .executeTakeFirst();
  return cart !== undefined;
}

/** A cart by its id, also one that has expired or was bought. */
export async function findCart(db: Db, siteId: SiteId, cartId: CartId): Promise<StoredCart | null> {
  const cart = await cartById(db, siteId, cartId).executeTakeFirst();
  return cart ?? null;
}

/** The same, read by the statement that also writes something. */
export async function findCartWith(
  db: Db,
  siteId: SiteId,
  cartId: CartId,
  write: OperationNodeSource,
): Promise<StoredCart | null> {
  const { rows } = await sql<StoredCart>`with written as (${write}) ${cartById(db, siteId, cartId)}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The same that the transaction holds until it ends; null also where it has expired. */
export async function holdCart(
  trx: Db,
  siteId: SiteId,
  cartId: CartId,
  now: number,
): Promise<StoredCart | null> {
  const cart = await cartById(trx, siteId, cartId)
    .where('changed_at', '>', new Date(now - CART_LIFE_MS))
    .forUpdate()
    .executeTakeFirst();
  return cart ?? null;
}

function cartById(db: Db, siteId: SiteId, cartId: CartId) {
  return db
    .selectFrom('carts')
    .select(COLUMNS)
    .select(isPurchased)
    .where('site_id', '=', siteId)
    .where('id', '=', cartId);
}

function cartsOf(db: Db, siteId: SiteId, now: number, kind: 'shop' | 'own') {
  return db
    .selectFrom('carts')
    .select(COLUMNS)
    .select(isPurchased)
    .where('site_id', '=', siteId)
    .where('kind', kind === 'shop' ? '=' : '!=', 'shop')
    .where('changed_at', '>', new Date(now - CART_LIFE_MS));
}

function isPurchased(eb: ExpressionBuilder<Database, 'carts'>) {
  return eb('purchased_at', 'is not', null).$castTo<boolean>().as('isPurchased');
}

/** The products whose variants these are on the live pages, by the ids of the variants; that of a digital one is its own. */
export async function findProductsOfVariants(
  db: Db,
  siteId: SiteId,
  variantIds: readonly VariantId[],
): Promise<ReadonlyMap<string, DocumentId>> {
  if (variantIds.length === 0) return new Map();
  const variants = await db
    .selectFrom('product_variants')
    .select(['variant_id as variantId', 'document_id as productId'])
    .where('site_id', '=', siteId)
    .where('stage', '=', 'live')
    .where('variant_id', 'in', [...variantIds])
    .execute();
  return new Map(variants.map(({ variantId, productId }) => [variantId, productId]));
}

/** What variants on the live pages have of each option, by their ids: `[['Size', 'M'], …]` (COMM-86). */
export async function findOptionValues(
  db: Db,
  siteId: SiteId,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, readonly (readonly [string, string])[]>> {
  if (variantIds.length === 0) return new Map();
  const variants = await db
    .selectFrom('product_variants')
    .select(['variant_id as variantId', 'option_values as values'])
    .where('site_id', '=', siteId)
    .where('stage', '=', 'live')
    .where((eb) => eb(eb.ref('variant_id').$castTo<string>(), 'in', [...variantIds]))
    .execute();
  return new Map(variants.map(({ variantId, values }) => [variantId, values ?? []]));
}

/** Takes a cart away with its lines. */
export async function removeCart(trx: Db, siteId: SiteId, cartId: CartId): Promise<void> {
  await trx.deleteFrom('carts').where('site_id', '=', siteId).where('id', '=', cartId).execute();
}
