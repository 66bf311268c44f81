import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { productRecordsOf } from '#domain/products/product-records.ts';
import type { ProductOption } from '#domain/products/product-option.ts';
import { newVariantId, type Variant, type VariantId } from '#domain/products/variant.ts';
import { createId } from '#lib/id.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import { orderKeysBetween } from '#lib/order-key.ts';
import type { FiledContent, FiledVariant } from './filed-product.ts';

export interface ProductMade {
  readonly records: DocumentRecords;
  /** The figures of variants that the content says, by their ids; null: unlimited. */
  readonly stock: ReadonlyMap<VariantId, number | null>;
}

/**
 * The records of a product with some content: its settings, options and variants, and its other records as they are.
 * Records that are there keep their ids, and what the content says nothing of. Pictures and blocks are not its.
 * @param records those that are there; of a new product its settings alone
 */
export function recordsOfContent(records: DocumentRecords, content: FiledContent): ProductMade {
  const before = productRecordsOf(records);
  const isDigital = content.type === 'digital';
  const options = isDigital ? [] : optionsOf(before.options, content);
  const variants = isDigital ? [] : variantsOf(before.variants, options, content.variants);
  const rest = Object.values(records).filter(({ type }) => type !== 'product-option' && type !== 'variant');
  const settings = settingsOf(records['settings'], content);
  const next = [
    ...rest,
    ...options.map(asRecord(records)),
    ...variants.map(({ variant }) => variant).map(asRecord(records)),
  ];
  return {
    records: { ...Object.fromEntries(next.map((record) => [record.id, record])), settings },
    stock: new Map(
      variants.flatMap(({ variant, stock }) => (stock === undefined ? [] : [[variant.id, stock] as const])),
    ),
  };
}

/** A record keeps what its schema does not know. */
function asRecord(records: DocumentRecords): (made: ProductOption | Variant) => DocumentRecord {
  return (made) => ({ ...records[made.id], ...made });
}

function settingsOf(before: DocumentRecord | undefined, content: FiledContent): DocumentRecord {
  const [only] = content.variants;
  const stored = before?.['structuredContent'];
  const prices =
    content.type === 'digital' && only !== undefined
      ? {
          priceCents: only.price ?? 0,
          salePriceCents: only.salePrice ?? 0,
          onSale: only.onSale ?? false,
        }
      : {};
  const said: JsonObject = {
    ...(content.title === undefined ? {} : { title: content.title }),
    ...(content.urlName === undefined ? {} : { urlName: content.urlName }),
    ...stateOf(before, content.isVisible),
    ...visibilityOf(before, content.isListed),
    ...(content.excerpt === undefined ? {} : { excerpt: content.excerpt }),
    ...(content.tags === undefined ? {} : { tags: content.tags }),
    ...(content.categories === undefined ? {} : { categories: content.categories }),
    ...(content.seoTitle === undefined ? {} : { seoTitle: content.seoTitle }),
    ...(content.seoDescription === undefined ? {} : { description: content.seoDescription }),
    structuredContent: {
      ...(isJsonObject(stored) ? stored : {}),
      productType: content.type ?? 'physical',
      ...prices,
      ...brandOf(stored, content.brand),
    },
  };
  return { id: 'settings', type: 'settings', ...before, ...said };
}

/** A product that names nobody is not changed by a file that names nobody. */
function brandOf(stored: JsonValue | undefined, brand: string | undefined): JsonObject {
  const before = isJsonObject(stored) ? (stored['brand'] ?? '') : '';
  return brand === undefined || brand === before ? {} : { brand };
}

/** What is hidden becomes a draft; one that waits for a date or a review stays hidden as it is. */
function stateOf(before: DocumentRecord | undefined, isVisible: boolean | undefined): JsonObject {
  const isPublished = before?.['workflowState'] === 'published';
  if (isVisible === undefined || isVisible === isPublished) return {};
  return { workflowState: isVisible ? 'published' : 'draft' };
}

function visibilityOf(before: DocumentRecord | undefined, isListed: boolean | undefined): JsonObject {
  const wasListed = before?.['visibility'] !== 'unlisted';
  return isListed === undefined || isListed === wasListed
    ? {}
    : { visibility: isListed ? 'listed' : 'unlisted' };
}

/** Options keep their records by their names; values that no variant has stay, so that nothing that was typed is lost. */
function optionsOf(
  before: readonly ProductOption[],
  { options, variants }: FiledContent,
): readonly ProductOption[] {
  const isSame = before.length === options.length && before.every(({ name }, at) => name === options[at]);
  const orders = orderKeysBetween(null, null, options.length);
  return options.map((name, at): ProductOption => {
    const there = isSame ? before[at] : before.find((option) => option.name === name);
    const known = isSame ? (there?.values ?? []) : [];
    const values = [...known];
    for (const { values: chosen } of variants) {
      const value = chosen[at] ?? '';
      if (values.some((each) => each.name === value)) continue;
      values.push(
        there?.values.find((each) => each.name === value) ?? { id: createId<'option-value'>(), name: value },
      );
    }
    return {
      id: there?.id ?? createId<'record'>(),
      type: 'product-option',
      order: isSame && there !== undefined ? there.order : (orders[at] ?? ''),
      name,
      values,
    };
  });
}

interface MadeVariant {
  readonly variant: Variant;
  readonly stock: number | null | undefined;
}

function variantsOf(
  before: readonly Variant[],
  options: readonly ProductOption[],
  filed: readonly FiledVariant[],
): readonly MadeVariant[] {
  const byId = new Map<string, Variant>(before.map((variant) => [variant.id, variant]));
  const orders = orderKeysBetween(before.at(-1)?.order ?? null, null, filed.length);
  return filed.map(({ id, values, stock, ...said }, at) => {
    const there = byId.get(id);
    const variant: Variant = {
      ...(there ?? { ...NEW_VARIANT, id: newVariantId(), order: orders[at] ?? '' }),
      values: Object.fromEntries(
        options.map((option, place) => [
          option.id,
          option.values.find(({ name }) => name === values[place])?.id ?? '',
        ]),
      ) as Variant['values'],
      ...said,
    };
    return { variant, stock };
  });
}

const NEW_VARIANT: Omit<Variant, 'id' | 'order'> = {
  type: 'variant',
  values: {},
  sku: '',
  price: 0,
  salePrice: 0,
  onSale: false,
  weightGrams: 0,
  lengthTenthMm: 0,
  widthTenthMm: 0,
  heightTenthMm: 0,
  extraDelivery: 0,
  imageId: null,
};
