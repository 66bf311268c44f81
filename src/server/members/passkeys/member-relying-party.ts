import type { RelyingParty } from '#server/accounts/passkeys/relying-party.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { SiteScope } from '#server/platform/http/site-scope.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * For whom passkeys of members are made, and where they are used: the public host of the site as it is called now, and
 * no other (MEMB-25). Throws `not-found` on app hosts.
 */
export function memberRelyingParty(
  { config }: Pick<Services, 'config'>,
  { host, identifier }: SiteScope,
): RelyingParty {
  if (host !== 'public') throw new CallError('not-found');
  const { hostname, origin } = new URL(publicUrl(config, identifier, '/'));
  return { id: hostname, origin };
}
