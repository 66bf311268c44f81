/** The states of a subscription, as they are stored (ORD-114). */
export const SUBSCRIPTION_STATES = [
  'active',
  'pastDue',
  'paused',
  'ending',
  'canceled',
  'completed',
] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

const TRANSITIONS: Readonly<Record<SubscriptionState, readonly SubscriptionState[]>> = {
  active: ['pastDue', 'paused', 'ending', 'canceled', 'completed'],
  pastDue: ['active', 'paused', 'canceled'],
  paused: ['active', 'canceled'],
  ending: ['active', 'canceled'],
  canceled: [],
  completed: [],
};

/** Whether a subscription can go from one state to the other: 12 of 30 transitions (ORD-114). */
export function canSubscriptionBecome(from: SubscriptionState, to: SubscriptionState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Whether nothing becomes of it any more (ORD-114). */
export function isSubscriptionOver(state: SubscriptionState): boolean {
  return TRANSITIONS[state].length === 0;
}
