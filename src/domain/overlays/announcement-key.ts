/** Where a visitor's browser remembers which announcement was closed (OVER-31). */
export const ANNOUNCEMENT_KEY = 'portico-announcement-bar';
