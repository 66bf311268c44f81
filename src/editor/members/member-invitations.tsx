import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import {
  listMemberInvitations,
  resendMemberInvitation,
  withdrawMemberInvitation,
  type MemberInvitation,
} from '#contract/member-invitations.ts';
import { memberCare } from '#messages/en/interface/member-care.ts';
import { memberList } from '#messages/en/interface/member-list.ts';
import { formatList } from '#ui/format-list.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import styles from './members.module.css';
import { MEMBERS_KEY } from './use-member-runs.ts';

/** Who was invited and has not come yet: mailed again, withdrawn (MEMB-16); nothing where nobody is. */
export function MemberInvitations({ canWrite }: { readonly canWrite: boolean }) {
  const queries = useQueryClient();
  const key = [MEMBERS_KEY, 'invitations'];
  const found = useQuery({ queryKey: key, queryFn: () => callEndpoint(listMemberInvitations, {}) });
  const change = useMutation({
    mutationFn: ({
      invitation: { id },
      to,
    }: {
      readonly invitation: MemberInvitation;
      readonly to: Change;
    }) =>
      callEndpoint(to === 'resend' ? resendMemberInvitation : withdrawMemberInvitation, {
        params: { memberInvitationId: id },
      }),
    onSuccess: (_done, { invitation: { email }, to }) =>
      showToast(translate(to === 'resend' ? memberCare.sent : memberCare.withdrawn, { email })),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  const invitations = found.data?.invitations ?? [];
  if (invitations.length === 0) return null;
  return (
    <section className={styles['stack']} aria-labelledby="portico-member-invitations">
      <h2 id="portico-member-invitations" className={styles['heading']}>
        {translate(memberCare.invitations)}
      </h2>
      <Table
        label={translate(memberCare.invitations)}
        items={invitations}
        empty={translate(memberCare.nobodyInvited)}
        columns={[
          {
            id: 'email',
            title: translate(memberCare.email),
            isRowHeader: true,
            render: ({ email, plans }) => (
              <span className={styles['who']}>
                <bdi>{email}</bdi>
                {plans.length === 0 ? null : <bdi className={styles['aside']}>{formatList(plans)}</bdi>}
              </span>
            ),
          },
          {
            id: 'until',
            title: translate(memberCare.worksUntil),
            isSecondary: true,
            render: ({ expiresAt, isExpired }) =>
              isExpired ? translate(memberCare.expired) : formatDateTime(expiresAt),
          },
          {
            id: 'actions',
            title: translate(memberList.actions),
            align: 'end',
            render: (invitation) => {
              if (!canWrite) return null;
              const label = translate(memberList.actionsOf, { email: invitation.email });
              return (
                <Menu
                  label={label}
                  placement="bottom end"
                  trigger={
                    <IconButton label={label} size="small">
                      <Ellipsis aria-hidden="true" />
                    </IconButton>
                  }
                  items={[
                    {
                      id: 'resend',
                      label: translate(memberCare.sendAgain),
                      onAction: () => change.mutate({ invitation, to: 'resend' }),
                    },
                    'separator',
                    {
                      id: 'withdraw',
                      label: translate(memberCare.withdraw),
                      isDanger: true,
                      onAction: () => change.mutate({ invitation, to: 'withdraw' }),
                    },
                  ]}
                />
              );
            },
          },
        ]}
      />
    </section>
  );
}

type Change = 'resend' | 'withdraw';
