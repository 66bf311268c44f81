import { createHash } from 'node:crypto';
import type { ProviderOrigins } from '#server/payments/payment-provider.ts';
import { APPLY_FONTS } from '#site/head/late-fonts.ts';

/** The one script within a page: it shows the fonts of the site. */
const FONTS_HASH = createHash('sha256').update(APPLY_FONTS).digest('base64');

const NO_ORIGINS: ProviderOrigins = { pages: [], scripts: [], frames: [], calls: [] };

/**
 * Only what is the site's own runs, is shown and is asked on the pages of the checkout: nothing of its owner's code, of
 * embeds or of pixels, wherever in the header or the footer they stand (ORD-16). Besides it what the providers need that are
 * paid at, on the payment step alone (ORD-74).
 */
export function checkoutPolicy({ pages, scripts, frames, calls }: ProviderOrigins = NO_ORIGINS): string {
  return [
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
}
