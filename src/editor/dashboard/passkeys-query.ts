import { queryOptions } from '@tanstack/react-query';
import { listPasskeys } from '#contract/passkeys.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { queryClient } from '../api/query-client.ts';

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => callEndpoint(listPasskeys, {}, { signal }),
});

/** With what the account is signed in to is another: all cards that show some of it. */
export async function refreshWaysIn(): Promise<void> {
  await Promise.all(
    [passkeysQuery.queryKey, ['second-factor'], ['sessions']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
