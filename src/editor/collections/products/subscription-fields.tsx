import { useState } from 'react';
import { changing } from '#domain/documents/changing.ts';
import type { ProductContent } from '#domain/products/product-content.ts';
import {
  MAX_CYCLES,
  MAX_PERIOD,
  PERIOD_UNITS,
  type PeriodUnit,
} from '#domain/subscriptions/billing-period.ts';
import type { SubscriptionPlan } from '#domain/subscriptions/subscription-plan.ts';
import { subscriptionFields as words } from '#messages/en/interface/subscription-fields.ts';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import styles from '../../fields/inspector-panel.module.css';
import type { OwnFieldsProps } from '../define-collection-editor.ts';
import { useKeptText } from './use-kept-text.ts';

interface SubscriptionFieldsProps {
  readonly item: OwnFieldsProps['item'];
  readonly content: ProductContent;
}

/** What a product is charged by that was bought once until now. */
const FIRST_PLAN: SubscriptionPlan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 };

const UNIT_NAMES = { week: words.weeks, month: words.months, year: words.years } as const;

/** Whether a product is charged again and again, how often, and how often in all (COMM-44, COMM-45, ORD-108, ORD-109). */
export function SubscriptionFields({ item, content }: SubscriptionFieldsProps) {
  const plan = content.isSubscribable ? content.subscriptionPlan : null;
  const keep = (fields: Pick<ProductContent, 'isSubscribable' | 'subscriptionPlan'>) =>
    item.run({
      name: changing(words.plan),
      operations: [
        { op: 'set', id: 'settings', field: 'structuredContent', value: { ...content, ...fields } },
      ],
    });
  return (
    <div className={styles['group']}>
      <h3 className={styles['groupTitle']}>{translate(words.title)}</h3>
      <Switch
        label={translate(words.sell)}
        description={translate(words.sellText)}
        isSelected={plan !== null}
        onChange={(isOn) =>
          keep({ isSubscribable: isOn, subscriptionPlan: content.subscriptionPlan ?? FIRST_PLAN })
        }
      />
      {plan === null ? null : (
        <PlanFields plan={plan} onChange={(next) => keep({ isSubscribable: true, subscriptionPlan: next })} />
      )}
    </div>
  );
}

interface PlanFieldsProps {
  readonly plan: SubscriptionPlan;
  readonly onChange: (plan: SubscriptionPlan) => void;
}

function PlanFields({ plan, onChange }: PlanFieldsProps) {
  const { value, unit } = plan.billingPeriod;
  const cycles = plan.numBillingCycles;
  return (
    <>
      <NumberText
        label={translate(words.every)}
        value={value}
        max={MAX_PERIOD[unit]}
        isNeeded
        problem={translate(words.everyInvalid, { max: MAX_PERIOD[unit] })}
        onChange={(next) => onChange({ ...plan, billingPeriod: { value: next, unit } })}
      />
      <Select
        label={translate(words.unit)}
        options={PERIOD_UNITS.map((each) => ({ value: each, label: translate(UNIT_NAMES[each]) }))}
        value={unit}
        onChange={(next: PeriodUnit) =>
          // A period that is too long in the other unit becomes the longest of it.
          onChange({ ...plan, billingPeriod: { value: Math.min(value, MAX_PERIOD[next]), unit: next } })
        }
      />
      <NumberText
        label={translate(words.cycles)}
        help={translate(words.cyclesHelp)}
        value={cycles}
        max={MAX_CYCLES}
        problem={translate(words.cyclesInvalid, { max: MAX_CYCLES })}
        onChange={(next) => onChange({ ...plan, numBillingCycles: next })}
      />
    </>
  );
}

interface NumberTextProps {
  readonly label: string;
  readonly help?: string;
  /** 0: nothing. */
  readonly value: number;
  readonly max: number;
  readonly isNeeded?: boolean;
  readonly problem: string;
  readonly onChange: (value: number) => void;
}

/** A whole number from 1 on, kept when its field is left. */
function NumberText({ label, help, value, max, isNeeded = false, problem, onChange }: NumberTextProps) {
  const [isWrong, setWrong] = useState(false);
  const kept = useKeptText(value === 0 ? '' : String(value), (text) => {
    const figure = text.trim();
    const next = figure === '' && !isNeeded ? 0 : /^[0-9]{1,4}$/.test(figure) ? Number(figure) : null;
    const isRight = next !== null && next <= max && (next >= 1 || !isNeeded) && (next >= 1 || figure === '');
    setWrong(!isRight);
    if (!isRight) return false;
    if (next !== value) onChange(next);
    return true;
  });
  return (
    <TextField
      {...kept}
      label={label}
      inputMode="numeric"
      description={help}
      errorMessage={isWrong ? problem : undefined}
      onChange={(text) => {
        kept.onChange(text);
        setWrong(false);
      }}
    />
  );
}
