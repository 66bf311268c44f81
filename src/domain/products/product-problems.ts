import type { DocumentRecord, DocumentRecords, RecordId } from '#domain/documents/record.ts';
import type { FieldProblem } from '#domain/validation/field-problem.ts';
import { isJsonObject, type JsonValue } from '#lib/json.ts';
import { compareByOrder } from '#lib/order-key.ts';
import { productRules } from '#messages/en/interface/product-rules.ts';
import { fill, type Words } from '#messages/message.ts';
import { MAX_OPTIONS, MAX_PRODUCT_IMAGES, MAX_VARIANTS } from './product-limits.ts';

type ProductProblem = FieldProblem & { readonly recordId: RecordId };

/**
 * What is wrong with a product as a whole though each of its records is right (COMM-21): too many options, variants or
 * pictures, a variant without exactly one value of each option, two variants with the same values, none at all. A
 * product without options has exactly one variant by that; only a digital one has none.
 */
export function productProblems(records: DocumentRecords): readonly ProductProblem[] {
  if (records['settings']?.['recordType'] !== 'store-item') return [];
  const all = Object.values(records);
  const of = (type: DocumentRecord['type']) => all.filter((record) => record.type === type).toSorted(byOrder);
  const [options, variants, images] = [of('product-option'), of('variant'), of('product-image')];
  return [
    ...beyond(options, MAX_OPTIONS, fill(productRules.tooManyOptions, { max: MAX_OPTIONS })),
    ...beyond(variants, MAX_VARIANTS, fill(productRules.tooManyVariants, { max: MAX_VARIANTS })),
    ...beyond(images, MAX_PRODUCT_IMAGES, fill(productRules.tooManyImages, { max: MAX_PRODUCT_IMAGES })),
    ...withoutVariant(records['settings'], variants),
    ...combinationProblems(options, variants),
  ];
}

function beyond(records: readonly DocumentRecord[], max: number, message: Words): readonly ProductProblem[] {
  return records.slice(max).map(({ id }) => ({ recordId: id, path: [], message, value: id }));
}

function withoutVariant(
  settings: DocumentRecord | undefined,
  variants: readonly DocumentRecord[],
): readonly ProductProblem[] {
  const content = settings?.['structuredContent'];
  const isDigital = isJsonObject(content) && content['productType'] === 'digital';
  if (variants.length > 0 || isDigital) return [];
  const message = productRules.variantNeeded;
  return [{ recordId: 'settings', path: ['structuredContent'], message, value: undefined }];
}

function combinationProblems(
  options: readonly DocumentRecord[],
  variants: readonly DocumentRecord[],
): readonly ProductProblem[] {
  const values = new Map(options.map((option) => [option.id, valueIdsOf(option['values'])]));
  const taken = new Set<string>();
  return variants.flatMap(({ id, values: chosen = {} }): readonly ProductProblem[] => {
    const entries = isJsonObject(chosen) ? Object.entries(chosen) : [];
    const isWhole =
      entries.length === values.size &&
      entries.every(
        ([option, value]) => typeof value === 'string' && values.get(option)?.has(value) === true,
      );
    if (!isWhole) {
      return [{ recordId: id, path: ['values'], message: productRules.valuesMissing, value: chosen }];
    }
    const key = JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
    if (taken.has(key)) {
      return [{ recordId: id, path: ['values'], message: productRules.combinationTwice, value: chosen }];
    }
    taken.add(key);
    return [];
  });
}

function valueIdsOf(values: JsonValue | undefined): ReadonlySet<string> {
  if (!Array.isArray(values)) return new Set();
  return new Set(
    values.flatMap((value) => (isJsonObject(value) && typeof value['id'] === 'string' ? [value['id']] : [])),
  );
}

/** Those that were there first come first where a variant stands twice: ids of the same place in the order decide. */
function byOrder(one: DocumentRecord, other: DocumentRecord): number {
  return compareByOrder(placeOf(one), placeOf(other));
}

function placeOf({ id, order }: DocumentRecord): { readonly id: string; readonly order: string } {
  return { id, order: typeof order === 'string' ? order : '' };
}
