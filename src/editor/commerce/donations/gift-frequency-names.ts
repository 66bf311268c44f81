import type { GiftFrequency } from '#domain/donations/gift-frequency.ts';
import { donationScreens as words } from '#messages/en/interface/donations.ts';
import type { Message } from '#messages/message.ts';

/** How often somebody gives, as screens name it (ORD-128). */
export const GIFT_FREQUENCY_NAMES: Readonly<Record<GiftFrequency, Message>> = {
  week: words.weekly,
  month: words.monthly,
  quarter: words.quarterly,
  year: words.yearly,
};
