import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteContactLabel, renameContactLabel, type ContactLabel } from '#contract/contacts.ts';
import { CONTACT_LIMITS } from '#domain/contacts/contact-fields.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useContactLabels, useRefreshContacts } from './use-contacts.ts';
import styles from './contacts.module.css';

/** The labels of a site: renamed, joined, deleted (CRM-11). */
export function LabelsDialog({ onClose }: { readonly onClose: () => void }) {
  const labels = useContactLabels().data?.labels ?? [];
  return (
    <Dialog
      title={translate(contactList.editLabels)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <p className={styles['muted']}>
        {translate(labels.length === 0 ? contactList.noLabels : contactList.editLabelsText)}
      </p>
      <ul className={styles['plainList']}>
        {labels.map((label) => (
          <LabelRow key={label.id} label={label} />
        ))}
      </ul>
    </Dialog>
  );
}

function LabelRow({ label }: { readonly label: ContactLabel }) {
  const refresh = useRefreshContacts();
  const [name, setName] = useState(label.name);
  const [problem, setProblem] = useState<string | null>(null);
  const params = { labelId: label.id };
  const run = (work: Promise<unknown>) =>
    void work.then(refresh).catch((error: unknown) => {
      if (!(error instanceof Error)) throw error;
      setProblem(error.message);
    });
  return (
    <li className={styles['row']}>
      <TextField
        label={translate(contactList.name)}
        isLabelHidden
        maxLength={CONTACT_LIMITS.labelLength}
        errorMessage={problem}
        value={name}
        onChange={setName}
      />
      <Button
        isDisabled={name.trim() === '' || name === label.name}
        onPress={() => run(callEndpoint(renameContactLabel, { params, body: { name } }))}
      >
        {translate(contactList.rename)}
      </Button>
      <IconButton
        label={translate(contactList.deleteLabel, { label: label.name })}
        onPress={() => run(callEndpoint(deleteContactLabel, { params }))}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  );
}
