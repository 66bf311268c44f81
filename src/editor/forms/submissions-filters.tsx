import { Download, Sheet } from 'lucide-react';
import { useState } from 'react';
import type { FormSummary } from '#contract/forms.ts';
import { formSubmissions } from '#messages/en/interface/form-submissions.ts';
import type { Id } from '#lib/id.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { LiveSheetDialog } from './live-sheet-dialog.tsx';
import { submissionDays } from './submission-days.ts';
import type { SubmissionsFilter } from './use-submissions.ts';
import styles from './forms.module.css';

const ALL_FORMS = 'all';

interface SubmissionsFiltersProps {
  readonly forms: readonly FormSummary[];
  readonly filter: SubmissionsFilter;
  readonly canWrite: boolean;
  readonly onChange: (changes: Readonly<Record<string, string | null>>) => void;
}

/** Which submissions are shown; with a form chosen they can be downloaded, or read live by a spreadsheet program. */
export function SubmissionsFilters({ forms, filter, canWrite, onChange }: SubmissionsFiltersProps) {
  const [isLiveSheetOpen, setLiveSheetOpen] = useState(false);
  if (forms.length === 0) return null;
  const chosen = forms.find((form) => form.formId === filter.formId);
  return (
    <div className={styles['filters']}>
      <Select
        label={translate(formSubmissions.form)}
        isLabelHidden
        options={[
          { value: ALL_FORMS, label: translate(formSubmissions.allForms) },
          ...forms.map((form) => ({
            value: form.formId,
            label: form.name === '' ? translate(formSubmissions.form) : form.name,
            description:
              form.unread === 0
                ? translate(formSubmissions.inAll, { total: form.total })
                : translate(formSubmissions.inAllUnread, { total: form.total, unread: form.unread }),
          })),
        ]}
        value={chosen?.formId ?? ALL_FORMS}
        onChange={(formId) => onChange({ form: formId === ALL_FORMS ? null : formId })}
      />
      <SearchField
        label={translate(formSubmissions.search)}
        value={filter.search}
        onChange={(search) => onChange({ search })}
        maxLength={200}
      />
      <Switch
        label={translate(formSubmissions.unreadOnly)}
        isSelected={filter.isUnread}
        onChange={(isUnread) => onChange({ unread: isUnread ? 'true' : null })}
      />
      <DayField
        label={translate(formSubmissions.from)}
        value={filter.from}
        onChange={(from) => onChange({ from })}
      />
      <DayField
        label={translate(formSubmissions.until)}
        value={filter.to}
        onChange={(to) => onChange({ to })}
      />
      {chosen === undefined ? null : (
        <>
          <LinkButton
            href={csvAddress(chosen.formId, filter)}
            download
            icon={<Download aria-hidden="true" size={16} />}
          >
            {translate(formSubmissions.downloadCsv)}
          </LinkButton>
          {canWrite ? (
            <Button icon={<Sheet aria-hidden="true" size={16} />} onPress={() => setLiveSheetOpen(true)}>
              {translate(formSubmissions.liveSheet)}
            </Button>
          ) : null}
          {isLiveSheetOpen ? (
            <LiveSheetDialog
              formId={chosen.formId}
              formName={chosen.name === '' ? translate(formSubmissions.form) : chosen.name}
              onClose={() => setLiveSheetOpen(false)}
            />
          ) : null}
        </>
      )}
    </div>
  );
}

function DayField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
}) {
  return (
    <label className={styles['day']}>
      {label}
      <input
        type="date"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      />
    </label>
  );
}

/** The download contains what is shown. */
function csvAddress(formId: Id<'form'>, filter: SubmissionsFilter): string {
  const query = new URLSearchParams({
    ...(filter.search === '' ? {} : { search: filter.search }),
    ...(filter.isUnread ? { unread: 'true' } : {}),
    ...submissionDays(filter),
  }).toString();
  return `/api/forms/${formId}/submissions.csv${query === '' ? '' : `?${query}`}`;
}
