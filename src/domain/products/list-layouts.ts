/**
 * How a store page arranges its products, chosen by its owner: several beside each other, one below the other with the
 * text beside the picture, two large ones beside each other, the text over the pictures.
 */
export const LIST_LAYOUTS = ['grid', 'rows', 'large', 'overlay'] as const;
export type ListLayout = (typeof LIST_LAYOUTS)[number];
