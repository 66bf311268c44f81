import { useQuery } from '@tanstack/react-query';
import { listMemberLabels } from '#contract/members.ts';
import { MEMBER_STATUSES, type MemberStatus } from '#domain/members/member-status.ts';
import { memberCare } from '#messages/en/interface/member-care.ts';
import { memberList } from '#messages/en/interface/member-list.ts';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { MEMBERS_KEY } from './use-member-runs.ts';

/** Which members are shown. */
export interface MemberListFilter {
  readonly search?: string;
  readonly status?: MemberStatus;
  readonly label?: string;
  readonly joinedDays?: number;
  readonly seen?: number | 'never';
}

interface MemberFiltersProps {
  readonly filter: MemberListFilter;
  readonly onChange: (filter: MemberListFilter) => void;
}

const DAYS = [
  { value: '7', label: memberCare.lastWeek },
  { value: '30', label: memberCare.lastMonth },
  { value: '365', label: memberCare.lastYear },
] as const;

/** Narrows the list by status, label, and when members joined and were last seen (MEMB-66). */
export function MemberFilters({ filter, onChange }: MemberFiltersProps) {
  const labels = useQuery({
    queryKey: [MEMBERS_KEY, 'labels'],
    queryFn: () => callEndpoint(listMemberLabels, {}),
  });
  const { status, label, joinedDays, seen, ...others } = filter;
  const days = DAYS.map((each) => ({ value: each.value as string, label: translate(each.label) }));
  const anyTime = { value: 'any', label: translate(memberCare.anyTime) };
  const known = labels.data?.labels ?? [];
  const set = (changed: Partial<Record<'status' | 'label' | 'joinedDays' | 'seen', unknown>>) => {
    const next = { status, label, joinedDays, seen, ...changed };
    onChange({
      ...others,
      ...(Object.fromEntries(
        Object.entries(next).filter(([, value]) => value !== undefined),
      ) as MemberListFilter),
    });
  };
  return (
    <>
      <Select
        label={translate(memberList.filter)}
        options={[
          { value: 'all', label: translate(memberList.all) },
          ...MEMBER_STATUSES.map((each) => ({ value: each, label: translate(memberList[each]) })),
        ]}
        value={status ?? 'all'}
        onChange={(chosen) => set({ status: chosen === 'all' ? undefined : chosen })}
      />
      {known.length === 0 ? null : (
        <Select
          label={translate(memberCare.label)}
          options={[
            { value: '', label: translate(memberCare.anyLabel) },
            ...known.map((each) => ({ value: each, label: each })),
          ]}
          value={label ?? ''}
          onChange={(chosen) => set({ label: chosen === '' ? undefined : chosen })}
        />
      )}
      <Select
        label={translate(memberCare.joined)}
        options={[anyTime, ...days]}
        value={joinedDays === undefined ? 'any' : String(joinedDays)}
        onChange={(chosen) => set({ joinedDays: chosen === 'any' ? undefined : Number(chosen) })}
      />
      <Select
        label={translate(memberCare.seen)}
        options={[anyTime, ...days, { value: 'never', label: translate(memberCare.neverSeen) }]}
        value={seen === undefined ? 'any' : String(seen)}
        onChange={(chosen) =>
          set({ seen: chosen === 'any' ? undefined : chosen === 'never' ? chosen : Number(chosen) })
        }
      />
    </>
  );
}
