import { useState } from 'react';
import type { WorkflowState } from '#domain/collections/workflow-state.ts';
import { canBecome } from '#domain/collections/workflow-transitions.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { itemSettings } from '#messages/en/interface/item-settings.ts';
import { fromLocalDateTime, toLocalDateTime } from '#lib/timing/local-date-time.ts';

const STATES = [
  { value: 'draft', label: itemSettings.draft },
  { value: 'needs-review', label: itemSettings.needsReview },
  { value: 'scheduled', label: itemSettings.scheduled, description: itemSettings.scheduledHelp },
  { value: 'published', label: itemSettings.published, description: itemSettings.publishedHelp },
  { value: 'private', label: itemSettings.private, description: itemSettings.privateHelp },
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
        label={translate(itemSettings.state)}
        options={STATES.filter((each) => canBecome(current, each.value)).map(optionOf)}
        value={current}
        onChange={(next) => {
          const isMissing = next === 'scheduled' && publishAt === '';
          setDateMissing(isMissing);
          if (!isMissing) onState(next);
        }}
      />
      {hasDate || current === 'scheduled' || isDateMissing ? (
        <TextField
          label={translate(itemSettings.date)}
          type="datetime-local"
          value={toLocalDateTime(publishAt)}
          description={translate(itemSettings.dateHelp)}
          onChange={(value) => {
            setDateMissing(false);
            onDate(fromLocalDateTime(value));
          }}
          {...(isDateMissing ? { errorMessage: translate(itemSettings.dateMissing) } : {})}
        />
      ) : null}
    </>
  );
}

function optionOf(state: (typeof STATES)[number]) {
  return {
    value: state.value,
    label: translate(state.label),
    ...('description' in state ? { description: translate(state.description) } : {}),
  };
}
