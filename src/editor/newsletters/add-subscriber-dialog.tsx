import { useState } from 'react';
import { addSubscriber } from '#contract/newsletter-lists.ts';
import { mailingLists } from '#messages/en/interface/mailing-lists.ts';
import type { Id } from '#lib/id.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import { useRefreshLists } from './use-mailing-lists.ts';
import styles from './newsletters.module.css';

interface AddSubscriberDialogProps {
  readonly listId: Id<'mailing-list'>;
  readonly onClose: () => void;
}

/** Adds one person by hand; without their agreement they are asked by mail. */
export function AddSubscriberDialog({ listId, onClose }: AddSubscriberDialogProps) {
  const refresh = useRefreshLists();
  const [hasAgreed, setAgreed] = useState(false);
  const fields = useFields({ email: '', firstName: '', lastName: '' });
  return (
    <FormDialog
      title={translate(mailingLists.addTitle)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={translate(mailingLists.addPerson)}
      onSubmit={async (values) => {
        const { state } = await callEndpoint(addSubscriber, {
          params: { listId },
          body: { ...values, hasAgreed },
        });
        await refresh();
        showToast(
          state === 'pending'
            ? translate(mailingLists.confirmationSent)
            : translate(mailingLists.personAdded),
          {
            tone: 'success',
          },
        );
      }}
    >
      <TextField label={translate(mailingLists.email)} type="email" autoFocus {...fields.of('email')} />
      <TextField
        label={translate(mailingLists.firstName)}
        isOptional
        maxLength={100}
        {...fields.of('firstName')}
      />
      <TextField
        label={translate(mailingLists.lastName)}
        isOptional
        maxLength={100}
        {...fields.of('lastName')}
      />
      <Checkbox isSelected={hasAgreed} onChange={setAgreed}>
        {translate(mailingLists.hasAgreed)}
      </Checkbox>
      <p className={styles['muted']}>
        {hasAgreed ? translate(mailingLists.subscribedAtOnce) : translate(mailingLists.askedToConfirm)}
      </p>
    </FormDialog>
  );
}
