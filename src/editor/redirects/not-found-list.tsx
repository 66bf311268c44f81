import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, SearchX } from 'lucide-react';
import { useState } from 'react';
import { dismissNotFound, listNotFound, type NotFoundAddress } from '#contract/redirects.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDate } from '#ui/format-time.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../settings/load-failure.tsx';
import { REDIRECTS_KEY } from './redirect-list.tsx';
import styles from './redirects.module.css';

const PAGE_SIZE = 50;

type Shown = 'open' | 'dismissed';

/** Addresses that led visitors nowhere: how often, when last and from where; each becomes a redirect in one step (FIND-56). */
export function NotFoundList({
  canWrite,
  onRedirect,
}: {
  readonly canWrite: boolean;
  readonly onRedirect: (path: string) => void;
}) {
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const [show, setShow] = useState<Shown>('open');
  const search = useSettled(typed.trim());
  const queries = useQueryClient();
  const found = useQuery({
    queryKey: [REDIRECTS_KEY, 'not-found', page, search, show],
    queryFn: () => callEndpoint(listNotFound, { query: { page, pageSize: PAGE_SIZE, search, show } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const dismiss = useMutation({
    mutationFn: ({ path, isDismissed }: { readonly path: string; readonly isDismissed: boolean }) =>
      callEndpoint(dismissNotFound, { body: { paths: [path], isDismissed } }),
    onSuccess: async (_answer, { path, isDismissed }) => {
      await queries.invalidateQueries({ queryKey: [REDIRECTS_KEY] });
      showToast(isDismissed ? `${path} is dismissed.` : `${path} is on the list again.`, {
        action: { label: 'Undo', onPress: () => dismiss.mutate({ path, isDismissed: !isDismissed }) },
      });
    },
    onError: (error: Error) => void showToast(error.message, { tone: 'danger' }),
  });
  if (found.isError) return <LoadFailure retry={() => void found.refetch()} />;
  const items = (found.data?.addresses ?? []).map((address) => ({ ...address, id: address.path }));
  const keptDays = found.data?.keptDays ?? 0;
  const actionsOf = ({ path }: NotFoundAddress) => [
    { id: 'redirect', label: 'Make a redirect', onAction: () => onRedirect(path) },
    show === 'open'
      ? { id: 'dismiss', label: 'Dismiss', onAction: () => dismiss.mutate({ path, isDismissed: true }) }
      : { id: 'restore', label: 'Put back', onAction: () => dismiss.mutate({ path, isDismissed: false }) },
  ];
  return (
    <div className={styles['stack']}>
      <div className={styles['filters']}>
        <SearchField
          label="Search addresses"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setPage(1);
          }}
        />
        <SegmentedControl<Shown>
          label="Show"
          isLabelHidden
          value={show}
          options={[
            { value: 'open', label: 'Open' },
            { value: 'dismissed', label: 'Dismissed' },
          ]}
          onChange={(value) => {
            setShow(value);
            setPage(1);
          }}
        />
      </div>
      <Table
        label="Addresses not found"
        isLoading={found.isPending}
        items={items}
        page={page}
        pageCount={Math.max(1, Math.ceil((found.data?.total ?? 0) / PAGE_SIZE))}
        onPageChange={setPage}
        {...(canWrite ? { onRowAction: onRedirect } : {})}
        empty={<Nothing {...{ search, show, keptDays }} />}
        columns={[
          {
            id: 'path',
            title: 'Address',
            isRowHeader: true,
            render: ({ path, referrer }) => (
              <>
                <bdi dir="ltr" className={styles['address']}>
                  {path}
                </bdi>
                {referrer === null ? null : (
                  <span className={styles['aside']}>
                    Linked from <bdi dir="ltr">{referrer}</bdi>
                  </span>
                )}
              </>
            ),
          },
          { id: 'hits', title: 'Requests', render: ({ hits }) => hits.toLocaleString() },
          {
            id: 'lastSeenOn',
            title: 'Last',
            isSecondary: true,
            render: ({ lastSeenOn }) => formatDate(lastSeenOn),
          },
          {
            id: 'actions',
            title: 'Actions',
            align: 'end',
            render: (address) =>
              canWrite ? (
                <Menu
                  label={`Actions of ${address.path}`}
                  placement="bottom end"
                  trigger={
                    <IconButton label={`Actions of ${address.path}`} size="small">
                      <Ellipsis aria-hidden="true" />
                    </IconButton>
                  }
                  items={actionsOf(address)}
                />
              ) : null,
          },
        ]}
      />
      {keptDays === 0 || items.length === 0 ? null : (
        <p className={styles['aside']}>
          {`Counted by the minute, without queries or anything about visitors; each stays for ${keptDays} days after the last request.`}
        </p>
      )}
    </div>
  );
}

function Nothing({
  search,
  show,
  keptDays,
}: {
  readonly search: string;
  readonly show: Shown;
  readonly keptDays: number;
}) {
  if (search !== '') return <EmptyState title={`No address matches “${search}”`} />;
  if (show === 'dismissed') return <EmptyState title="Nothing is dismissed" />;
  return (
    <EmptyState icon={<SearchX />} title="No address led nowhere">
      {keptDays === 0
        ? 'Whoever runs this installation has chosen that they are not written down.'
        : `When visitors follow a link to a page that is not there, its address is here within a minute, for ${keptDays} days.`}
    </EmptyState>
  );
}
