/** Single-line texts that shrink to their place carry this attribute (BLK-109). */
export const FIT_TEXT_ATTRIBUTE = 'data-fit-text';
/** Marks an element whose text tells how long ago its `datetime` was. */
export const TIME_SINCE_ATTRIBUTE = 'data-time-since';
/** The form with which a product is chosen and put into the cart; the value is the id of the product. */
export const PRODUCT_FORM_ATTRIBUTE = 'data-product-form';
/** A link of a list to a product that is shown over the list where scripts run. */
export const QUICK_VIEW_ATTRIBUTE = 'data-quick-view';
/** Around a gallery: the index of the slide to show, which others may change. */
export const SHOWN_SLIDE_ATTRIBUTE = 'data-shown';
/** The event on a gallery once that has changed. */
export const SHOW_SLIDE_EVENT = 'portico:show-slide';
/** The place of an outside provider's count of comments; the value is the account at it (COMT-31). */
export const COMMENT_COUNT_ATTRIBUTE = 'data-comment-count';
/** The background of a section whose film is played over its picture; the value is the film's address (DSGN-59). */
export const BACKGROUND_VIDEO_ATTRIBUTE = 'data-background-video';
/** Code of the owner that waits at the end of the page until the visitor has accepted cookies, as its value (CONS-63). */
export const HELD_PAGE_CODE_ATTRIBUTE = 'data-held-page-code';
