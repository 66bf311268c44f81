import { nullOr, valueIn } from '#lib/timing/attribute-validators.ts';

/** BLK-24: null behaves like `none`. Any other value is refused. */
export const VIDEO_MODES = ['none', 'fit', 'fill'] as const;

/** The attribute check of a video's mode (BLK-24). */
export const acceptsVideoMode = nullOr(valueIn(VIDEO_MODES));
