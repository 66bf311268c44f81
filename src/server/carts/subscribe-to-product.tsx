import type { FastifyReply } from 'fastify';
import type { SubscriptionPlan } from '#domain/subscriptions/subscription-plan.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import { memberOf } from '#server/platform/http/caller.ts';
import { withheldFrom } from '#server/published/access-to.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { answerAdded, wantsJson } from './answer-added.ts';
import { beginCart } from './begin-cart.ts';
import { refusedPage } from './buy-express.tsx';
import type { BuyableKey, NamedRefusal } from './change-line.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { putInCart } from './put-in-cart.ts';
import { removeCart } from './queries.ts';
import { subscribePath } from './subscribe-path.ts';

/** The plan of a product that is charged by one, as visitors get it now; null where it is bought once, or not at all. */
export async function planOfProduct(
  { services, siteId, published }: ShopVisit,
  item: BuyableKey,
): Promise<{ readonly plan: SubscriptionPlan; readonly title: string } | null> {
  const found = await loadCatalogue(services.db, siteId, [item], await withheldFrom(published));
  const facts = found.get(item.variantId);
  return facts === undefined || facts.plan === null ? null : { plan: facts.plan, title: facts.title };
}

/** Goes to the subscription checkout with a product, in a cart of its own (COMM-50, ORD-33). */
export async function subscribeToProduct(
  visit: ShopVisit,
  item: BuyableKey,
  pieces: number,
  offered: { readonly plan: SubscriptionPlan; readonly title: string },
): Promise<FastifyReply> {
  const token = createToken();
  const refused = await begin(visit, item, pieces, offered, token);
  const to = subscribePath(token);
  const [first] = refused;
  if (wantsJson(visit))
    return answerAdded(visit, item, { refused, cartId: null }, first === undefined ? { to } : {});
  return first === undefined ? leadTo(visit, to) : refusedPage(visit, first);
}

async function begin(
  { services, siteId, request, published }: ShopVisit,
  item: BuyableKey,
  pieces: number,
  { plan, title }: { readonly plan: SubscriptionPlan; readonly title: string },
  token: string,
): Promise<readonly NamedRefusal[]> {
  const withheld = await withheldFrom(published);
  const memberId = memberOf(request.caller)?.memberId ?? null;
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    const { currency } = await loadStoreSettings(trx, siteId);
    const cartId = await beginCart(trx, {
      siteId,
      kind: 'subscription',
      tokenHash: hashToken(token),
      memberId,
      currency,
      now,
      begins: {
        kind: 'product',
        plan,
        title,
        planId: null,
        taxClass: 'standard',
        trialDays: 0,
        next: null,
        fundId: null,
        donatePageId: null,
      },
    });
    const additions = [{ item, pieces, as: 'exactly' as const }];
    const refused = await putInCart(trx, { siteId, cartId, withheld, isSubscription: true, now }, additions);
    if (refused.length > 0) await removeCart(trx, siteId, cartId);
    return refused;
  });
}
