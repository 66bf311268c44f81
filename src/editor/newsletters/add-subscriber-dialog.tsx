import { useState } from 'react';
import { addSubscriber } from '#contract/newsletter-lists.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../dashboard/form-dialog.tsx';
import { useRefreshLists } from './use-mailing-lists.ts';
import styles from './newsletters.module.css';

interface AddSubscriberDialogProps {
  readonly listId: string;
  readonly onClose: () => void;
}

/** Adds one person by hand; without their agreement they are asked by mail. */
export function AddSubscriberDialog({ listId, onClose }: AddSubscriberDialogProps) {
  const refresh = useRefreshLists();
  const [hasAgreed, setAgreed] = useState(false);
  const fields = useFields({ email: '', firstName: '', lastName: '' });
  return (
    <FormDialog
      title="Add a person"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel="Add person"
      onSubmit={async (values) => {
        const { state } = await callEndpoint(addSubscriber, {
          params: { listId },
          body: { ...values, hasAgreed },
        });
        await refresh();
        showToast(state === 'pending' ? 'A mail asks the person to confirm.' : 'The person is on the list.', {
          tone: 'success',
        });
      }}
    >
      <TextField label="Email" type="email" autoFocus {...fields.of('email')} />
      <TextField label="First name" isOptional maxLength={100} {...fields.of('firstName')} />
      <TextField label="Last name" isOptional maxLength={100} {...fields.of('lastName')} />
      <Checkbox isSelected={hasAgreed} onChange={setAgreed}>
        The person agreed to get the mails of this list
      </Checkbox>
      <p className={styles['muted']}>
        {hasAgreed ? 'They are subscribed at once.' : 'They get a mail that asks them to confirm.'}
      </p>
    </FormDialog>
  );
}
