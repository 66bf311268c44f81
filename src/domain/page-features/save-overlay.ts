import type { PinterestMode } from '#domain/sites/pinterest-modes.ts';

/** What the body of a page with the overlay carries, with the mode as its value. */
export const SAVE_OVERLAY_ATTRIBUTE = 'data-save-overlay';
/** Smaller pictures carry no button, in px. */
export const SAVE_OVERLAY_MIN_PX = 120;

/** The service's own window with page address, image and caption (BLK-77). */
export function savePinAddress(pin: {
  readonly page: string;
  readonly image: string;
  readonly caption: string;
}): string {
  const query = new URLSearchParams({ url: pin.page, media: pin.image, description: pin.caption });
  return `https://www.pinterest.com/pin/create/button/?${query.toString()}`;
}

/** The attribute of the body for a mode; nothing for `off`. */
export function saveOverlayAttribute(mode: PinterestMode): string {
  return mode === 'off' ? '' : ` ${SAVE_OVERLAY_ATTRIBUTE}="${mode}"`;
}
