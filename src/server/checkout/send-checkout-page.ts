import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import type { Words } from '#messages/message.ts';
import type { ShopPageKind } from '#site/content/page-content.ts';
import { APPLY_FONTS } from '#site/head/late-fonts.ts';
import type { ProviderOrigins } from '#server/payments/payment-provider.ts';
import { sendShopPage, type ShownShopPage } from '#server/shop-pages/send-shop-page.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';
import styles from '#views/checkout/checkout.css?inline';

/** The one script within a page: it shows the fonts of the site. */
const FONTS_HASH = createHash('sha256').update(APPLY_FONTS).digest('base64');

const NO_ORIGINS: ProviderOrigins = { pages: [], scripts: [], frames: [], calls: [] };

/**
 * Only what is the site's own runs, is shown and is asked on the pages of the checkout: nothing of its owner's code, of
 * embeds or of pixels, wherever in the header or the footer they stand (ORD-16).
 */
const POLICY = ({ pages, scripts, frames, calls }: ProviderOrigins) =>
  [
    "default-src 'self'",
    `script-src ${["'self'", `'sha256-${FONTS_HASH}'`, ...scripts].join(' ')}`,
    `connect-src ${["'self'", ...calls].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    `frame-src ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
    "base-uri 'none'",
    `form-action ${["'self'", ...pages].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ');

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
  const { origins = NO_ORIGINS, styles: own = '', ...shown } = page;
  visit.reply.header('content-security-policy', POLICY(origins));
  return sendShopPage(visit, {
    kind: 'checkout',
    ...shown,
    styles: styles + own,
    cartCount: null,
    runsOwnCode: false,
  });
}
