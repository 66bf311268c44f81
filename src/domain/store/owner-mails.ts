/**
 * Mails to those who look after a store, each of which the store can do without (ORD-140). That a buyer withdraws from
 * the contract is told whatever the settings say: the law gives days to answer it (ORD-147).
 */
export const OWNER_MAIL_KINDS = [
  'new',
  'newDonation',
  'lowStock',
  'unpaid',
  'late',
  'refundFailed',
  'disputed',
  'renewals',
] as const;
export type OwnerMailKind = (typeof OWNER_MAIL_KINDS)[number];
