import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { toCents } from '#domain/money/cents.ts';
import { mulDivHalfUp } from '#domain/money/half-up.ts';
import { LARGEST_PRICE } from '#domain/money/largest-price.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import type { JsonValue } from '#lib/json.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { WHOLE_PERCENT, type BulkChange } from './bulk-change.ts';
import { productRecordsOf } from '#domain/products/product-records.ts';

/** What is priced of a product: its variants, or itself where it is sold without. */
interface Priced {
  readonly id: string;
  /** Before the name of each field: `structuredContent.` and `…Cents` of a digital one. */
  readonly fields: Readonly<Record<'price' | 'salePrice' | 'onSale', string>>;
  readonly price: number;
  readonly salePrice: number;
  readonly onSale: boolean;
}

/**
 * The operations that make a change of many in one product; none where it is like that already. Refused as a whole where
 * a price would leave what prices can be (COMM-26, COMM-28): half a change would be none.
 */
export function bulkOperations(
  change: BulkChange,
  records: DocumentRecords,
): Result<readonly Operation[], 'price-out-of-range'> {
  const settings: Partial<DocumentRecord> = records['settings'] ?? {};
  switch (change.kind) {
    case 'state':
      return ok(set('settings', settings, 'workflowState', change.state));
    case 'visibility':
      return ok(set('settings', { visibility: 'listed', ...settings }, 'visibility', change.visibility));
    case 'tags':
    case 'categories':
      return ok(
        set(
          'settings',
          settings,
          change.kind,
          relabelled(settings[change.kind], change.names, change.isGiven),
        ),
      );
    case 'sku': {
      const wanted = new Map<string, string>(change.skus.map(({ variantId, sku }) => [variantId, sku]));
      return ok(
        productRecordsOf(records).variants.flatMap(({ id, sku }) =>
          set(id, { sku }, 'sku', wanted.get(id) ?? sku),
        ),
      );
    }
    case 'sale':
      return ok(pricedOf(records).flatMap((priced) => saleOperations(priced, change.percent)));
    case 'price': {
      const changed = pricedOf(records).map((priced) => priceOperations(priced, change));
      if (changed.includes(null)) return fail('price-out-of-range');
      return ok(changed.flatMap((operations) => operations ?? []));
    }
  }
}

function set(
  id: string,
  record: Readonly<Record<string, JsonValue | undefined>>,
  field: string,
  value: JsonValue,
): readonly Operation[] {
  return jsonEqual(record[field], value) ? [] : [{ op: 'set', id, field, value }];
}

/** The names with some more, or without some, compared without regard to case as everywhere. */
function relabelled(before: JsonValue | undefined, names: readonly string[], isGiven: boolean): string[] {
  const known = Array.isArray(before) ? before.filter((name) => typeof name === 'string') : [];
  const keyOf = (name: string): string => name.trim().toLowerCase();
  const meant = new Set(names.map(keyOf));
  if (!isGiven) return known.filter((name) => !meant.has(keyOf(name)));
  const has = new Set(known.map(keyOf));
  const added = names.filter((name) => {
    const isNew = !has.has(keyOf(name));
    has.add(keyOf(name));
    return isNew;
  });
  return [...known, ...added];
}

function pricedOf(records: DocumentRecords): readonly Priced[] {
  const { content, variants } = productRecordsOf(records);
  if (content.productType !== 'digital') {
    const fields = { price: 'price', salePrice: 'salePrice', onSale: 'onSale' };
    return variants.map(({ id, price, salePrice, onSale }) => ({ id, fields, price, salePrice, onSale }));
  }
  const fields = {
    price: 'structuredContent.priceCents',
    salePrice: 'structuredContent.salePriceCents',
    onSale: 'structuredContent.onSale',
  };
  const { priceCents: price, salePriceCents: salePrice, onSale } = content;
  return [{ id: 'settings', fields, price, salePrice, onSale }];
}

function saleOperations(priced: Priced, percent: number | null): readonly Operation[] {
  const { id, fields, price, salePrice, onSale } = priced;
  if (percent === null) {
    return onSale ? [{ op: 'set', id, field: fields.onSale, value: false }] : [];
  }
  const reduced = mulDivHalfUp(toCents(price), WHOLE_PERCENT - percent, WHOLE_PERCENT);
  return [
    ...(onSale ? [] : [{ op: 'set', id, field: fields.onSale, value: true } as const]),
    ...(salePrice === reduced ? [] : [{ op: 'set', id, field: fields.salePrice, value: reduced } as const]),
  ];
}

/** Null where a price would be below zero or above the highest. */
function priceOperations(
  { id, fields, price, salePrice, onSale }: Priced,
  { of, by }: Extract<BulkChange, { kind: 'price' }>,
): readonly Operation[] | null {
  const changed = (amount: number): number =>
    by.unit === 'amount'
      ? amount + by.amount
      : mulDivHalfUp(toCents(amount), WHOLE_PERCENT + by.percent, WHOLE_PERCENT);
  const wanted = [
    ...(of === 'salePrice' ? [] : [{ field: fields.price, before: price, after: changed(price) }]),
    ...(of === 'price' || !onSale
      ? []
      : [{ field: fields.salePrice, before: salePrice, after: changed(salePrice) }]),
  ];
  if (wanted.some(({ after }) => after < 0 || after > LARGEST_PRICE)) return null;
  return wanted
    .filter(({ before, after }) => before !== after)
    .map(({ field, after }) => ({ op: 'set', id, field, value: after }));
}
