import type { StockedVariant } from '#contract/inventory.ts';
import { MAX_SKU_LENGTH } from '#domain/products/variant.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { translate } from '#ui/translate.ts';
import { parseStock, stockProblem, stockText } from '../../collections/products/stock-text.ts';
import type { CountedVariant } from '../../collections/products/use-stock-count.ts';
import { NO, YES, type GridColumn, type GridEdit, type GridRow } from '../../data-grid/grid-column.ts';
import { yesOrNo } from '../../data-grid/yes-or-no.ts';

/** A variant as a row of the inventory. */
export interface StockRow extends GridRow {
  readonly variant: StockedVariant;
}

/** The columns of the inventory: what a variant is called by those who count, how many there are, and whether they are counted at all (EDIT-174). */
export function stockColumns(): readonly GridColumn<StockRow>[] {
  return [
    {
      id: 'sku',
      title: translate(productPanel.sku),
      kind: 'text',
      width: '9rem',
      read: ({ variant }) => variant.sku,
      check: (text) =>
        text.length > MAX_SKU_LENGTH ? translate(productPanel.skuTooLong, { max: MAX_SKU_LENGTH }) : null,
      warn: ({ variant }) => (variant.isSkuRepeated ? translate(productPanel.skuRepeated) : null),
    },
    {
      id: 'stock',
      title: translate(productPanel.stock),
      kind: 'text',
      align: 'end',
      inputMode: 'numeric',
      read: ({ variant }) => stockText(variant.quantity),
      show: ({ variant }) =>
        variant.quantity === null ? translate(productPanel.stockUnlimited) : String(variant.quantity),
      check: stockProblem,
    },
    {
      id: 'unlimited',
      title: translate(productPanel.stockUnlimited),
      kind: 'check',
      read: ({ variant }) => (variant.quantity === null ? YES : NO),
      check: (text) => (yesOrNo(text) === null ? translate(productPanel.yesOrNo) : null),
    },
  ];
}

/** What was counted by cells that were changed: what is not unlimited any more is counted from 0. */
export function countsOf(
  edits: readonly GridEdit[],
  variants: readonly StockedVariant[],
): readonly CountedVariant[] {
  const textOf = (variant: StockedVariant, column: string) =>
    edits.find(({ rowId, columnId }) => rowId === variant.id && columnId === column)?.text;
  return variants.flatMap((variant): readonly CountedVariant[] => {
    const [stock, unlimited] = [textOf(variant, 'stock'), textOf(variant, 'unlimited')];
    if (stock === undefined && unlimited === undefined) return [];
    const isUnlimited = unlimited === undefined ? null : yesOrNo(unlimited);
    const figure = stock === undefined ? undefined : parseStock(stock);
    const typed = isUnlimited === true ? null : isUnlimited === false ? (figure ?? 0) : figure;
    if (typed === undefined || typed === variant.quantity) return [];
    return [{ variantId: variant.id, shown: variant.quantity, typed }];
  });
}
