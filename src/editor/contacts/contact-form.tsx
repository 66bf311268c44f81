import { useState } from 'react';
import { updateContact, type Contact } from '#contract/contacts.ts';
import { CONTACT_LIMITS, type ContactDetails } from '#domain/contacts/contact-fields.ts';
import { contactCard } from '#messages/en/interface/contact-card.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { AddressFields } from './address-fields.tsx';
import { ListFields } from './list-fields.tsx';
import { OwnFields } from './own-fields.tsx';
import { useRefreshContacts } from './use-contacts.ts';
import styles from './contacts.module.css';

interface Entered extends ContactDetails {
  readonly emails: readonly string[];
}

interface ContactFormProps {
  readonly contact: Contact;
  readonly canWrite: boolean;
}

/** What a contact holds, edited together; where it is refused, all that was typed stays (CRM-02). */
export function ContactForm({ contact, canWrite }: ContactFormProps) {
  const refresh = useRefreshContacts();
  /** Null while nothing was changed. */
  const [changed, setChanged] = useState<Entered | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const shown = changed ?? enteredOf(contact);
  const set = (next: Partial<Entered>) => setChanged({ ...shown, ...next });
  const text = (name: 'firstName' | 'lastName' | 'company' | 'language' | 'timeZone') => ({
    name,
    value: shown[name],
    isReadOnly: !canWrite,
    errorMessage: errors[name],
    onChange: (value: string) => set({ [name]: value }),
  });
  const save = async () => {
    setPending(true);
    setMessage(null);
    setErrors({});
    try {
      const body = { ...withoutBlanks(shown), emails: shown.emails.filter((email) => email.trim() !== '') };
      await callEndpoint(updateContact, { params: { contactId: contact.id }, body });
      await refresh();
      setChanged(null);
      showToast(translate(contactCard.saved), { tone: 'success' });
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.errors);
      setMessage(error instanceof Error ? error.message : translate(kit.failed));
    } finally {
      setPending(false);
    }
  };

  return (
    <PanelGroup title={translate(contactCard.details)}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void save();
        }}
      >
        {message === null ? null : <Banner tone="danger">{message}</Banner>}
        <div className={styles['pair']}>
          <TextField label={translate(contactCard.firstName)} maxLength={100} {...text('firstName')} />
          <TextField label={translate(contactCard.lastName)} maxLength={100} {...text('lastName')} />
        </div>
        <ListFields
          name="emails"
          type="email"
          label={translate(contactCard.email)}
          firstLabel={translate(contactCard.primaryEmail)}
          addLabel={translate(contactCard.addEmail)}
          values={shown.emails}
          max={1 + CONTACT_LIMITS.furtherEmails}
          maxLength={300}
          canWrite={canWrite}
          errors={errors}
          onChange={(emails) => set({ emails })}
        />
        <ListFields
          name="phones"
          type="tel"
          label={translate(contactCard.phone)}
          addLabel={translate(contactCard.addPhone)}
          values={shown.phones}
          max={CONTACT_LIMITS.phones}
          maxLength={40}
          canWrite={canWrite}
          errors={errors}
          onChange={(phones) => set({ phones: [...phones] })}
        />
        <TextField label={translate(contactCard.company)} maxLength={200} {...text('company')} />
        <AddressFields
          addresses={shown.addresses}
          canWrite={canWrite}
          onChange={(addresses) => set({ addresses: [...addresses] })}
        />
        <div className={styles['pair']}>
          <TextField
            label={translate(contactCard.language)}
            description={translate(contactCard.languageText)}
            maxLength={35}
            {...text('language')}
          />
          <TextField label={translate(contactCard.timeZone)} maxLength={100} {...text('timeZone')} />
        </div>
        <OwnFields
          fields={shown.fields}
          canWrite={canWrite}
          onChange={(fields) => set({ fields: [...fields] })}
        />
        {canWrite ? (
          <div className={styles['row']}>
            <Button type="submit" variant="primary" isPending={isPending} isDisabled={changed === null}>
              {translate(contactCard.save)}
            </Button>
            {changed === null ? null : (
              <Button
                isDisabled={isPending}
                onPress={() => {
                  setChanged(null);
                  setErrors({});
                  setMessage(null);
                }}
              >
                {translate(contactCard.takeBack)}
              </Button>
            )}
          </div>
        ) : null}
      </form>
    </PanelGroup>
  );
}

function enteredOf(contact: Contact): Entered {
  const { firstName, lastName, company, phones, addresses, language, timeZone, fields, emails } = contact;
  return { firstName, lastName, company, phones, addresses, language, timeZone, fields, emails };
}

/** Rows that were added and left empty are none. */
function withoutBlanks(entered: Entered): ContactDetails {
  return {
    ...entered,
    phones: entered.phones.filter((phone) => phone.trim() !== ''),
    addresses: entered.addresses.filter((address) =>
      Object.values(address).some((part) => part.trim() !== ''),
    ),
    fields: entered.fields.filter(({ name, value }) => name.trim() !== '' || value.trim() !== ''),
  };
}
