import type { DiscountFields } from '#domain/discounts/discount-fields.ts';
import { momentOfMinute } from '#lib/timing/zoned-minute.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import { discounts as words } from '#messages/en/interface/discounts.ts';

/** What was filled in as it is stored; `invalid-input` where a day is none. */
export function discountRow(fields: DiscountFields, timeZone: string) {
  const { trigger, title, effect, conditions, emails, isExclusive, useLimit, customerLimit, charges } =
    fields;
  return {
    trigger,
    title,
    effect: JSON.stringify(effect),
    conditions: JSON.stringify(conditions),
    emails: emails === null ? null : [...new Set(emails.map(addressKey))],
    is_exclusive: isExclusive,
    starts_at: momentOf('startsAt', fields.startsAt, timeZone),
    ends_at: fields.endsAt === null ? null : momentOf('endsAt', fields.endsAt, timeZone),
    use_limit: useLimit,
    customer_limit: customerLimit,
    charges,
  };
}

function momentOf(field: string, minute: string, timeZone: string): Date {
  const moment = momentOfMinute(minute, timeZone);
  if (moment === null) throw new CallError('invalid-input', {}, { [field]: words.timeWrong });
  return new Date(moment);
}
