/** Windows up to and including this width, in px, are phones: blocks stand in their arrangement for phones (IMG-30). */
export const PHONE_MAX_WIDTH_PX = 767;
