import { productFiles } from '#messages/en/interface/product-files.ts';
import { fill } from '#messages/message.ts';
import { checkedProduct } from './checked-product.ts';
import { combinationsOf } from './any-values.ts';
import { filedMeasure, filedPrice, filedStock, filedYesNo, type ReadingNotes } from './filed-figures.ts';
import { filedOptions } from './filed-options.ts';
import type { FiledProduct, FiledVariant } from './filed-product.ts';
import { splitLabels } from './label-list.ts';
import { unitOfHeader } from './product-dialects.ts';
import type { ProductCells, ProductColumnsRead } from './product-cells.ts';
import type { ProductColumn } from './product-columns.ts';
import type { StoreOfFile } from './product-dialect-reader.ts';

/** Whether a row of WooCommerce is a variation of a product in another row. */
export function isVariation(cells: ProductCells): boolean {
  return /(?:^|,)\s*variation\s*(?:,|$)/i.test(cells.get('productType'));
}

/** By which a variation names its product: `id:44`, or its SKU. */
export function namesOfProduct(cells: ProductCells): readonly string[] {
  return [`id:${cells.get('productId')}`, cells.get('sku')].filter((name) => name !== '' && name !== 'id:');
}

/**
 * A product of WooCommerce with its variations, wherever these stand in the file: attributes of which variations name a
 * value are its options, the others a list below its description. A variation for any value stands for each of them.
 */
export function woocommerceProduct(
  parent: ProductCells,
  variations: readonly ProductCells[],
  columns: ProductColumnsRead,
  store: StoreOfFile,
): FiledProduct {
  const notes: ReadingNotes = { problems: [], remarks: [] };
  const get = (column: ProductColumn) => parent.get(column);
  const types = get('productType')
    .toLowerCase()
    .split(',')
    .map((type) => type.trim());
  const other = types.find((type) => ['grouped', 'external'].includes(type));
  if (other !== undefined) notes.problems.push(fill(productFiles.otherType, { type: other }));
  const isDigital = types.includes('downloadable') && variations.length === 0;
  if (isDigital) notes.remarks.push(productFiles.digitalFiles);
  const isService = types.includes('virtual') && !isDigital;
  const attributes = filedOptions([parent, ...variations]);
  const offered = attributes.valuesIn(parent).map(splitLabels);
  const isOption = attributes.names.map((_, at) =>
    variations.some((cells) => attributes.areNamedIn(cells)[at] === true),
  );
  const options = attributes.names.filter((_, at) => isOption[at]);
  const offeredOptions = offered.filter((_, at) => isOption[at]);
  const facts = attributes.names.flatMap((name, at) =>
    isOption[at] === true || (offered[at] ?? []).length === 0 ? [] : [{ name, values: offered[at] ?? [] }],
  );
  const read = variations.length === 0 ? [parent] : variations;
  const variants = read.flatMap((cells) => {
    const variant = variantOf(cells, parent, columns, store, notes);
    const values = attributes.valuesIn(cells).filter((_, at) => isOption[at]);
    const all = variations.length === 0 ? [[]] : combinationsOf(values, offeredOptions);
    if (all.length > 1 && typeof variant.stock === 'number' && variant.stock > 0)
      notes.remarks.push(productFiles.sharedStock);
    return all.map((combination, at) => ({
      line: cells.row.line,
      variant: {
        ...variant,
        ...(at > 0 ? { id: '', ...(typeof variant.stock === 'number' ? { stock: 0 } : {}) } : {}),
        values: combination,
      },
    }));
  });
  // What a variation names itself goes before what one for any value brings.
  const distinct = withoutDoubles(variants);
  return checkedProduct({
    key: `woo:${get('productId') || get('sku') || get('title')}`,
    rows: [parent, ...variations].map(({ row }) => row),
    notes,
    variantLines: distinct.map(({ line }) => line),
    content: {
      title: get('title'),
      type: isDigital ? 'digital' : isService ? 'service' : 'physical',
      isVisible: filedYesNo(get('visible')) !== false && !isDigital,
      isListed: get('shownIn').toLowerCase() !== 'hidden',
      summary: withLineBreaks(get('summary')),
      description: withLineBreaks(get('description')) + factsHtml(facts),
      options,
      variants: distinct.map(({ variant }) => variant),
      ...(columns.has('images') ? { images: imagesOf([parent, ...variations]) } : {}),
      ...(columns.has('categories') ? { categories: categoriesOf(get('categories')) } : {}),
      ...(columns.has('brand') ? { brand: splitLabels(get('brand')).join(', ') } : {}),
      ...(columns.has('tags') ? { tags: splitLabels(get('tags')) } : {}),
    },
  });
}

