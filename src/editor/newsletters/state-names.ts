import type { SubscriberState } from '#domain/newsletters/subscriber-state.ts';
import { mailingLists } from '#messages/en/interface/mailing-lists.ts';
import type { Message } from '#messages/message.ts';

/** The states of people on a list as the screens call them. */
export const STATE_NAMES: Readonly<Record<SubscriberState, Message>> = {
  subscribed: mailingLists.subscribed,
  pending: mailingLists.pending,
  unsubscribed: mailingLists.unsubscribed,
  bounced: mailingLists.bounced,
  complained: mailingLists.complained,
};
