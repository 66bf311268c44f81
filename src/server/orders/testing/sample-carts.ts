import { sql } from 'kysely';
import { toCents } from '#domain/money/cents.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';
import { createId, type Id } from '#lib/id.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { CartToOrder, LineToOrder, PricedCartToOrder } from '../cart-to-order.ts';
import type { OrderRequest } from '../order-request.ts';

export interface SampleLine {
  readonly variantId: string;
  readonly title: string;
  readonly pieces: number;
  readonly price: number;
  /** Absent: a service. */
  readonly kind?: LineToOrder['kind'];
}

interface SampleCart {
  readonly lines: readonly LineToOrder[];
  version: number;
  orderId: string | null;
}

export const SAMPLE_ADDRESS = {
  name: 'Ada Lovelace',
  company: '',
  line1: '1 Quarry Lane',
  line2: '',
  city: 'Hartford',
  region: 'CT',
  postalCode: '06101',
  country: 'US',
};

/** Carts of services, which nothing delivers, kept in memory and held in the database as those of visitors are. */
export class SampleCarts implements CartToOrder {
  readonly #siteId: SiteId;
  readonly #carts = new Map<string, SampleCart>();

  constructor(siteId: SiteId) {
    this.#siteId = siteId;
  }

  add(lines: readonly SampleLine[]): Id<'cart'> {
    const id = createId<'cart'>();
    this.#carts.set(id, { lines: lines.map(lineOf), version: 1, orderId: null });
    return id;
  }

  /** Everything that a buyer sends who has seen the cart as it is. */
  request(cartId: Id<'cart'>, changes: Partial<OrderRequest> = {}): OrderRequest {
    const lines = this.#carts.get(cartId)?.lines ?? [];
    return {
      siteId: this.#siteId,
      cartId,
      cartVersion: 1,
      expectedTotal: lines.reduce((sum, { pieces, unitPrice }) => sum + pieces * unitPrice, 0),
      submissionKey: createId(),
      contact: { email: 'ada@example.org', phone: '', language: 'en', networkAddress: null },
      delivery: null,
      billing: SAMPLE_ADDRESS,
      note: '',
      consents: [],
      provider: 'manual',
      tester: null,
      memberId: null,
      ...changes,
    };
  }

  readonly hold: CartToOrder['hold'] = async (trx, _siteId, cartId) => {
    await sql`select pg_advisory_xact_lock(hashtext(${cartId}))`.execute(trx);
    const cart = this.#carts.get(cartId);
    return cart === undefined ? null : { ...cart, price: async () => this.#price(cart) };
  };

  #price({ lines }: SampleCart): PricedCartToOrder {
    const priced = priceCart({
      currency: 'USD',
      pricesIncludeTax: false,
      lines: lines.map((line) => ({
        ...line,
        unitPrice: toCents(line.unitPrice),
        isOnSale: false,
        canBeBought: true,
        extraDelivery: toCents(0),
      })),
      codes: [],
      discounts: [],
      shippingOptions: [],
      chosenShippingOptionId: null,
      taxRules: [],
      deliveryPlace: null,
      billingPlace: null,
      storePlace: { country: 'US', region: null, postalCode: null },
      isPointOfSale: false,
      customer: { email: null, isMember: false, isFirstOrder: false, isTaxExempt: false },
      giftCards: [],
      now: 0,
      today: '2026-11-26',
    });
    return { lines, priced };
  }

  readonly closing: CartToOrder['closing'] = (_trx, _siteId, cartId, orderId) => {
    const cart = this.#carts.get(cartId);
    if (cart !== undefined) cart.orderId = orderId;
    return [];
  };
}

function lineOf(
  { variantId, title, pieces, price, kind = 'service' }: SampleLine,
  place: number,
): LineToOrder {
  return {
    // The earlier line has the smaller id.
    id: createId(Date.now() + place),
    productId: createId(),
    variantId,
    kind,
    title,
    optionText: 'Small',
    sku: 'JUG-1',
    pieces,
    unitPrice: price,
    taxClass: 'standard',
    weightGrams: 0,
    image: null,
    categoryIds: [],
    answers: [],
    problem: null,
  };
}
