import type { Rectangle } from './grid-geometry.ts';

/** The smallest rectangle around others; null for none. */
export function rectangleAround(all: readonly Rectangle[]): Rectangle | null {
  if (all.length === 0) return null;
  const left = Math.min(...all.map((each) => each.left));
  const top = Math.min(...all.map((each) => each.top));
  return {
    left,
    top,
    width: Math.max(...all.map((each) => each.left + each.width)) - left,
    height: Math.max(...all.map((each) => each.top + each.height)) - top,
  };
}
