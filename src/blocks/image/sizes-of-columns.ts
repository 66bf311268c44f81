import { PHONE_MAX_WIDTH_PX } from '#domain/images/phone-max-width.ts';
import { DESKTOP_COLUMNS } from '#domain/arrangement/grid-box.ts';

/**
 * The `sizes` attribute of a picture in a block `columns` of 24 wide, of which it takes the share given
 * (a third in a gallery of three). On phones (IMG-30) blocks are full width, unless the owner arranged them otherwise.
 */
export function sizesOfColumns(columns: number | undefined, share = 1, mobileShare = 1): string {
  const desktop = Math.ceil(((columns ?? DESKTOP_COLUMNS) / DESKTOP_COLUMNS) * share * 100);
  return `(max-width: ${PHONE_MAX_WIDTH_PX}px) ${Math.ceil(mobileShare * 100)}vw, ${desktop}vw`;
}
