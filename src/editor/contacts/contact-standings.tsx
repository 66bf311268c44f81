import { Link } from 'react-router';
import type { ContactStanding } from '#contract/contacts.ts';
import type { MemberStatus } from '#domain/members/member-status.ts';
import type { SubscriberState } from '#domain/newsletters/subscriber-state.ts';
import { contactCard } from '#messages/en/interface/contact-card.ts';
import { formatDate } from '#ui/format-time.ts';
import { translate } from '#ui/translate.ts';
import { STATE_NAMES } from '../newsletters/state-names.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { MEMBER_STATUS_NAMES } from './rule-kinds.ts';
import styles from './contacts.module.css';

/** Where a person stands as a member and on lists, and by what they agreed (CRM-06). */
export function ContactStandings({ standings }: { readonly standings: readonly ContactStanding[] }) {
  return (
    <PanelGroup title={translate(contactCard.standings)}>
      {standings.length === 0 ? (
        <p className={styles['muted']}>{translate(contactCard.noStandings)}</p>
      ) : (
        <ul className={styles['plainList']}>
          {standings.map((standing) => (
            <li key={`${standing.to} ${standing.email}`} className={styles['item']}>
              <span>
                <Link to={standing.to}>
                  {standing.kind === 'member' ? translate(contactCard.member) : <bdi>{standing.name}</bdi>}
                </Link>
                {': '}
                {stateOf(standing)} {translate(contactCard.sinceDay, { date: formatDate(standing.since) })}
              </span>
              <bdi className={styles['muted']}>{standing.email}</bdi>
              {standing.proof === null ? null : (
                <span className={styles['muted']}>
                  {proofOf(standing.proof)}
                  {standing.proof.wording === '' ? null : (
                    <>
                      {' '}
                      <q>{standing.proof.wording}</q>
                    </>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </PanelGroup>
  );
}

function stateOf({ kind, state }: ContactStanding): string {
  return translate(
    kind === 'member' ? MEMBER_STATUS_NAMES[state as MemberStatus] : STATE_NAMES[state as SubscriberState],
  );
}

function proofOf({ source, pagePath }: NonNullable<ContactStanding['proof']>): string {
  if (source === 'form') return translate(contactCard.proofForm, { path: pagePath });
  if (source === 'link') return translate(contactCard.proofLink);
  return translate(source === 'import' ? contactCard.proofImport : contactCard.proofOwner);
}
