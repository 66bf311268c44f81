import type { CurrencyCode } from '#domain/money/currencies.ts';
import { planPrices as words } from '#messages/en/interface/plan-prices.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { payable, trialOfDraft, type PlanPriceDraft, type PriceKind } from './plan-price-draft.ts';

interface PlanPriceFieldsProps {
  readonly draft: PlanPriceDraft;
  readonly currency: CurrencyCode;
  /** Whether what is wrong is said. */
  readonly isTried: boolean;
  /** Whether members pay another price already, and keep it (MEMB-56). */
  readonly isKept: boolean;
  readonly onChange: (changes: Partial<PlanPriceDraft>) => void;
}

/** What a plan costs: nothing, once, by the month, by the year or as its buyer likes, with a trial (MEMB-47, MEMB-52). */
export function PlanPriceFields({ draft, currency, isTried, isKept, onChange }: PlanPriceFieldsProps) {
  const { kind } = draft;
  const amount = (name: 'once' | 'monthly' | 'yearly', label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      suffix={currency}
      maxLength={20}
      value={draft[name]}
      errorMessage={isTried && payable(draft[name], currency) === null ? translate(words.amountWrong) : null}
      onChange={(text) => onChange({ [name]: text })}
    />
  );
  const isRecurring = kind !== 'free' && kind !== 'once';
  const options: readonly { readonly value: PriceKind; readonly label: string }[] = [
    { value: 'free', label: translate(words.free) },
    { value: 'once', label: translate(words.once) },
    { value: 'month', label: translate(words.monthly) },
    { value: 'year', label: translate(words.yearly) },
    { value: 'both', label: translate(words.both) },
  ];
  const text = [
    ...(kind === 'free' ? [] : [translate(words.priceText)]),
    ...(isKept ? [translate(words.keepPrice)] : []),
  ].join(' ');
  return (
    <>
      <Select
        label={translate(words.price)}
        {...(text === '' ? {} : { description: text })}
        value={kind}
        options={options}
        onChange={(chosen) => onChange({ kind: chosen })}
      />
      {kind === 'once' ? amount('once', translate(words.amount)) : null}
      {kind === 'month' || kind === 'both' ? amount('monthly', translate(words.monthlyAmount)) : null}
      {kind === 'year' || kind === 'both' ? amount('yearly', translate(words.yearlyAmount)) : null}
      {isRecurring ? (
        <TextField
          label={translate(words.trial)}
          description={translate(words.trialText)}
          inputMode="numeric"
          maxLength={3}
          value={draft.trialDays}
          errorMessage={
            isTried && trialOfDraft(draft.trialDays) === 'wrong' ? translate(words.trialWrong) : null
          }
          onChange={(trialDays) => onChange({ trialDays })}
        />
      ) : null}
    </>
  );
}
