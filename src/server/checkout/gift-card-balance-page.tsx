import type { FastifyReply } from 'fastify';
import { toCents } from '#domain/money/cents.ts';
import { giftCardProblem } from '#domain/gift-cards/gift-card-problem.ts';
import { zonedFormat } from '#lib/timing/zoned-format.ts';
import { cutText } from '#lib/cut-text.ts';
import { cart } from '#messages/en/cart.ts';
import { giftCardPayments as words } from '#messages/en/gift-card-payments.ts';
import { pages } from '#messages/en/pages.ts';
import { fill, type Words } from '#messages/message.ts';
import { cardWords, shownLast4 } from '#server/carts/card-words.ts';
import { written } from '#server/carts/cart-words.ts';
import { tryCode } from '#server/discounts/try-code.ts';
import { findGiftCard } from '#server/gift-cards/find-gift-card.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { shownProblems } from '#server/shop-pages/shown-problems.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';
import { GiftCardBalanceView } from '#views/checkout/gift-card-balance-view.tsx';
import { fieldOf } from './fields.ts';
import { CARD_FIELD, MAX_TYPED_LENGTH } from './gift-cards-part.ts';
import { sendCheckoutPage } from './send-checkout-page.ts';

/** Below what no page of an owner can have: many have a page “gift card” (LINK-63). */
export const BALANCE_PATH = '/checkout/gift-card-balance';

type FoundCard = NonNullable<Awaited<ReturnType<typeof findGiftCard>>>;

/** Asks a holder for the code of their card (ORD-121). */
export function giftCardBalancePage(visit: ShopVisit): Promise<FastifyReply> {
  return sendBalance(visit, {});
}

/** Says what is left on a card, to whoever has its code; wrong ones are limited (ORD-56, ORD-121). */
export async function showGiftCardBalance(visit: ShopVisit): Promise<FastifyReply> {
  const { services, siteId, request, posted } = visit;
  const typed = cutText(posted(CARD_FIELD).trim(), MAX_TYPED_LENGTH);
  if (typed === '') return sendBalance(visit, { problem: words.codeMissing });
  const tried = await tryCode(services, { siteId, cartId: null, address: request.ip }, () =>
    findGiftCard(services, siteId, typed),
  );
  if (tried.kind === 'slowed') {
    visit.reply.header('retry-after', tried.seconds);
    return sendBalance(visit, { fault: pages.tooManyAttempts });
  }
  if (tried.kind === 'wrong') return sendBalance(visit, { problem: cart.codeUnknown });
  return sendBalance(visit, { card: tried.found });
}

interface Shown {
  readonly card?: FoundCard;
  readonly problem?: Words;
  /** Nothing is answered for a while. */
  readonly fault?: Words;
}

async function sendBalance(visit: ShopVisit, { card, problem, fault }: Shown): Promise<FastifyReply> {
  const { services, request, reply, translate, posted } = visit;
  const field = fieldOf(visit, CARD_FIELD, {
    label: words.code,
    value: posted(CARD_FIELD),
    isRequired: true,
    maxLength: MAX_TYPED_LENGTH,
    hint: words.codeText,
    problem,
  });
  const parts = [{ kind: 'fields', legend: null, fields: [field] } as const];
  const state = {
    title: translate(words.balanceTitle),
    text: translate(words.balanceText),
    problems: shownProblems(visit, parts, fault === undefined ? [] : [fault]),
    form:
      card === undefined
        ? {
            action: BALANCE_PATH,
            hidden: { crumb: issueCrumb(services, request, reply) },
            parts,
            submit: translate(words.check),
          }
        : null,
    found: card === undefined ? null : await balanceTexts(visit, card),
    again: { href: BALANCE_PATH, label: translate(words.checkAnother) },
  };
  return sendCheckoutPage(visit, {
    path: BALANCE_PATH,
    title: words.balanceTitle,
    view: <GiftCardBalanceView state={state} />,
    status: fault !== undefined ? 429 : problem !== undefined ? 400 : 200,
  });
}

/** What is left, and until when; of a card that pays nothing why (ORD-121, ORD-144). */
export async function balanceTexts(
  {
    services,
    siteId,
    translate,
    published,
  }: Pick<ShopVisit, 'services' | 'siteId' | 'translate' | 'published'>,
  card: Omit<FoundCard, 'id'>,
): Promise<readonly string[]> {
  const { currency, balance, expiresAt } = card;
  const here = { currency, now: services.now(), isTest: true };
  const problem = giftCardProblem(card, here);
  const left = fill(words.balance, { amount: written(toCents(balance), currency), last4: shownLast4(card) });
  if (problem === 'expired' || problem === 'ended') return [translate(cardWords({ ...card, problem }))];
  if (expiresAt === null) return [translate(left), translate(words.validForever)];
  const { language } = published.loaded.shell.settings;
  const day = zonedFormat(language, await siteTimeZone(services.db, siteId), { dateStyle: 'long' });
  // It can be used up to that moment, which is the day before where it ends at midnight.
  const last = day.format(expiresAt.getTime() - 1);
  return [translate(left), translate(fill(words.validUntil, { day: last }))];
}
