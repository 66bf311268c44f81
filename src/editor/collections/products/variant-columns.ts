import { toCents } from '#domain/money/cents.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';
import { MAX_SKU_LENGTH, type Variant } from '#domain/products/variant.ts';
import { lengthText, parseLength } from '#domain/store/length-text.ts';
import { lengthUnit, weightUnit, type MeasurementStandard } from '#domain/store/measurement.ts';
import { parseWeight, weightText } from '#domain/store/weight-text.ts';
import type { JsonValue } from '#lib/json.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import type { Message } from '#messages/message.ts';
import { translate } from '#ui/translate.ts';
import { NO, YES, type GridColumn, type GridRow } from '../../data-grid/grid-column.ts';
import { yesOrNo } from '../../data-grid/yes-or-no.ts';
import { priceProblem } from './price-problem.ts';
import { stockProblem, stockText } from './stock-text.ts';

/** A variant as a row of the grid. */
export interface VariantRow extends GridRow {
  readonly variant: Variant;
  /** Null: unlimited; undefined while it is loading. */
  readonly quantity: number | null | undefined;
  readonly isRepeated: boolean;
}

/** Fields of the variant's record that the grid changes. */
export type VariantField =
  | 'price'
  | 'onSale'
  | 'salePrice'
  | 'sku'
  | 'imageId'
  | 'weightGrams'
  | 'lengthTenthMm'
  | 'widthTenthMm'
  | 'heightTenthMm'
  | 'extraDelivery';

interface StoreUnits {
  readonly currency: CurrencyCode;
  readonly standard: MeasurementStandard;
  /** Whether it is sent, and so has weight and size. */
  readonly isPhysical: boolean;
  /** Its price is its value: it has no sale and no stock (COMM-33, COMM-56). */
  readonly isGiftCard: boolean;
  /** Ids of the further pictures of the product, in their order. */
  readonly imageIds: readonly string[];
}

