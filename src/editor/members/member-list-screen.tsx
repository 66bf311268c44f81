import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { prepareMemberExport } from '#contract/member-runs.ts';
import { listMembers } from '#contract/members.ts';
import type { Id } from '#lib/id.ts';
import { memberCare } from '#messages/en/interface/member-care.ts';
import { memberList } from '#messages/en/interface/member-list.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { Panel } from '../panel/panel.tsx';
import { ChosenMembers, type ChosenOfMembers } from './chosen-members.tsx';
import { TableImportStatus } from '../table-imports/table-import-status.tsx';
import { ImportMembersDialog, MEMBER_IMPORTS } from './import-members-dialog.tsx';
import { InviteMemberDialog } from './invite-member-dialog.tsx';
import { MemberFilters, type MemberListFilter } from './member-filters.tsx';
import { MemberInvitations } from './member-invitations.tsx';
import { RecentRuns, RunsUnderWay } from './member-runs.tsx';
import { MemberTable } from './member-table.tsx';
import styles from './members.module.css';
import { MEMBERS_KEY } from './use-member-runs.ts';

const PAGE_SIZE = 50;

/** The members of the site: found, invited, imported and exported, suspended, removed and restored (MEMB-66). */
export function MemberListScreen({ canWrite }: { readonly canWrite: boolean }) {
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const [narrowed, setNarrowed] = useState<MemberListFilter>({});
  const [chosen, setChosen] = useState<ChosenOfMembers>(new Set());
  const [dialog, setDialog] = useState<'invite' | 'import' | null>(null);
  /** An import that is gone on with; null for a new one. */
  const [importId, setImportId] = useState<Id<'table-import'> | null>(null);
  const search = useSettled(typed.trim());
  const queries = useQueryClient();
  const filter: MemberListFilter = search === '' ? narrowed : { ...narrowed, search };
  const found = useQuery({
    queryKey: [MEMBERS_KEY, 'list', page, filter],
    queryFn: () => callEndpoint(listMembers, { query: { page, pageSize: PAGE_SIZE, ...filter } }),
    placeholderData: keepPreviousData,
  });
  const members = found.data?.members ?? [];
  const total = found.data?.total ?? 0;
  const narrow = (next: MemberListFilter) => {
    setNarrowed(next);
    setPage(1);
    setChosen(new Set());
  };
  const exporting = useExport(filter);
  return (
    <Panel
      isWide
      title={translate(memberList.list)}
      actions={
        canWrite ? (
          <>
            <Button
              variant="primary"
              icon={<UserPlus aria-hidden="true" size={16} />}
              onPress={() => setDialog('invite')}
            >
              {translate(memberCare.invite)}
            </Button>
            <Menu
              label={translate(memberCare.more)}
              placement="bottom end"
              trigger={
                <IconButton label={translate(memberCare.more)}>
                  <Ellipsis aria-hidden="true" />
                </IconButton>
              }
              items={[
                {
                  id: 'import',
                  label: translate(memberCare.importCsv),
                  onAction: () => setDialog('import'),
                },
                { id: 'export', label: translate(memberCare.exportCsv), onAction: () => exporting.mutate() },
              ]}
            />
          </>
        ) : undefined
      }
    >
      <div className={styles['stack']}>
        {canWrite ? <RunsUnderWay /> : null}
        {canWrite && dialog !== 'import' ? (
          <TableImportStatus
            subject={MEMBER_IMPORTS}
            onOpen={(id) => {
              setImportId(id);
              setDialog('import');
            }}
          />
        ) : null}
        <div className={styles['filters']}>
          <SearchField
            label={translate(memberList.search)}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setPage(1);
              setChosen(new Set());
            }}
          />
          <MemberFilters filter={narrowed} onChange={narrow} />
        </div>
        <ChosenMembers
          chosen={chosen}
          filter={filter}
          total={total}
          hasMore={total > members.length}
          onChange={setChosen}
        />
        {found.isError ? (
          <LoadFailure retry={() => void found.refetch()} />
        ) : (
          <MemberTable
            members={members}
            isLoading={found.isPending}
            canWrite={canWrite}
            chosen={chosen}
            onChosenChange={setChosen}
            page={page}
            pageCount={Math.max(1, Math.ceil(total / PAGE_SIZE))}
            onPageChange={(next) => {
              setPage(next);
              if (chosen !== 'all') setChosen(new Set());
            }}
            onChanged={() => queries.invalidateQueries({ queryKey: [MEMBERS_KEY] })}
            empty={
              Object.keys(filter).length > 0 ? (
                <EmptyState
                  title={translate(memberList.noMatch)}
                  actions={
                    <Button
                      onPress={() => {
                        setTyped('');
                        narrow({});
                      }}
                    >
                      {translate(memberList.all)}
                    </Button>
                  }
                />
              ) : (
                <EmptyState title={translate(memberList.nothing)}>
                  {translate(memberList.nothingText)}
                </EmptyState>
              )
            }
          />
        )}
        <MemberInvitations canWrite={canWrite} />
        {canWrite ? <RecentRuns /> : null}
      </div>
      {dialog === 'invite' ? <InviteMemberDialog onClose={() => setDialog(null)} /> : null}
      {dialog === 'import' ? (
        <ImportMembersDialog
          importId={importId}
          onClose={() => {
            setDialog(null);
            setImportId(null);
          }}
        />
      ) : null}
    </Panel>
  );
}

/** Asks for a sign-in of the last hour where it is needed, then downloads what matches (CRM-22). */
function useExport(filter: MemberListFilter) {
  return useMutation({
    mutationFn: () => callEndpoint(prepareMemberExport, { body: filter }),
    onSuccess: () => {
      const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
      location.assign(`/api/members/export.csv?${query}`);
    },
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
}
