/** The element that the bundle of a request for reviews fills; all that the page has of its own (CONT-158). */
export const REVIEWS_ROOT_ID = 'reviews-request-root';
