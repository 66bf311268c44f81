import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listMembers } from '#contract/members.ts';
import { MEMBER_STATUSES, type MemberStatus } from '#domain/members/member-status.ts';
import { memberList } from '#messages/en/interface/member-list.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { Panel } from '../panel/panel.tsx';
import { MemberTable } from './member-table.tsx';
import styles from './members.module.css';

const PAGE_SIZE = 50;
const MEMBERS_KEY = 'members';

/** The members of the site: found, suspended, removed and restored (MEMB-66). */
export function MemberListScreen({ canWrite }: { readonly canWrite: boolean }) {
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<MemberStatus | 'all'>('all');
  const search = useSettled(typed.trim());
  const queries = useQueryClient();
  const members = useQuery({
    queryKey: [MEMBERS_KEY, page, search, status],
    queryFn: () =>
      callEndpoint(listMembers, {
        query: { page, pageSize: PAGE_SIZE, search, ...(status === 'all' ? {} : { status }) },
      }),
    placeholderData: keepPreviousData,
  });
  const isFiltered = search !== '' || status !== 'all';
  const clear = () => {
    setTyped('');
    setStatus('all');
    setPage(1);
  };
  return (
    <Panel isWide title={translate(memberList.list)}>
      <div className={styles['filters']}>
        <SearchField
          label={translate(memberList.search)}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setPage(1);
          }}
        />
        <Select
          label={translate(memberList.filter)}
          isLabelHidden
          options={[
            { value: 'all', label: translate(memberList.all) },
            ...MEMBER_STATUSES.map((each) => ({ value: each, label: translate(memberList[each]) })),
          ]}
          value={status}
          onChange={(chosen) => {
            setStatus(chosen);
            setPage(1);
          }}
        />
      </div>
      {members.isError ? (
        <LoadFailure retry={() => void members.refetch()} />
      ) : (
        <MemberTable
          members={members.data?.members ?? []}
          isLoading={members.isPending}
          canWrite={canWrite}
          page={page}
          pageCount={Math.max(1, Math.ceil((members.data?.total ?? 0) / PAGE_SIZE))}
          onPageChange={setPage}
          onChanged={() => queries.invalidateQueries({ queryKey: [MEMBERS_KEY] })}
          empty={
            isFiltered ? (
              <EmptyState
                title={translate(memberList.noMatch)}
                actions={<Button onPress={clear}>{translate(memberList.all)}</Button>}
              />
            ) : (
              <EmptyState title={translate(memberList.nothing)}>
                {translate(memberList.nothingText)}
              </EmptyState>
            )
          }
        />
      )}
    </Panel>
  );
}
