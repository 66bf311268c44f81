import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { resendSiteInvitation, withdrawSiteInvitation, type SiteInvitation } from '#contract/people.ts';
import { pageReviews } from '#messages/en/interface/page-reviews.ts';
import { sitePeople } from '#messages/en/interface/site-people.ts';
import { formatDateTime } from '#ui/format-time.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import styles from './people.module.css';
import { roleNames } from './role-words.ts';
import { PEOPLE_KEY } from './use-handover.ts';

interface SiteInvitationsListProps {
  readonly invitations: readonly SiteInvitation[];
  readonly onSent: (email: string, link: string | null) => void;
}

/** Who was invited and has not come yet: mailed again, withdrawn (ROLE-24). */
export function SiteInvitationsList({ invitations, onSent }: SiteInvitationsListProps) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [PEOPLE_KEY] });
  const fail = (error: Error) => void showToast(error.message, { tone: 'danger' });
  const resend = useMutation({
    mutationFn: ({ id }: SiteInvitation) =>
      callEndpoint(resendSiteInvitation, { params: { siteInvitationId: id } }),
    onSuccess: ({ link }, { email }) => onSent(email, link),
    onError: fail,
    onSettled: refresh,
  });
  const withdraw = useMutation({
    mutationFn: ({ id }: SiteInvitation) =>
      callEndpoint(withdrawSiteInvitation, { params: { siteInvitationId: id } }),
    onSuccess: (_done, { email }) => showToast(translate(sitePeople.withdrawn, { email })),
    onError: fail,
    onSettled: refresh,
  });
  return (
    <Table
      label={translate(sitePeople.invitations)}
      items={invitations}
      empty={translate(sitePeople.nobodyInvited)}
      columns={[
        {
          id: 'email',
          title: translate(sitePeople.email),
          isRowHeader: true,
          render: ({ email, invitedBy }) => (
            <span className={styles['who']}>
              <bdi>{email}</bdi>
              {invitedBy === null ? null : (
                <span className={styles['aside']}>
                  {translate(sitePeople.invitedBy, { name: invitedBy })}
                </span>
              )}
            </span>
          ),
        },
        {
          id: 'roles',
          title: translate(sitePeople.roles),
          render: ({ roles, isReviewed }) => (
            <>
              {roleNames(roles)}
              {isReviewed ? (
                <span className={styles['aside']}>{translate(pageReviews.reviewedShort)}</span>
              ) : null}
            </>
          ),
        },
        {
          id: 'until',
          title: translate(sitePeople.worksUntil),
          isSecondary: true,
          render: ({ expiresAt, isExpired }) =>
            isExpired ? translate(sitePeople.expired) : formatDateTime(expiresAt),
        },
        {
          id: 'actions',
          title: translate(sitePeople.actions),
          align: 'end',
          render: (invitation) => (
            <Menu
              label={translate(sitePeople.actionsOf, { name: invitation.email })}
              placement="bottom end"
              trigger={
                <IconButton label={translate(sitePeople.actionsOf, { name: invitation.email })} size="small">
                  <Ellipsis aria-hidden="true" />
                </IconButton>
              }
              items={[
                {
                  id: 'resend',
                  label: translate(sitePeople.sendAgain),
                  onAction: () => resend.mutate(invitation),
                },
                'separator',
                {
                  id: 'withdraw',
                  label: translate(sitePeople.withdraw),
                  isDanger: true,
                  onAction: () => withdraw.mutate(invitation),
                },
              ]}
            />
          ),
        },
      ]}
    />
  );
}
