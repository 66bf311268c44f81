import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CornerDownRight, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import {
  movePattern,
  listRedirects,
  removeRedirects,
  saveRedirect,
  type ListedRedirect,
} from '#contract/redirects.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDate } from '#ui/format-time.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../settings/load-failure.tsx';
import styles from './redirects.module.css';

const PAGE_SIZE = 50;
const SOURCES = { automatic: 'Page moved or deleted', owner: 'Set by hand', import: 'Import' } as const;
/** What is read anew when a redirect is saved: this list, and that of addresses that lead nowhere. */
export const REDIRECTS_KEY = 'redirects';

/** The redirects of a site: looked for, changed, switched off and deleted (FIND-48). */
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
      showToast(`The redirect from ${redirect.from} is deleted.`, {
        action: { label: 'Undo', onPress: () => save.mutate({ ...redirect, previousFrom: null }) },
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
          label="Search redirects"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setPage(1);
          }}
        />
      )}
      <Table
        label="Redirects"
        isLoading={redirects.isPending}
        items={items}
        page={page}
        pageCount={Math.max(1, Math.ceil((redirects.data?.total ?? 0) / PAGE_SIZE))}
        onPageChange={setPage}
        {...(canWrite ? { onRowAction: (id) => edit(id) } : {})}
        empty={
          search === '' ? (
            <EmptyState icon={<CornerDownRight />} title="No redirects">
              Lead an old address to a new one. When a published page gets a new address, its former one is
              added by itself.
            </EmptyState>
          ) : (
            <EmptyState title={`No redirect matches “${search}”`} />
          )
        }
        columns={[
          {
            id: 'from',
            title: 'From',
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
            title: 'To',
            render: (redirect) => (
              <bdi dir={redirect.to === '' ? 'auto' : 'ltr'} className={styles['address']}>
                {redirect.to === '' ? 'Gone' : redirect.to}
              </bdi>
            ),
          },
          {
            id: 'hits',
            title: 'Uses',
            isSecondary: true,
            render: (redirect) => usesOf(redirect),
          },
          { id: 'status', title: 'Kind', isSecondary: true, render: (redirect) => redirect.status },
          {
            id: 'source',
            title: 'Because of',
            isSecondary: true,
            render: (redirect) => SOURCES[redirect.source],
          },
          {
            id: 'actions',
            title: 'Actions',
            align: 'end',
            render: (redirect) =>
              canWrite ? (
                <Menu
                  label={`Actions of ${redirect.from}`}
                  placement="bottom end"
                  trigger={
                    <IconButton label={`Actions of ${redirect.from}`} size="small">
                      <Ellipsis aria-hidden="true" />
                    </IconButton>
                  }
                  items={[
                    { id: 'edit', label: 'Edit', onAction: () => onEdit(redirect) },
                    {
                      id: 'switch',
                      label: redirect.isEnabled ? 'Switch off' : 'Switch on',
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
                          label: direction === 'earlier' ? 'Apply earlier' : 'Apply later',
                          onAction: () => move.mutate({ from: redirect.from, direction }),
                        }))
                      : []),
                    'separator',
                    {
                      id: 'delete',
                      label: 'Delete',
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
  return `${hits.toLocaleString()}, last ${formatDate(lastUsedOn)}`;
}

/** What of a redirect is not seen in its addresses. */
function Aside({ redirect }: { readonly redirect: ListedRedirect }) {
  const texts = [
    redirect.order === null ? null : `Pattern ${redirect.order}`,
    redirect.isEnabled ? null : 'Off',
    redirect.isBehindPage && redirect.isEnabled ? 'A published page is here and comes first' : null,
    redirect.isAlways ? 'Before any page' : null,
    redirect.note === '' ? null : redirect.note,
  ].filter((text) => text !== null);
  return texts.length === 0 ? null : <span className={styles['aside']}>{texts.join(' · ')}</span>;
}

function bodyOf(redirect: ListedRedirect & { readonly previousFrom: string | null }) {
  const { previousFrom, from, to, status, isEnabled, isAlways, note } = redirect;
  return { previousFrom, from, to, status, isEnabled, isAlways, note };
}
