import { queryOptions } from '@tanstack/react-query';
import { listInvitations } from '#contract/invitations.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { queryClient } from '../api/query-client.ts';

export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: ({ signal }) => callEndpoint(listInvitations, {}, { signal }),
  staleTime: 0,
});

/** To be called after a change of an invitation, or of the sign-up policy. */
export async function refreshInvitations(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['invitations'] }),
    queryClient.invalidateQueries({ queryKey: ['installation'] }),
  ]);
}
