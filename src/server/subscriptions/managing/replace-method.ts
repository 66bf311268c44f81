import type { SiteId } from '#domain/documents/record.ts';
import type { KeptMethod } from '#server/payments/payment-provider.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { changeMethod } from './change-method.ts';
import { subscriptionsPaidBy } from './subscriptions-paid-by.ts';

interface Replaced {
  readonly provider: string;
  readonly customerId: string;
  readonly methodId: string;
}

/**
 * What was paid by one way to pay is paid by another from here on (ORD-117, ORD-146). Answers whether nothing is paid by the
 * former any more, so that it can be taken away.
 */
export async function replaceMethod(
  services: Services,
  siteId: SiteId,
  former: Replaced,
  kept: KeptMethod,
): Promise<boolean> {
  const { provider } = former;
  const tried = new Set<string>();
  for (;;) {
    const paid = await subscriptionsPaidBy(services.db, siteId, former);
    if (paid.length === 0) return true;
    const next = paid.filter(({ id }) => !tried.has(id));
    if (next.length === 0) return false;
    for (const { id: subscriptionId } of next) {
      tried.add(subscriptionId);
      const change = { siteId, subscriptionId, version: null, by: { kind: 'buyer' } as const };
      try {
        await changeMethod(services, { ...change, provider, kept });
      } catch (error) {
        // It ended meanwhile, and is paid by nothing any more.
        if (!(error instanceof CallError)) throw error;
      }
    }
  }
}
