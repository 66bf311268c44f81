import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { changeMemberStatus, type ListedMember } from '#contract/members.ts';
import type { MemberStatus } from '#domain/members/member-status.ts';
import { memberList } from '#messages/en/interface/member-list.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { formatDate } from '#ui/format-time.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Table, type TableColumn } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import styles from './members.module.css';

interface MemberTableProps {
  readonly members: readonly ListedMember[];
  readonly isLoading: boolean;
  readonly canWrite: boolean;
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
  readonly onChanged: () => Promise<void>;
  readonly empty: ReactNode;
}

/** A page of members, each with what can be done about it (MEMB-03). */
export function MemberTable(props: MemberTableProps) {
  const { members, isLoading, canWrite, page, pageCount, onPageChange, onChanged, empty } = props;
  const [removed, setRemoved] = useState<ListedMember | null>(null);
  const change = async (member: ListedMember, status: MemberStatus) => {
    await callEndpoint(changeMemberStatus, { params: { memberId: member.id }, body: { status } });
    await onChanged();
  };
  const changeAtOnce = (member: ListedMember, status: MemberStatus) =>
    void change(member, status).catch((error: unknown) => {
      if (!(error instanceof Error)) throw error;
      showToast(error.message, { tone: 'danger' });
    });
  const actions: TableColumn<ListedMember> = {
    id: 'actions',
    title: translate(memberList.actions),
    align: 'end',
    render: (member) => {
      const label = translate(memberList.actionsOf, { email: member.email });
      const items = itemsOf(member, changeAtOnce, setRemoved);
      return items.length === 0 ? null : (
        <Menu
          label={label}
          placement="bottom end"
          trigger={
            <IconButton label={label} size="small">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          items={items}
        />
      );
    },
  };
  return (
    <>
      <Table
        label={translate(memberList.list)}
        isLoading={isLoading}
        items={members}
        page={page}
        pageCount={pageCount}
        onPageChange={onPageChange}
        empty={empty}
        columns={canWrite ? [...columnsOfMembers(), actions] : columnsOfMembers()}
      />
      {removed === null ? null : (
        <ConfirmDialog
          isOpen
          isDanger
          title={translate(memberList.removeTitle, { email: removed.email })}
          confirmLabel={translate(memberList.remove)}
          onOpenChange={(isOpen) => {
            if (!isOpen) setRemoved(null);
          }}
          onConfirm={() => change(removed, 'removed')}
        >
          {translate(memberList.removeText)}
        </ConfirmDialog>
      )}
    </>
  );
}

function columnsOfMembers(): readonly TableColumn<ListedMember>[] {
  return [
    {
      id: 'member',
      title: translate(memberList.member),
      isRowHeader: true,
      render: ({ email, firstName, lastName }) => (
        <span className={styles['who']}>
          <bdi>{email}</bdi>
          <bdi className={styles['aside']}>{`${firstName} ${lastName}`.trim()}</bdi>
        </span>
      ),
    },
    {
      id: 'status',
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

function itemsOf(
  member: ListedMember,
  change: (member: ListedMember, status: MemberStatus) => void,
  remove: (member: ListedMember) => void,
) {
  const { status, restoresTo } = member;
  const entry = (id: 'suspend' | 'activate' | 'restore', to: MemberStatus) => ({
    id,
    label: translate(memberList[id]),
    onAction: () => change(member, to),
  });
  if (status === 'removed') return restoresTo === null ? [] : [entry('restore', restoresTo)];
  return [
    ...(status === 'active' ? [entry('suspend', 'suspended')] : []),
    ...(status === 'suspended' ? [entry('activate', 'active')] : []),
    {
      id: 'remove',
      label: translate(memberList.remove),
      isDanger: true,
      onAction: () => remove(member),
    },
  ];
}
