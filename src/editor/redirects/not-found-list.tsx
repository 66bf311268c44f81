import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { dismissNotFound, listNotFound, type NotFoundAddress } from '#contract/redirects.ts';
import { notFoundAddresses } from '#messages/en/interface/not-found-addresses.ts';
import { siteRedirects } from '#messages/en/interface/site-redirects.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDate } from '#ui/format-time.ts';
import { SearchField } from '#ui/search-field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { translate } from '#ui/translate.ts';
import { translateNodes } from '#ui/translate-nodes.ts';
import { formattingLocale } from '#ui/language.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { AddressMenu } from './address-menu.tsx';
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
      showToast(
        translate(isDismissed ? notFoundAddresses.dismissed : notFoundAddresses.putBackDone, { path }),
        {
          action: {
            label: translate(siteRedirects.undo),
            onPress: () => dismiss.mutate({ path, isDismissed: !isDismissed }),
          },
        },
      );
    },
    onError: (error: Error) => void showToast(error.message, { tone: 'danger' }),
  });
  if (found.isError) return <LoadFailure retry={() => void found.refetch()} />;
  const items = (found.data?.addresses ?? []).map((address) => ({ ...address, id: address.path }));
  const keptDays = found.data?.keptDays ?? 0;
  const actionsOf = ({ path }: NotFoundAddress) => [
    { id: 'redirect', label: translate(notFoundAddresses.makeRedirect), onAction: () => onRedirect(path) },
    show === 'open'
      ? {
          id: 'dismiss',
          label: translate(notFoundAddresses.dismiss),
          onAction: () => dismiss.mutate({ path, isDismissed: true }),
        }
      : {
          id: 'restore',
          label: translate(notFoundAddresses.putBack),
          onAction: () => dismiss.mutate({ path, isDismissed: false }),
        },
  ];
  return (
    <div className={styles['stack']}>
      <div className={styles['filters']}>
        <SearchField
          label={translate(notFoundAddresses.search)}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setPage(1);
          }}
        />
        <SegmentedControl<Shown>
          label={translate(notFoundAddresses.show)}
          isLabelHidden
          value={show}
          options={[
            { value: 'open', label: translate(notFoundAddresses.open) },
            { value: 'dismissed', label: translate(notFoundAddresses.areDismissed) },
          ]}
          onChange={(value) => {
            setShow(value);
            setPage(1);
          }}
        />
      </div>
      <Table
        label={translate(notFoundAddresses.title)}
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
            title: translate(notFoundAddresses.address),
            isRowHeader: true,
            render: ({ path, referrer }) => (
              <>
                <bdi dir="ltr" className={styles['address']}>
                  {path}
                </bdi>
                {referrer === null ? null : (
                  <span className={styles['aside']}>
                    {translateNodes(
                      notFoundAddresses.linkedFrom,
                      { referrer },
                      { link: (words) => <bdi dir="ltr">{words}</bdi> },
                    )}
                  </span>
                )}
              </>
            ),
          },
          {
            id: 'hits',
            title: translate(notFoundAddresses.requests),
            render: ({ hits }) => hits.toLocaleString(formattingLocale()),
          },
          {
            id: 'lastSeenOn',
            title: translate(notFoundAddresses.last),
            isSecondary: true,
            render: ({ lastSeenOn }) => formatDate(lastSeenOn),
          },
          {
            id: 'actions',
            title: translate(siteRedirects.actions),
            align: 'end',
            render: (address) =>
              canWrite ? <AddressMenu path={address.path} items={actionsOf(address)} /> : null,
          },
        ]}
      />
      {keptDays === 0 || items.length === 0 ? null : (
        <p className={styles['aside']}>{translate(notFoundAddresses.howCounted, { days: keptDays })}</p>
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
  if (search !== '') return <EmptyState title={translate(notFoundAddresses.noMatch, { search })} />;
  if (show === 'dismissed') return <EmptyState title={translate(notFoundAddresses.noneDismissed)} />;
  return (
    <EmptyState icon={<SearchX />} title={translate(notFoundAddresses.none)}>
      {keptDays === 0
        ? translate(notFoundAddresses.notWritten)
        : translate(notFoundAddresses.noneText, { days: keptDays })}
    </EmptyState>
  );
}
