/** What is done to a selection of contacts, or to all that match (CRM-13). */
export const CONTACT_RUN_KINDS = ['label', 'unlabel', 'list', 'export', 'erase'] as const;
export type ContactRunKind = (typeof CONTACT_RUN_KINDS)[number];

export const CONTACT_RUN_STATES = ['running', 'done', 'cancelled'] as const;
export type ContactRunState = (typeof CONTACT_RUN_STATES)[number];

/** For how long what was done is shown, and a file that was made is there: no longer than erasing may take (CRM-25). */
export const CONTACT_RUN_SHOWN_MS = 24 * 60 * 60 * 1000;
