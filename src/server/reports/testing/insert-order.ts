import type { SiteId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import { createId, isId } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface ReportedOrder {
  readonly at: Date;
  readonly currency: CurrencyCode;
  readonly state: OrderState;
  readonly isTest?: boolean;
  readonly channel?: 'web' | 'by-hand';
  readonly kind?: 'shop' | 'gift-card' | 'donation';
  readonly country: string;
  readonly provider: string;
  readonly paid: number;
  readonly shipping: number;
  readonly lines: readonly {
    readonly product: string;
    readonly variant: string;
    readonly categories: readonly string[];
    readonly pieces: number;
    readonly amount: number;
    readonly discount: number;
    readonly tax: number;
  }[];
}

/** What the single order adds up to. */
export function sumsOf({ lines, shipping }: Pick<ReportedOrder, 'lines' | 'shipping'>) {
  const sum = (of: 'amount' | 'discount' | 'tax') => lines.reduce((all, line) => all + line[of], 0);
  const [gross, discounts, tax] = [sum('amount'), sum('discount'), sum('tax')];
  return { gross, discounts, tax, delivery: shipping, ordered: gross - discounts + shipping + tax };
}

let count = 0;

/** Puts an order with its lines, taxes, discounts and payment into the tables, placed when it says. */
export async function insertOrder(db: Db, siteId: SiteId, order: ReportedOrder): Promise<string> {
  count += 1;
  const id = createId<'order'>();
  const sums = sumsOf(order);
  const address = JSON.stringify({ country: order.country, region: '' });
  await db
    .insertInto('orders')
    .values({
      site_id: siteId,
      id,
      number: count,
      shown_number: String(count),
      state: order.state,
      payment_word: order.paid > 0 ? 'paid' : 'unpaid',
      channel: order.channel ?? 'web',
      is_test: order.isTest ?? false,
      kind: order.kind ?? 'shop',
      cart_id: createId<'cart'>(),
      cart_version: 1,
      submission_key: id,
      token_hash: Buffer.from(id),
      token_sealed: '',
      email: '',
      email_key: '',
      phone: '',
      name: '',
      name_key: '',
      member_id: null,
      delivery: null,
      billing: address,
      delivery_option: null,
      note: '',
      consents: '[]',
      language: 'en',
      network_address: null,
      currency: order.currency,
      subtotal: sums.gross,
      discount: sums.discounts,
      shipping: sums.delivery,
      tax: sums.tax,
      tax_included: false,
      total: sums.ordered,
      paid: order.paid,
      reservation: 'none',
      created_at: order.at,
      placed_at: order.state === 'awaitingPayment' || order.state === 'expired' ? null : order.at,
      due_at: null,
    })
    .execute();
  for (const line of order.lines) {
    const [variantId, productId, lineId] = [line.variant, line.product, createId<'order-line'>()];
    invariant(isId(variantId) && isId(productId), 'ids of products');
    const key = { site_id: siteId, order_id: id };
    await db
      .insertInto('order_lines')
      .values({
        ...key,
        id: lineId,
        product_id: productId,
        variant_id: variantId,
        kind: 'physical',
        title: `Product ${productId.at(-1)}`,
        option_text: `Size ${variantId.at(-1)}`,
        sku: '',
        sku_key: '',
        pieces: line.pieces,
        unit: line.amount,
        amount: line.amount,
        discount: line.discount,
        tax: line.tax,
        tax_class: 'standard',
        weight_grams: 0,
        image: null,
        answers: '[]',
        category_ids: [...line.categories],
      })
      .execute();
    const share = { ...key, line_id: lineId, rule_id: 'vat', name: 'VAT', rate: 81_000, amount: line.tax };
    await db.insertInto('order_taxes').values(share).execute();
  }
  if (sums.discounts > 0) {
    const given = { discount_id: 'spring', code: 'SPRING', title: 'Spring', amount: sums.discounts };
    await db
      .insertInto('order_discounts')
      .values({ site_id: siteId, order_id: id, ...given })
      .execute();
  }
  await db
    .insertInto('payments')
    .values({
      site_id: siteId,
      id: createId<'payment'>(),
      order_id: id,
      attempt: 1,
      provider: order.provider,
      key: `${id}:pay:1`,
      amount: Math.max(1, sums.ordered),
      currency: order.currency,
      status: order.paid > 0 ? 'succeeded' : 'waiting',
      paid: order.paid,
      paid_on: null,
      asked_at: order.at,
      answered_at: order.at,
    })
    .execute();
  return id;
}
