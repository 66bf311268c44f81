import { toCents } from '#domain/money/cents.ts';
import { moneyValue } from '#domain/money/money-value.ts';
import type { PixelProduct } from '#domain/pixel/pixel-on-page.ts';
import { priceRange } from '#domain/products/product-summary.ts';
import type { PageContent } from '#site/content/page-content.ts';
import type { PageFeature, WrittenPage } from './page-feature.ts';

/**
 * The advertising pixel of the site, where its owner has entered one: the runtime loads it once the visitor has agreed
 * (CENS-71 to CENS-76, COMM-118). Pages on which no scripts of others run have none (ORD-16).
 */
export const pixelFeature: PageFeature = {
  name: 'pixel',
  context: (page) => {
    if (!hasPixel(page)) return {};
    const product = productOf(page.content);
    const { metaPixelId: id } = page.shell.settings;
    return { pixel: { id, ...(product === null ? {} : { product }) } };
  },
  needsRuntime: hasPixel,
};

function hasPixel({ shell, content }: WrittenPage): boolean {
  const isClosed = 'runsOwnCode' in content && !content.runsOwnCode;
  return shell.settings.metaPixelId !== '' && !isClosed;
}

/** Who sees the offer of a product alone has not seen the product. */
function productOf(content: PageContent): PixelProduct | null {
  if (content.kind !== 'item' || content.product === undefined || content.offer !== undefined) return null;
  const { id, currency, variants } = content.product;
  const price = moneyValue(toCents(priceRange(variants).lowest), currency).value;
  return { id, name: content.title, price, currency };
}
