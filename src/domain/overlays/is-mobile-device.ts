/** The mobile info bar needs a window this narrow, px (OVER-25). */
export const MOBILE_BAR_MAX_WIDTH = 1024;

export interface Device {
  readonly userAgent: string;
  /** Whether the main pointer is a finger. */
  readonly isTouch: boolean;
}

const MOBILE_AGENT = /Mobi|Android|iPhone|iPad|iPod|Windows Phone/i;

/** OVER-07, OVER-27: a touch device, or a browser that calls itself mobile. */
export function isMobileDevice({ userAgent, isTouch }: Device): boolean {
  return isTouch || MOBILE_AGENT.test(userAgent);
}
