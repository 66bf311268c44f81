/** Options of a product, such as its size and its colour (COMM-21). */
export const MAX_OPTIONS = 6;
/** Variants of a product (COMM-21). */
export const MAX_VARIANTS = 250;
/** Pieces of a line of a cart (ORD-02). */
export const MAX_LINE_PIECES = 9999;
/** Pictures of a product besides its featured one. */
export const MAX_PRODUCT_IMAGES = 100;
/** Products of a store page, whether it is ordered by hand or not (COMM-10, CONT-101, CONT-197, CONT-198). */
export const MAX_PRODUCTS = 200;
/** Categories of one product. */
export const MAX_PRODUCT_CATEGORIES = 200;
/** Products that the page of another one shows besides. */
export const MAX_RELATED = 12;
/** Characters of the brand of a product. */
export const MAX_BRAND_LENGTH = 100;
/** Characters on the button that puts a product into the cart. */
export const MAX_ADD_TEXT_LENGTH = 100;
