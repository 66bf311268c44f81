import { useState } from 'react';
import { createMailingList, updateMailingList, type MailingList } from '#contract/newsletter-lists.ts';
import { mailingLists } from '#messages/en/interface/mailing-lists.ts';
import type { Id } from '#lib/id.ts';
import { showToast } from '#ui/show-toast.ts';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import { useRefreshLists } from './use-mailing-lists.ts';

interface ListDialogProps {
  /** Null: a new list. */
  readonly list: MailingList | null;
  readonly onClose: () => void;
  /** Hears the id of a new list. */
  readonly onMade?: (listId: Id<'mailing-list'>) => void;
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
      title={list === null ? translate(mailingLists.newList) : translate(mailingLists.listSettingsTitle)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={list === null ? translate(mailingLists.createList) : translate(mailingLists.save)}
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
        showToast(list === null ? translate(mailingLists.listCreated) : translate(mailingLists.listSaved), {
          tone: 'success',
        });
      }}
    >
      <TextField label={translate(mailingLists.name)} autoFocus maxLength={100} {...fields.of('name')} />
      <TextArea
        label={translate(mailingLists.description)}
        description={translate(mailingLists.descriptionText)}
        rows={3}
        maxLength={500}
        {...fields.of('description')}
      />
      <TextField
        label={translate(mailingLists.replyTo)}
        description={translate(mailingLists.replyToText)}
        isOptional
        type="email"
        {...fields.of('replyTo')}
      />
      <Switch
        label={translate(mailingLists.doubleOptIn)}
        description={translate(mailingLists.doubleOptInText)}
        isSelected={isDoubleOptIn}
        onChange={setDoubleOptIn}
      />
    </FormDialog>
  );
}
