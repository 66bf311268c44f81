import { useMutation } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { changeMemberStatus, type ListedMember } from '#contract/members.ts';
import { mailMemberLink } from '#contract/one-member.ts';
import type { MemberStatus } from '#domain/members/member-status.ts';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import { memberList } from '#messages/en/interface/member-list.ts';
import { oneMember } from '#messages/en/interface/one-member.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { MemberPlansDialog } from './member-plans-dialog.tsx';

interface MemberActionsProps {
  readonly member: ListedMember;
  readonly onChanged: () => Promise<void>;
}

/** What is done about one member: suspended, activated, mailed a link, removed, restored (MEMB-03). */
export function MemberActions({ member, onChanged }: MemberActionsProps) {
  const { id: memberId, email, status, restoresTo } = member;
  const [isRemoving, setRemoving] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const onError = (error: Error) => void showToast(error.message, { tone: 'danger' });
  const change = async (to: MemberStatus) => {
    await callEndpoint(changeMemberStatus, { params: { memberId }, body: { status: to } });
    await onChanged();
  };
  const changed = useMutation({ mutationFn: change, onError });
  const mail = useMutation({
    mutationFn: () => callEndpoint(mailMemberLink, { params: { memberId } }),
    onSuccess: () => {
      showToast(translate(oneMember.mailed, { email }), { tone: 'success' });
      return onChanged();
    },
    onError,
  });
  const entry = (id: 'suspend' | 'activate' | 'restore', to: MemberStatus) => ({
    id,
    label: translate(memberList[id]),
    onAction: () => changed.mutate(to),
  });
  const send = {
    id: 'mail',
    label: translate(status === 'unverified' ? oneMember.sendConfirm : oneMember.sendSignIn),
    onAction: () => mail.mutate(),
  };
  const items =
    status === 'removed'
      ? restoresTo === null
        ? []
        : [entry('restore', restoresTo)]
      : [
          { id: 'plans', label: translate(memberAccess.plansMenu), onAction: () => setPlanning(true) },
          ...(status === 'suspended' ? [entry('activate', 'active')] : [send]),
          ...(status === 'active' ? [entry('suspend', 'suspended')] : []),
          {
            id: 'remove',
            label: translate(memberList.remove),
            isDanger: true,
            onAction: () => setRemoving(true),
          },
        ];
  const label = translate(memberList.actionsOf, { email });
  if (items.length === 0) return null;
  return (
    <>
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
      {isPlanning ? <MemberPlansDialog member={member} onClose={() => setPlanning(false)} /> : null}
      {isRemoving ? (
        <ConfirmDialog
          isOpen
          isDanger
          title={translate(memberList.removeTitle, { email })}
          confirmLabel={translate(memberList.remove)}
          onOpenChange={setRemoving}
          onConfirm={() => change('removed')}
        >
          {translate(memberList.removeText)}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
