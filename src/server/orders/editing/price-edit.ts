import { orderDelivery, type OrderDelivery } from '#domain/orders/order-delivery.ts';
import { addressProblems, tidyAddress } from '#domain/addresses/address.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { mulDivHalfUp } from '#domain/money/half-up.ts';
import { toCents } from '#domain/money/cents.ts';
import type { OrderAddress } from '#domain/orders/order-address.ts';
import type { OrderEdit } from '#domain/orders/order-draft.ts';
import { placeOfAddress } from '#domain/pricing/place-of-address.ts';
import type { PricedCart } from '#domain/pricing/price-cart.ts';
import type { Stock } from '#domain/products/stock.ts';
import { isId } from '#lib/id.ts';
import { loadCatalogue } from '#server/carts/load-catalogue.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';
import { readStoreRules, type StoreRules } from '#server/store/store-rules.ts';
import type { LineToOrder } from '../cart-to-order.ts';
import { draftLines } from '../drafts/draft-lines.ts';
import { priceLines, type LinesToPrice } from '../drafts/price-lines.ts';
import { editedPieces, type EditableOrder } from './load-editable.ts';

export interface PricedEdit {
  /** Those that stay, as they were named, then those that were added. */
  readonly lines: LinesToPrice['lines'];
  readonly priced: PricedCart;
  readonly delivery: OrderAddress | null;
  readonly deliveryOption: OrderDelivery | null;
}

/**
 * What an order comes to that is edited (ORD-100): what stays keeps its price, its share of discounts and the taxes of its
 * day, as long as it goes to the same place (ORD-68); what is added is priced as now. Pieces that are taken out take their
 * share of the discount along, pieces that are added get none of it. Throws `order-state`, `draft-address`.
 */
export async function priceEdit(
  db: Db,
  siteId: SiteId,
  editable: EditableOrder,
  edit: OrderEdit,
  now: number,
): Promise<PricedEdit> {
  const { order } = editable;
  const rules = await readStoreRules(db, siteId);
  const address = edit.address === null ? order.delivery : tidyAddress(edit.address);
  const isSamePlace = samePlace(address, order.delivery);
  const delivery = deliveryOf(editable, edit, isSamePlace);
  const keepsMode = edit.delivery === null || isPickupOf(edit, rules) === order.deliveryOption?.isPickup;
  const kept = await keptLines(db, siteId, editable, edit, {
    sent: isSamePlace && keepsMode,
    others: order.billing !== null || isSamePlace,
  });
  const lines = [...kept, ...(await draftLines(db, siteId, edit.added, now))];
  if (lines.length === 0) throw new CallError('order-state');
  const deliveryPlace = address === null || address.country === '' ? null : placeOfAddress(address);
  const billingPlace =
    order.billing === null || order.billing.country === '' ? deliveryPlace : placeOfAddress(order.billing);
  const priced = priceLines({
    lines,
    rules,
    currency: order.currency,
    pricesIncludeTax: order.taxIncluded,
    delivery,
    deliveryPlace,
    billingPlace,
    // As it was when it was placed (ORD-68).
    isTaxExempt: order.isTaxExempt,
    discount: null,
    now,
    timeZone: await siteTimeZone(db, siteId),
  });
  const selected = priced.selectedShippingOption;
  const deliveryOption = selected === null ? null : orderDelivery(selected);
  return { lines, priced, delivery: address, deliveryOption };
}

/** Refuses what would be sent to nowhere: something is sent without a way or a whole address. Throws `draft-address`. */
export function refuseNowhere({ priced, delivery, deliveryOption }: PricedEdit, edit: OrderEdit): void {
  if (!priced.requiresShipping || edit.delivery?.kind === 'none') return;
  if (deliveryOption === null) {
    if (edit.delivery === null) return;
    throw new CallError('draft-address');
  }
  if (deliveryOption.isPickup) return;
  const isChanged = edit.address !== null || edit.delivery !== null;
  const isWhole = delivery !== null && Object.keys(addressProblems(delivery, null)).length === 0;
  if (isChanged && !isWhole) throw new CallError('draft-address');
}

