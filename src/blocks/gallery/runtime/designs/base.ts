import { createStillDesign } from '../still-design.ts';

/** One slide below the other (GAL-77). */
export const create = createStillDesign;
