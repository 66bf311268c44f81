import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { toCents } from '#domain/money/cents.ts';
import { spread } from '#domain/money/spread.ts';
import { isId } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { EditableOrder } from './load-editable.ts';
import type { PricedEdit } from './price-edit.ts';

/** Writes the lines of an order as an edit leaves them, with their taxes and what its discounts take off now. */
export async function writeEditedLines(
  trx: Transaction<Database>,
  siteId: SiteId,
  { order, lines: before }: EditableOrder,
  edit: PricedEdit,
): Promise<void> {
  const key = { site_id: siteId, order_id: order.id };
  const { lines, priced } = edit;
  const amounts = new Map(priced.lines.map((line) => [line.id, line]));
  const gone = before.filter(({ id }) => lines.every((line) => line.id !== id));
  if (gone.length > 0) {
    await trx
      .deleteFrom('order_lines')
      .where('site_id', '=', siteId)
      .where('order_id', '=', order.id)
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute();
  }
  for (const line of lines) {
    const found = amounts.get(line.id);
    invariant(found !== undefined && isId<'order-line'>(line.id), 'every line has its price');
    const { amount, discount, tax } = found;
    if (before.some(({ id }) => id === line.id)) {
      await trx
        .updateTable('order_lines')
        .set({ pieces: line.pieces, amount, discount, tax })
        .where('site_id', '=', siteId)
        .where('order_id', '=', order.id)
        .where('id', '=', line.id)
        .execute();
      continue;
    }
    await trx
      .insertInto('order_lines')
      .values({
        ...key,
        id: line.id,
        product_id: line.productId,
        variant_id: line.variantId,
        kind: line.kind,
        title: line.title,
        option_text: line.optionText,
        sku: line.sku,
        sku_key: line.sku.toLowerCase(),
        pieces: line.pieces,
        unit: line.unitPrice,
        amount,
        discount,
        tax,
        tax_class: line.taxClass,
        weight_grams: line.weightGrams,
        image: line.image === null ? null : JSON.stringify(line.image),
        answers: JSON.stringify(line.answers),
        category_ids: [...line.categoryIds],
      })
      .execute();
  }
  await writeTaxes(trx, siteId, order.id, priced);
  await writeDiscounts(trx, siteId, order, edit);
}

async function writeTaxes(
  trx: Transaction<Database>,
  siteId: SiteId,
  orderId: EditableOrder['order']['id'],
  priced: PricedEdit['priced'],
): Promise<void> {
  await trx.deleteFrom('order_taxes').where('site_id', '=', siteId).where('order_id', '=', orderId).execute();
  const taxes = [
    ...priced.lines.flatMap(({ id, taxShares }) => taxShares.map((share) => ({ line_id: id, share }))),
    ...priced.shippingTaxShares.map((share) => ({ line_id: 'delivery', share })),
  ].map(({ line_id, share: { ruleId, name, rate, amount } }) => ({
    site_id: siteId,
    order_id: orderId,
    line_id,
    rule_id: ruleId,
    name,
    rate,
    amount,
    place: priced.applicableTaxRules.findIndex(({ id }) => id === ruleId),
  }));
  if (taxes.length > 0) await trx.insertInto('order_taxes').values(taxes).execute();
}

/** What discounts take off is less by what the pieces had of it that are gone, each in proportion; they add up exactly. */
async function writeDiscounts(
  trx: Transaction<Database>,
  siteId: SiteId,
  { id, discount, discounts }: EditableOrder['order'],
  { priced }: PricedEdit,
): Promise<void> {
  const all = discounts.reduce((sum, { amount }) => sum + amount, 0);
  // Beyond those on lines there are discounts on the delivery, whose price is after them.
  const left = Math.max(0, all - discount + priced.discountCents);
  if (left === all) return;
  const parts = spread(
    toCents(left),
    discounts.map(({ amount }) => amount),
  );
  for (const [place, { id: discountId }] of discounts.entries()) {
    await trx
      .updateTable('order_discounts')
      .set({ amount: parts[place] ?? 0 })
      .where('site_id', '=', siteId)
      .where('order_id', '=', id)
      .where('discount_id', '=', discountId)
      .execute();
  }
}
