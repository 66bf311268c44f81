import { ACTIVITY_AREAS, type ActivityArea } from '#domain/activity/activity-kinds.ts';
import type { AccountId } from '#domain/documents/record.ts';
import { activity } from '#messages/en/interface/activity.ts';
import type { Message } from '#messages/message.ts';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import styles from './activity.module.css';

export interface ActivityFilter {
  readonly search: string;
  readonly area: ActivityArea | 'all';
  readonly whoId: AccountId | 'all';
  /** Days; empty where they are not set. */
  readonly from: string;
  readonly to: string;
}

export const NO_FILTER: ActivityFilter = { search: '', area: 'all', whoId: 'all', from: '', to: '' };

const AREAS: Readonly<Record<ActivityArea, Message>> = {
  content: activity.areaContent,
  publishing: activity.areaPublishing,
  settings: activity.areaSettings,
  people: activity.areaPeople,
  'sign-in': activity.areaSignIn,
  exports: activity.areaExports,
  files: activity.areaFiles,
  forms: activity.areaForms,
  newsletters: activity.areaNewsletters,
  comments: activity.areaComments,
  members: activity.areaMembers,
};

export interface ActivityFiltersProps {
  readonly filter: ActivityFilter;
  readonly people: readonly { readonly id: AccountId; readonly name: string }[];
  readonly onChange: (filter: ActivityFilter) => void;
}

/** What the log shows: words, an area, a person, days. */
export function ActivityFilters({ filter, people, onChange }: ActivityFiltersProps) {
  const set = (part: Partial<ActivityFilter>) => onChange({ ...filter, ...part });
  return (
    <div className={styles['filters']}>
      <SearchField
        label={translate(activity.search)}
        value={filter.search}
        onChange={(search) => set({ search })}
      />
      <Select
        label={translate(activity.area)}
        options={[
          { value: 'all' as const, label: translate(activity.allAreas) },
          ...ACTIVITY_AREAS.map((area) => ({ value: area, label: translate(AREAS[area]) })),
        ]}
        value={filter.area}
        onChange={(area) => set({ area })}
      />
      <Select
        label={translate(activity.person)}
        options={[
          { value: 'all' as const, label: translate(activity.everybody) },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={filter.whoId}
        onChange={(whoId) => set({ whoId })}
      />
      <TextField
        label={translate(activity.from)}
        type="date"
        value={filter.from}
        onChange={(from) => set({ from })}
      />
      <TextField
        label={translate(activity.to)}
        type="date"
        value={filter.to}
        onChange={(to) => set({ to })}
      />
    </div>
  );
}
