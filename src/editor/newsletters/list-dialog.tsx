import { useState } from 'react';
import { createMailingList, updateMailingList, type MailingList } from '#contract/newsletter-lists.ts';
import { showToast } from '#ui/show-toast.ts';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../dashboard/form-dialog.tsx';
import { useRefreshLists } from './use-mailing-lists.ts';

interface ListDialogProps {
  /** Null: a new list. */
  readonly list: MailingList | null;
  readonly onClose: () => void;
  /** Hears the id of a new list. */
  readonly onMade?: (listId: string) => void;
}

/** Names a list and sets how people come onto it (NEWS-01). */
export function ListDialog({ list, onClose, onMade }: ListDialogProps) {
  const refresh = useRefreshLists();
  const [isDoubleOptIn, setDoubleOptIn] = useState(list?.isDoubleOptIn ?? true);
  const fields = useFields({
    name: list?.name ?? '',
    description: list?.description ?? '',
    replyTo: list?.replyTo ?? '',
  });
  return (
    <FormDialog
      title={list === null ? 'New mailing list' : 'Mailing list settings'}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={list === null ? 'Create list' : 'Save'}
      onSubmit={async (values) => {
        const body = { ...values, isDoubleOptIn };
        if (list === null) {
          const made = await callEndpoint(createMailingList, { body });
          await refresh();
          onMade?.(made.id);
        } else {
          await callEndpoint(updateMailingList, { params: { listId: list.id }, body });
          await refresh();
        }
        showToast(list === null ? 'The list was created.' : 'The list was saved.', { tone: 'success' });
      }}
    >
      <TextField label="Name" autoFocus maxLength={100} {...fields.of('name')} />
      <TextArea
        label="Description"
        description="People on the list read it in mails about their subscription."
        rows={3}
        maxLength={500}
        {...fields.of('description')}
      />
      <TextField
        label="Reply-to address"
        description="Where answers to its mails go."
        isOptional
        type="email"
        {...fields.of('replyTo')}
      />
      <Switch
        label="Double opt-in"
        description="People are on the list after they confirmed by mail."
        isSelected={isDoubleOptIn}
        onChange={setDoubleOptIn}
      />
    </FormDialog>
  );
}
