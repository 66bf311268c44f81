/** What the test provider plays on demand (ORD-71). */
export const TEST_PLAYS = [
  'approve',
  'decline',
  'confirm',
  'refused-confirmation',
  'processing-success',
  'processing-failure',
  'time-out',
  'twice',
  'swapped',
  'refund-fails',
] as const;
export type TestPlay = (typeof TEST_PLAYS)[number];
