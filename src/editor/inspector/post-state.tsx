import { useState } from 'react';
import type { WorkflowState } from '#domain/collections/workflow-state.ts';
import { canBecome, SCHEDULE_DATE_MISSING_MESSAGE } from '#domain/collections/workflow-transitions.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { fromLocalDateTime, toLocalDateTime } from '../collections/local-date-time.ts';

const STATES = [
  { value: 'draft', label: 'Draft' },
  { value: 'needs-review', label: 'Needs Review' },
  { value: 'scheduled', label: 'Scheduled', description: 'Goes live at its date' },
  { value: 'published', label: 'Published', description: 'Live from the next publish' },
  { value: 'private', label: 'Private', description: 'Never shown to visitors' },
] as const;

/** Whether visitors see a post, and the date it carries; a scheduled one goes live at it (CONT-184). */
export function PostState({
  state,
  publishAt,
  hasDate,
  onState,
  onDate,
}: {
  readonly state: string;
  readonly publishAt: string;
  readonly hasDate: boolean;
  readonly onState: (state: WorkflowState) => void;
  readonly onDate: (publishAt: string | null) => void;
}) {
  const [isDateMissing, setDateMissing] = useState(false);
  const current = STATES.find((each) => each.value === state)?.value ?? 'draft';
  return (
    <>
      <Select
        label="State"
        options={STATES.filter((each) => canBecome(current, each.value))}
        value={current}
        onChange={(next) => {
          const isMissing = next === 'scheduled' && publishAt === '';
          setDateMissing(isMissing);
          if (!isMissing) onState(next);
        }}
      />
      {hasDate || current === 'scheduled' || isDateMissing ? (
        <TextField
          label="Date"
          type="datetime-local"
          value={toLocalDateTime(publishAt)}
          description="In the time zone of this device."
          onChange={(value) => {
            setDateMissing(false);
            onDate(fromLocalDateTime(value));
          }}
          {...(isDateMissing ? { errorMessage: SCHEDULE_DATE_MISSING_MESSAGE } : {})}
        />
      ) : null}
    </>
  );
}
