import type { UseQueryResult } from '@tanstack/react-query';
import { MoreHorizontal, Users } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import type { listSubscribers, Subscriber } from '#contract/newsletter-lists.ts';
import { mailingLists } from '#messages/en/interface/mailing-lists.ts';
import type { Id } from '#lib/id.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDate } from '#ui/format-time.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { STATE_NAMES } from './state-names.ts';
import { SUBSCRIBERS_PER_PAGE, usePersonAction, type SubscribersFilter } from './use-mailing-lists.ts';
import styles from './newsletters.module.css';

interface SubscribersTableProps {
  readonly listId: Id<'mailing-list'>;
  readonly subscribers: UseQueryResult<z.output<typeof listSubscribers.output>>;
  readonly filter: SubscribersFilter;
  readonly canWrite: boolean;
  readonly onPageChange: (page: number) => void;
  readonly onClearFilters: () => void;
}

interface Asked {
  readonly person: Subscriber;
  readonly action: 'unsubscribe' | 'remove';
}

/** A page of the people of a list, each with what can be done about them. */
export function SubscribersTable(props: SubscribersTableProps) {
  const { listId, subscribers, filter, canWrite, onPageChange, onClearFilters } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  if (subscribers.isError) return <LoadFailure retry={() => void subscribers.refetch()} />;
  if (subscribers.data === undefined)
    return <Spinner label={translate(mailingLists.loadingPeople)} size="large" />;
  const isFiltered = filter.search !== '' || filter.state !== null;
  return (
    <>
      <Table
        label={translate(mailingLists.people)}
        columns={canWrite ? [...columnsOfPeople(), actionsColumn(setAsked)] : columnsOfPeople()}
        items={subscribers.data.subscribers}
        page={filter.page}
        pageCount={Math.max(1, Math.ceil(subscribers.data.total / SUBSCRIBERS_PER_PAGE))}
        onPageChange={onPageChange}
        isLoading={subscribers.isPlaceholderData}
        empty={
          isFiltered ? (
            <EmptyState
              title={translate(mailingLists.nothingFound)}
              actions={<Button onPress={onClearFilters}>{translate(mailingLists.showEverybody)}</Button>}
            >
              {translate(mailingLists.nobodyFits)}
            </EmptyState>
          ) : (
            <EmptyState icon={<Users />} title={translate(mailingLists.nobodyYet)}>
              {translate(mailingLists.nobodyYetText)}
            </EmptyState>
          )
        }
      />
      {asked === null ? null : <AskDialog listId={listId} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function columnsOfPeople(): readonly TableColumn<Subscriber>[] {
  return [
    {
      id: 'email',
      title: translate(mailingLists.email),
      isRowHeader: true,
      render: ({ email }) => (
        <span className={styles['long']} title={email} dir="ltr">
          {email}
        </span>
      ),
    },
    {
      id: 'name',
      title: translate(mailingLists.name),
      isSecondary: true,
      render: (person) => (
        <bdi className={styles['long']} title={nameOf(person)}>
          {nameOf(person)}
        </bdi>
      ),
    },
    {
      id: 'state',
      isShort: true,
      title: translate(mailingLists.state),
      render: ({ state }) => <span className={styles['short']}>{translate(STATE_NAMES[state])}</span>,
    },
    {
      id: 'since',
      title: translate(mailingLists.since),
      isSecondary: true,
      render: ({ stateSince }) => <span className={styles['short']}>{formatDate(stateSince)}</span>,
    },
    {
      id: 'signed-up',
      title: translate(mailingLists.signedUp),
      isSecondary: true,
      render: ({ createdAt }) => <span className={styles['short']}>{formatDate(createdAt)}</span>,
    },
  ];
}

function actionsColumn(ask: (asked: Asked) => void): TableColumn<Subscriber> {
  return {
    id: 'actions',
    title: translate(mailingLists.actions),
    align: 'end',
    render: (person) => (
      <Menu
        label={translate(mailingLists.actionsFor, { email: person.email })}
        placement="bottom end"
        trigger={
          <IconButton label={translate(mailingLists.actionsFor, { email: person.email })} size="small">
            <MoreHorizontal aria-hidden="true" />
          </IconButton>
        }
        items={[
          {
            id: 'unsubscribe',
            label: translate(mailingLists.unsubscribe),
            isDisabled: person.state !== 'subscribed',
            onAction: () => ask({ person, action: 'unsubscribe' }),
          },
          {
            id: 'remove',
            label: translate(mailingLists.remove),
            isDanger: true,
            onAction: () => ask({ person, action: 'remove' }),
          },
        ]}
      />
    ),
  };
}

interface AskDialogProps {
  readonly listId: Id<'mailing-list'>;
  readonly asked: Asked;
  readonly onClose: () => void;
}

function AskDialog({ listId, asked: { person, action }, onClose }: AskDialogProps) {
  const act = usePersonAction(listId, action);
  const isRemoval = action === 'remove';
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={
        isRemoval
          ? translate(mailingLists.removeQuestion, { email: person.email })
          : translate(mailingLists.unsubscribeQuestion, { email: person.email })
      }
      confirmLabel={
        isRemoval ? translate(mailingLists.removePerson) : translate(mailingLists.unsubscribePerson)
      }
      isDanger
      onConfirm={async () => {
        await act.mutateAsync(person.id);
        showToast(
          isRemoval ? translate(mailingLists.personRemoved) : translate(mailingLists.personUnsubscribed),
        );
      }}
    >
      <p>{isRemoval ? translate(mailingLists.removeText) : translate(mailingLists.unsubscribeText)}</p>
    </ConfirmDialog>
  );
}

function nameOf({ firstName, lastName }: Subscriber): string {
  return [firstName, lastName].filter((part) => part !== '').join(' ');
}
