import type { ListedSubscription } from '#contract/subscriptions.ts';
import type { SubscriptionState } from '#domain/subscriptions/subscription-states.ts';
import { subscriptionScreens as words } from '#messages/en/interface/subscriptions.ts';
import type { Message } from '#messages/message.ts';

export const SUBSCRIPTION_STATE_NAMES: Readonly<Record<SubscriptionState, Message>> = {
  active: words.active,
  pastDue: words.pastDue,
  paused: words.paused,
  ending: words.ending,
  canceled: words.canceled,
  completed: words.completed,
};

export const SUBSCRIPTION_KIND_NAMES: Readonly<Record<ListedSubscription['kind'], Message>> = {
  product: words.product,
  membership: words.membership,
  donation: words.donation,
};

/** What it is of, with what was chosen and how many pieces. */
export function whatOf({
  title,
  optionText,
  pieces,
}: Pick<ListedSubscription, 'title' | 'optionText' | 'pieces'>): string {
  const named = optionText === '' ? title : `${title} (${optionText})`;
  return pieces === 1 ? named : `${pieces} × ${named}`;
}
