import type { UseQueryResult } from '@tanstack/react-query';
import { MoreHorizontal, Users } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import type { listSubscribers, Subscriber } from '#contract/newsletter-lists.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDate } from '#ui/format-time.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Table, type TableColumn } from '#ui/table.tsx';
import { LoadFailure } from '../settings/load-failure.tsx';
import { STATE_NAMES } from './state-names.ts';
import { SUBSCRIBERS_PER_PAGE, usePersonAction, type SubscribersFilter } from './use-mailing-lists.ts';
import styles from './newsletters.module.css';

interface SubscribersTableProps {
  readonly listId: string;
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
  if (subscribers.data === undefined) return <Spinner label="Loading people" size="large" />;
  const isFiltered = filter.search !== '' || filter.state !== null;
  return (
    <>
      <Table
        label="People on the list"
        columns={canWrite ? [...COLUMNS, actionsColumn(setAsked)] : COLUMNS}
        items={subscribers.data.subscribers}
        page={filter.page}
        pageCount={Math.max(1, Math.ceil(subscribers.data.total / SUBSCRIBERS_PER_PAGE))}
        onPageChange={onPageChange}
        isLoading={subscribers.isPlaceholderData}
        empty={
          isFiltered ? (
            <EmptyState
              title="Nothing was found"
              actions={<Button onPress={onClearFilters}>Show everybody</Button>}
            >
              Nobody on this list fits this search.
            </EmptyState>
          ) : (
            <EmptyState icon={<Users />} title="Nobody is on this list yet">
              Add a newsletter block to a page and publish it, add people by hand, or import a CSV file.
            </EmptyState>
          )
        }
      />
      {asked === null ? null : <AskDialog listId={listId} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

const COLUMNS: readonly TableColumn<Subscriber>[] = [
  {
    id: 'email',
    title: 'Email',
    isRowHeader: true,
    render: ({ email }) => (
      <span className={styles['long']} title={email} dir="ltr">
        {email}
      </span>
    ),
  },
  {
    id: 'name',
    title: 'Name',
    isSecondary: true,
    render: (person) => (
      <bdi className={styles['long']} title={nameOf(person)}>
        {nameOf(person)}
      </bdi>
    ),
  },
  {
    id: 'state',
    title: 'State',
    render: ({ state }) => <span className={styles['short']}>{STATE_NAMES[state]}</span>,
  },
  {
    id: 'since',
    title: 'Since',
    isSecondary: true,
    render: ({ stateSince }) => <span className={styles['short']}>{formatDate(stateSince)}</span>,
  },
  {
    id: 'signed-up',
    title: 'Signed up',
    isSecondary: true,
    render: ({ createdAt }) => <span className={styles['short']}>{formatDate(createdAt)}</span>,
  },
];

function actionsColumn(ask: (asked: Asked) => void): TableColumn<Subscriber> {
  return {
    id: 'actions',
    title: 'Actions',
    align: 'end',
    render: (person) => (
      <Menu
        label={`Actions for ${person.email}`}
        placement="bottom end"
        trigger={
          <IconButton label={`Actions for ${person.email}`} size="small">
            <MoreHorizontal aria-hidden="true" />
          </IconButton>
        }
        items={[
          {
            id: 'unsubscribe',
            label: 'Unsubscribe',
            isDisabled: person.state !== 'subscribed',
            onAction: () => ask({ person, action: 'unsubscribe' }),
          },
          {
            id: 'remove',
            label: 'Remove from the list',
            isDanger: true,
            onAction: () => ask({ person, action: 'remove' }),
          },
        ]}
      />
    ),
  };
}

interface AskDialogProps {
  readonly listId: string;
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
      title={isRemoval ? `Remove ${person.email}?` : `Unsubscribe ${person.email}?`}
      confirmLabel={isRemoval ? 'Remove person' : 'Unsubscribe person'}
      isDanger
      onConfirm={async () => {
        await act.mutateAsync(person.id);
        showToast(isRemoval ? 'The person was removed.' : 'The person was unsubscribed.');
      }}
    >
      <p>
        {isRemoval
          ? 'The address and the record of its consent are deleted from this list for good.'
          : 'The person gets no more mails of this list, and can only subscribe again themselves.'}
      </p>
    </ConfirmDialog>
  );
}

function nameOf({ firstName, lastName }: Subscriber): string {
  return [firstName, lastName].filter((part) => part !== '').join(' ');
}
