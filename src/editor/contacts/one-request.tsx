import { useId } from 'react';
import { Link } from 'react-router';
import type { DataRequest } from '#contract/data-requests.ts';
import { contactRequests } from '#messages/en/interface/contact-requests.ts';
import { formatDate } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
import { RequestActions } from './request-actions.tsx';
import styles from './contacts.module.css';

const KINDS = { copy: contactRequests.wantsCopy, erasure: contactRequests.wantsErasure } as const;
const PLACES = {
  account: contactRequests.fromAccount,
  newsletter: contactRequests.fromNewsletter,
  form: contactRequests.fromForm,
} as const;

interface OneRequestProps {
  readonly request: DataRequest;
  readonly canWrite: boolean;
}

/** Who asks for what, by when it is answered or what came of it, and what can be done about it. */
export function OneRequest({ request, canWrite }: OneRequestProps) {
  const { kind, state, email, contactId, askedIn, confirmedAt, dueAt, isOverdue, isBeingErased, reason } =
    request;
  const headingId = useId();
  const isOpen = state === 'open';
  return (
    <li className={styles['item']}>
      <span id={headingId} className={styles['who']}>
        {email === '' ? (
          translate(contactRequests.erasedPerson)
        ) : contactId === null ? (
          <bdi>{email}</bdi>
        ) : (
          <Link to={`/contacts/people/${contactId}`}>
            <bdi>{email}</bdi>
          </Link>
        )}
        <strong>{translate(KINDS[kind])}</strong>
      </span>
      {isOpen ? (
        <span className={isOverdue ? styles['late'] : undefined}>
          {translate(isOverdue ? contactRequests.overdue : contactRequests.due, { date: formatDate(dueAt) })}
        </span>
      ) : (
        <span>{answeredText(request)}</span>
      )}
      <span className={styles['muted']}>
        {translate(contactRequests.askedOn, { date: formatDate(confirmedAt) })} · {translate(PLACES[askedIn])}
      </span>
      {isOpen && contactId === null ? (
        <span className={styles['muted']}>{translate(contactRequests.noContact)}</span>
      ) : null}
      {reason === '' ? null : (
        <p className={styles['noteText']} dir="auto">
          {translate(contactRequests.wasDeclined, { reason })}
        </p>
      )}
      {isBeingErased ? <span>{translate(contactRequests.beingErased)}</span> : null}
      {isOpen && canWrite && !isBeingErased ? (
        <RequestActions request={request} describedBy={headingId} />
      ) : null}
    </li>
  );
}

function answeredText({ closedAt, person }: DataRequest): string {
  const answered =
    closedAt === null ? '' : translate(contactRequests.answered, { date: formatDate(closedAt) });
  return person === null
    ? answered
    : `${answered} · ${translate(contactRequests.answeredBy, { name: person })}`;
}
