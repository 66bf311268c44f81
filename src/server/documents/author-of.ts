import type { AccountHolder } from '#server/platform/http/caller.ts';
import type { ChangeAuthor } from './append-change.ts';

/** The caller as the author of changes; `clientId` is the tab that sends them. */
export function authorOf({ account, permissions }: AccountHolder, clientId?: string): ChangeAuthor {
  return {
    accountId: account.accountId,
    name: account.name,
    permissions,
    ...(clientId === undefined ? {} : { clientId }),
  };
}
