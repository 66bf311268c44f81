import type { Operation } from '#domain/documents/operation.ts';
import type { ProductOption } from '#domain/products/product-option.ts';
import type { ProductRecords } from '#domain/products/product-records.ts';
import { newVariantId, type Variant } from '#domain/products/variant.ts';
import { createId } from '#lib/id.ts';
import { orderKeysBetween } from '#lib/order-key.ts';

/** An option as a person writes it. */
export interface OptionDraft {
  /** Of an option that is there already. */
  readonly id: ProductOption['id'] | null;
  readonly name: string;
  readonly values: readonly string[];
}

/** How many variants the values of options make. */
export function countVariants(drafts: readonly OptionDraft[]): number {
  return drafts.reduce((count, { values }) => count * values.length, 1);
}

/**
 * The operations that give a product these options, and a variant for each combination of their values. Values keep
 * their ids by their names. A variant stays, with its SKU and its stock, where its values still are; a new one takes the
 * prices of one that has the same other values.
 */
export function setOptions(
  { options, variants }: Pick<ProductRecords, 'options' | 'variants'>,
  drafts: readonly OptionDraft[],
): readonly Operation[] {
  const next = drafts.map((draft) =>
    optionOf(
      options.find(({ id }) => id === draft.id),
      draft,
    ),
  );
  const orders = orderKeysBetween(null, null, next.length);
  const kept = new Set<string>(next.map(({ id }) => id));
  const known = new Set(options.filter(({ id }) => kept.has(id)).map(({ id }) => id));
  const free = new Set(variants);
  const combinations = combine(next);
  const variantOrders = orderKeysBetween(null, null, combinations.length);
  const written = combinations.map((values, index): Operation => {
    const fits = (variant: Variant): boolean => [...known].every((id) => variant.values[id] === values[id]);
    const same = [...free].find(fits);
    const order = variantOrders[index] ?? '';
    if (same !== undefined) {
      free.delete(same);
      return { op: 'put', record: { ...same, values, order } };
    }
    const {
      price = 0,
      salePrice = 0,
      onSale = false,
      weightGrams = 0,
      extraDelivery = 0,
    } = variants.find(fits) ?? variants[0] ?? {};
    const fields = { order, values, sku: '', price, salePrice, onSale, weightGrams, extraDelivery };
    return { op: 'put', record: { id: newVariantId(), type: 'variant', ...fields } };
  });
  return [
    ...options.filter(({ id }) => !kept.has(id)).map(({ id }): Operation => ({ op: 'remove', id })),
    ...next.map((option, index): Operation => {
      return { op: 'put', record: { ...option, type: 'product-option', order: orders[index] ?? '' } };
    }),
    ...[...free].map(({ id }): Operation => ({ op: 'remove', id })),
    ...written,
  ];
}

function optionOf(before: ProductOption | undefined, { name, values }: OptionDraft) {
  return {
    id: before?.id ?? createId<'record'>(),
    name,
    values: values.map((value, index) => ({
      // A value that is called otherwise is the same one in its place, unless its name stands elsewhere.
      id:
        before?.values.find((known) => known.name === value)?.id ??
        renamedId(before, values, index) ??
        createId<'option-value'>(),
      name: value,
    })),
  };
}

function renamedId(before: ProductOption | undefined, values: readonly string[], index: number) {
  const known = before?.values[index];
  return known === undefined || before?.values.length !== values.length || values.includes(known.name)
    ? null
    : known.id;
}

function combine(
  options: readonly Pick<ProductOption, 'id' | 'values'>[],
): readonly Readonly<Record<string, string>>[] {
  return options.reduce<readonly Readonly<Record<string, string>>[]>(
    (combinations, { id, values }) =>
      combinations.flatMap((chosen) => values.map((value) => ({ ...chosen, [id]: value.id }))),
    [{}],
  );
}
