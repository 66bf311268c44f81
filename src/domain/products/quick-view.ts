/** `?format=` of a product's address that answers with what a list shows of it over itself. */
export const QUICK_VIEW_FORMAT = 'quick-view';

/** What a list shows of a product over itself. */
export type QuickView = {
  readonly title: string;
  /** The top of its page. */
  readonly html: string;
  /** What the list has not got: the choice of this product, and its pictures. */
  readonly styles: string;
};
