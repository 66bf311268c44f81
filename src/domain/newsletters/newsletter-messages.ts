/** What people read about mailing lists, to the letter of FBLD, EDIT and NEWS. */
export const NEWSLETTER_MESSAGES = {
  /** FBLD-78, EDIT-115 */
  listNeeded: 'A List must be selected',
  /** FBLD-79, EDIT-116 */
  noLists: "You don't have any mailing lists. Please create one before continuing",
  /** NEWS-13 */
  unsubscribed: 'This person unsubscribed and can only subscribe again themselves.',
} as const;
