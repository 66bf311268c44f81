import { createContactLabel, type ContactLabel } from '#contract/contacts.ts';
import { CONTACT_LIMITS } from '#domain/contacts/contact-fields.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../panel/form-dialog.tsx';

interface NewLabelDialogProps {
  readonly onClose: () => void;
  readonly onMade: (label: ContactLabel) => Promise<void>;
}

/** A label that is made as it is given. */
export function NewLabelDialog({ onClose, onMade }: NewLabelDialogProps) {
  const fields = useFields({ name: '' });
  return (
    <FormDialog
      title={translate(contactList.newLabel)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={translate(contactList.giveLabel)}
      onSubmit={async ({ name }) => onMade(await callEndpoint(createContactLabel, { body: { name } }))}
    >
      <TextField
        label={translate(contactList.name)}
        autoFocus
        maxLength={CONTACT_LIMITS.labelLength}
        {...fields.of('name')}
      />
    </FormDialog>
  );
}
