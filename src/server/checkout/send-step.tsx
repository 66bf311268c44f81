import type { FastifyReply } from 'fastify';
import { mayOpenStep, stepsOf, type CheckoutStep } from '#domain/checkout/checkout-steps.ts';
import { deliveryPrice } from '#domain/orders/delivery-price.ts';
import type { PricedCart } from '#domain/pricing/price-cart.ts';
import { cart } from '#messages/en/cart.ts';
import { checkout } from '#messages/en/checkout.ts';
import { donations } from '#messages/en/donations.ts';
import { giftCards } from '#messages/en/gift-cards.ts';
import type { Words } from '#messages/message.ts';
import { freeDeliveryWords } from '#server/carts/cart-state.ts';
import { isGift } from '#server/carts/is-gift.ts';
import type { PricedStoredCart } from '#server/carts/price-stored-cart.ts';
import type { ProviderOrigins } from '#server/payments/payment-provider.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { shownProblems } from '#server/shop-pages/shown-problems.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import type { CheckoutPart, CheckoutState, ShownLink } from '#views/checkout/checkout-state.ts';
import { CheckoutRoot, CheckoutView } from '#views/checkout/checkout-view.tsx';
import { enteredParts } from './entered-parts.ts';
import { wayBack } from './notice-pages.tsx';
import type { OpenCheckout } from './open-checkout.ts';
import { orderSummary } from './order-summary.ts';
import { planOfCart } from './plan-summary.ts';
import { sendCheckoutPage } from './send-checkout-page.ts';

interface ShownStep {
  readonly step: CheckoutStep;
  readonly parts: readonly CheckoutPart[];
  /** Null where it cannot be sent. */
  readonly submit: Words | null;
  /** What it says where it is paid by hand. */
  readonly submitByHand?: Words | null;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly notices?: readonly Words[];
  /** What is wrong with the whole of it, and stands at no field. */
  readonly faults?: readonly Words[];
  readonly links?: readonly ShownLink[];
  readonly status?: number;
  /** Of the providers that it is paid at. */
  readonly origins?: ProviderOrigins;
}

/** Sends a step with all that is wrong in it at once (ORD-25), and what is ordered beside it. */
export function sendStep(visit: ShopVisit, open: OpenCheckout, shown: ShownStep): Promise<FastifyReply> {
  const { translate, services, request, reply } = visit;
  const { step, parts, faults = [], notices = [], links = [], hidden = {}, status } = shown;
  const problems = shownProblems(visit, parts, faults);
  const freeDelivery = freeDeliveryWords(open.found, translate);
  const summary = summaryOf(visit, open.found, open);
  const { cart: stored } = open.found;
  const isDonation = isGift(stored);
  const title = isDonation ? donations.title : checkout.title;
  const state: CheckoutState = {
    title: translate(title),
    steps: {
      label: translate(checkout.steps),
      entries: [
        ...ownFirstStep(visit, open.found),
        ...(isDonation ? ([step] as const) : stepsOf(open.progress)).map((each) => ({
          title: translate(checkout[each]),
          href: each !== step && mayOpenStep(each, open.progress) ? `/checkout/${each}` : null,
          isCurrent: each === step,
        })),
      ],
    },
    problems,
    notices: [
      ...notices.map((words) => translate(words)),
      ...(step === 'payment' || freeDelivery === null ? [] : [freeDelivery]),
    ],
    links,
    entered: enteredParts(visit, open, step),
    form: {
      action: `/checkout/${step}`,
      hidden: { ...hidden, crumb: issueCrumb(services, request, reply) },
      parts,
      submit: shown.submit === null ? null : translate(shown.submit),
      ...(shown.submitByHand == null ? {} : { submitByHand: translate(shown.submitByHand) }),
    },
    summary,
    spoken: summary.rows
      .flatMap(({ label, amount, isTotal }) => (isTotal ? `${label}: ${amount}` : []))
      .join(', '),
    words: {
      failed: translate(cart.failed),
      tryAgain: translate(cart.tryAgain),
      paying: translate(open.found.priced.amountDue === 0 ? checkout.keepingCard : checkout.paying),
    },
  };
  return sendCheckoutPage(visit, {
    path: `/checkout/${step}`,
    title,
    view: (
      <CheckoutRoot>
        <CheckoutView state={state} />
      </CheckoutRoot>
    ),
    app: { name: 'checkout', state },
    status: status ?? (problems === null ? 200 : 400),
    ...(shown.origins === undefined ? {} : { origins: shown.origins }),
  });
}

/** Before who buys a gift card stands whom it is for, and before how a donation is paid how much is given. */
function ownFirstStep(visit: ShopVisit, found: PricedStoredCart) {
  const title = found.cart.kind === 'gift-card' ? giftCards.title : donations.summary;
  if (found.cart.kind !== 'gift-card' && !isGift(found.cart)) return [];
  return [{ title: visit.translate(title), href: wayBack(visit, found).href, isCurrent: false }] as const;
}

function deliveryPriceOf({
  shippingCostCents: shipping,
  discountCents,
  appliedDiscounts,
}: PricedCart): number {
  return deliveryPrice({ shipping, discount: discountCents, discounts: appliedDiscounts });
}

function summaryOf(visit: ShopVisit, found: PricedStoredCart, open: OpenCheckout) {
  const { translate } = visit;
  const { lines, priced } = found;
  const amounts = new Map(priced.lines.map(({ id, amount }) => [id, amount]));
  const option = priced.selectedShippingOption;
  const isKnown = option !== null && open.isDeliveryKnown;
  return orderSummary(
    translate,
    {
      currency: open.rules.currency,
      lines: lines.map((line) => ({ ...line, amount: amounts.get(line.id) ?? 0 })),
      subtotal: priced.subtotalCents,
      discounts: priced.appliedDiscounts,
      ...(priced.requiresShipping
        ? { delivery: isKnown ? { name: option.name, amount: deliveryPriceOf(priced) } : null }
        : {}),
      taxes: priced.isTaxOpen && open.rules.taxRules.length > 0 ? null : priced.applicableTaxRules,
      isMembership: found.cart.begins?.kind === 'membership',
      isTaxWithin: priced.taxIncluded,
      total: priced.grandTotalCents,
      giftCards: priced.giftCardPayments.map(({ id, amount }) => ({
        last4: found.giftCards.find((card) => card.id === id)?.last4 ?? '',
        amount,
      })),
      due: priced.amountDue,
      ...planOfCart(visit, open),
    },
    wayBack(visit, found),
  );
}
