import { createStillDesign } from '../still-design.ts';

/** Rows filled from edge to edge, each slide with its own proportions; the styles do it (GAL-202). */
export const create = createStillDesign;
