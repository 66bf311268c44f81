/** The forms of the cookie banner (CONS-04). */
export const BANNER_VARIANTS = ['BAR', 'POPUP'] as const;
export type BannerVariant = (typeof BANNER_VARIANTS)[number];
/** Where a bar stands (CONS-28). */
export const BAR_POSITIONS = ['TOP', 'BOTTOM'] as const;
/** Where a popup stands (CONS-31). */
export const POPUP_POSITIONS = ['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'] as const;
export type BannerPosition = (typeof BAR_POSITIONS)[number] | (typeof POPUP_POSITIONS)[number];

/**
 * Where a banner sits: a stored position of its own variant is kept, one of the other variant is carried over, and
 * everything else is the lower edge (CONS-28 to CONS-34).
 */
export function bannerPosition(variant: BannerVariant, stored: unknown): BannerPosition {
  const own: readonly BannerPosition[] = variant === 'BAR' ? BAR_POSITIONS : POPUP_POSITIONS;
  const kept = own.find((position) => position === stored);
  if (kept !== undefined) return kept;
  if (variant === 'BAR') return stored === 'TOP_LEFT' || stored === 'TOP_RIGHT' ? 'TOP' : 'BOTTOM';
  return stored === 'TOP' ? 'TOP_LEFT' : 'BOTTOM_LEFT';
}
