import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { labelContacts, type Contact, type ContactLabel } from '#contract/contacts.ts';
import { contactCard } from '#messages/en/interface/contact-card.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { NewLabelDialog } from './new-label-dialog.tsx';
import { useContactLabels, useRefreshContacts } from './use-contacts.ts';
import styles from './contacts.module.css';

interface ContactLabelsProps {
  readonly contact: Contact;
  readonly canWrite: boolean;
}

/** The labels of one person (CRM-11). */
export function ContactLabels({ contact, canWrite }: ContactLabelsProps) {
  const refresh = useRefreshContacts();
  const [isNaming, setNaming] = useState(false);
  const all = useContactLabels().data?.labels ?? [];
  const set = async (label: ContactLabel, isGiven: boolean) => {
    await callEndpoint(labelContacts, {
      params: { labelId: label.id },
      body: { ids: [contact.id], isGiven },
    });
    await refresh();
  };
  const act = (label: ContactLabel, isGiven: boolean) =>
    void set(label, isGiven).catch((error: unknown) => {
      if (!(error instanceof Error)) throw error;
      showToast(error.message, { tone: 'danger' });
    });
  const others = all.filter(({ id }) => contact.labels.every((label) => label.id !== id));
  return (
    <fieldset className={styles['group']} aria-label={translate(contactList.labels)}>
      {contact.labels.map((label) => (
        <span key={label.id} className={styles['chip']}>
          <bdi>{label.name}</bdi>
          {canWrite ? (
            <IconButton
              label={translate(contactCard.remove, { what: label.name })}
              size="small"
              onPress={() => act(label, false)}
            >
              <X aria-hidden="true" />
            </IconButton>
          ) : null}
        </span>
      ))}
      {canWrite ? (
        <Menu
          label={translate(contactList.giveLabel)}
          trigger={
            <Button icon={<Plus aria-hidden="true" size={16} />}>{translate(contactList.giveLabel)}</Button>
          }
          items={[
            ...others.map((label) => ({
              id: label.id,
              label: label.name,
              onAction: () => act(label, true),
            })),
            ...(others.length === 0 ? [] : ['separator' as const]),
            { id: 'new', label: translate(contactList.newLabel), onAction: () => setNaming(true) },
          ]}
        />
      ) : null}
      {isNaming ? (
        <NewLabelDialog onClose={() => setNaming(false)} onMade={(label) => set(label, true)} />
      ) : null}
    </fieldset>
  );
}
