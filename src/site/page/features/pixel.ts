import { seenProduct } from '../../content/seen-product.ts';
import type { PageFeature, WrittenPage } from './page-feature.ts';

/**
 * The advertising pixel of the site, where its owner has entered one: the runtime loads it once the visitor has agreed
 * (CENS-71 to CENS-76, COMM-118). Pages on which no scripts of others run have none (ORD-16).
 */
export const pixelFeature: PageFeature = {
  name: 'pixel',
  context: (page) => {
    if (!hasPixel(page)) return {};
    const product = seenProduct(page.content);
    const { metaPixelId: id } = page.shell.settings;
    return { pixel: { id, ...(product === null ? {} : { product }) } };
  },
  needsRuntime: hasPixel,
};

function hasPixel({ shell, content }: WrittenPage): boolean {
  const isClosed = 'runsOwnCode' in content && !content.runsOwnCode;
  return shell.settings.metaPixelId !== '' && !isClosed;
}
