import { useState } from 'react';
import {
  addContactNote,
  changeContactNote,
  removeContactNote,
  type Contact,
  type ContactNote,
} from '#contract/contacts.ts';
import { CONTACT_LIMITS } from '#domain/contacts/contact-fields.ts';
import { contactCard } from '#messages/en/interface/contact-card.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { Button } from '#ui/button.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { TextArea } from '#ui/text-area.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { isLeavingByKey } from '../panel/is-leaving-by-key.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { useRefreshContacts } from './use-contacts.ts';
import styles from './contacts.module.css';

interface ContactNotesProps {
  readonly contact: Contact;
  readonly canWrite: boolean;
}

/** Notes about a person, which are part of the copy of their data (CRM-12). */
export function ContactNotes({ contact, canWrite }: ContactNotesProps) {
  const refresh = useRefreshContacts();
  const [typed, setTyped] = useState('');
  const params = { contactId: contact.id };
  const add = async () => {
    await callEndpoint(addContactNote, { params, body: { text: typed, isPinned: false } });
    setTyped('');
    await refresh();
  };
  return (
    <PanelGroup title={translate(contactCard.notes)}>
      {canWrite ? (
        <form
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            const form = event.currentTarget;
            // The button takes no further press until something is written again.
            void add()
              .then(() => form.querySelector('textarea')?.focus())
              .catch(tell);
          }}
        >
          <TextArea
            label={translate(contactCard.note)}
            description={translate(contactCard.noteText)}
            rows={3}
            maxLength={CONTACT_LIMITS.noteLength}
            value={typed}
            onChange={setTyped}
          />
          <div>
            <Button type="submit" isDisabled={typed.trim() === ''}>
              {translate(contactCard.addNote)}
            </Button>
          </div>
        </form>
      ) : null}
      <ul className={styles['plainList']}>
        {contact.notes.map((note) => (
          <Note key={note.id} contact={contact} note={note} mayChange={canWrite && note.isMine} />
        ))}
      </ul>
    </PanelGroup>
  );
}

interface NoteProps {
  readonly contact: Contact;
  readonly note: ContactNote;
  readonly mayChange: boolean;
}

function Note({ contact, note, mayChange }: NoteProps) {
  const refresh = useRefreshContacts();
  /** Null while it is only read. */
  const [typed, setTyped] = useState<string | null>(null);
  const params = { contactId: contact.id, noteId: note.id };
  const change = async (text: string, isPinned: boolean) => {
    await callEndpoint(changeContactNote, { params, body: { text, isPinned } });
    setTyped(null);
    await refresh();
  };
  const remove = async () => {
    await callEndpoint(removeContactNote, { params });
    await refresh();
    showToast(translate(contactCard.deleted), {
      action: {
        label: translate(contactList.undo),
        onPress: () =>
          void callEndpoint(addContactNote, {
            params: { contactId: contact.id },
            body: { text: note.text, isPinned: note.isPinned },
          })
            .then(refresh)
            .catch(tell),
      },
    });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of what is in it come by here
    <li
      className={styles['item']}
      onKeyDown={(event) => {
        // The screen around it stays, and so does what stood there.
        if (typed !== null && isLeavingByKey(event)) setTyped(null);
      }}
    >
      <span className={styles['muted']}>
        <bdi>{note.author ?? translate(contactCard.formerAccount)}</bdi> · {formatDateTime(note.createdAt)}
      </span>
      {typed === null ? (
        <p className={styles['noteText']} dir="auto">
          {note.text}
        </p>
      ) : (
        <TextArea
          label={translate(contactCard.note)}
          isLabelHidden
          rows={4}
          autoFocus
          maxLength={CONTACT_LIMITS.noteLength}
          value={typed}
          onChange={setTyped}
        />
      )}
      {mayChange ? (
        <div className={styles['row']}>
          {typed === null ? (
            <>
              <Button size="small" onPress={() => setTyped(note.text)}>
                {translate(contactCard.edit)}
              </Button>
              <Button size="small" onPress={() => void change(note.text, !note.isPinned).catch(tell)}>
                {translate(note.isPinned ? contactCard.unpin : contactCard.pin)}
              </Button>
              <Button size="small" onPress={() => void remove().catch(tell)}>
                {translate(contactCard.delete)}
              </Button>
            </>
          ) : (
            <>
              <Button
                size="small"
                isDisabled={typed.trim() === ''}
                onPress={() => void change(typed, note.isPinned).catch(tell)}
              >
                {translate(contactCard.save)}
              </Button>
              <Button size="small" onPress={() => setTyped(null)}>
                {translate(kit.cancel)}
              </Button>
            </>
          )}
        </div>
      ) : null}
    </li>
  );
}

function tell(error: unknown): void {
  if (!(error instanceof Error)) throw error;
  showToast(error.message, { tone: 'danger' });
}
