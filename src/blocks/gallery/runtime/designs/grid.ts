import { createStillDesign } from '../still-design.ts';

/** Equal cells, a fixed number in a row (GAL-203). */
export const create = createStillDesign;
