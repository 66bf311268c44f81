import { MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '#domain/validation/label-lengths.ts';
import {
  MAX_BRAND_LENGTH,
  MAX_OPTIONS,
  MAX_PRODUCT_IMAGES,
  MAX_VARIANTS,
} from '#domain/products/product-limits.ts';
import { MAX_OPTION_NAME_LENGTH } from '#domain/products/product-option.ts';
import { MAX_SKU_LENGTH } from '#domain/products/variant.ts';
import { cutText } from '#lib/cut-text.ts';
import { isStorableText } from '#lib/storable-text.ts';
import { productFiles } from '#messages/en/interface/product-files.ts';
import { productRules } from '#messages/en/interface/product-rules.ts';
import { fill, type Words } from '#messages/message.ts';
import type { FiledContent, FiledProduct, FiledRow } from './filed-product.ts';
import type { ReadingNotes } from './filed-figures.ts';

/** Characters of a title. */
const MAX_TITLE = 300;
/** Characters of a description with its markup: more than a page takes. */
export const MAX_DESCRIPTION = 200_000;
/** Categories and tags of a product, of each. */
const MAX_LABELS = 200;
const MAX_SEO_TITLE = 200;
const MAX_SEO_DESCRIPTION = 500;
/** Its featured picture and the others. */
const MAX_IMAGES = MAX_PRODUCT_IMAGES + 1;

export interface ReadProduct {
  readonly key: string;
  readonly rows: readonly FiledRow[];
  readonly content: FiledContent;
  /** The row of each variant. */
  readonly variantLines: readonly number[];
  readonly notes: ReadingNotes;
}

/**
 * A product as it was read with the first thing that is wrong with it (COMM-21, COMM-23): what is beyond the limits of a
 * product is refused with its reason; names that are too long, and pictures beyond the hundred and first, are cut and said.
 */
export function checkedProduct(read: ReadProduct): FiledProduct {
  const { key, rows, notes } = read;
  const remarks = [...notes.remarks];
  const content = withinLimits(read.content, remarks);
  const problem = notes.problems[0] ?? wholeProblem(content) ?? variantProblem(content, read.variantLines);
  return { key, rows, content, problem, remarks };
}

function withinLimits(content: FiledContent, remarks: Words[]): FiledContent {
  const { categories, tags, images } = content;
  const labels = (names: readonly string[], max: number): readonly string[] => {
    if (names.length > MAX_LABELS) remarks.push(fill(productFiles.labelsBeyond, { max: MAX_LABELS }));
    const cut = names.slice(0, MAX_LABELS).map((name) => {
      if (name.length > max) remarks.push(fill(productFiles.labelCut, { name, max }));
      return cutText(name, max).trim();
    });
    return [...new Set(cut)];
  };
  if (images !== undefined && images.length > MAX_IMAGES)
    remarks.push(fill(productFiles.imagesBeyond, { max: MAX_IMAGES }));
  const text = (of: 'brand' | 'seoTitle' | 'seoDescription', max: number) => {
    const whole = content[of];
    if (whole === undefined || whole.length <= max) return {};
    remarks.push(fill(productFiles.labelCut, { name: cutText(whole, 40), max }));
    return { [of]: cutText(whole, max) };
  };
  // Digital goods have one price and no variants.
  const isDigital =
    content.type === 'digital' && content.options.length === 0 && content.variants.length === 1;
  return {
    ...content,
    ...(content.type === 'digital' && !isDigital ? { type: 'service' } : {}),
    ...text('brand', MAX_BRAND_LENGTH),
    ...text('seoTitle', MAX_SEO_TITLE),
    ...text('seoDescription', MAX_SEO_DESCRIPTION),
    ...(categories === undefined ? {} : { categories: labels(categories, MAX_CATEGORY_LENGTH) }),
    ...(tags === undefined ? {} : { tags: labels(tags, MAX_TAG_LENGTH) }),
    ...(images === undefined ? {} : { images: images.slice(0, MAX_IMAGES) }),
  };
}

function wholeProblem(content: FiledContent): Words | null {
  const { title = '', description = '', options, variants } = content;
  if (title === '') return productFiles.noTitle;
  if (title.length > MAX_TITLE) return fill(productFiles.titleTooLong, { max: MAX_TITLE });
  if (description.length > MAX_DESCRIPTION)
    return fill(productFiles.descriptionTooLong, { max: MAX_DESCRIPTION });
  if (options.length > MAX_OPTIONS) return fill(productRules.tooManyOptions, { max: MAX_OPTIONS });
  if (variants.length > MAX_VARIANTS) return fill(productRules.tooManyVariants, { max: MAX_VARIANTS });
  return isStorable(content) ? null : productFiles.unstorable;
}

function isStorable({
  title,
  description,
  summary,
  excerpt,
  brand,
  urlName,
  options,
  ...rest
}: FiledContent): boolean {
  const { variants, images = [], categories = [], tags = [], seoTitle, seoDescription } = rest;
  const texts = [title, description, summary, excerpt, brand, urlName, seoTitle, seoDescription];
  return [
    ...texts.map((text) => text ?? ''),
    ...options,
    ...categories,
    ...tags,
    ...variants.flatMap(({ sku = '', values }) => [sku, ...values]),
    ...images.flatMap(({ url, alt }) => [url, alt]),
  ].every(isStorableText);
}

function variantProblem({ options, variants }: FiledContent, lines: readonly number[]): Words | null {
  const taken = new Set<string>();
  for (const [at, { values, sku = '' }] of variants.entries()) {
    const line = lines[at] ?? 0;
    if (sku.length > MAX_SKU_LENGTH) return fill(productFiles.skuTooLong, { line, max: MAX_SKU_LENGTH });
    if ([...options, ...values].some((name) => name.length > MAX_OPTION_NAME_LENGTH))
      return fill(productFiles.optionTooLong, { line, max: MAX_OPTION_NAME_LENGTH });
    const missing = options.findIndex((_, place) => (values[place] ?? '') === '');
    if (missing !== -1) return fill(productFiles.valueMissing, { line, option: options[missing] ?? '' });
    const combination = JSON.stringify(values);
    if (taken.has(combination)) return fill(productFiles.combinationTwice, { line });
    taken.add(combination);
  }
  return null;
}
