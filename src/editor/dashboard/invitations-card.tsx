import { useMutation } from '@tanstack/react-query';
import { withdrawInvitation, type Invitation } from '#contract/invitations.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatDateTime } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { refreshInvitations } from './invitations-query.ts';

/** Who was invited and has not come yet. */
export function InvitationsCard({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const withdrawing = useMutation({
    mutationFn: (invitation: Invitation) =>
      callEndpoint(withdrawInvitation, { params: { invitationId: invitation.id } }),
    onSuccess: (_done, { email }) => showToast(`The invitation of ${email} was withdrawn.`),
    onSettled: refreshInvitations,
    onError: (error: Error) => showToast(error.message, { tone: 'danger' }),
  });
  return (
    <Card title="Open invitations" description="Invited, and no account made yet.">
      <Table
        label="Open invitations"
        items={invitations}
        empty="Nobody is invited at the moment."
        columns={[
          { id: 'email', title: 'Email', isRowHeader: true, render: ({ email }) => email },
          {
            id: 'expires',
            title: 'Works until',
            isSecondary: true,
            render: ({ expiresAt }) => formatDateTime(expiresAt),
          },
          {
            id: 'withdraw',
            title: 'Actions',
            align: 'end',
            render: (invitation) => (
              <Button
                size="small"
                aria-label={`Withdraw the invitation of ${invitation.email}`}
                isPending={withdrawing.isPending && withdrawing.variables.id === invitation.id}
                onPress={() => withdrawing.mutate(invitation)}
              >
                Withdraw
              </Button>
            ),
          },
        ]}
      />
    </Card>
  );
}
