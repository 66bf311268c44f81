import type { CurrencyCode } from '#domain/money/currencies.ts';
import { discounts as words } from '#messages/en/interface/discounts.ts';
import { Select } from '#ui/select.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import type { DiscountDraft, EffectChoice } from './discount-draft.ts';
import type { DraftPart } from './draft-part.ts';
import styles from './discounts.module.css';

/** What the discount does: one thing (ORD-49). */
export function EffectFields({
  draft,
  change,
  wrong,
  currency,
}: DraftPart & { readonly currency: CurrencyCode }) {
  const { kind } = draft;
  const number = (
    field: 'percent' | 'amount' | 'buy' | 'get' | 'getPercent',
    label: string,
    more: object = {},
  ) => (
    <TextField
      label={label}
      inputMode={field === 'buy' || field === 'get' ? 'numeric' : 'decimal'}
      value={draft[field]}
      maxLength={20}
      errorMessage={wrong(field)}
      onChange={(typed) => change({ [field]: typed })}
      {...more}
    />
  );
  return (
    <>
      <Select<EffectChoice>
        label={translate(words.kind)}
        options={[
          { value: 'percent', label: translate(words.percentage) },
          { value: 'amount', label: translate(words.amount) },
          { value: 'freeDelivery', label: translate(words.freeDelivery) },
          { value: 'buyXGetY', label: translate(words.buyGet) },
        ]}
        value={kind}
        onChange={(chosen) => change({ kind: chosen })}
      />
      {kind === 'percent' ? number('percent', translate(words.percent), { suffix: '%' }) : null}
      {kind === 'amount' ? number('amount', translate(words.amountOff), { suffix: currency }) : null}
      {kind === 'percent' || kind === 'amount' ? (
        <SegmentedControl<DiscountDraft['on']>
          label={translate(words.worksOn)}
          options={[
            { value: 'order', label: translate(words.order) },
            { value: 'lines', label: translate(words.products) },
            { value: 'delivery', label: translate(words.delivery) },
          ]}
          value={draft.on}
          onChange={(on) => change({ on })}
        />
      ) : null}
      {kind === 'buyXGetY' ? (
        <div className={styles['pair']}>
          {number('buy', translate(words.buy), { description: translate(words.buyText) })}
          {number('get', translate(words.get), { description: translate(words.getText) })}
          {number('getPercent', translate(words.getPercent), { suffix: '%' })}
        </div>
      ) : null}
    </>
  );
}
