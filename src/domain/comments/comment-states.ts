/** A comment is in exactly one of these; `deleted` is the trash (COMT-16). */
export const COMMENT_STATES = ['pending', 'approved', 'spam', 'deleted'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** Pingbacks and trackbacks come with imports and are mentions, never shown (COMT-32). */
export type CommentKind = 'comment' | 'pingback' | 'trackback';
