/** What stands in the timeline of a subscription, in the words that are stored. */
export const SUBSCRIPTION_EVENT_KINDS = [
  'begun',
  /** A cycle has its order. */
  'renewed',
  /** A cycle that nobody is charged for (ORD-118). */
  'skipped',
  'paid',
  'chargeFailed',
  /** Its pieces are not there (ORD-118). */
  'noStock',
  'reminded',
  'priceAnnounced',
  'priceChanged',
  'changed',
  'methodChanged',
  'paused',
  'resumed',
  'ending',
  'takenBack',
  'canceled',
  'completed',
  'mailed',
] as const;
export type SubscriptionEventKind = (typeof SUBSCRIPTION_EVENT_KINDS)[number];

/** By whom: the system, its buyer or a contributor of the site. */
export type SubscriptionEventBy = 'system' | 'buyer' | 'person';
