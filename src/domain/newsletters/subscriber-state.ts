/** The state of a person's subscription to a list; exactly one of them (NEWS-06). */
export const SUBSCRIBER_STATES = ['pending', 'subscribed', 'unsubscribed', 'bounced', 'complained'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** Who or what changes a state. */
export type StateCause = 'person' | 'owner' | 'staff' | 'mail-server';

const LEGAL: Readonly<
  Record<SubscriberState, Readonly<Partial<Record<SubscriberState, readonly StateCause[]>>>>
> = {
  pending: { subscribed: ['person', 'owner'], bounced: ['mail-server'] },
  subscribed: {
    unsubscribed: ['person', 'owner'],
    bounced: ['mail-server'],
    complained: ['mail-server', 'person'],
  },
  unsubscribed: { pending: ['person'], complained: ['mail-server', 'person'] },
  bounced: { subscribed: ['owner'] },
  complained: { unsubscribed: ['staff'] },
};

/** Whether a state may follow another; every change that is not listed is refused (NEWS-06, NEWS-13). */
export function mayBecome(from: SubscriberState, to: SubscriberState, cause: StateCause): boolean {
  return LEGAL[from][to]?.includes(cause) ?? false;
}
