/** Characters of a comment's text (COMT-10). */
export const MAX_COMMENT_LENGTH = 5000;
/** Characters of a guest's name (COMT-09). */
export const MAX_COMMENT_NAME_LENGTH = 80;
/** Top comments on a page of a thread (COMT-07). */
export const COMMENTS_PER_PAGE = 50;
/** The deepest level; deeper replies are shown on it (COMT-07). */
export const MAX_COMMENT_DEPTH = 6;
/** A person needs at least this long between seeing the form and sending it, in ms (COMT-22). */
export const MIN_COMMENT_MS = 3000;
/** For how long the same text of the same person is refused, in ms (COMT-22). */
export const SAME_TEXT_MS = 24 * 60 * 60 * 1000;
/** For how long trash and spam are stored, in ms (COMT-16). */
export const KEPT_DISCARDED_MS = 30 * 24 * 60 * 60 * 1000;
