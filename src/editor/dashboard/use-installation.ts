import { queryOptions, useQuery } from '@tanstack/react-query';
import { getInstallation, type Me } from '#contract/accounts.ts';
import { currentLanguage } from '#ui/language.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { queryClient } from '../api/query-client.ts';

const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: ({ signal }) => callEndpoint(getInstallation, {}, { signal }),
});

/** Whether the installation has an owner, its sign-up policy, and who is signed in. */
export function useInstallation() {
  return useQuery(installationQuery);
}

/**
 * After signing in, cached data of another account is dropped. Not that of the same one: a passkey may be answered twice,
 * by the button and by the field, and screens that are shown by then would hear of nothing any more.
 */
export function setAccount(account: Me | null): void {
  const before = queryClient.getQueryData(installationQuery.queryKey)?.account ?? null;
  // The messages of a language come with the page.
  const language = account?.language ?? null;
  if (language !== null && language !== currentLanguage().locale) window.location.reload();
  updateAccount(account);
  if (before !== null && before.id === account?.id) return;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== installationQuery.queryKey[0] });
}

/** To be called after a change of the person's own account. */
export function updateAccount(account: Me | null): void {
  queryClient.setQueryData(installationQuery.queryKey, (known) =>
    known === undefined ? known : { ...known, isClaimed: true, account },
  );
}
