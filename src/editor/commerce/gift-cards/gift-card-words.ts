import type { GiftCardState } from '#domain/gift-cards/gift-card-state.ts';
import { giftCardScreens as words } from '#messages/en/interface/gift-card-screens.ts';
import type { Message } from '#messages/message.ts';

export const GIFT_CARD_STATE_NAMES: Readonly<Record<GiftCardState, Message>> = {
  active: words.active,
  usedUp: words.usedUp,
  expired: words.expired,
  ended: words.ended,
};
