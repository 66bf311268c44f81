import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { listTimeline, type TimelineEntry } from '#contract/contacts.ts';
import { TIMELINE_KINDS, type TimelineKind } from '#domain/contacts/contact-sources.ts';
import type { SubscriberState } from '#domain/newsletters/subscriber-state.ts';
import type { Id } from '#lib/id.ts';
import { contactCard } from '#messages/en/interface/contact-card.ts';
import { orders } from '#messages/en/interface/orders.ts';
import { subscriptionScreens } from '#messages/en/interface/subscriptions.ts';
import type { Message } from '#messages/message.ts';
import { Button } from '#ui/button.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { STATE_NAMES } from '../newsletters/state-names.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import styles from './contacts.module.css';

const KIND_NAMES: Readonly<Record<TimelineKind, Message>> = {
  submission: contactCard.submissions,
  member: contactCard.memberships,
  comment: contactCard.comments,
  order: contactCard.orders,
  subscription: contactCard.subscriptions,
  donation: contactCard.donations,
  consent: contactCard.consents,
  request: contactCard.requests,
  mail: contactCard.mails,
  note: contactCard.notes,
};

const ORDER_STATES: Readonly<Record<string, Message>> = {
  received: orders.received,
  pending: orders.pending,
  partlyFulfilled: orders.partlyFulfilled,
  fulfilled: orders.fulfilled,
  canceled: orders.canceled,
};

/** By kind, what states are called. */
const STATES: Readonly<Partial<Record<TimelineKind, Readonly<Record<string, Message>>>>> = {
  member: { unverified: contactCard.joined, active: contactCard.confirmed, removed: contactCard.left },
  comment: {
    pending: contactCard.waiting,
    approved: contactCard.approved,
    spam: contactCard.spam,
    deleted: contactCard.deleted,
  },
  order: ORDER_STATES,
  // Of what was given there is nothing to send.
  donation: { received: orders.received, canceled: orders.canceled },
  subscription: {
    active: subscriptionScreens.active,
    pastDue: subscriptionScreens.pastDue,
    paused: subscriptionScreens.paused,
    ending: subscriptionScreens.ending,
    canceled: subscriptionScreens.canceled,
    completed: subscriptionScreens.completed,
  },
  consent: STATE_NAMES satisfies Readonly<Record<SubscriberState, Message>>,
  request: {
    'copy-asked': contactCard.askedCopy,
    'copy-done': contactCard.copyDone,
    'copy-declined': contactCard.requestDeclined,
    'erasure-asked': contactCard.askedErasure,
    'erasure-declined': contactCard.requestDeclined,
  },
  mail: {
    sent: contactCard.sent,
    queued: contactCard.queued,
    failed: contactCard.failed,
    kept: contactCard.kept,
  },
};

/** What happened with a person, newest first (CRM-07). */
export function ContactTimeline({ contactId }: { readonly contactId: Id<'contact'> }) {
  const [kind, setKind] = useState<TimelineKind | 'all'>('all');
  const timeline = useInfiniteQuery({
    queryKey: ['contacts', 'timeline', contactId, kind],
    queryFn: ({ pageParam }) =>
      callEndpoint(listTimeline, {
        params: { contactId },
        query: {
          ...(kind === 'all' ? {} : { kind }),
          ...(pageParam === null ? {} : { before: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const entries = timeline.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <PanelGroup title={translate(contactCard.timeline)}>
      <Select
        label={translate(contactCard.timeline)}
        isLabelHidden
        options={[
          { value: 'all', label: translate(contactCard.everything) },
          ...TIMELINE_KINDS.map((value) => ({ value, label: translate(KIND_NAMES[value]) })),
        ]}
        value={kind}
        onChange={setKind}
      />
      {timeline.isError ? <LoadFailure retry={() => void timeline.refetch()} /> : null}
      {timeline.isSuccess && entries.length === 0 ? (
        <p className={styles['muted']}>{translate(contactCard.nothing)}</p>
      ) : null}
      <ol className={styles['plainList']}>
        {entries.map((entry) => (
          <Entry key={`${entry.kind}-${entry.id}`} entry={entry} />
        ))}
      </ol>
      {timeline.hasNextPage ? (
        <div>
          <Button isPending={timeline.isFetchingNextPage} onPress={() => void timeline.fetchNextPage()}>
            {translate(contactCard.showMore)}
          </Button>
        </div>
      ) : null}
    </PanelGroup>
  );
}

function Entry({ entry: { kind, at, title, text, state, to } }: { readonly entry: TimelineEntry }) {
  const stateName = STATES[kind]?.[state];
  const name = title || translate(KIND_NAMES[kind]);
  return (
    <li className={styles['item']}>
      <span className={styles['muted']}>
        {translate(KIND_NAMES[kind])} · {formatDateTime(at)}
        {stateName === undefined ? '' : ` · ${translate(stateName)}`}
      </span>
      {to === null ? (
        <span>
          <bdi>{name}</bdi>
        </span>
      ) : (
        <Link to={to} aria-label={translate(contactCard.open, { title: name })}>
          <bdi>{name}</bdi>
        </Link>
      )}
      {text === '' ? null : (
        <p className={styles['noteText']} dir="auto">
          {text}
        </p>
      )}
    </li>
  );
}
