/** A number of pixels, or a text such as `1%`: of the width of the gallery (GAL-58, GAL-189). */
export type GalleryLength = number | `${number}%`;

export interface LengthRange {
  readonly min: number;
  readonly max: number;
}

/** Heights, spaces and widths (GAL-58). */
export const HEIGHTS: LengthRange = { min: 0, max: 500 };
export const SPACES: LengthRange = { min: 0, max: 100 };
export const WIDTHS: LengthRange = { min: 1, max: 2000 };

const LENGTH = /^(\d+(?:\.\d+)?)(px|%)?$/;

/** A length as it is stored: pixels unless a percent sign is given; undefined where it is none or out of range (GAL-58). */
export function parseLength(value: unknown, { min, max }: LengthRange): GalleryLength | undefined {
  const isText = typeof value === 'string';
  const match = isText ? LENGTH.exec(value.trim()) : null;
  const amount = isText ? Number(match?.[1] ?? Number.NaN) : value;
  if (typeof amount !== 'number' || !(amount >= min && amount <= max)) return undefined;
  return match?.[2] === '%' ? `${amount}%` : amount;
}

/** The column width of autocolumns and autogrid: a positive integer, also out of a text that begins with one (GAL-197 to GAL-199). */
export function parseColumnWidth(value: unknown): number | undefined {
  const width = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  if (typeof width !== 'number' || !(width >= WIDTHS.min && width <= WIDTHS.max)) return undefined;
  return Math.trunc(width);
}

/** For the styles of a gallery, whose root is the container that percents refer to, upright ones as well. */
export function lengthInCss(length: GalleryLength): string {
  return typeof length === 'number' ? `${length}px` : length.replace('%', 'cqi');
}
