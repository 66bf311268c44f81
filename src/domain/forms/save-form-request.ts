/** The name of the extra field against bots: a hidden trap, and the time since the form was shown. */
export const TRAP_NAME = 'homepage';
/** In a form sent without scripts after an earlier try: the path of the page the form is on. */
export const PAGE_NAME = 'page';
/** A person needs at least this long to fill in a form, in ms; the runtime waits for it, the server refuses less. */
export const MIN_FILL_MS = 1000;
