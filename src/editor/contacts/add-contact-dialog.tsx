import { useNavigate } from 'react-router';
import { createContact } from '#contract/contacts.ts';
import { NO_DETAILS } from '#domain/contacts/contact-fields.ts';
import { contactCard } from '#messages/en/interface/contact-card.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useFields } from '../api/use-fields.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import { useRefreshContacts } from './use-contacts.ts';

/** Somebody entered by hand, with or without an address; the rest is entered on the person's screen (CRM-01). */
export function AddContactDialog({ onClose }: { readonly onClose: () => void }) {
  const refresh = useRefreshContacts();
  const navigate = useNavigate();
  const fields = useFields({ firstName: '', lastName: '', 'emails.0': '' });
  return (
    <FormDialog
      title={translate(contactList.add)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      fields={fields}
      submitLabel={translate(contactList.add)}
      onSubmit={async ({ firstName, lastName, 'emails.0': email }) => {
        const emails = email.trim() === '' ? [] : [email];
        const body = { ...NO_DETAILS, firstName, lastName, emails };
        const { id } = await callEndpoint(createContact, { body });
        await refresh();
        showToast(translate(contactList.added), { tone: 'success' });
        await navigate(`/contacts/people/${id}`);
      }}
    >
      <TextField
        label={translate(contactCard.firstName)}
        autoFocus
        isOptional
        maxLength={100}
        {...fields.of('firstName')}
      />
      <TextField
        label={translate(contactCard.lastName)}
        isOptional
        maxLength={100}
        {...fields.of('lastName')}
      />
      <TextField label={translate(contactCard.email)} type="email" isOptional {...fields.of('emails.0')} />
    </FormDialog>
  );
}
