import type { DocumentId } from '#domain/documents/record.ts';
import { urlNameOf } from '#domain/links/url-name-of.ts';
import { filedContentOf } from '#domain/product-files/filed-content-of.ts';
import type { FiledContent } from '#domain/product-files/filed-product.ts';
import type { Words } from '#messages/message.ts';
import type { Db } from '#server/platform/database/database.ts';
import { bodyHtml } from './body-html.ts';
import { productSource, type KnownProduct } from './known-products.ts';
import type { Held } from './pictures-of-product.ts';
import { markOf } from './settled-texts.ts';
import type { TakingProducts } from './taking-products.ts';

/** The address of a file as it is stored, so that it is not taken for another one. */
export function withUrlName(content: FiledContent): FiledContent {
  const { urlName = '', ...rest } = content;
  return urlName === '' ? rest : { ...rest, urlName: urlNameOf(urlName) };
}

/** A product as a file would say it, to compare one with. */
export function currentContent(of: TakingProducts, there: KnownProduct): FiledContent {
  const content = filedContentOf(there.documentId, there, of.urlOf);
  // What its blocks say is compared only where nothing else says what the file had.
  const description = there.base === null ? markOf(bodyHtml(there.records)) : (there.base.description ?? '');
  return { ...content, description };
}

/** What a product has of what files bring. */
export function heldOf(of: Pick<TakingProducts, 'urlOf'>, there: KnownProduct): Held {
  if (there.base !== null) return there.base;
  const { images = [] } = filedContentOf(there.documentId, there, of.urlOf);
  return { images, description: markOf(bodyHtml(there.records)) };
}

/** What is kept of a file for the next time: of its pictures only those that came in, so that the others are asked for again. */
export function heldAfter(
  of: TakingProducts,
  content: FiledContent,
  there: KnownProduct | null,
): FiledContent {
  const before = new Set((there === null ? [] : (heldOf(of, there).images ?? [])).map(({ url }) => url));
  const images = (content.images ?? []).filter(
    ({ url }) => before.has(url) || of.images.imageOf(url) !== null,
  );
  return { ...withUrlName(content), images };
}

/** Why pictures are missing. */
export function failuresOf(
  { images }: TakingProducts,
  pictures: readonly { readonly url: string }[],
): readonly Words[] {
  return pictures.flatMap(({ url }) => images.failureOf(url) ?? []);
}

/** Keeps by what a product is known, and what its file says of it. */
export async function keepSource(
  trx: Db,
  { siteId, at }: TakingProducts,
  key: string,
  documentId: DocumentId,
  content: FiledContent,
): Promise<void> {
  const row = { document_id: documentId, file_id: null, content: JSON.stringify(content), imported_at: at };
  await trx
    .insertInto('import_sources')
    .values({ site_id: siteId, source_key: productSource(key), ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'source_key']).doUpdateSet(row))
    .execute();
}