interface LinedVariant {
  readonly line: number;
  readonly variant: FiledVariant;
}

function withoutDoubles(variants: readonly LinedVariant[]): readonly LinedVariant[] {
  const byValues = new Map<string, LinedVariant>();
  for (const each of variants) {
    const key = JSON.stringify(each.variant.values);
    const before = byValues.get(key);
    if (before === undefined || before.variant.id === '') byValues.set(key, each);
  }
  return [...byValues.values()];
}

function variantOf(
  cells: ProductCells,
  parent: ProductCells,
  columns: ProductColumnsRead,
  store: StoreOfFile,
  notes: ReadingNotes,
): Omit<FiledVariant, 'values'> {
  const place = { line: cells.row.line, notes };
  // What a variation does not say is as its product says.
  const own = (column: ProductColumn) => cells.get(column) || parent.get(column);
  const measured = (column: ProductColumn, unit: string, what: 'grams' | 'tenthMm') =>
    filedMeasure(own(column), unitOfHeader(columns.headerOf(column)) ?? unit, what, place) ?? 0;
  const isImperial = store.measurement === 'imperial';
  const [weight, size] = isImperial ? (['lbs', 'in'] as const) : (['kg', 'cm'] as const);
  const sale = filedPrice(cells.get('salePrice'), store.currency, place);
  const hasDates = cells.get('saleDates') !== '';
  if (sale !== undefined && hasDates) notes.remarks.push(productFiles.saleDates);
  const counted = filedStock(own('stock'), place);
  const isUnlimited = /^(?:1|notify|yes)$/i.test(own('stockPolicy'));
  return {
    id: cells.get('productId'),
    sku: cells.get('sku'),
    price: filedPrice(cells.get('price'), store.currency, place) ?? 0,
    salePrice: sale ?? 0,
    onSale: sale !== undefined && !hasDates,
    stock: isUnlimited ? null : (counted ?? (filedYesNo(cells.get('inStock')) === false ? 0 : null)),
    weightGrams: measured('weight', weight, 'grams'),
    lengthTenthMm: measured('length', size, 'tenthMm'),
    widthTenthMm: measured('width', size, 'tenthMm'),
    heightTenthMm: measured('height', size, 'tenthMm'),
  };
}

/** Exports write the line breaks of texts as a backslash and an n. */
function withLineBreaks(html: string): string {
  return html.replaceAll(String.raw`\n`, '\n');
}

function factsHtml(facts: readonly { readonly name: string; readonly values: readonly string[] }[]): string {
  if (facts.length === 0) return '';
  const items = facts.map(({ name, values }) => `<li>${escaped(`${name}: ${values.join(', ')}`)}</li>`);
  return `<ul>${items.join('')}</ul>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function imagesOf(rows: readonly ProductCells[]) {
  const urls: string[] = [];
  for (const piece of rows.flatMap((cells) => cells.get('images').split(','))) {
    const url = piece.trim();
    // Addresses may have commas: what begins none belongs to the one before.
    const last = urls.pop();
    if (last === undefined || /^(?:https?:)?\/\//i.test(url))
      urls.push(...(last === undefined ? [] : [last]), url);
    else urls.push(url === '' ? last : `${last},${piece}`);
  }
  return [...new Set(urls)].flatMap((url) => (url === '' ? [] : [{ url, alt: '' }]));
}

/** `Clothing > Shirts, Sale`: here a product stands in each of them. */
function categoriesOf(cell: string): readonly string[] {
  const names = splitLabels(cell).flatMap((path) => path.split('>').map((name) => name.trim()));
  return [...new Set(names.filter((name) => name !== ''))];
}
