import { createStillDesign } from '../still-design.ts';

/** Rows of equal boxes, as many in a row as have room (GAL-200). */
export const create = createStillDesign;
