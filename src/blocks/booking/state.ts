/** A booking block wider than this, in px, uses its wide theme (BLK-64, BLK-69). */
export const WIDE_FROM_PX = 850;

/** Shown to signed-in people where visitors book (BLK-70). */
export const BOOKING_PREVIEW_MESSAGE =
  'Booking is in preview mode while you are logged in. Log out to make a booking.';

/** The theme of a block by its own width; exactly 850 px is not wide (BLK-69). */
export function bookingTheme(widthPx: number): 'wide' | 'narrow' {
  return widthPx > WIDE_FROM_PX ? 'wide' : 'narrow';
}

export type BookingEffect = 'alert' | 'show-calendar' | 'none';

/**
 * The effect of the booking button: people who are logged in see a preview (BLK-65); consent alone books nothing for
 * them.
 */
export function bookingStep(cause: 'asked' | 'consent', isLoggedIn: boolean): BookingEffect {
  if (!isLoggedIn) return 'show-calendar';
  return cause === 'asked' ? 'alert' : 'none';
}
