import { giftDays } from '#domain/gift-cards/gift-days.ts';
import { toCents } from '#domain/money/cents.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import { giftCards as words } from '#messages/en/gift-cards.ts';
import { fill, type Words } from '#messages/message.ts';
import { canGiftChange, giftsOfOrder, type OrderedGift } from '#server/gift-cards/gifts-of-order.ts';
import type { StoredOrder } from '#server/orders/queries.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';
import type { ShownLink } from '#views/checkout/checkout-state.ts';
import { giftDayText } from './gift-fields.ts';

interface GiftSection {
  readonly title: string;
  readonly lines: readonly string[];
  readonly link: ShownLink | null;
}

/** The gift cards of an order as its buyer sees them: for whom, when they are mailed, and the way to change that (ORD-122). */
export async function giftSections(
  visit: ShopVisit,
  order: StoredOrder,
  address: string,
): Promise<readonly GiftSection[]> {
  if (order.kind !== 'gift-card') return [];
  const { services, siteId, translate, published } = visit;
  const { language } = published.loaded.shell.settings;
  const timeZone = await siteTimeZone(services.db, siteId);
  const gifts = await giftsOfOrder(services.db, siteId, order.id);
  const { first } = giftDays(services.now(), timeZone);
  return gifts.map((gift, index) => {
    const amount = formatMoney(moneyValue(toCents(gift.unit), order.currency));
    const { wish, card, pieces } = gift;
    const count = pieces > 1 ? `${pieces} × ` : '';
    const to = wish.name === '' ? wish.email : `${wish.name} (${wish.email})`;
    const canChange = order.state !== 'canceled' && canGiftChange(gift);
    const day = (at: Date) => zonedFormat(language, timeZone, { dateStyle: 'long' }).format(at);
    const state = stateOf(gift, {
      to,
      first,
      day,
      language,
      isCanceled: order.state === 'canceled',
      isPaid: order.state !== 'received',
    });
    return {
      title: `${count}${translate(fill(words.cardName, { number: String(index + 1), amount }))}`,
      lines: [
        translate(state),
        ...(card === null ? [] : [translate(fill(words.endsWith, { last4: card.last4 }))]),
        ...(wish.message === '' ? [] : [wish.message]),
      ],
      link: canChange
        ? { href: `${address}/gift?card=${gift.id}`, label: translate(words.changeRecipient) }
        : null,
    };
  });
}

function stateOf(
  { card, wish }: OrderedGift,
  around: {
    readonly to: string;
    readonly first: string;
    readonly language: string;
    readonly isCanceled: boolean;
    readonly isPaid: boolean;
    readonly day: (at: Date) => string;
  },
): Words {
  const { to: email, first, language, isCanceled, isPaid, day } = around;
  if (isCanceled || card?.isEnded === true) return words.ended;
  if (card?.deliveredAt != null) return fill(words.mailedAt, { email, day: day(card.deliveredAt) });
  if (card?.balance === 0) return words.ended;
  if (wish.email === '') return words.noRecipient;
  if (wish.day !== null && (card === null || wish.day >= first)) {
    return fill(words.mailsOn, { email, day: giftDayText(language, wish.day) });
  }
  // Cards are made a moment after the money is there.
  return fill(card === null && !isPaid ? words.whenPaid : words.mailsNow, { email });
}
