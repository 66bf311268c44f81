import { createStillDesign } from '../still-design.ts';

/** Slides of their own proportions under the shortest column; the styles do it (GAL-200). */
export const create = createStillDesign;
