import type { Transaction } from 'kysely';
import { urlNameOf } from '#domain/links/url-name-of.ts';
import { recordsOfContent } from '#domain/product-files/records-of-content.ts';
import { MAX_PRODUCTS } from '#domain/products/product-limits.ts';
import { productFiles } from '#messages/en/interface/product-files.ts';
import { siteSteps } from '#messages/en/interface/site-steps.ts';
import { fill } from '#messages/message.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { newItemRecords } from '#server/pages/document-templates.ts';
import { freeAddress } from '#server/pages/free-address.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failuresOf, heldAfter, keepSource } from './held-content.ts';
import { figuresOf } from './import-stock.ts';
import type { Done, ReadyProduct, TakingProducts } from './taking-products.ts';
import { withBody } from './with-body.ts';
import { withPictures } from './with-pictures.ts';

/** Makes a product of a file a draft of the store page that has room; none where all are full (COMM-10, CONT-201). */
export async function addProduct(
  trx: Transaction<Database>,
  of: TakingProducts,
  { key, texts }: ReadyProduct,
): Promise<Done> {
  const { siteId, author, at, images } = of;
  const { content, pieces } = texts;
  const imageOf = (url: string) => images.imageOf(url);
  const page = await of.pages.next(trx, author, at);
  if (page === null) {
    const full = fill(productFiles.pageFull, { max: MAX_PRODUCTS });
    return {
      taken: { outcome: 'left-out', remarks: [full], documentId: null, path: '', images: 0 },
      written: null,
    };
  }
  const pictures = content.images ?? [];
  if (of.isDryRun)
    return {
      taken: {
        outcome: 'added',
        remarks: texts.remarks,
        documentId: null,
        path: '',
        images: pictures.length,
      },
      written: null,
    };
  const wanted = urlNameOf(
    content.urlName === undefined || content.urlName === '' ? (content.title ?? '') : content.urlName,
  );
  const urlName = await freeAddress(trx, siteId, `${page.path}/`, wanted);
  const begun = newItemRecords(content.title ?? '', urlName, '', at.toISOString(), 'store-item');
  const made = recordsOfContent(begun, { ...content, urlName });
  const pictured = withPictures(made.records, pictures, imageOf);
  const records = pieces === null ? pictured : withBody(pictured, pieces, imageOf);
  const { id: documentId } = await createDocument(trx, {
    siteId,
    kind: 'item',
    collectionId: page.documentId,
    records,
    authorId: author.accountId,
    name: siteSteps.importProducts,
    at,
  });
  await keepSource(trx, of, key, documentId, heldAfter(of, content, null));
  // Without a figure a variant is unlimited.
  const stock = figuresOf(documentId, content, made.stock, (quantity) => quantity !== null);
  const stored = pictures.filter(({ url }) => images.imageOf(url) !== null).length;
  return {
    taken: {
      outcome: 'added',
      remarks: [...texts.remarks, ...failuresOf(of, pictures)],
      documentId,
      path: `${page.path}/${urlName}`,
      images: stored,
    },
    written: { documentId, before: null, stock },
  };
}
