import { discounts as words } from '#messages/en/interface/discounts.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import type { DraftPart } from './draft-part.ts';
import styles from './discounts.module.css';

const CHARGES = [
  { value: 'first', label: words.firstCharge },
  { value: 'few', label: words.firstCharges },
  { value: 'all', label: words.allCharges },
] as const;

/** From when to when it counts, how often, for which charges of a subscription, and beside which others (ORD-50, ORD-52, ORD-53, ORD-55). */
export function LimitFields({ draft, change, wrong, timeZone }: DraftPart & { readonly timeZone: string }) {
  return (
    <Fieldset legend={translate(words.limits)}>
      <div className={styles['pair']}>
        <TextField
          label={translate(words.startsAt)}
          description={translate(words.zoneText, { zone: timeZone })}
          type="datetime-local"
          value={draft.startsAt}
          errorMessage={wrong('startsAt')}
          onChange={(startsAt) => change({ startsAt })}
        />
        <TextField
          label={translate(words.endsAt)}
          isOptional
          type="datetime-local"
          value={draft.endsAt}
          errorMessage={wrong('endsAt')}
          onChange={(endsAt) => change({ endsAt })}
        />
      </div>
      <div className={styles['pair']}>
        <TextField
          label={translate(words.useLimit)}
          isOptional
          inputMode="numeric"
          value={draft.useLimit}
          maxLength={7}
          errorMessage={wrong('useLimit')}
          onChange={(useLimit) => change({ useLimit })}
        />
        <TextField
          label={translate(words.customerLimit)}
          description={translate(words.customerLimitText)}
          isOptional
          inputMode="numeric"
          value={draft.customerLimit}
          maxLength={7}
          errorMessage={wrong('customerLimit')}
          onChange={(customerLimit) => change({ customerLimit })}
        />
      </div>
      <div className={styles['pair']}>
        <Select
          label={translate(words.charges)}
          options={CHARGES.map(({ value, label }) => ({ value, label: translate(label) }))}
          value={draft.charges}
          onChange={(charges) => change({ charges })}
        />
        {draft.charges === 'few' ? (
          <TextField
            label={translate(words.chargeCount)}
            inputMode="numeric"
            value={draft.chargeCount}
            maxLength={3}
            errorMessage={wrong('chargeCount')}
            onChange={(chargeCount) => change({ chargeCount })}
          />
        ) : null}
      </div>
      <Checkbox isSelected={draft.isExclusive} onChange={(isExclusive) => change({ isExclusive })}>
        {translate(words.exclusive)}
      </Checkbox>
      <p className={styles['aside']}>{translate(words.exclusiveText)}</p>
    </Fieldset>
  );
}
