/** The longest comment of a thread, in characters. */
export const MAX_THREAD_COMMENT_LENGTH = 5000;

/** Threads of one document, resolved ones included. */
export const MAX_THREADS_PER_DOCUMENT = 500;

/** Comments of one thread: a thread is read whole. */
export const MAX_COMMENTS_PER_THREAD = 100;

/** People that one comment mentions, each of whom gets a mail. */
export const MAX_MENTIONS = 20;
