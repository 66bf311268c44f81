/** When pictures carry a "save" button (BLK-76, BLK-77). */
export const PINTEREST_MODES = ['off', 'hover', 'always'] as const;
export type PinterestMode = (typeof PINTEREST_MODES)[number];
