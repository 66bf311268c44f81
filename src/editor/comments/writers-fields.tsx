import type { CommentSettings } from '#domain/comments/comment-settings.ts';
import { commentModeration as words } from '#messages/en/interface/comment-moderation.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { useMemberAccess } from '../gating/use-member-access.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import styles from './comments.module.css';

interface WritersFieldsProps {
  readonly settings: CommentSettings;
  readonly onChange: (changes: Partial<CommentSettings>) => void;
}

/** Who may comment, with the plans where it is members of some (COMT-09). */
export function WritersFields({ settings, onChange }: WritersFieldsProps) {
  return (
    <>
      <Select
        label={translate(words.writers)}
        description={translate(words.writersText)}
        options={[
          { value: 'anybody', label: translate(words.writersAnybody) },
          { value: 'members', label: translate(words.writersMembers) },
          { value: 'plans', label: translate(words.writersPlans) },
          { value: 'invited', label: translate(words.writersInvited) },
        ]}
        value={settings.writers}
        onChange={(writers) => onChange({ writers })}
      />
      {settings.writers === 'plans' ? (
        <Plans chosen={settings.planIds} onChange={(planIds) => onChange({ planIds })} />
      ) : null}
    </>
  );
}

function Plans({
  chosen,
  onChange,
}: {
  readonly chosen: CommentSettings['planIds'];
  readonly onChange: (chosen: CommentSettings['planIds']) => void;
}) {
  const access = useMemberAccess();
  if (access.isPending) return <Spinner label={translate(words.loading)} />;
  if (access.isError) return <LoadFailure retry={() => void access.refetch()} />;
  const { plans } = access.data;
  if (plans.length === 0) return <p className={styles['aside']}>{translate(words.noPlans)}</p>;
  return (
    <Fieldset legend={translate(words.plans)}>
      {plans.map(({ id, name }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))}
        >
          {name}
        </Checkbox>
      ))}
    </Fieldset>
  );
}
