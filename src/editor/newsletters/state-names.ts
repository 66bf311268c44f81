import type { SubscriberState } from '#domain/newsletters/subscriber-state.ts';

/** The states of people on a list as the screens call them. */
export const STATE_NAMES: Readonly<Record<SubscriberState, string>> = {
  subscribed: 'Subscribed',
  pending: 'Waiting for confirmation',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
};
