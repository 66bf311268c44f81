import { Mails, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { mailingLists } from '#messages/en/interface/mailing-lists.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDate } from '#ui/format-time.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { Panel } from '../panel/panel.tsx';
import { LoadFailure } from '../panel/load-failure.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { ListDialog } from './list-dialog.tsx';
import { useMailingLists } from './use-mailing-lists.ts';
import styles from './newsletters.module.css';

/** The mailing lists of the site with how many people are on them. */
export function MailingListsScreen() {
  const canWrite = useBootFacts().permissions.includes('newsletter.subscribers.write');
  const lists = useMailingLists();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden="true" size={16} />} onPress={() => setCreating(true)}>
      {translate(mailingLists.newListShort)}
    </Button>
  );
  const isEmpty = lists.data?.lists.length === 0;
  return (
    <Panel isWide title={translate(mailingLists.lists)} actions={canWrite && !isEmpty ? create : undefined}>
      {lists.isError ? (
        <LoadFailure retry={() => void lists.refetch()} />
      ) : lists.isPending ? (
        <Spinner label={translate(mailingLists.loadingLists)} size="large" />
      ) : (
        <Table
          label={translate(mailingLists.lists)}
          items={lists.data.lists}
          onRowAction={(id) => void navigate(`/contacts/lists/${id}`)}
          empty={
            <EmptyState
              icon={<Mails />}
              title={translate(mailingLists.noLists)}
              actions={canWrite ? create : undefined}
            >
              {translate(mailingLists.noListsText)}
            </EmptyState>
          }
          columns={[
            {
              id: 'name',
              title: translate(mailingLists.name),
              isRowHeader: true,
              render: (list) => (
                <bdi className={styles['long']} title={list.name}>
                  {list.name}
                </bdi>
              ),
            },
            {
              id: 'subscribed',
              title: translate(mailingLists.subscribed),
              align: 'end',
              render: (list) => list.counts.subscribed.toLocaleString(),
            },
            {
              id: 'pending',
              title: translate(mailingLists.pending),
              align: 'end',
              isSecondary: true,
              render: (list) => list.counts.pending.toLocaleString(),
            },
            {
              id: 'unsubscribed',
              title: translate(mailingLists.unsubscribed),
              align: 'end',
              isSecondary: true,
              render: (list) => list.counts.unsubscribed.toLocaleString(),
            },
            {
              id: 'opt-in',
              title: translate(mailingLists.doubleOptIn),
              isSecondary: true,
              render: (list) =>
                list.isDoubleOptIn ? translate(mailingLists.on) : translate(mailingLists.off),
            },
            {
              id: 'created',
              title: translate(mailingLists.created),
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
