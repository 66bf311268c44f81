/** What people read about mailing lists, to the letter of FBLD, EDIT and NEWS. */
export const NEWSLETTER_MESSAGES = {
  /** Why an owner cannot add somebody again (NEWS-13). */
  unsubscribed: 'This person unsubscribed and can only subscribe again themselves.',
} as const;
