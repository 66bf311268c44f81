import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ListedMember } from '#contract/members.ts';
import { memberList } from '#messages/en/interface/member-list.ts';
import { formatDate } from '#ui/format-time.ts';
import { Table, type TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import type { ChosenOfMembers } from './chosen-members.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberEmail } from './member-email.tsx';
import styles from './members.module.css';

interface MemberTableProps {
  readonly members: readonly ListedMember[];
  readonly isLoading: boolean;
  readonly canWrite: boolean;
  readonly chosen: ChosenOfMembers;
  readonly onChosenChange: (chosen: ChosenOfMembers) => void;
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
  readonly onChanged: () => Promise<void>;
  readonly empty: ReactNode;
}

/** A page of members, each with what can be done about it (MEMB-03). */
export function MemberTable(props: MemberTableProps) {
  const { members, isLoading, canWrite, chosen, onChosenChange, page, pageCount, onPageChange } = props;
  const { onChanged, empty } = props;
  const navigate = useNavigate();
  const actions: TableColumn<ListedMember> = {
    id: 'actions',
    title: translate(memberList.actions),
    align: 'end',
    render: (member) => <MemberActions member={member} onChanged={onChanged} />,
  };
  const selection = {
    selectedIds: chosen === 'all' ? new Set(members.map(({ id }) => id)) : chosen,
    onSelectionChange: onChosenChange,
  };
  return (
    <Table
      label={translate(memberList.list)}
      isLoading={isLoading}
      items={members}
      onRowAction={(id) => void navigate(`/contacts/members/${id}`)}
      page={page}
      pageCount={pageCount}
      onPageChange={onPageChange}
      empty={empty}
      columns={canWrite ? [...columnsOfMembers(), actions] : columnsOfMembers()}
      {...(canWrite ? selection : {})}
    />
  );
}

function columnsOfMembers(): readonly TableColumn<ListedMember>[] {
  return [
    {
      id: 'member',
      title: translate(memberList.member),
      isRowHeader: true,
      render: ({ id, email, firstName, lastName, labels }) => (
        <span className={styles['who']}>
          <Link to={`/contacts/members/${id}`} aria-label={email}>
            <MemberEmail email={email} />
          </Link>
          <bdi className={styles['aside']}>{`${firstName} ${lastName}`.trim()}</bdi>
          {labels.length === 0 ? null : (
            <span className={styles['aside']}>
              {labels.map((label) => (
                <bdi key={label} className={styles['label']}>
                  {label}
                </bdi>
              ))}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'status',
      isShort: true,
      title: translate(memberList.filter),
      render: ({ status }) => translate(memberList[status]),
    },
    {
      id: 'joined',
      title: translate(memberList.joined),
      isSecondary: true,
      render: ({ joinedAt }) => formatDate(joinedAt),
    },
    {
      id: 'last-seen',
      title: translate(memberList.lastSeen),
      isSecondary: true,
      render: ({ lastSeenDay }) =>
        lastSeenDay === null ? translate(memberList.never) : formatDate(`${lastSeenDay}T12:00:00.000Z`),
    },
  ];
}
