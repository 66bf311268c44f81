import { CODE_PATTERN } from '#domain/discounts/discount-code.ts';
import type { DiscountFields, StoredDiscountEffect } from '#domain/discounts/discount-fields.ts';
import { DISCOUNT_LIMITS } from '#domain/discounts/discount-limits.ts';
import type { DiscountTrigger } from '#domain/discounts/discount-triggers.ts';
import { parsePercent, percentText } from '#domain/discounts/percent-text.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { MAX_CYCLES } from '#domain/subscriptions/billing-period.ts';
import { discounts as words } from '#messages/en/interface/discounts.ts';
import { fill, type Words } from '#messages/message.ts';
import { amountText, typedAmount } from '../amount-draft.ts';

const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const FREE = 10_000;
const WHOLE_NUMBER = /^[0-9]{1,7}$/;

export type EffectChoice = 'percent' | 'amount' | 'freeDelivery' | 'buyXGetY';

/** A discount while it is filled in: numbers and addresses as they are typed. */
export interface DiscountDraft {
  readonly trigger: DiscountTrigger;
  readonly title: string;
  readonly code: string;
  readonly kind: EffectChoice;
  readonly on: 'lines' | 'order' | 'delivery';
  readonly percent: string;
  readonly amount: string;
  readonly buy: string;
  readonly get: string;
  readonly getPercent: string;
  readonly minimumSubtotal: string;
  readonly minimumPieces: string;
  readonly isForSome: boolean;
  readonly productIds: NonNullable<DiscountFields['conditions']['productIds']>;
  readonly categories: readonly string[];
  readonly leavesOutSales: boolean;
  readonly isForMembers: boolean;
  readonly isForFirstOrder: boolean;
  readonly emails: string;
  /** Of a discount whose addresses were all erased: it is for nobody, until it gets others. */
  readonly isForListed: boolean;
  readonly countries: readonly string[];
  readonly useLimit: string;
  readonly customerLimit: string;
  /** Of a subscription (ORD-55). */
  readonly charges: 'first' | 'few' | 'all';
  readonly chargeCount: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isExclusive: boolean;
}

/** What is wrong, by the field in which it stands. */
export type DraftErrors = Partial<Readonly<Record<keyof DiscountDraft, Words>>>;

export function draftOf(
  known: DiscountFields | null,
  currency: CurrencyCode,
  { trigger, now }: { readonly trigger: DiscountTrigger; readonly now: string },
): DiscountDraft {
  const effect = known?.effect;
  const conditions = known?.conditions;
  const money = (amount: number | null | undefined) => (amount == null ? '' : amountText(amount, currency));
  return {
    trigger: known?.trigger ?? trigger,
    title: known?.title ?? '',
    code: known?.code ?? '',
    kind: choiceOf(effect),
    on: effect === undefined || effect.kind === 'buyXGetY' ? 'order' : effect.on,
    percent: effect?.kind === 'percent' ? percentText(effect.percent) : '',
    amount: effect?.kind === 'amount' ? money(effect.amount) : '',
    buy: effect?.kind === 'buyXGetY' ? String(effect.buy) : '2',
    get: effect?.kind === 'buyXGetY' ? String(effect.get) : '1',
    getPercent: effect?.kind === 'buyXGetY' ? percentText(effect.percent) : '100',
    minimumSubtotal: money(conditions?.minimumSubtotal),
    minimumPieces: String(conditions?.minimumPieces ?? ''),
    isForSome: (conditions?.productIds ?? conditions?.categories ?? null) !== null,
    productIds: conditions?.productIds ?? [],
    categories: conditions?.categories ?? [],
    leavesOutSales: conditions?.leavesOutSales ?? false,
    isForMembers: conditions?.isForMembers ?? false,
    isForFirstOrder: conditions?.isForFirstOrder ?? false,
    emails: known?.emails?.join('\n') ?? '',
    isForListed: (known?.emails ?? null) !== null,
    countries: conditions?.countries ?? [],
    useLimit: String(known?.useLimit ?? ''),
    customerLimit: String(known?.customerLimit ?? ''),
    charges: chargesOf(known?.charges ?? 1),
    chargeCount: (known?.charges ?? 1) > 1 ? String(known?.charges) : '',
    startsAt: known?.startsAt ?? now,
    endsAt: known?.endsAt ?? '',
    isExclusive: known?.isExclusive ?? false,
  };
}

