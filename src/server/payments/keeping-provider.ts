import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { openAccount, shownAccounts } from './payment-accounts.ts';
import type { KeepingCalls, ProviderAccess } from './payment-provider.ts';
import { PROVIDERS } from './providers.ts';

/** Where members of a site keep ways to pay; null where nowhere (ORD-146). */
export async function keepingProvider(
  services: Services,
  siteId: SiteId,
): Promise<{
  readonly provider: string;
  readonly access: ProviderAccess;
  readonly calls: KeepingCalls;
} | null> {
  const accounts = await shownAccounts(services.db, siteId);
  const found = PROVIDERS.find(
    ({ id, keeping }) => keeping !== null && accounts.some(({ provider }) => provider === id),
  );
  if (found === undefined || found.keeping === null) return null;
  const account = await openAccount(services, siteId, found.id);
  return { provider: found.id, access: { services, siteId, account }, calls: found.keeping };
}
