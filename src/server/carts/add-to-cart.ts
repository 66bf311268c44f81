import type { Withheld } from '#domain/gating/withheld-documents.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { beginCart } from './begin-cart.ts';
import type { NamedRefusal } from './change-line.ts';
import { lockMember } from './join-carts.ts';
import { lockCart } from './lock-cart.ts';
import { putInCart, type Addition } from './put-in-cart.ts';
import { findCartOfMember, removeCart } from './queries.ts';
import type { CartId } from './tables.ts';

interface CartHolder {
  readonly siteId: SiteId;
  /** The cart that they have; a new one is begun where it was bought, or is no longer there (ORD-07). */
  readonly cartId: CartId | null;
  readonly memberId: Id<'member'> | null;
  /** Of the secret that the browser gets with a cart that is begun. */
  readonly newTokenHash: Buffer;
  /** What they do not get of the site (MEMB-35). */
  readonly withheld: Withheld;
}

export interface Added {
  /** What did not go in, and why. */
  readonly refused: readonly NamedRefusal[];
  /** Null where nothing went in and there was none. */
  readonly cartId: CartId | null;
  readonly isNew: boolean;
}

/** Puts things into a cart, each that can be; the cart is begun with the first line that goes in (ORD-04). */
export async function addToCart(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { siteId, cartId: heldId, memberId, newTokenHash, withheld }: CartHolder,
  additions: readonly Addition[],
): Promise<Added> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    if (memberId !== null) await lockMember(trx, siteId, memberId);
    const open = await openCart(trx, siteId, heldId, memberId, at);
    const { currency } = await loadStoreSettings(trx, siteId);
    const cartId =
      open ??
      (await beginCart(trx, { siteId, kind: 'shop', tokenHash: newTokenHash, memberId, currency, now: at }));
    const refused = await putInCart(trx, { siteId, cartId, withheld, now: at }, additions);
    const isNew = open === null;
    if (!isNew || refused.length < additions.length) return { refused, cartId, isNew };
    await removeCart(trx, siteId, cartId);
    return { refused, cartId: null, isNew: false };
  });
}

/** The cart, held until the transaction ends; null where it can no longer be changed. */
async function openCart(
  trx: Db,
  siteId: SiteId,
  cartId: CartId | null,
  memberId: Id<'member'> | null,
  now: number,
): Promise<CartId | null> {
  const id = cartId ?? (memberId === null ? null : await idOfMember(trx, siteId, memberId, now));
  return id !== null && (await lockCart(trx, siteId, id, now)) === 'open' ? id : null;
}

async function idOfMember(trx: Db, siteId: SiteId, memberId: Id<'member'>, now: number) {
  return (await findCartOfMember(trx, siteId, memberId, now))?.id ?? null;
}
