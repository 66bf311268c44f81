/** Which products the owner's list shows by what their state is called (COMM-40 to COMM-42), or what is not published yet. */
export const CATALOGUE_STATES = ['available', 'scheduled', 'hidden', 'changed'] as const;
export type CatalogueState = (typeof CATALOGUE_STATES)[number];

/** And by how many pieces there are: some variant can be had, some is sold out, some is about to be (ORD-90). */
export const STOCK_FILTERS = ['in', 'low', 'out'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

/** What the list is ordered by. */
export const CATALOGUE_SORTS = ['changed', 'title', 'price', 'stock'] as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];
