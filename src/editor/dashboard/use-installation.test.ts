import { expect, it } from 'vitest';
import type { Me } from '#contract/accounts.ts';
import type { AccountId } from '#domain/documents/record.ts';
import { queryClient } from '../api/query-client.ts';
import { setAccount } from './use-installation.ts';

const me = (id: string): Me => ({
  id: id as AccountId,
  name: 'Ada',
  email: 'ada@example.org',
  language: null,
  isInstallationOwner: false,
});

it('who signs in twice as the same person keeps what is known; for another one, and signed out, it is forgotten', () => {
  const known = () => queryClient.getQueryData(['passkeys']);
  queryClient.setQueryData(['installation'], { isClaimed: true, account: null });
  for (const [account, left] of [
    [me('a'), undefined],
    [me('a'), 'known'],
    [me('b'), undefined],
    [null, undefined],
  ] as const) {
    queryClient.setQueryData(['passkeys'], 'known');
    setAccount(account);
    expect(known()).toBe(left);
    expect(queryClient.getQueryData(['installation'])).toMatchObject({ account });
  }
});
