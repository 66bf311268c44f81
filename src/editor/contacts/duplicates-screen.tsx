import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { keepContactsApart, listDuplicates, type DuplicatePair } from '#contract/contact-merges.ts';
import type { Id } from '#lib/id.ts';
import { contactFiles } from '#messages/en/interface/contact-files.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { Panel } from '../panel/panel.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { useContact, useRefreshContacts } from './use-contacts.ts';
import styles from './contacts.module.css';

/** Contacts that may be one person: joined, or said to be two (CRM-14). */
export function DuplicatesScreen() {
  const canWrite = useBootFacts().permissions.includes('crm.write');
  const found = useQuery({
    queryKey: ['contacts', 'duplicates'],
    queryFn: () => callEndpoint(listDuplicates, {}),
  });
  const [merged, setMerged] = useState<DuplicatePair | null>(null);
  const pairs = found.data?.pairs ?? [];
  return (
    <Panel
      isWide
      title={translate(contactFiles.duplicates)}
      back={{ to: '/contacts/people', label: translate(contactList.title) }}
    >
      {found.isError ? (
        <LoadFailure retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <Spinner label={translate(contactFiles.duplicates)} size="large" />
      ) : pairs.length === 0 ? (
        <EmptyState title={translate(contactFiles.noDuplicates)}>
          {translate(contactFiles.duplicatesText)}
        </EmptyState>
      ) : (
        <>
          <p className={styles['muted']}>{translate(contactFiles.duplicatesText)}</p>
          <ul className={styles['plainList']}>
            {pairs.map((pair) => (
              <Pair
                key={`${pair.firstId} ${pair.secondId}`}
                pair={pair}
                canWrite={canWrite}
                onMerge={() => setMerged(pair)}
              />
            ))}
          </ul>
        </>
      )}
      {merged === null ? null : (
        <MergeDialog ids={[merged.firstId, merged.secondId]} onClose={() => setMerged(null)} />
      )}
    </Panel>
  );
}

interface PairProps {
  readonly pair: DuplicatePair;
  readonly canWrite: boolean;
  readonly onMerge: () => void;
}

function Pair({ pair: { firstId, secondId, by }, canWrite, onMerge }: PairProps) {
  const refresh = useRefreshContacts();
  const keepApart = async () => {
    await callEndpoint(keepContactsApart, { params: { contactId: firstId }, body: { otherId: secondId } });
    await refresh();
    showToast(translate(contactFiles.keptApart));
  };
  return (
    <li className={styles['item']}>
      <span className={styles['row']}>
        <ContactName contactId={firstId} />
        <ContactName contactId={secondId} />
      </span>
      <span className={styles['muted']}>
        {translate(by === 'phone' ? contactFiles.sharedPhone : contactFiles.sharedName)}
      </span>
      {canWrite ? (
        <span className={styles['row']}>
          <Button onPress={onMerge}>{translate(contactFiles.merge)}</Button>
          <Button
            onPress={() =>
              void keepApart().catch((error: unknown) => {
                if (!(error instanceof Error)) throw error;
                showToast(error.message, { tone: 'danger' });
              })
            }
          >
            {translate(contactFiles.apart)}
          </Button>
        </span>
      ) : null}
    </li>
  );
}

function ContactName({ contactId }: { readonly contactId: Id<'contact'> }) {
  const contact = useContact(contactId).data;
  const name =
    contact === undefined
      ? '…'
      : `${contact.firstName} ${contact.lastName}`.trim() || contact.company || translate(contactList.noName);
  return (
    <span className={styles['who']}>
      <Link to={`/contacts/people/${contactId}`}>
        <bdi>{name}</bdi>
      </Link>
      <bdi className={styles['muted']}>{contact?.emails[0] ?? ''}</bdi>
    </span>
  );
}
