/** A point of an image that stays in view when it is cropped: fractions from the top left (IMG-27, IMG-28). */
export type FocalPoint = Readonly<Record<'x' | 'y', number>>;

/** Where none is set (IMG-28). */
export const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };
