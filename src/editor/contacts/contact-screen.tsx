import { useParams } from 'react-router';
import type { Contact } from '#contract/contacts.ts';
import { isId, type Id } from '#lib/id.ts';
import { contactCard } from '#messages/en/interface/contact-card.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDate } from '#ui/format-time.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { ApiError } from '../api/api-error.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { Panel } from '../panel/panel.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactLabels } from './contact-labels.tsx';
import { ContactMerges } from './contact-merges.tsx';
import { ContactNotes } from './contact-notes.tsx';
import { ContactOrders } from './contact-orders.tsx';
import { ContactPrivacy } from './contact-privacy.tsx';
import { ContactStandings } from './contact-standings.tsx';
import { ContactTax } from './contact-tax.tsx';
import { ContactTimeline } from './contact-timeline.tsx';
import { SOURCE_NAMES } from './rule-kinds.ts';
import { useContact } from './use-contacts.ts';
import styles from './contacts.module.css';

const back = () => ({ to: '/contacts/people', label: translate(contactList.title) });

/** The person of the address, or why there is none. */
export function ContactScreen() {
  const { contactId = '' } = useParams();
  return isId<'contact'>(contactId) ? <OneContact key={contactId} contactId={contactId} /> : <NoContact />;
}

function NoContact() {
  return (
    <Panel isWide title={translate(contactList.person)} back={back()}>
      <EmptyState title={translate(contactCard.notFound)} />
    </Panel>
  );
}

function OneContact({ contactId }: { readonly contactId: Id<'contact'> }) {
  const found = useContact(contactId);
  if (found.data !== undefined) return <LoadedContact contact={found.data} />;
  if (found.error instanceof ApiError && found.error.status === 404) return <NoContact />;
  return (
    <Panel isWide title={translate(contactList.person)} back={back()}>
      {found.isError ? (
        <LoadFailure retry={() => void found.refetch()} />
      ) : (
        <Spinner label={translate(contactCard.loading)} size="large" />
      )}
    </Panel>
  );
}

/** Everything the site knows of one person (CRM-02 to CRM-07, CRM-12). */
function LoadedContact({ contact }: { readonly contact: Contact }) {
  const canWrite = useBootFacts().permissions.includes('crm.write');
  return (
    <Panel isWide title={nameOf(contact)} back={back()}>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <p className={styles['muted']}>
            {translate(contactCard.firstSeen, { date: formatDate(contact.createdAt) })} ·{' '}
            {translate(SOURCE_NAMES[contact.firstSource])}
          </p>
          <ContactMerges contactId={contact.id} canWrite={canWrite} />
          <ContactLabels contact={contact} canWrite={canWrite} />
          <ContactForm contact={contact} canWrite={canWrite} />
          {contact.alsoGivenAs.length === 0 ? null : (
            <PanelGroup title={translate(contactCard.alsoGivenAs)}>
              <ul className={styles['plainList']}>
                {contact.alsoGivenAs.map((text) => (
                  <li key={text}>
                    <bdi>{text}</bdi>
                  </li>
                ))}
              </ul>
            </PanelGroup>
          )}
        </div>
        <div className={styles['column']}>
          <ContactOrders contact={contact} />
          <ContactTax contact={contact} canWrite={canWrite} />
          <ContactStandings standings={contact.standings} />
          <ContactNotes contact={contact} canWrite={canWrite} />
          <ContactTimeline contactId={contact.id} />
          {canWrite ? <ContactPrivacy contactId={contact.id} name={nameOf(contact)} /> : null}
        </div>
      </div>
    </Panel>
  );
}

function nameOf({ firstName, lastName, company, emails }: Contact): string {
  return `${firstName} ${lastName}`.trim() || company || (emails[0] ?? translate(contactList.noName));
}
