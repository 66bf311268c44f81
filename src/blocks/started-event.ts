/** Tells everything on the page that plays that something has started; `detail` is the block's element (BLK-39, BLK-85). */
export const STARTED_EVENT = 'portico:video-started';
