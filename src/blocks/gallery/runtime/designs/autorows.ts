import { createStillDesign } from '../still-design.ts';

/** Rows of images of equal height, edge to edge; the styles do it (GAL-202). */
export const create = createStillDesign;
