import type { FastifyReply } from 'fastify';
import { giftDays } from '#domain/gift-cards/gift-days.ts';
import { giftProblems } from '#domain/gift-cards/gift-problems.ts';
import type { GiftWish } from '#domain/gift-cards/gift-wish.ts';
import { giftCards as words } from '#messages/en/gift-cards.ts';
import type { Words } from '#messages/message.ts';
import { changeGift } from '#server/gift-card-orders/change-gift.ts';
import { canGiftChange, giftsOfOrder, type OrderedGift } from '#server/gift-cards/gifts-of-order.ts';
import type { StoredOrder } from '#server/orders/queries.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import { shownProblems } from '#server/shop-pages/shown-problems.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';
import { FormPageView } from '#views/checkout/form-page-view.tsx';
import { giftFields, postedGift } from './gift-fields.ts';
import { gonePage } from './notice-pages.tsx';
import { sendCheckoutPage } from './send-checkout-page.ts';

/** `…/gift?card=…` of an order: whom a card is for, and its day, until it is mailed (ORD-122). */
export async function giftChangePage(visit: ShopVisit, order: StoredOrder): Promise<FastifyReply> {
  const gift = await giftToChange(visit, order);
  return gift === null ? gonePage(visit) : showGift(visit, gift, gift.wish);
}

/** Takes the change, and leads back to the order, which says so. */
export async function enterGiftChange(visit: ShopVisit, order: StoredOrder): Promise<FastifyReply> {
  const { services, siteId } = visit;
  const gift = await giftToChange(visit, order);
  if (gift === null) return gonePage(visit);
  const wish = postedGift(visit);
  const days = giftDays(services.now(), await siteTimeZone(services.db, siteId));
  if (Object.keys(giftProblems(wish, days)).length > 0)
    return showGift(visit, gift, wish, { isChecked: true });
  const done = await changeGift(services, { siteId, orderId: order.id, giftId: gift.id, wish });
  if (done === 'too-late') return showGift(visit, gift, wish, { fault: words.tooLate });
  return leadTo(visit, `${orderPath(visit)}?gift=changed`);
}

async function giftToChange(
  { services, siteId, request }: ShopVisit,
  order: StoredOrder,
): Promise<OrderedGift | null> {
  if (order.kind !== 'gift-card' || order.state === 'canceled') return null;
  const wanted = new URL(request.url, 'http://localhost').searchParams.get('card');
  const gifts = await giftsOfOrder(services.db, siteId, order.id);
  return gifts.find((gift) => gift.id === wanted && canGiftChange(gift)) ?? null;
}

async function showGift(
  visit: ShopVisit,
  gift: OrderedGift,
  wish: GiftWish,
  { isChecked = false, fault }: { readonly isChecked?: boolean; readonly fault?: Words } = {},
): Promise<FastifyReply> {
  const { services, siteId, request, reply, translate } = visit;
  const timeZone = await siteTimeZone(services.db, siteId);
  const days = giftDays(services.now(), timeZone);
  const fields = giftFields(visit, wish, { days, timeZone, isChecked });
  const parts = [{ kind: 'fields', legend: translate(words.recipient), fields } as const];
  const problems = shownProblems(visit, parts, fault === undefined ? [] : [fault]);
  const back = orderPath(visit);
  const state = {
    title: translate(words.changeTitle),
    text: translate(words.changeText),
    problems,
    form: {
      action: `${back}/gift?card=${gift.id}`,
      hidden: { crumb: issueCrumb(services, request, reply) },
      parts,
      submit: translate(words.save),
    },
    link: { href: back, label: translate(words.backToOrder) },
  };
  return sendCheckoutPage(visit, {
    path: '/checkout',
    title: words.changeTitle,
    view: <FormPageView state={state} />,
    status: problems === null ? 200 : fault === undefined ? 400 : 409,
  });
}

/** The address of the order, to which a change leads back. */
function orderPath({ request }: ShopVisit): string {
  return (request.url.split('?')[0] ?? '').replace(/\/gift$/, '');
}
