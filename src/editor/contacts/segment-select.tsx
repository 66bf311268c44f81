import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteContactSegment, saveContactSegment } from '#contract/contacts.ts';
import type { ContactRules } from '#domain/contacts/contact-rules.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import { NO_RULES } from './no-rules.ts';
import { useContactSegments, useRefreshContacts } from './use-contacts.ts';
import styles from './contacts.module.css';

interface SegmentSelectProps {
  readonly rules: ContactRules;
  readonly canWrite: boolean;
  readonly onChange: (rules: ContactRules) => void;
}

/** Filters that were stored under a name: chosen, stored, deleted (CRM-10). */
export function SegmentSelect({ rules, canWrite, onChange }: SegmentSelectProps) {
  const refresh = useRefreshContacts();
  const [isSaving, setSaving] = useState(false);
  const segments = useContactSegments().data?.segments ?? [];
  const shown = JSON.stringify(rules);
  const chosen = segments.find((segment) => JSON.stringify(segment.rules) === shown);
  const remove = async (segment: (typeof segments)[number]) => {
    await callEndpoint(deleteContactSegment, { params: { segmentId: segment.id } });
    await refresh();
    const { name } = segment;
    showToast(translate(contactList.segmentDeleted, { name }), {
      action: {
        label: translate(contactList.undo),
        onPress: () =>
          void callEndpoint(saveContactSegment, { body: { name, rules: segment.rules } }).then(refresh),
      },
    });
  };
  return (
    <div className={styles['row']}>
      {segments.length === 0 ? null : (
        <Select
          label={translate(contactList.segment)}
          isLabelHidden
          placeholder={translate(contactList.segment)}
          options={[
            { value: 'everybody', label: translate(contactList.everybody) },
            ...segments.map(({ id, name }) => ({ value: id as string, label: name })),
          ]}
          value={chosen?.id ?? (rules.rules.length === 0 ? 'everybody' : null)}
          onChange={(id) => onChange(segments.find((segment) => segment.id === id)?.rules ?? NO_RULES)}
        />
      )}
      {canWrite && chosen !== undefined ? (
        <IconButton
          label={translate(contactList.deleteSegment, { name: chosen.name })}
          onPress={() =>
            void remove(chosen).catch((error: unknown) => {
              if (!(error instanceof Error)) throw error;
              showToast(error.message, { tone: 'danger' });
            })
          }
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      ) : null}
      {canWrite && chosen === undefined && rules.rules.length > 0 ? (
        <Button onPress={() => setSaving(true)}>{translate(contactList.saveSegment)}</Button>
      ) : null}
      {isSaving ? <SaveSegmentDialog rules={rules} onClose={() => setSaving(false)} /> : null}
    </div>
  );
}

function SaveSegmentDialog({
  rules,
  onClose,
}: {
  readonly rules: ContactRules;
  readonly onClose: () => void;
}) {
  const refresh = useRefreshContacts();
  const fields = useFields({ name: '' });
  return (
    <FormDialog
      title={translate(contactList.saveSegment)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={translate(contactList.save)}
      onSubmit={async ({ name }) => {
        await callEndpoint(saveContactSegment, { body: { name, rules } });
        await refresh();
        showToast(translate(contactList.segmentSaved, { name }), { tone: 'success' });
      }}
    >
      <TextField label={translate(contactList.name)} autoFocus maxLength={100} {...fields.of('name')} />
    </FormDialog>
  );
}
