import type { SiteId } from '#domain/documents/record.ts';
import type { AgreedTax } from '#domain/pricing/pricing-input.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { loadOrder, type StoredOrder } from '../queries.ts';
import type { OrderId, OrderLineId } from '../tables.ts';

/** An order with what an edit looks at beyond what is shown of it. */
export interface EditableOrder {
  readonly order: StoredOrder;
  readonly lines: readonly EditableLine[];
  /** At what its delivery was taxed. */
  readonly deliveryTaxes: readonly AgreedTax[];
}

type EditableLine = Awaited<ReturnType<typeof loadLines>>[number] & { readonly taxes: readonly AgreedTax[] };

/** States in which pieces are left that can be edited (ORD-100). */
const EDITED_STATES = ['received', 'pending', 'partlyFulfilled'];
/** What of an order cannot be changed in number: it is somebody's card, or a gift. */
const FIXED_KINDS = ['giftCard', 'donation'];

/** Whether an order can be edited. */
export function isEditable({ state, lines }: Pick<StoredOrder, 'state' | 'lines'>): boolean {
  return EDITED_STATES.includes(state) && lines.every(({ kind }) => !FIXED_KINDS.includes(kind));
}

/** Throws `not-found`, and `order-state` where an order cannot be edited. */
export async function loadEditable(db: Db, siteId: SiteId, orderId: OrderId): Promise<EditableOrder> {
  const order = await loadOrder(db, siteId, orderId);
  if (order === null) throw new CallError('not-found');
  if (!isEditable(order)) throw new CallError('order-state');
  const lines = await loadLines(db, siteId, orderId);
  const taxes = await db
    .selectFrom('order_taxes')
    .select(['line_id as lineId', 'rule_id as ruleId', 'name', 'rate'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('place')
    .orderBy('rule_id')
    .execute();
  const taxesOf = (lineId: string) => taxes.flatMap(({ lineId: of, ...tax }) => (of === lineId ? [tax] : []));
  return {
    order,
    lines: lines.map((line) => ({ ...line, taxes: taxesOf(line.id) })),
    deliveryTaxes: taxesOf('delivery'),
  };
}

function loadLines(db: Db, siteId: SiteId, orderId: OrderId) {
  return db
    .selectFrom('order_lines')
    .select([
      'id',
      'product_id as productId',
      'variant_id as variantId',
      'kind',
      'title',
      'option_text as optionText',
      'sku',
      'pieces',
      'unit as unitPrice',
      'discount',
      'tax_class as taxClass',
      'weight_grams as weightGrams',
      'image',
      'answers',
      'category_ids as categoryIds',
      'fulfilled',
      'canceled',
      'refunded',
    ])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** So many pieces of a line stay: they were sent, given up or refunded. */
export function leastPieces(line: {
  readonly fulfilled: number;
  readonly canceled: number;
  readonly refunded: number;
}): number {
  return Math.max(line.fulfilled + line.canceled, line.refunded);
}

/** The pieces that lines have after an edit, by line; those that are taken out have none. Throws `order-state`. */
export function editedPieces(
  lines: readonly EditableLine[],
  edited: readonly { readonly lineId: OrderLineId; readonly pieces: number }[],
): ReadonlyMap<OrderLineId, number> {
  const pieces = new Map(edited.map((line) => [line.lineId, line.pieces]));
  const isKnown = edited.every(({ lineId }) => lines.some(({ id }) => id === lineId));
  const isEnough = lines.every((line) => (pieces.get(line.id) ?? 0) >= leastPieces(line));
  if (!isKnown || !isEnough || pieces.size !== edited.length) throw new CallError('order-state');
  return pieces;
}
