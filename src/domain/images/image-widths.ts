/** Widths an image is requested in, in px, widest first (IMG-15). */
export const IMAGE_WIDTHS = [2500, 1500, 1000, 750, 500, 300, 100] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
