/** Where a contact comes from first (CRM-01, CRM-02). */
export const CONTACT_SOURCES = [
  'form',
  'newsletter',
  'member',
  'comment',
  'order',
  'import',
  'owner',
] as const;
export type ContactSourceName = (typeof CONTACT_SOURCES)[number];

/** What stands in the timeline of a contact (CRM-07). */
export const TIMELINE_KINDS = [
  'submission',
  'member',
  'comment',
  'order',
  'subscription',
  'donation',
  'consent',
  'request',
  'mail',
  'note',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];
