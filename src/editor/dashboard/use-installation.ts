import { queryOptions, useQuery } from '@tanstack/react-query';
import { getInstallation, type Me } from '#contract/accounts.ts';
import { currentLanguage } from '#ui/language.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { queryClient } from '../api/query-client.ts';

const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: ({ signal }) => callEndpoint(getInstallation, {}, { signal }),
});

/** Whether somebody owns the installation, who may make an account, and who is signed in. */
export function useInstallation() {
  return useQuery(installationQuery);
}

/** After signing in: the app is the person's from now on, and nothing of another's is left. */
export function setAccount(account: Me | null): void {
  // The words of a language come with the page.
  const language = account?.language ?? null;
  if (language !== null && language !== currentLanguage().locale) window.location.reload();
  updateAccount(account);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== installationQuery.queryKey[0] });
}

/** A change of the person's own data. */
export function updateAccount(account: Me | null): void {
  queryClient.setQueryData(installationQuery.queryKey, (known) =>
    known === undefined ? known : { ...known, isClaimed: true, account },
  );
}
