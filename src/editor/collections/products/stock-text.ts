import { MAX_QUANTITY } from '#domain/products/stock.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { translate } from '#ui/translate.ts';

/** How many pieces there are, as it is typed: nothing is unlimited. */
export function stockText(quantity: number | null): string {
  return quantity === null ? '' : String(quantity);
}

/** Null: unlimited, be it by the word; undefined for what is no number of pieces. */
export function parseStock(typed: string): number | null | undefined {
  const text = typed.trim();
  const isUnlimited = [translate(productPanel.stockUnlimited), 'Unlimited', '∞'].some(
    (word) => word.toLowerCase() === text.toLowerCase(),
  );
  if (text === '' || isUnlimited) return null;
  const figure = /^[0-9]{1,8}$/.test(text) ? Number(text) : undefined;
  return figure === undefined || figure > MAX_QUANTITY ? undefined : figure;
}

/** Why a text is no number of pieces; null where it is one. */
export function stockProblem(typed: string): string | null {
  return parseStock(typed) === undefined ? translate(productPanel.stockInvalid, { max: MAX_QUANTITY }) : null;
}
