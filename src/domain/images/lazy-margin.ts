/** A lazily loaded image starts when it comes this near to the window, on all four sides, in px (IMG-18 to IMG-20). */
export const LAZY_MARGIN_PX = 200;
