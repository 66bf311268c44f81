import { invariant } from '#lib/invariant.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Call } from '#server/platform/http/route.ts';
import type { ChangeAuthor } from './append-change.ts';

/** Who calls an endpoint of a site, as changes name their author. */
export interface Caller {
  readonly siteId: SiteId;
  readonly identifier: string;
  readonly account: NonNullable<Call<unknown, unknown, unknown>['account']>;
  readonly author: ChangeAuthor;
  readonly now: Date;
}

/** For endpoints of app hosts that ask for a permission: there the site and the person are known. */
export function callerOf<Params, Query, Body>(
  { site, account, roles, services }: Call<Params, Query, Body>,
  clientId?: string,
): Caller {
  invariant(site !== null && account !== null, 'the endpoint asks for a permission on a site');
  return {
    siteId: site.siteId,
    identifier: site.identifier,
    account,
    author: {
      accountId: account.accountId,
      name: account.name,
      roles,
      ...(clientId === undefined ? {} : { clientId }),
    },
    now: new Date(services.now()),
  };
}
