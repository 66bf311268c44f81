/**
 * Widths of the window, in px, at which widgets on published pages change. Style sheets cannot read constants: a test
 * compares the media queries of the published site with these.
 */
export const BREAKPOINTS = {
  /** Small phones: up to and including this (IMG-29). */
  smallPhoneMax: 428,
  /** Larger phones: from there up to and including this (IMG-30). */
  phoneMax: 767,
  /** Tablets: both included (IMG-31). */
  tabletMin: 768,
  tabletMax: 1024,
  /** Header navigation and columns know only small and desktop: they are desktop above this (IMG-32, IMG-33). */
  desktopParts: 800,
  /** Full desktop begins above this (IMG-32, IMG-33). */
  desktop: 1024,
} as const;

export const WINDOW_KINDS = ['small-phone', 'phone', 'tablet', 'desktop'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];

/** What a window of this width counts as (IMG-29 to IMG-33). Fractions of a px belong to the kind below them. */
export function windowKindOf(width: number): WindowKind {
  if (width < BREAKPOINTS.smallPhoneMax + 1) return 'small-phone';
  if (width < BREAKPOINTS.tabletMin) return 'phone';
  return width < BREAKPOINTS.tabletMax + 1 ? 'tablet' : 'desktop';
}

/** Whether parts that know only small and desktop stand in their desktop form (IMG-32, IMG-33). */
export function hasDesktopParts(width: number): boolean {
  return width > BREAKPOINTS.desktopParts;
}
