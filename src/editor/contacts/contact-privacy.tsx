import { useState } from 'react';
import { useNavigate } from 'react-router';
import { erasePerson, listPersonalParts, type PersonalPart } from '#contract/contact-privacy.ts';
import type { Id } from '#lib/id.ts';
import { contactPrivacy } from '#messages/en/interface/contact-privacy.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { startDownload } from '../api/start-download.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { useRefreshContacts } from './use-contacts.ts';
import styles from './contacts.module.css';

interface ContactPrivacyProps {
  readonly contactId: Id<'contact'>;
  readonly name: string;
}

/** What is kept of a person: copied out, or erased after it was shown what goes and what stays (CRM-24, CRM-27). */
export function ContactPrivacy({ contactId, name }: ContactPrivacyProps) {
  const refresh = useRefreshContacts();
  const navigate = useNavigate();
  const [parts, setParts] = useState<readonly PersonalPart[] | null>(null);
  const params = { contactId };
  // Where the sign-in is too old, it is asked for here: a download could not.
  const look = async () => (await callEndpoint(listPersonalParts, { params })).parts;
  const copy = async () => {
    await look();
    startDownload(`/api/contacts/${contactId}/personal-data.zip`);
  };
  const erase = async () => {
    await callEndpoint(erasePerson, { params });
    showToast(translate(contactPrivacy.erasing), { tone: 'success' });
    await navigate('/contacts/people');
    await refresh();
  };
  const tell = (error: unknown) => {
    if (!(error instanceof Error)) throw error;
    showToast(error.message, { tone: 'danger' });
  };
  return (
    <PanelGroup title={translate(contactPrivacy.title)} description={translate(contactPrivacy.text)}>
      <div className={styles['row']}>
        <Button onPress={() => void copy().catch(tell)}>{translate(contactPrivacy.copy)}</Button>
        <Button variant="danger" onPress={() => void look().then(setParts).catch(tell)}>
          {translate(contactPrivacy.erase)}
        </Button>
      </div>
      {parts === null ? null : (
        <EraseDialog name={name} parts={parts} onClose={() => setParts(null)} onErase={erase} />
      )}
    </PanelGroup>
  );
}
