import type { SiteId } from '#domain/documents/record.ts';
import type { FiledProduct } from '#domain/product-files/filed-product.ts';
import type { Services } from '#server/platform/services.ts';
import type { FetchedImages } from './fetched-images.ts';
import { heldOf } from './held-content.ts';
import { findKnownProducts } from './known-products.ts';
import { wantedPictures } from './pictures-of-product.ts';
import { settledTexts } from './settled-texts.ts';
import type { ReadyProduct } from './taking-products.ts';

interface Readied {
  readonly siteId: SiteId;
  readonly rows: readonly Pick<FiledProduct, 'key' | 'content'>[];
  readonly isDryRun: boolean;
  readonly images: FetchedImages;
  readonly urlOf: (path: string) => string;
}

/** Makes products of a file ready before the transaction that takes them in: their texts, and the pictures that they lack. */
export async function readyProducts(
  services: Services,
  { siteId, rows, isDryRun, images, urlOf }: Readied,
  signal: AbortSignal,
): Promise<readonly ReadyProduct[]> {
  const ready = rows.map(({ key, content }) => ({
    key,
    texts: settledTexts(content, key.startsWith('woo:')),
  }));
  if (isDryRun || ready.length === 0) return ready;
  const known = await findKnownProducts(
    services.db,
    siteId,
    ready.map(({ key }) => key),
  );
  const urls = ready.flatMap(({ key, texts: { content, pieces } }) => {
    const there = known.get(key);
    return wantedPictures(content, pieces, there === undefined ? null : heldOf({ urlOf }, there));
  });
  await images.fetch(urls, signal);
  return ready;
}
