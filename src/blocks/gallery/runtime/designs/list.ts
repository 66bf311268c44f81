import { createStillDesign } from '../still-design.ts';

/** Image and text side by side (GAL-44). */
export const create = createStillDesign;
