import { memberAccess } from '#messages/en/interface/member-access.ts';
import type { AccessRule } from '#domain/gating/access-rule.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import styles from './gating.module.css';
import { useMemberAccess } from './use-member-access.ts';

type Chosen = Extract<AccessRule, { readonly kind: 'chosen' }>;

/** The plans and areas of which a member needs one (MEMB-35). */
export function ChosenAccess({
  value,
  isDisabled,
  onChange,
}: {
  readonly value: Chosen;
  readonly isDisabled: boolean;
  readonly onChange: (rule: Chosen) => void;
}) {
  const access = useMemberAccess();
  if (access.isPending) return <Spinner label={translate(memberAccess.loading)} />;
  if (access.isError) return <LoadFailure retry={() => void access.refetch()} />;
  const { plans, areas } = access.data;
  if (plans.length + areas.length === 0) {
    return <p className={styles['note']}>{translate(memberAccess.nothingToChoose)}</p>;
  }
  const toggled = <Of,>(ids: readonly Of[], id: Of, isOn: boolean): Of[] =>
    isOn ? [...ids, id] : ids.filter((each) => each !== id);
  const isNothing = value.planIds.length + value.areaIds.length === 0;
  return (
    <>
      {plans.length === 0 ? null : (
        <Fieldset legend={translate(memberAccess.plans)}>
          {plans.map(({ id, name }) => (
            <Checkbox
              key={id}
              isDisabled={isDisabled}
              isSelected={value.planIds.includes(id)}
              onChange={(isOn) => onChange({ ...value, planIds: toggled(value.planIds, id, isOn) })}
            >
              {name}
            </Checkbox>
          ))}
        </Fieldset>
      )}
      {areas.length === 0 ? null : (
        <Fieldset legend={translate(memberAccess.areas)}>
          {areas.map(({ id, name }) => (
            <Checkbox
              key={id}
              isDisabled={isDisabled}
              isSelected={value.areaIds.includes(id)}
              onChange={(isOn) => onChange({ ...value, areaIds: toggled(value.areaIds, id, isOn) })}
            >
              {name}
            </Checkbox>
          ))}
        </Fieldset>
      )}
      {isNothing ? <p className={styles['note']}>{translate(memberAccess.nothingChosen)}</p> : null}
    </>
  );
}
