import { CENTRE, type FocalPoint } from './focal-point.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Original dimensions as markup carries them: `1600x900` (IMG-26). */
export function formatImageSize(size: ImageSize): string {
  return `${size.width}x${size.height}`;
}

/** Reads `1600x900`; null for anything else, zero included (IMG-26). */
export function parseImageSize(text: string): ImageSize | null {
  const match = /^([1-9]\d{0,5})x([1-9]\d{0,5})$/.exec(text);
  if (match === null) return null;
  return { width: Number(match[1]), height: Number(match[2]) };
}

/** A focal point as markup carries it: `0.5,0.25` (IMG-27). */
export function formatFocalPoint(point: FocalPoint): string {
  return `${point.x},${point.y}`;
}

/** Reads `0.5,0.25`; the centre for anything that is not two fractions from 0 to 1 (IMG-27, IMG-28). */
export function parseFocalPoint(text: string): FocalPoint {
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [x, y] = parts;
  if (parts.length !== 2 || x === undefined || y === undefined) return CENTRE;
  const isFraction = (value: number): boolean => value >= 0 && value <= 1;
  return isFraction(x) && isFraction(y) ? { x, y } : CENTRE;
}
