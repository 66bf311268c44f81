import type { FastifyReply } from 'fastify';
import { ABANDONED_LIFE_MS } from '#domain/carts/abandoned-cart.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { addAll, refusedPath } from '#server/carts/cart-forms.ts';
import { isInAdvance } from '#server/carts/is-in-advance.ts';
import { gonePage } from '#server/checkout/notice-pages.tsx';
import type { Services } from '#server/platform/services.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { buyableLines } from './buyable-lines.ts';
import { cartOfRestoreLink } from './restore-link.ts';
import type { AbandonedCartId } from './tables.ts';

/**
 * `/cart/restore/{token}`: puts what was left into the cart of whoever opens it, as much as can be had, and leads there;
 * opened again it changes nothing more. Nothing that was entered in the checkout comes with it (ORD-150). Programs that
 * look where links lead change nothing.
 */
export async function openRestoreLink(visit: ShopVisit, token: string): Promise<FastifyReply> {
  const { request, reply, services, siteId } = visit;
  if (request.method !== 'GET' || isInAdvance(request.headers)) {
    return reply.code(204).header('cache-control', 'private, no-store').send();
  }
  const id = cartOfRestoreLink(services, siteId, token);
  const left = id === null ? null : await findLeft(services, siteId, id);
  if (id === null || left === null) return gonePage(visit);
  const buyable = new Map(
    (await buyableLines(services.db, siteId, left)).map(({ line, pieces }) => [line.variantId, pieces]),
  );
  const { refused, cartId } = await addAll(
    visit,
    left.map(({ productId, variantId, pieces }) => ({
      item: { productId, variantId, answers: [] },
      pieces: buyable.get(variantId) ?? pieces,
      as: 'at-least' as const,
    })),
  );
  await services.db
    .updateTable('abandoned_carts')
    .set({
      opened_at: new Date(services.now()),
      ...(cartId === null ? {} : { restored_cart_id: cartId }),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
  return leadTo(visit, refusedPath(refused));
}

async function findLeft({ db, now }: Services, siteId: SiteId, id: AbandonedCartId) {
  const row = await db
    .selectFrom('abandoned_carts')
    .select('lines')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('abandoned_at', '>', new Date(now() - ABANDONED_LIFE_MS))
    .executeTakeFirst();
  return row === undefined || row.lines.length === 0 ? null : row.lines;
}