/** The fields of the discount, or what is wrong with them. */
export function fieldsOf(
  draft: DiscountDraft,
  currency: CurrencyCode,
): { readonly fields: DiscountFields } | { readonly errors: DraftErrors } {
  const errors: { -readonly [Field in keyof DiscountDraft]?: Words } = {};
  const limit = (field: 'minimumPieces' | 'useLimit' | 'customerLimit'): number | null => {
    const typed = draft[field].trim();
    const count = wholeNumber(typed, DISCOUNT_LIMITS.count);
    if (typed !== '' && count === null) errors[field] = words.countWrong;
    return count;
  };
  const title = draft.title.trim();
  if (title === '') errors.title = words.titleMissing;
  const code = draft.trigger === 'automatic' || draft.code.trim() === '' ? null : draft.code.trim();
  if (code !== null && !CODE_PATTERN.test(code)) errors.code = words.codeWrong;
  const effect = effectOf(draft, currency, errors);
  const hasSubtotal = draft.minimumSubtotal.trim() !== '';
  const minimumSubtotal = hasSubtotal ? typedAmount(draft.minimumSubtotal, currency) || null : null;
  if (hasSubtotal && minimumSubtotal === null) errors.minimumSubtotal = words.amountWrong;
  const { isForSome, productIds, categories } = draft;
  if (isForSome && productIds.length + categories.length === 0) errors.isForSome = words.chooseSome;
  const emails = [...new Set(draft.emails.split(/[\s,;]+/).filter((email) => email !== ''))];
  const wrong = emails.filter((email) => !ADDRESS.test(email));
  if (wrong.length > 0) errors.emails = fill(words.emailsWrong, { emails: wrong.slice(0, 3).join(', ') });
  if (draft.startsAt === '') errors.startsAt = words.timeWrong;
  const endsAt = draft.endsAt === '' ? null : draft.endsAt;
  if (endsAt !== null && endsAt <= draft.startsAt) errors.endsAt = words.endsTooEarly;
  const fields = {
    trigger: draft.trigger,
    title,
    code,
    conditions: {
      minimumSubtotal,
      minimumPieces: limit('minimumPieces'),
      productIds: isForSome ? [...productIds] : null,
      categories: isForSome ? [...categories] : null,
      isForMembers: draft.isForMembers,
      isForFirstOrder: draft.isForFirstOrder,
      countries: draft.countries.length === 0 ? null : [...draft.countries],
      leavesOutSales: draft.leavesOutSales,
    },
    emails: emails.length === 0 && !draft.isForListed ? null : emails,
    isExclusive: draft.isExclusive,
    startsAt: draft.startsAt,
    endsAt,
    useLimit: limit('useLimit'),
    customerLimit: limit('customerLimit'),
    charges: chargeCountOf(draft, errors),
  };
  return effect === null || Object.keys(errors).length > 0 ? { errors } : { fields: { ...fields, effect } };
}

function chargesOf(charges: number): DiscountDraft['charges'] {
  if (charges === 0) return 'all';
  return charges === 1 ? 'first' : 'few';
}

/** For how many charges of a subscription it counts, 0 for all (ORD-55). */
function chargeCountOf(
  { charges, chargeCount }: DiscountDraft,
  errors: { -readonly [Field in keyof DiscountDraft]?: Words },
): number {
  if (charges !== 'few') return charges === 'all' ? 0 : 1;
  const count = wholeNumber(chargeCount.trim(), MAX_CYCLES);
  if (count === null) errors.chargeCount = words.countWrong;
  return count ?? 1;
}

function choiceOf(effect: StoredDiscountEffect | undefined): EffectChoice {
  if (effect === undefined) return 'percent';
  return effect.kind === 'percent' && effect.on === 'delivery' && effect.percent === FREE
    ? 'freeDelivery'
    : effect.kind;
}

function effectOf(
  draft: DiscountDraft,
  currency: CurrencyCode,
  errors: { -readonly [Field in keyof DiscountDraft]?: Words },
): StoredDiscountEffect | null {
  switch (draft.kind) {
    case 'freeDelivery':
      return { kind: 'percent', on: 'delivery', percent: FREE };
    case 'percent': {
      const percent = parsePercent(draft.percent);
      if (percent === null) errors.percent = words.percentWrong;
      return percent === null ? null : { kind: 'percent', on: draft.on, percent };
    }
    case 'amount': {
      const amount = typedAmount(draft.amount, currency) || null;
      if (amount === null) errors.amount = words.amountWrong;
      return amount === null ? null : { kind: 'amount', on: draft.on, amount };
    }
    case 'buyXGetY': {
      const [buy, get] = [wholeNumber(draft.buy, 9_999), wholeNumber(draft.get, 9_999)];
      const percent = parsePercent(draft.getPercent);
      if (buy === null) errors.buy = words.countWrong;
      if (get === null) errors.get = words.countWrong;
      if (percent === null) errors.getPercent = words.percentWrong;
      if (buy === null || get === null || percent === null) return null;
      return { kind: 'buyXGetY', on: 'lines', buy, get, percent };
    }
  }
}

function wholeNumber(typed: string, most: number): number | null {
  const number = WHOLE_NUMBER.test(typed.trim()) ? Number(typed.trim()) : 0;
  return number < 1 || number > most ? null : number;
}