function samePlace(one: OrderAddress | null, other: OrderAddress | null): boolean {
  if (one === null || other === null) return one === other;
  return JSON.stringify(placeOfAddress(one)) === JSON.stringify(placeOfAddress(other));
}

function deliveryOf(
  { order, deliveryTaxes }: EditableOrder,
  { delivery }: OrderEdit,
  isSamePlace: boolean,
): LinesToPrice['delivery'] {
  if (delivery !== null) return delivery;
  const { deliveryOption, shipping } = order;
  if (deliveryOption === null) return { kind: 'none' };
  const taxes = isSamePlace ? deliveryTaxes : null;
  return { kind: 'agreed', agreed: { ...deliveryOption, price: shipping, taxes } };
}

function isPickupOf({ delivery }: OrderEdit, { shippingOptions }: StoreRules): boolean {
  if (delivery?.kind !== 'option') return false;
  return shippingOptions.some(({ id, price }) => id === delivery.optionId && price.kind === 'pickup');
}

/** The lines that stay, at what was agreed; `problem` says of which more is wanted than is there. */
async function keptLines(
  db: Db,
  siteId: SiteId,
  { lines }: EditableOrder,
  edit: OrderEdit,
  keepsTaxes: { readonly sent: boolean; readonly others: boolean },
): Promise<LinesToPrice['lines']> {
  const pieces = editedPieces(lines, edit.lines);
  const more = lines.filter(({ id, pieces: before }) => (pieces.get(id) ?? 0) > before);
  const stock = await stockOf(
    db,
    siteId,
    more.map(({ variantId }) => variantId),
  );
  // A delivery that stays has its price; one that is chosen anew costs what it costs now (ORD-62).
  const catalogue = edit.delivery?.kind === 'option' ? await loadCatalogue(db, siteId, sent(lines)) : null;
  return edit.lines.flatMap(({ lineId }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined) return [];
    const { taxes, discount, pieces: before, fulfilled: _f, canceled: _c, refunded: _r, ...facts } = line;
    const count = pieces.get(lineId) ?? 0;
    const share = count < before ? mulDivHalfUp(toCents(discount), count, before) : toCents(discount);
    const isKept = line.kind === 'physical' ? keepsTaxes.sent : keepsTaxes.others;
    const there = stock.get(line.variantId);
    const left = there === undefined || there.isUnlimited ? null : before + Math.max(0, there.quantity);
    const problem: LineToOrder['problem'] = left !== null && count > left ? { kind: 'short', left } : null;
    const agreed = { discount: share, taxes: isKept ? taxes : null };
    const extraDelivery = catalogue?.get(line.variantId)?.extraDelivery;
    return [
      { ...facts, pieces: count, problem, agreed, ...(extraDelivery === undefined ? {} : { extraDelivery }) },
    ];
  });
}

/** Products of it that are sent, as the catalogue finds them; lines of the owner's own words are in none. */
function sent(lines: EditableOrder['lines']) {
  return lines.flatMap(({ kind, productId, variantId }) =>
    kind === 'physical' && isId<'document'>(productId) && isId<'variant'>(variantId)
      ? [{ productId, variantId }]
      : [],
  );
}

async function stockOf(db: Db, siteId: SiteId, variantIds: readonly string[]) {
  const ids = variantIds.filter((id) => isId<'variant'>(id));
  if (ids.length === 0) return new Map<string, Stock>();
  const rows = await db
    .selectFrom('variant_stock')
    .select(['variant_id as id', 'is_unlimited as isUnlimited', 'quantity'])
    .where('site_id', '=', siteId)
    .where('variant_id', 'in', ids)
    .execute();
  return new Map<string, Stock>(rows.map(({ id, ...stock }) => [id, stock]));
}
