import type { RefusedProduct } from '#contract/catalogue.ts';
import { bulkOperations } from '#domain/catalogue/bulk-operations.ts';
import type { BulkChange } from '#domain/catalogue/bulk-change.ts';
import { changeName } from '#domain/documents/change-name.ts';
import type { DocumentId, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { catalogueSteps } from '#messages/en/interface/catalogue-steps.ts';
import type { Message } from '#messages/message.ts';
import { appendChange, type ChangeAuthor } from '#server/documents/append-change.ts';
import { loadDocument } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';

export interface ProductsOf {
  readonly siteId: SiteId;
  readonly documentIds: readonly DocumentId[];
  readonly author: ChangeAuthor;
  readonly at: Date;
}

export interface ChangedProducts {
  /** Those that are different now. */
  readonly changed: DocumentId[];
  readonly refused: RefusedProduct[];
}

/** What a change of many is called in undo and in the history of each product. */
const STEP_NAMES: Readonly<Record<BulkChange['kind'], Message>> = {
  state: catalogueSteps.state,
  visibility: catalogueSteps.visibility,
  price: catalogueSteps.price,
  sale: catalogueSteps.sale,
  sku: catalogueSteps.sku,
  tags: catalogueSteps.tags,
  categories: catalogueSteps.categories,
};

/**
 * Makes the same change in several products, in each as an ordinary change of one gesture: its effect is authorised like
 * that of any other, and undone by the person in the product, too. One that refuses it leaves the others.
 */
export function changeProducts(
  services: Services,
  given: ProductsOf & { readonly gestureId: string; readonly change: BulkChange },
): Promise<ChangedProducts> {
  const { siteId, author, at, gestureId, change } = given;
  return eachProduct(services, given, async (trx, documentId, { records, version }) => {
    const made = bulkOperations(change, records);
    if (!made.ok) throw new CallError('price-out-of-range');
    if (made.value.length === 0) return false;
    const appended = await appendChange(trx, {
      siteId,
      documentId,
      author,
      at,
      change: {
        id: createId<'change'>(at.getTime()),
        baseVersion: version,
        ...changeName(STEP_NAMES[change.kind]),
        gestureId,
        operations: made.value,
      },
    });
    await appended.afterwards?.(services, trx);
    return true;
  });
}

type Transaction = Parameters<Parameters<ReturnType<Services['db']['transaction']>['execute']>[0]>[0];

/** Does something with each of several products, in a transaction of its own; says which it changed and which refused. */
export async function eachProduct(
  services: Services,
  { siteId, documentIds }: Pick<ProductsOf, 'siteId' | 'documentIds'>,
  act: (
    trx: Transaction,
    documentId: DocumentId,
    product: { readonly records: DocumentRecords; readonly version: number },
  ) => Promise<boolean>,
): Promise<ChangedProducts> {
  const [changed, refused]: [DocumentId[], RefusedProduct[]] = [[], []];
  for (const documentId of documentIds) {
    try {
      const isChanged = await services.db
        .transaction()
        .execute(async (trx) => act(trx, documentId, await productOf(trx, siteId, documentId)));
      if (isChanged) changed.push(documentId);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refused.push({ documentId, code: error.code, message: error.message });
    }
  }
  return { changed, refused };
}

/** Throws `not-found` for what is no product of the site, or is in the trash where that is not asked for. */
async function productOf(db: Db, siteId: SiteId, documentId: DocumentId) {
  const document = await loadDocument(db, siteId, documentId);
  if (document?.records['settings']?.['recordType'] !== 'store-item') throw new CallError('not-found');
  return document;
}