/** The columns of the grid of variants. */
export function variantColumns({
  currency,
  standard,
  isPhysical,
  isGiftCard,
  imageIds,
}: StoreUnits): readonly GridColumn<VariantRow>[] {
  const amount = (value: number): string => moneyValue(toCents(value), currency).value;
  const shown = (value: number): string => formatMoney(moneyValue(toCents(value), currency));
  const price = (id: 'price' | 'salePrice', title: Message): GridColumn<VariantRow> => ({
    id,
    title: translate(title),
    kind: 'text',
    align: 'end',
    inputMode: 'decimal',
    read: ({ variant }) => amount(variant[id]),
    show: ({ variant }) => (id === 'salePrice' && !variant.onSale ? '' : shown(variant[id])),
    // No sale price is none, as long as nothing is on sale.
    check: (text, { variant }) =>
      id === 'salePrice' && text === '' && !variant.onSale ? null : priceProblem(text, currency),
    warn: ({ variant }) =>
      id === 'salePrice' && variant.onSale && variant.salePrice >= variant.price
        ? translate(productPanel.saleNotLower)
        : null,
  });
  const size = (id: 'lengthTenthMm' | 'widthTenthMm' | 'heightTenthMm', title: Message) => ({
    id,
    title: `${translate(title)} (${lengthUnit(standard)})`,
    kind: 'text' as const,
    align: 'end' as const,
    inputMode: 'decimal' as const,
    read: ({ variant }: VariantRow) => (variant[id] === 0 ? '' : lengthText(variant[id], standard)),
    check: (text: string) =>
      text === '' || parseLength(text, standard) !== null ? null : translate(productPanel.sizeInvalid),
  });
  const sale: readonly GridColumn<VariantRow>[] = [
    {
      id: 'onSale',
      title: translate(productPanel.onSale),
      kind: 'check',
      read: ({ variant }) => (variant.onSale ? YES : NO),
      check: (text) => (yesOrNo(text) === null ? translate(productPanel.yesOrNo) : null),
    },
    price('salePrice', productPanel.salePrice),
  ];
  const stock: GridColumn<VariantRow> = {
    id: 'stock',
    title: translate(productPanel.stock),
    kind: 'text',
    align: 'end',
    inputMode: 'numeric',
    read: ({ quantity }) => stockText(quantity ?? null),
    show: ({ quantity }) =>
      quantity === undefined
        ? ''
        : quantity === null
          ? translate(productPanel.stockUnlimited)
          : String(quantity),
    check: stockProblem,
    isFixed: ({ quantity }) => quantity === undefined,
  };
  return [
    price('price', isGiftCard ? productPanel.giftCardValue : productPanel.price),
    ...(isGiftCard ? [] : sale),
    {
      id: 'sku',
      title: translate(productPanel.sku),
      kind: 'text',
      width: '9rem',
      read: ({ variant }) => variant.sku,
      check: (text) =>
        text.length > MAX_SKU_LENGTH ? translate(productPanel.skuTooLong, { max: MAX_SKU_LENGTH }) : null,
      warn: ({ isRepeated }) => (isRepeated ? translate(productPanel.skuRepeated) : null),
    },
    ...(isGiftCard ? [] : [stock]),
    ...(imageIds.length === 0
      ? []
      : [
          {
            id: 'imageId',
            title: translate(productPanel.variantPicture),
            kind: 'text' as const,
            align: 'end' as const,
            inputMode: 'numeric' as const,
            read: ({ variant }: VariantRow) =>
              variant.imageId === null ? '' : String(imageIds.indexOf(variant.imageId) + 1 || ''),
            check: (text: string) =>
              text === '' || imageOf(text, imageIds) !== undefined
                ? null
                : translate(productPanel.noSuchPicture, { count: imageIds.length }),
          },
        ]),
    ...(isPhysical
      ? [
          {
            id: 'weightGrams',
            title: `${translate(productPanel.weight)} (${weightUnit(standard)})`,
            kind: 'text' as const,
            align: 'end' as const,
            inputMode: 'decimal' as const,
            read: ({ variant }: VariantRow) =>
              variant.weightGrams === 0 ? '' : weightText(variant.weightGrams, standard),
            check: (text: string) =>
              text === '' || isWeight(text, standard) ? null : translate(productPanel.weightInvalid),
          },
          size('lengthTenthMm', productPanel.length),
          size('widthTenthMm', productPanel.width),
          size('heightTenthMm', productPanel.height),
          {
            id: 'extraDelivery',
            title: translate(productPanel.extraDelivery),
            kind: 'text' as const,
            align: 'end' as const,
            inputMode: 'decimal' as const,
            read: ({ variant }: VariantRow) =>
              variant.extraDelivery === 0 ? '' : amount(variant.extraDelivery),
            show: ({ variant }: VariantRow) =>
              variant.extraDelivery === 0 ? '' : shown(variant.extraDelivery),
            check: (text: string) => (text === '' ? null : priceProblem(text, currency)),
          },
        ]
      : []),
  ];
}

/** The value of a field for a text that its column lets through. */
export function variantValue(
  field: VariantField,
  text: string,
  { currency, standard, imageIds }: Omit<StoreUnits, 'isGiftCard'>,
): JsonValue {
  switch (field) {
    case 'sku':
      return text;
    case 'onSale':
      return yesOrNo(text) ?? false;
    case 'price':
    case 'salePrice':
    case 'extraDelivery': {
      const amount = parseAmount(text, currency);
      return amount.ok ? amount.value : 0;
    }
    case 'imageId':
      return imageOf(text, imageIds) ?? null;
    case 'weightGrams':
      return parseWeight(text, standard) ?? 0;
    case 'lengthTenthMm':
    case 'widthTenthMm':
    case 'heightTenthMm':
      return parseLength(text, standard) ?? 0;
  }
}

/** A picture by its number, from 1. */
function imageOf(text: string, imageIds: readonly string[]): string | undefined {
  return /^[0-9]{1,3}$/.test(text) ? imageIds[Number(text) - 1] : undefined;
}

function isWeight(text: string, standard: MeasurementStandard): boolean {
  const grams = parseWeight(text, standard);
  return grams !== null && grams <= MAX_GRAMS;
}
const MAX_GRAMS = 10_000_000;
