import { exceedsMaximum } from '#domain/forms/count-characters.ts';
import { isEmailAddress } from '#domain/forms/is-email-address.ts';
import { isGiftDay, type giftDays } from './gift-days.ts';
import { MAX_GIFT_MESSAGE, MAX_GIFT_NAME } from './gift-limits.ts';
import type { GiftWish } from './gift-wish.ts';

export type GiftProblem = 'required' | 'tooLong' | 'email' | 'day';

/** What is wrong with what a buyer says of whom a card is for, by field (ORD-37, ORD-122). */
export function giftProblems(
  { name, email, sender, message, day }: GiftWish,
  days: ReturnType<typeof giftDays>,
): Readonly<Partial<Record<keyof GiftWish, GiftProblem>>> {
  return {
    ...named('name', name),
    ...(email === ''
      ? { email: 'required' as const }
      : isEmailAddress(email)
        ? {}
        : { email: 'email' as const }),
    ...named('sender', sender),
    ...(exceedsMaximum(message, MAX_GIFT_MESSAGE) ? { message: 'tooLong' as const } : {}),
    ...(day === null || isGiftDay(day, days) ? {} : { day: 'day' as const }),
  };
}

function named(field: 'name' | 'sender', text: string) {
  if (text === '') return { [field]: 'required' as const };
  return exceedsMaximum(text, MAX_GIFT_NAME) ? { [field]: 'tooLong' as const } : {};
}
