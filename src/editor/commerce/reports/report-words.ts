import { giftCardScreens } from '#messages/en/interface/gift-card-screens.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { ReportGroup } from '#domain/reports/report-groups.ts';
import type { NamedPeriod, ReportStep } from '#domain/reports/report-period.ts';
import { reports as words } from '#messages/en/interface/reports.ts';
import type { Message } from '#messages/message.ts';
import { formattingLocale } from '#ui/language.ts';
import { translate } from '#ui/translate.ts';
import { countryNames } from '../country-options.ts';
import { moneyOf } from '../orders/order-words.ts';

export const PERIOD_NAMES: Readonly<Record<NamedPeriod, Message>> = {
  today: words.today,
  last7: words.last7,
  last30: words.last30,
  thisMonth: words.thisMonth,
  lastMonth: words.lastMonth,
  thisYear: words.thisYear,
  lastYear: words.lastYear,
};

export const STEP_NAMES: Readonly<Record<ReportStep, Message>> = {
  day: words.day,
  week: words.week,
  month: words.month,
};

/** Of all groups, and of one of them. */
export const GROUP_NAMES: Readonly<Record<ReportGroup, { readonly all: Message; readonly one: Message }>> = {
  product: { all: words.products, one: words.product },
  variant: { all: words.variants, one: words.variant },
  category: { all: words.categories, one: words.category },
  discount: { all: words.discounts, one: words.code },
  country: { all: words.countries, one: words.country },
  channel: { all: words.channels, one: words.channel },
  provider: { all: words.providers, one: words.provider },
};

const CHANNELS: Readonly<Record<string, Message>> = { web: words.web, 'by-hand': words.byHand };
const PROVIDERS: Readonly<Record<string, Message>> = {
  'gift-card': giftCardScreens.provider,
  '': words.noProvider,
  manual: words.manual,
  stripe: words.stripe,
};

/** What a group is called: of products as they were sold, of the others in the language of the interface. */
export function groupName(
  by: ReportGroup,
  { key, name }: { readonly key: string; readonly name: string },
): string {
  const said = by === 'channel' ? CHANNELS[key] : by === 'provider' ? PROVIDERS[key] : undefined;
  if (said !== undefined) return translate(said);
  if (by === 'category' && key === '') return translate(words.noCategory);
  if (by === 'country') return key === '' ? '–' : countryNames()(key);
  return name;
}

/** A day of the calendar, of a month the month alone: no time zone moves it. */
export function formatReportDay(day: string, step: ReportStep = 'day'): string {
  const parts =
    step === 'month' ? ({ month: 'short', year: 'numeric' } as const) : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(formattingLocale(), { ...parts, timeZone: 'UTC' }).format(new Date(day));
}

/** An amount without the decimals it has not: for the lines of a chart. */
export function roughMoney(amount: number, currency: CurrencyCode): string {
  return moneyOf(amount, currency).replace(/[.]0+(?=\D|$)/, '');
}
