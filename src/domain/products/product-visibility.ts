/**
 * Who finds a published product (COMM-09): everybody, or whoever has its address. An unlisted one stands in no list,
 * search, feed or sitemap, and can be bought all the same.
 */
export const PRODUCT_VISIBILITIES = ['listed', 'unlisted'] as const;
