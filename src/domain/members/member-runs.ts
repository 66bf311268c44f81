/** What is done to a selection of members, or to all that match (MEMB-66). */
export const MEMBER_ACTIONS = [
  'label',
  'unlabel',
  'suspend',
  'activate',
  'remove',
  'plan',
  'unplan',
] as const;
export type MemberAction = (typeof MEMBER_ACTIONS)[number];

/** What many members were changed by at once. */
export const MEMBER_RUN_KINDS = [...MEMBER_ACTIONS, 'import'] as const;
export type MemberRunKind = (typeof MEMBER_RUN_KINDS)[number];

export const MEMBER_RUN_STATES = ['running', 'done', 'cancelled', 'failed', 'undoing', 'undone'] as const;
export type MemberRunState = (typeof MEMBER_RUN_STATES)[number];

/** For how long what was done to many members can be undone. */
export const MEMBER_RUN_UNDO_MS = 72 * 60 * 60 * 1000;

/** Labels of one member, and their length (CRM-11). */
export const MAX_MEMBER_LABELS = 50;
export const MAX_LABEL_LENGTH = 50;
/** Labels of one site (CRM-11). */
export const MAX_SITE_LABELS = 500;
/** A note of the owner (CRM-12). */
export const MAX_NOTE_LENGTH = 10_000;
