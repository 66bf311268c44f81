/** The name of the extra field that tells programs from people: a trap nobody sees, and the time since the form showed. */
export const TRAP_NAME = 'homepage';
/** In a form sent without scripts, what an answer to an earlier try knows: the path of the page the form stands on. */
export const PAGE_NAME = 'page';
/** A person needs at least this long to fill in a form, in ms; the runtime waits for it, the server refuses less. */
export const MIN_FILL_MS = 1000;
