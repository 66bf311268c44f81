import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CornerDownRight } from 'lucide-react';
import { useState } from 'react';
import {
  movePattern,
  listRedirects,
  removeRedirects,
  saveRedirect,
  type ListedRedirect,
} from '#contract/redirects.ts';
import { siteRedirects } from '#messages/en/interface/site-redirects.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDate } from '#ui/format-time.ts';
import { SearchField } from '#ui/search-field.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { AddressMenu } from './address-menu.tsx';
import styles from './redirects.module.css';

const PAGE_SIZE = 50;
const SOURCES = {
  automatic: siteRedirects.sourceAutomatic,
  owner: siteRedirects.sourceOwner,
  import: siteRedirects.sourceImport,
} as const;
/** The key of the queries to reload when a redirect is saved: this list, and that of addresses that lead nowhere. */
export const REDIRECTS_KEY = 'redirects';

/** The redirects of a site: search, change, switch off and delete (FIND-48). */
export function RedirectList({
  canWrite,
  onEdit,
}: {
  readonly canWrite: boolean;
  readonly onEdit: (redirect: ListedRedirect) => void;
}) {
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const queries = useQueryClient();
  const redirects = useQuery({
    queryKey: [REDIRECTS_KEY, page, search],
    queryFn: () => callEndpoint(listRedirects, { query: { page, pageSize: PAGE_SIZE, search } }),
    placeholderData: keepPreviousData,
  });
  const refresh = () => queries.invalidateQueries({ queryKey: [REDIRECTS_KEY] });
  const fail = (error: Error) => void showToast(error.message, { tone: 'danger' });
  const save = useMutation({
    mutationFn: (body: Parameters<typeof bodyOf>[0]) => callEndpoint(saveRedirect, { body: bodyOf(body) }),
    onSuccess: refresh,
    onError: fail,
  });
  const move = useMutation({
    mutationFn: (body: { readonly from: string; readonly direction: 'earlier' | 'later' }) =>
      callEndpoint(movePattern, { body }),
    onSuccess: refresh,
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: ({ from }: ListedRedirect) => callEndpoint(removeRedirects, { body: { from: [from] } }),
    onSuccess: async (_answer, redirect) => {
      await refresh();
      showToast(translate(siteRedirects.deleted, { from: redirect.from }), {
        action: {
          label: translate(siteRedirects.undo),
          onPress: () => save.mutate({ ...redirect, previousFrom: null }),
        },
      });
    },
    onError: fail,
  });
  const items = (redirects.data?.redirects ?? []).map((redirect) => ({ ...redirect, id: redirect.from }));
  const edit = (id: string): void => {
    const redirect = items.find((each) => each.id === id);
    if (redirect !== undefined) onEdit(redirect);
  };
  const isEmpty = items.length === 0 && search === '' && !redirects.isPending;
  if (redirects.isError) return <LoadFailure retry={() => void redirects.refetch()} />;
  return (
    <div className={styles['stack']}>
      {isEmpty ? null : (
        <SearchField
          label={translate(siteRedirects.search)}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setPage(1);
          }}
        />
      )}
      <Table
        label={translate(siteRedirects.title)}
        isLoading={redirects.isPending}
        items={items}
        page={page}
        pageCount={Math.max(1, Math.ceil((redirects.data?.total ?? 0) / PAGE_SIZE))}
        onPageChange={setPage}
        onRowAction={canWrite ? edit : undefined}
        empty={
          search === '' ? (
            <EmptyState icon={<CornerDownRight />} title={translate(siteRedirects.noneTitle)}>
              {translate(siteRedirects.noneText)}
            </EmptyState>
          ) : (
            <EmptyState title={translate(siteRedirects.noMatch, { search })} />
          )
        }
        columns={[
          {
            id: 'from',
            title: translate(siteRedirects.from),
            isRowHeader: true,
            render: (redirect) => (
              <>
                <bdi dir="ltr" className={styles['address']}>
                  {redirect.from}
                </bdi>
                <Aside redirect={redirect} />
              </>
            ),
          },
          {
            id: 'to',
            title: translate(siteRedirects.to),
            render: (redirect) => (
              <bdi dir={redirect.to === '' ? 'auto' : 'ltr'} className={styles['address']}>
                {redirect.to === '' ? translate(siteRedirects.gone) : redirect.to}
              </bdi>
            ),
          },
          {
            id: 'hits',
            title: translate(siteRedirects.uses),
            isSecondary: true,
            render: (redirect) => usesOf(redirect),
          },
          {
            id: 'status',
            title: translate(siteRedirects.kind),
            isSecondary: true,
            render: (redirect) => redirect.status,
          },
          {
            id: 'source',
            title: translate(siteRedirects.source),
            isSecondary: true,
            render: (redirect) => translate(SOURCES[redirect.source]),
          },
          {
            id: 'actions',
            title: translate(siteRedirects.actions),
            align: 'end',
            render: (redirect) =>
              canWrite ? (
                <AddressMenu
                  path={redirect.from}
                  items={[
                    {
                      id: 'edit',
                      label: translate(siteRedirects.editShort),
                      onAction: () => onEdit(redirect),
                    },
                    {
                      id: 'switch',
                      label: translate(redirect.isEnabled ? siteRedirects.switchOff : siteRedirects.switchOn),
                      onAction: () =>
                        save.mutate({
                          ...redirect,
                          previousFrom: redirect.from,
                          isEnabled: !redirect.isEnabled,
                        }),
                    },
                    ...(redirect.isPattern
                      ? (['earlier', 'later'] as const).map((direction) => ({
                          id: direction,
                          label: translate(
                            direction === 'earlier' ? siteRedirects.applyEarlier : siteRedirects.applyLater,
                          ),
                          onAction: () => move.mutate({ from: redirect.from, direction }),
                        }))
                      : []),
                    'separator',
                    {
                      id: 'delete',
                      label: translate(siteRedirects.delete),
                      isDanger: true,
                      onAction: () => remove.mutate(redirect),
                    },
                  ]}
                />
              ) : null,
          },
        ]}
      />
    </div>
  );
}

function usesOf({ hits, lastUsedOn }: ListedRedirect): string {
  if (hits === 0 || lastUsedOn === null) return '–';
  return translate(siteRedirects.usesAndLast, { hits, date: formatDate(lastUsedOn) });
}

/** The properties of a redirect that its addresses do not show. */
function Aside({ redirect }: { readonly redirect: ListedRedirect }) {
  const texts = [
    redirect.order === null ? null : translate(siteRedirects.pattern, { order: `${redirect.order}` }),
    redirect.isEnabled ? null : translate(siteRedirects.off),
    redirect.isBehindPage && redirect.isEnabled ? translate(siteRedirects.behindPage) : null,
    redirect.isAlways ? translate(siteRedirects.beforeAnyPage) : null,
    redirect.note === '' ? null : redirect.note,
  ].filter((text) => text !== null);
  return texts.length === 0 ? null : <span className={styles['aside']}>{texts.join(' · ')}</span>;
}

function bodyOf(redirect: ListedRedirect & { readonly previousFrom: string | null }) {
  const { previousFrom, from, to, status, isEnabled, isAlways, note } = redirect;
  return { previousFrom, from, to, status, isEnabled, isAlways, note };
}
