import { jsonEqual } from '#lib/json-equal.ts';
import type { JsonValue } from '#lib/json.ts';
import type { FiledContent, FiledVariant } from './filed-product.ts';

const PLAIN_FIELDS = [
  'title',
  'urlName',
  'type',
  'isVisible',
  'isListed',
  'brand',
  'excerpt',
  'description',
  'categories',
  'tags',
  'seoTitle',
  'seoDescription',
] as const satisfies readonly (keyof FiledContent)[];
const VARIANT_FIELDS = [
  'sku',
  'price',
  'salePrice',
  'onSale',
  'stock',
  'weightGrams',
  'lengthTenthMm',
  'widthTenthMm',
  'heightTenthMm',
] as const satisfies readonly (keyof FiledVariant)[];

/**
 * What a product that is known becomes by a file: only what the file says otherwise than it did the last time is taken,
 * so that a file that is imported again changes nothing, and what was changed here meanwhile stays. Where it was not
 * imported from a file before (`base` is null), what the file says otherwise than the product does is taken.
 * @param current the product as it is; its variants with their ids
 * @param base what the file said the last time; null where nothing is known of that
 * @param filed what the file says now
 * @returns variants that are new have no id
 */
export function mergeContent(
  current: FiledContent,
  base: FiledContent | null,
  filed: FiledContent,
): FiledContent {
  const fields = mergeFields(PLAIN_FIELDS, current, base, filed);
  const { options, variants } = mergeVariants(current, base, filed);
  return { ...current, ...fields, options, variants };
}

function mergeFields<
  Whole extends Readonly<Record<string, JsonValue | undefined>>,
  Field extends keyof Whole,
>(fields: readonly Field[], current: Whole, base: Whole | null, filed: Whole): Partial<Whole> {
  const merged: Partial<Whole> = {};
  for (const field of fields) {
    const said = filed[field];
    if (said === undefined || (base !== null && jsonEqual(said, base[field]))) continue;
    if (!jsonEqual(said, current[field])) merged[field] = said;
  }
  return merged;
}

function mergeVariants(
  current: FiledContent,
  base: FiledContent | null,
  filed: FiledContent,
): Pick<FiledContent, 'options' | 'variants'> {
  const find = finder(current.variants);
  const before = base === null ? () => undefined : finder(base.variants);
  const merged = (there: FiledVariant, said: FiledVariant): FiledVariant => ({
    ...there,
    ...mergeFields(VARIANT_FIELDS, there, before(said) ?? null, said),
  });
  const hasOwnOptions = base !== null && jsonEqual(base.options, filed.options);
  const isOfSameOptions = jsonEqual(current.options, filed.options);
  // Other options: of this file, unless they were changed here and the file says what it did.
  if (!isOfSameOptions && !hasOwnOptions) {
    const variants = filed.variants.map((said) => {
      const there = find(said);
      return there === undefined ? { ...said, id: '' } : { ...merged(there, said), values: said.values };
    });
    return { options: filed.options, variants };
  }
  const taken = new Map<FiledVariant, FiledVariant>();
  const added: FiledVariant[] = [];
  for (const said of filed.variants) {
    const there = find(said);
    if (there !== undefined) taken.set(there, merged(there, said));
    // One that the file had before is gone because somebody removed it here.
    else if (isOfSameOptions && before(said) === undefined) added.push({ ...said, id: '' });
  }
  const kept = current.variants.map((there) => taken.get(there) ?? there);
  return { options: current.options, variants: [...kept, ...added] };
}

/** Finds the variant that another one is: by its id, else its values, else a SKU that only one has. */
function finder(variants: readonly FiledVariant[]): (said: FiledVariant) => FiledVariant | undefined {
  const byId = new Map(variants.flatMap((each) => (each.id === '' ? [] : [[each.id, each] as const])));
  const byValues = new Map(variants.map((each) => [JSON.stringify(each.values), each]));
  const bySku = new Map<string, FiledVariant | null>();
  for (const each of variants) {
    const sku = each.sku ?? '';
    if (sku !== '') bySku.set(sku, bySku.has(sku) ? null : each);
  }
  return ({ id, values, sku = '' }) =>
    (id === '' ? undefined : byId.get(id)) ??
    byValues.get(JSON.stringify(values)) ??
    bySku.get(sku) ??
    undefined;
}
