import { Mails, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDate } from '#ui/format-time.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Table } from '#ui/table.tsx';
import { Panel } from '../panel/panel.tsx';
import { LoadFailure } from '../settings/load-failure.tsx';
import { useBootFacts } from '../shell/boot-context.ts';
import { ListDialog } from './list-dialog.tsx';
import { useMailingLists } from './use-mailing-lists.ts';
import styles from './newsletters.module.css';

/** The mailing lists of the site with how many people are on them. */
export function MailingListsScreen() {
  const canWrite = useBootFacts().permissions.includes('newsletter.write');
  const lists = useMailingLists();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden="true" size={16} />} onPress={() => setCreating(true)}>
      New list
    </Button>
  );
  const isEmpty = lists.data?.lists.length === 0;
  return (
    <Panel isWide title="Mailing lists" actions={canWrite && !isEmpty ? create : undefined}>
      {lists.isError ? (
        <LoadFailure retry={() => void lists.refetch()} />
      ) : lists.isPending ? (
        <Spinner label="Loading mailing lists" size="large" />
      ) : (
        <Table
          label="Mailing lists"
          items={lists.data.lists}
          onRowAction={(id) => void navigate(`/contacts/lists/${id}`)}
          empty={
            <EmptyState icon={<Mails />} title="No mailing lists yet" actions={canWrite ? create : undefined}>
              Create a list, or add a newsletter block to a page: the first sign-up makes one.
            </EmptyState>
          }
          columns={[
            {
              id: 'name',
              title: 'Name',
              isRowHeader: true,
              render: (list) => (
                <bdi className={styles['long']} title={list.name}>
                  {list.name}
                </bdi>
              ),
            },
            {
              id: 'subscribed',
              title: 'Subscribed',
              align: 'end',
              render: (list) => list.counts.subscribed.toLocaleString(),
            },
            {
              id: 'pending',
              title: 'Waiting for confirmation',
              align: 'end',
              isSecondary: true,
              render: (list) => list.counts.pending.toLocaleString(),
            },
            {
              id: 'unsubscribed',
              title: 'Unsubscribed',
              align: 'end',
              isSecondary: true,
              render: (list) => list.counts.unsubscribed.toLocaleString(),
            },
            {
              id: 'opt-in',
              title: 'Double opt-in',
              isSecondary: true,
              render: (list) => (list.isDoubleOptIn ? 'On' : 'Off'),
            },
            {
              id: 'created',
              title: 'Created',
              isSecondary: true,
              render: (list) => formatDate(list.createdAt),
            },
          ]}
        />
      )}
      {isCreating ? <ListDialog list={null} onClose={() => setCreating(false)} /> : null}
    </Panel>
  );
}
