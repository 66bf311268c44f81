import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { listPeople, removePerson, type SitePerson } from '#contract/people.ts';
import { pageReviews } from '#messages/en/interface/page-reviews.ts';
import { siteHandover } from '#messages/en/interface/site-handover.ts';
import { sitePeople } from '#messages/en/interface/site-people.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDate } from '#ui/format-time.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import styles from './people.module.css';
import { RolesDialog } from './roles-dialog.tsx';
import { roleNames } from './role-words.ts';
import { SessionsDialog } from './sessions-dialog.tsx';
import { PEOPLE_KEY, useHandover } from './use-handover.ts';

const PAGE_SIZE = 50;

/** Who works on the site: found, given other roles and removed (ROLE-24). */
export function PeopleList() {
  const { account, dashboardUrl, permissions } = useBootFacts();
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const [changed, setChanged] = useState<SitePerson | null>(null);
  const [heir, setHeir] = useState<SitePerson | null>(null);
  const isOwner = useHandover().data?.isOwner === true;
  const [removed, setRemoved] = useState<SitePerson | null>(null);
  const [watched, setWatched] = useState<SitePerson | null>(null);
  const search = useSettled(typed.trim());
  const queries = useQueryClient();
  const people = useQuery({
    queryKey: [PEOPLE_KEY, page, search],
    queryFn: () => callEndpoint(listPeople, { query: { page, pageSize: PAGE_SIZE, search } }),
    placeholderData: keepPreviousData,
  });
  const refresh = () => queries.invalidateQueries({ queryKey: [PEOPLE_KEY] });
  const pageCount = Math.max(1, Math.ceil((people.data?.total ?? 0) / PAGE_SIZE));
  if (people.isError) return <LoadFailure retry={() => void people.refetch()} />;
  return (
    <>
      {pageCount > 1 || search !== '' || typed !== '' ? (
        <SearchField
          label={translate(sitePeople.search)}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setPage(1);
          }}
        />
      ) : null}
      <Table
        label={translate(sitePeople.title)}
        isLoading={people.isPending}
        items={people.data?.people ?? []}
        page={page}
        pageCount={pageCount}
        onPageChange={setPage}
        empty={<EmptyState title={translate(sitePeople.noMatch, { search })} />}
        columns={[
          {
            id: 'name',
            title: translate(sitePeople.name),
            isRowHeader: true,
            render: (person) => (
              <span className={styles['person']}>
                <Avatar name={person.name} />
                <span className={styles['who']}>
                  <bdi>
                    {person.id === account.id
                      ? translate(sitePeople.you, { name: person.name })
                      : person.name}
                  </bdi>
                  <bdi className={styles['aside']}>{person.email}</bdi>
                </span>
              </span>
            ),
          },
          {
            id: 'roles',
            title: translate(sitePeople.roles),
            render: (person) => (
              <>
                {roleNames(person.roles)}
                {person.isReviewed ? (
                  <span className={styles['aside']}>{translate(pageReviews.reviewedShort)}</span>
                ) : null}
                {person.isOwner ? (
                  <span className={styles['aside']}>{translate(sitePeople.owner)}</span>
                ) : null}
              </>
            ),
          },
          {
            id: 'since',
            title: translate(sitePeople.since),
            isSecondary: true,
            render: ({ since }) => formatDate(since),
          },
          {
            id: 'actions',
            title: translate(sitePeople.actions),
            align: 'end',
            render: (person) => (
              <Menu
                label={translate(sitePeople.actionsOf, { name: person.name })}
                placement="bottom end"
                trigger={
                  <IconButton label={translate(sitePeople.actionsOf, { name: person.name })} size="small">
                    <Ellipsis aria-hidden="true" />
                  </IconButton>
                }
                items={[
                  {
                    id: 'roles',
                    label: translate(sitePeople.changeRoles),
                    onAction: () => setChanged(person),
                  },
                  ...(permissions.includes('settings.sessions')
                    ? [
                        {
                          id: 'sessions',
                          label: translate(sitePeople.sessions),
                          onAction: () => setWatched(person),
                        },
                      ]
                    : []),
                  ...(person.isOwner || !isOwner
                    ? []
                    : [
                        {
                          id: 'hand-over',
                          label: translate(siteHandover.handOver),
                          onAction: () => setHeir(person),
                        },
                      ]),
                  ...(person.isOwner
                    ? []
                    : ([
                        'separator',
                        {
                          id: 'remove',
                          label: translate(sitePeople.remove),
                          isDanger: true,
                          onAction: () => setRemoved(person),
                        },
                      ] as const)),
                ]}
              />
            ),
          },
        ]}
      />
      {changed === null ? null : (
        <RolesDialog person={changed} onChanged={refresh} onClose={() => setChanged(null)} />
      )}
      {watched === null ? null : <SessionsDialog person={watched} onClose={() => setWatched(null)} />}
      {heir === null ? null : (
        <HandOverDialog person={heir} onOffered={refresh} onClose={() => setHeir(null)} />
      )}
      {removed === null ? null : (
        <ConfirmDialog
          isOpen
          isDanger
          title={translate(sitePeople.removeTitle, { name: removed.name })}
          confirmLabel={translate(sitePeople.remove)}
          onOpenChange={(isOpen) => {
            if (!isOpen) setRemoved(null);
          }}
          onConfirm={async () => {
            await callEndpoint(removePerson, { params: { personId: removed.id } });
            if (removed.id === account.id) {
              window.location.assign(dashboardUrl);
              return;
            }
            await refresh();
            showToast(translate(sitePeople.removed, { name: removed.name }));
          }}
        >
          {translate(removed.id === account.id ? sitePeople.leaveText : sitePeople.removeText)}
        </ConfirmDialog>
      )}
    </>
  );
}
