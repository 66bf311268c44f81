import { useState } from 'react';
import type { Contact } from '#contract/contacts.ts';
import { mergeContacts, undoContactMerge } from '#contract/contact-merges.ts';
import type { ContactDetails } from '#domain/contacts/contact-fields.ts';
import type { Id } from '#lib/id.ts';
import { contactFiles } from '#messages/en/interface/contact-files.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { kit } from '#messages/en/interface/kit.ts';
import type { Message } from '#messages/message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useContact, useRefreshContacts } from './use-contacts.ts';
import styles from './contacts.module.css';

interface MergeDialogProps {
  readonly ids: readonly [Id<'contact'>, Id<'contact'>];
  readonly onClose: () => void;
}

const PARTS: readonly (readonly [keyof ContactDetails, Message])[] = [
  ['firstName', contactFiles.firstName],
  ['lastName', contactFiles.lastName],
  ['company', contactFiles.company],
  ['phones', contactFiles.phone],
  ['addresses', contactFiles.addresses],
  ['language', contactFiles.language],
  ['timeZone', contactFiles.timeZone],
  ['fields', contactFiles.fields],
];

/** Joins two contacts; of each part that differs it is chosen which one stands (CRM-15). */
export function MergeDialog({ ids: [firstId, secondId], onClose }: MergeDialogProps) {
  const first = useContact(firstId).data;
  const second = useContact(secondId).data;
  if (first !== undefined && second !== undefined)
    return <Choices kept={first} other={second} onClose={onClose} />;
  return (
    <Dialog title={translate(contactFiles.mergeTitle)} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <Spinner label={translate(contactFiles.mergeTitle)} />
    </Dialog>
  );
}

function Choices({ kept, other, onClose }: { kept: Contact; other: Contact; onClose: () => void }) {
  const refresh = useRefreshContacts();
  const [chosen, setChosen] = useState<Partial<Record<keyof ContactDetails, 'kept' | 'other'>>>({});
  const [signIn, setSignIn] = useState<'kept' | 'other'>('kept');
  const [message, setMessage] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const differing = PARTS.filter(([part]) => JSON.stringify(kept[part]) !== JSON.stringify(other[part]));
  // What only one of them has stands unless somebody chooses otherwise.
  const choiceOf = (part: keyof ContactDetails) =>
    chosen[part] ?? (kept[part].length === 0 ? 'other' : 'kept');
  const merge = async () => {
    const take = <Part extends keyof ContactDetails>(part: Part): ContactDetails[Part] =>
      choiceOf(part) === 'kept' ? kept[part] : other[part];
    const details: ContactDetails = {
      firstName: take('firstName'),
      lastName: take('lastName'),
      company: take('company'),
      phones: take('phones'),
      addresses: take('addresses'),
      language: take('language'),
      timeZone: take('timeZone'),
      fields: take('fields'),
    };
    setPending(true);
    try {
      const params = { contactId: kept.id };
      const { mergeId } = await callEndpoint(mergeContacts, {
        params,
        body: { otherId: other.id, details, signIn },
      });
      await refresh();
      onClose();
      showToast(translate(contactFiles.merged), {
        tone: 'success',
        action: {
          label: translate(contactList.undo),
          onPress: () => void callEndpoint(undoContactMerge, { params: { mergeId } }).then(refresh),
        },
      });
    } catch (error) {
      setMessage(error instanceof Error ? error.message : translate(kit.failed));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      title={translate(contactFiles.mergeTitle)}
      isOpen
      isDismissable={!isPending}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {translate(kit.cancel)}
          </Button>
          <Button variant="primary" isPending={isPending} onPress={() => void merge()}>
            {translate(contactFiles.mergeNow)}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {message === null ? null : <Banner tone="danger">{message}</Banner>}
        <p className={styles['muted']}>{translate(contactFiles.mergeText)}</p>
        <p>
          <bdi>{nameOf(kept)}</bdi> + <bdi>{nameOf(other)}</bdi>
        </p>
        {accountOf(kept) === null || accountOf(other) === null ? null : (
          <Select
            label={translate(contactFiles.signIn)}
            description={translate(contactFiles.signInText)}
            options={[
              { value: 'kept', label: accountOf(kept) ?? '' },
              { value: 'other', label: accountOf(other) ?? '' },
            ]}
            value={signIn}
            onChange={setSignIn}
          />
        )}
        {differing.map(([part, label]) => (
          <Select
            key={part}
            label={translate(label)}
            options={[
              { value: 'kept', label: textOf(kept, part) },
              { value: 'other', label: textOf(other, part) },
            ]}
            value={choiceOf(part)}
            onChange={(choice) => setChosen({ ...chosen, [part]: choice })}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** The address with which the person signs in as a member; null where there is none. */
function accountOf({ standings }: Contact): string | null {
  return standings.find(({ kind, state }) => kind === 'member' && state === 'active')?.email ?? null;
}

function nameOf({ firstName, lastName, company, emails }: Contact): string {
  return [`${firstName} ${lastName}`.trim() || company, emails[0] ?? '']
    .filter((part) => part !== '')
    .join(', ');
}

function textOf(contact: Contact, part: keyof ContactDetails): string {
  const value = contact[part];
  if (typeof value === 'string') return value || translate(contactFiles.nothingEntered);
  const texts = value.map((each) =>
    typeof each === 'string'
      ? each
      : Object.values(each)
          .filter((text) => text !== '')
          .join(' '),
  );
  return texts.join(', ') || translate(contactFiles.nothingEntered);
}
