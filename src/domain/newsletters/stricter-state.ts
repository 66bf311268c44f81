import type { SubscriberState } from './subscriber-state.ts';

/** States by how many mails they permit, the strictest first (CRM-15). */
export const STRICTEST_FIRST: readonly SubscriberState[] = [
  'complained',
  'bounced',
  'unsubscribed',
  'pending',
  'subscribed',
];

/** Of two states the one that permits fewer mails. */
export function stricterState(one: SubscriberState, other: SubscriberState): SubscriberState {
  return STRICTEST_FIRST.indexOf(one) <= STRICTEST_FIRST.indexOf(other) ? one : other;
}
