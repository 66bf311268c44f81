import type { StockFilter } from '#domain/products/catalogue-filters.ts';
import { catalogue as words } from '#messages/en/interface/catalogue.ts';
import type { Message } from '#messages/message.ts';

/** What lists call the states of a stock. */
export const STOCK_NAMES: Readonly<Record<StockFilter, Message>> = {
  in: words.inStock,
  low: words.low,
  out: words.soldOut,
};
