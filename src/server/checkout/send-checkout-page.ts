import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import type { Words } from '#messages/message.ts';
import type { ShopPageKind } from '#site/content/page-content.ts';
import type { ProviderOrigins } from '#server/payments/payment-provider.ts';
import { checkoutPolicy } from '#server/shop-pages/checkout-policy.ts';
import { sendShopPage, type ShownShopPage } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import styles from '#views/checkout/checkout.css?inline';

interface CheckoutPage {
  readonly path: string;
  readonly title: Words;
  readonly view: ReactNode;
  /** Besides those of the checkout. */
  readonly styles?: string;
  readonly app?: NonNullable<ShownShopPage['app']>;
  readonly status?: number;
  readonly kind?: ShopPageKind;
  /** Of the providers that it is paid at: of the payment step alone (ORD-74). */
  readonly origins?: ProviderOrigins;
}

/** Sends a page of the checkout: kept by nobody, found by nobody, and told of to nobody (ORD-16). */
export function sendCheckoutPage(visit: ShopVisit, page: CheckoutPage): Promise<FastifyReply> {
  const { origins, styles: own = '', ...shown } = page;
  visit.reply.header('content-security-policy', checkoutPolicy(origins));
  return sendShopPage(visit, {
    kind: 'checkout',
    ...shown,
    styles: styles + own,
    cartCount: null,
    runsOwnCode: false,
  });
}
