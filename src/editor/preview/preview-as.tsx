import { memberAccess } from '#messages/en/interface/member-access.ts';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { useMemberAccess } from '../gating/use-member-access.ts';

interface PreviewAsProps {
  /** What the address of the draft says of who looks; empty for everything. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Whose view of the page is shown: of a visitor, or of members with and without plans (MEMB-44). */
export function PreviewAs({ value, onChange }: PreviewAsProps) {
  const access = useMemberAccess();
  if (access.data === undefined) return null;
  return (
    <Select
      label={translate(memberAccess.viewAs)}
      isLabelHidden
      value={value}
      options={[
        { value: '', label: translate(memberAccess.asOwner) },
        { value: 'visitor', label: translate(memberAccess.asVisitor) },
        { value: 'member', label: translate(memberAccess.asMember) },
        ...access.data.plans.map(({ id, name }) => ({
          value: id,
          label: translate(memberAccess.asPlan, { plan: name }),
        })),
      ]}
      onChange={onChange}
    />
  );
}
