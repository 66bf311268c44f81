import { Download, Plus, Settings2, Trash2, Upload } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { MailingList } from '#contract/newsletter-lists.ts';
import { SUBSCRIBER_STATES } from '#domain/newsletters/subscriber-state.ts';
import { mailingLists } from '#messages/en/interface/mailing-lists.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { Panel } from '../panel/panel.tsx';
import { LoadFailure } from '../panel/load-failure.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { AddSubscriberDialog } from './add-subscriber-dialog.tsx';
import { TableImportStatus } from '../table-imports/table-import-status.tsx';
import type { ImportSubject } from '../table-imports/use-table-imports.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ListDialog } from './list-dialog.tsx';
import { STATE_NAMES } from './state-names.ts';
import { SubscribersTable } from './subscribers-table.tsx';
import {
  MAILING_LISTS_KEY,
  useDeleteMailingList,
  useMailingLists,
  useSubscribers,
  type SubscribersFilter,
} from './use-mailing-lists.ts';
import type { Id } from '#lib/id.ts';
import styles from './newsletters.module.css';

const backToLists = () => ({ to: '/contacts/lists', label: translate(mailingLists.lists) });
const ALL = 'all';

/** The list of the address, or why there is none. */
export function MailingListScreen() {
  const { listId = '' } = useParams();
  const lists = useMailingLists();
  const list = lists.data?.lists.find(({ id }) => id === listId);
  if (list !== undefined) return <LoadedList list={list} />;
  return (
    <Panel isWide title={translate(mailingLists.list)} back={backToLists()}>
      {lists.isError ? (
        <LoadFailure retry={() => void lists.refetch()} />
      ) : lists.isPending ? (
        <Spinner label={translate(mailingLists.loadingList)} size="large" />
      ) : (
        <EmptyState title={translate(mailingLists.notLocated)} />
      )}
    </Panel>
  );
}

/** The people of a list: searched, chosen by state, added, imported, exported. The address tells what is shown. */
function LoadedList({ list }: { readonly list: MailingList }) {
  const canWrite = useBootFacts().permissions.includes('newsletter.subscribers.write');
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const filter = filterOf(address);
  const shown = useDeferredValue(filter);
  const subscribers = useSubscribers(list.id, shown);
  const remove = useDeleteMailingList();
  const [opened, setOpened] = useState<'add' | 'import' | 'settings' | 'delete' | null>(null);
  /** An import that is gone on with; null for a new one. */
  const [importId, setImportId] = useState<Id<'table-import'> | null>(null);
  const imports: ImportSubject = { kind: 'subscribers', listId: list.id, shownBy: [MAILING_LISTS_KEY] };
  const close = () => {
    setOpened(null);
    setImportId(null);
  };

  const show = (changes: Readonly<Record<string, string | null>>): void =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: null, ...changes })) {
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );

  const actions = canWrite ? (
    <>
      <Button variant="primary" icon={<Plus aria-hidden="true" size={16} />} onPress={() => setOpened('add')}>
        {translate(mailingLists.addPerson)}
      </Button>
      <IconButton label={translate(mailingLists.listSettings)} onPress={() => setOpened('settings')}>
        <Settings2 aria-hidden="true" />
      </IconButton>
      <IconButton label={translate(mailingLists.deleteList)} onPress={() => setOpened('delete')}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </>
  ) : undefined;

  return (
    <Panel isWide title={list.name} back={backToLists()} actions={actions}>
      <div className={styles['screen']}>
        {list.description === '' ? null : <p className={styles['muted']}>{list.description}</p>}
        {canWrite && opened !== 'import' ? (
          <TableImportStatus
            subject={imports}
            onOpen={(id) => {
              setImportId(id);
              setOpened('import');
            }}
          />
        ) : null}
        <div className={styles['filters']}>
          <SearchField
            label={translate(mailingLists.searchPeople)}
            value={filter.search}
            onChange={(search) => show({ search })}
            maxLength={200}
          />
          <Select
            label={translate(mailingLists.state)}
            isLabelHidden
            options={[
              { value: ALL, label: translate(mailingLists.allStates) },
              ...SUBSCRIBER_STATES.map((state) => ({
                value: state,
                label: translate(STATE_NAMES[state]),
                description: list.counts[state].toLocaleString(),
              })),
            ]}
            value={filter.state ?? ALL}
            onChange={(state) => show({ state: state === ALL ? null : state })}
          />
          <LinkButton
            href={csvAddress(list.id, filter)}
            download
            icon={<Download aria-hidden="true" size={16} />}
          >
            {translate(mailingLists.downloadCsv)}
          </LinkButton>
          {canWrite ? (
            <Button icon={<Upload aria-hidden="true" size={16} />} onPress={() => setOpened('import')}>
              {translate(mailingLists.importCsv)}
            </Button>
          ) : null}
        </div>
        <SubscribersTable
          listId={list.id}
          subscribers={subscribers}
          filter={filter}
          canWrite={canWrite}
          onPageChange={(page) => show({ page: String(page) })}
          onClearFilters={() => show({ search: null, state: null })}
        />
      </div>
      {opened === 'add' ? <AddSubscriberDialog listId={list.id} onClose={close} /> : null}
      {opened === 'import' ? <ImportDialog subject={imports} importId={importId} onClose={close} /> : null}
      {opened === 'settings' ? <ListDialog list={list} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={opened === 'delete'}
        onOpenChange={close}
        title={translate(mailingLists.deleteListQuestion, { name: list.name })}
        confirmLabel={translate(mailingLists.deleteList)}
        isDanger
        onConfirm={async () => {
          await remove.mutateAsync(list.id);
          showToast(translate(mailingLists.listDeleted));
          await navigate('/contacts/lists');
        }}
      >
        <p>{translate(mailingLists.deleteListText)}</p>
      </ConfirmDialog>
    </Panel>
  );
}

function filterOf(address: URLSearchParams): SubscribersFilter {
  const page = Number(address.get('page'));
  return {
    search: address.get('search') ?? '',
    state: SUBSCRIBER_STATES.find((state) => state === address.get('state')) ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

function csvAddress(listId: Id<'mailing-list'>, { search, state }: SubscribersFilter): string {
  const query = new URLSearchParams({
    ...(search === '' ? {} : { search }),
    ...(state === null ? {} : { state }),
  }).toString();
  return `/api/newsletter/lists/${listId}/subscribers.csv${query === '' ? '' : `?${query}`}`;
}
