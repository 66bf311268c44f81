import type { MemberAreaFieldProps } from '#blocks/panel.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { useMemberAccess } from './use-member-access.ts';

/** One of the site's member areas, which are made in its settings (CONT-55). */
export function MemberAreaField({ value, onChange }: MemberAreaFieldProps) {
  const access = useMemberAccess();
  if (access.isPending) return <Spinner label={translate(memberAccess.loading)} />;
  if (access.isError) return <LoadFailure retry={() => void access.refetch()} />;
  const { areas } = access.data;
  return (
    <Select
      label={translate(blockKinds.memberArea)}
      value={areas.some(({ id }) => id === value) ? value : null}
      options={areas.map(({ id, name }) => ({ value: id, label: name }))}
      {...(areas.length === 0 ? { description: translate(memberAccess.noAreas) } : {})}
      onChange={onChange}
    />
  );
}
