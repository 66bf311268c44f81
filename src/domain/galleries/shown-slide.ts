/** Around a gallery: the index of the slide to show, which others may change. */
export const SHOWN_SLIDE = 'data-shown';
/** The event on a gallery once that has changed. */
export const SHOW_SLIDE = 'portico:show-slide';
