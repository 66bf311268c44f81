import { useMutation } from '@tanstack/react-query';
import { withdrawInvitation, type Invitation } from '#contract/invitations.ts';
import { installation } from '#messages/en/interface/installation.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { refreshInvitations } from './invitations-query.ts';

/** The open invitations. */
export function InvitationsCard({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const withdrawing = useMutation({
    mutationFn: (invitation: Invitation) =>
      callEndpoint(withdrawInvitation, { params: { invitationId: invitation.id } }),
    onSuccess: (_done, { email }) => showToast(translate(installation.invitationWithdrawn, { email })),
    onSettled: refreshInvitations,
    onError: (error: Error) => showToast(error.message, { tone: 'danger' }),
  });
  return (
    <Card
      title={translate(installation.openInvitations)}
      description={translate(installation.openInvitationsDescription)}
    >
      <Table
        label={translate(installation.openInvitations)}
        items={invitations}
        empty={translate(installation.nobodyInvited)}
        columns={[
          {
            id: 'email',
            title: translate(installation.email),
            isRowHeader: true,
            render: ({ email }) => email,
          },
          {
            id: 'expires',
            title: translate(installation.worksUntil),
            isSecondary: true,
            render: ({ expiresAt }) => formatDateTime(expiresAt),
          },
          {
            id: 'withdraw',
            title: translate(installation.actions),
            align: 'end',
            render: (invitation) => (
              <Button
                size="small"
                aria-label={translate(installation.withdrawOf, { email: invitation.email })}
                isPending={withdrawing.isPending && withdrawing.variables.id === invitation.id}
                onPress={() => withdrawing.mutate(invitation)}
              >
                {translate(installation.withdraw)}
              </Button>
            ),
          },
        ]}
      />
    </Card>
  );
}
