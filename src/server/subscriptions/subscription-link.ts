import type { SiteId } from '#domain/documents/record.ts';
import { subscriptionPath } from '#domain/subscriptions/subscription-path.ts';
import type { Id } from '#lib/id.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import type { Services } from '#server/platform/services.ts';

/** The secret of a subscription, as it stands in the links of its mails. */
export function openSubscriptionToken(
  cipher: Services['cipher'],
  siteId: SiteId,
  { id, sealed }: { readonly id: Id<'subscription'>; readonly sealed: string },
): string {
  return cipher.open(sealed, sealContext('subscriptions', [siteId, id]));
}

/** The whole address of that page, for mails. */
export function subscriptionUrl(
  { cipher, config }: Pick<Services, 'cipher' | 'config'>,
  site: { readonly siteId: SiteId; readonly identifier: string },
  subscription: { readonly id: Id<'subscription'>; readonly sealed: string },
): string {
  const token = openSubscriptionToken(cipher, site.siteId, subscription);
  return publicUrl(config, site.identifier, subscriptionPath(token));
}
