import type { giftDays } from '#domain/gift-cards/gift-days.ts';
import { MAX_GIFT_MESSAGE, MAX_GIFT_NAME } from '#domain/gift-cards/gift-limits.ts';
import { giftProblems, type GiftProblem } from '#domain/gift-cards/gift-problems.ts';
import type { GiftWish } from '#domain/gift-cards/gift-wish.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import { forms } from '#messages/en/forms.ts';
import { giftCards as words } from '#messages/en/gift-cards.ts';
import { fill, type Message, type Words } from '#messages/message.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { CheckoutField } from '#views/checkout/checkout-state.ts';
import { fieldOf } from './fields.ts';

type Days = ReturnType<typeof giftDays>;

/** More than any of its texts may have, so that what is too long is said and stays. */
const MAX_POSTED_TEXT = 1_000;

const LABELS: Readonly<Record<keyof GiftWish, Message>> = {
  name: words.recipientName,
  email: words.recipientEmail,
  sender: words.sender,
  message: words.message,
  day: words.day,
};

/** Whom a card is for, as it was posted. */
export function postedGift({ posted }: ShopVisit): GiftWish {
  const text = (name: string) => posted(name).trim().slice(0, MAX_POSTED_TEXT);
  const day = text('giftDay').slice(0, 10);
  return {
    name: text('giftName'),
    email: text('giftEmail'),
    sender: text('giftSender'),
    message: text('giftMessage'),
    day: day === '' ? null : day,
  };
}

/** The fields of whom a card is for, those that can be changed of it; what is wrong stands at each (ORD-25, ORD-37). */
export function giftFields(
  visit: ShopVisit,
  wish: GiftWish,
  {
    days,
    timeZone,
    isChecked,
  }: { readonly days: Days; readonly timeZone: string; readonly isChecked: boolean },
): readonly CheckoutField[] {
  const found = isChecked ? giftProblems(wish, days) : {};
  const problem = (field: keyof GiftWish) => {
    const kind = found[field];
    return kind === undefined ? undefined : problemWords(visit, kind, LABELS[field], days);
  };
  return [
    fieldOf(visit, 'giftName', {
      label: LABELS.name,
      value: wish.name,
      isRequired: true,
      maxLength: MAX_GIFT_NAME,
      problem: problem('name'),
    }),
    fieldOf(visit, 'giftEmail', {
      kind: 'email',
      label: LABELS.email,
      value: wish.email,
      isRequired: true,
      maxLength: 256,
      hint: words.recipientEmailHint,
      problem: problem('email'),
    }),
    fieldOf(visit, 'giftSender', {
      label: LABELS.sender,
      value: wish.sender,
      isRequired: true,
      maxLength: MAX_GIFT_NAME,
      problem: problem('sender'),
    }),
    fieldOf(visit, 'giftMessage', {
      kind: 'area',
      label: LABELS.message,
      value: wish.message,
      isRequired: false,
      maxLength: MAX_GIFT_MESSAGE,
      hint: fill(words.messageHint, { count: MAX_GIFT_MESSAGE }),
      problem: problem('message'),
    }),
    {
      ...fieldOf(visit, 'giftDay', {
        kind: 'date',
        label: LABELS.day,
        value: wish.day ?? '',
        isRequired: false,
        hint: fill(words.dayHint, { zone: timeZone.replaceAll('_', ' ') }),
        problem: problem('day'),
      }),
      days,
    },
  ];
}

function problemWords(visit: ShopVisit, kind: GiftProblem, label: Message, days: Days): Words {
  switch (kind) {
    case 'required':
      return fill(forms.required, { title: label });
    case 'tooLong':
      return forms.tooLong;
    case 'email':
      return forms.email;
    case 'day': {
      const { language } = visit.published.loaded.shell.settings;
      return fill(words.dayWrong, {
        first: giftDayText(language, days.first),
        last: giftDayText(language, days.last),
      });
    }
  }
}

/** A day as people of a language write it. */
export function giftDayText(language: string, day: string): string {
  return zonedFormat(language, 'UTC', { dateStyle: 'long' }).format(Date.parse(`${day}T00:00:00Z`));
}
