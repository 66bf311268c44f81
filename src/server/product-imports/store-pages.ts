import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import { MAX_PRODUCTS } from '#domain/products/product-limits.ts';
import type { ChangeAuthor } from '#server/documents/append-change.ts';
import { countEntries, findEntryOfDocument } from '#server/content-entries/queries.ts';
import { sourceKey } from '#server/import-sources/source-key.ts';
import { createPage } from '#server/pages/create-page.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';

export interface StorePage {
  readonly documentId: DocumentId;
  readonly path: string;
}

/**
 * The store pages that new products go to: the chosen one as long as it has room (COMM-10), then further ones that are
 * made for it, or none. Those that an earlier import made are filled first.
 */
export class StorePages {
  private page: (StorePage & { readonly title: string }) | null = null;
  private room = 0;
  private number = 1;
  private readonly siteId: SiteId;
  private readonly first: DocumentId;
  private readonly options: { readonly goesOn: boolean; readonly isDryRun: boolean };

  constructor(
    siteId: SiteId,
    first: DocumentId,
    options: { readonly goesOn: boolean; readonly isDryRun: boolean },
  ) {
    this.siteId = siteId;
    this.first = first;
    this.options = options;
  }

  /** Where the next product goes; null where all are full. Throws `not-found` where the chosen page is gone. */
  async next(trx: Db, author: ChangeAuthor, at: Date): Promise<StorePage | null> {
    if (this.page === null) await this.enter(trx, this.first);
    for (; this.room <= 0; this.number += 1) {
      if (!this.options.goesOn) return null;
      const known = await this.findFurther(trx, this.number + 1);
      // Of a dry run nothing stays: it counts on as if the page had been made.
      if (known === null && this.options.isDryRun) this.room = MAX_PRODUCTS;
      else await this.enter(trx, known ?? (await this.make(trx, author, at)));
    }
    this.room -= 1;
    return this.page;
  }

  private async enter(trx: Db, documentId: DocumentId): Promise<void> {
    const { siteId } = this;
    const entry = await findEntryOfDocument(trx, siteId, 'draft', documentId);
    if (entry?.kind !== 'collection') throw new CallError('not-found');
    const filter = { kind: 'item', collectionId: documentId } as const;
    this.room = MAX_PRODUCTS - (await countEntries(trx, siteId, 'draft', filter, MAX_PRODUCTS));
    this.page = { documentId, path: entry.path, title: this.page?.title ?? entry.title };
  }

  private async make(trx: Db, author: ChangeAuthor, at: Date): Promise<DocumentId> {
    const { siteId } = this;
    const number = this.number + 1;
    const { documentId } = await createPage(trx, {
      siteId,
      title: `${this.page?.title ?? ''} ${number}`.trim(),
      kind: 'collection',
      collectionType: 'products',
      navigation: 'hidden',
      author,
      at,
    });
    await trx
      .insertInto('import_sources')
      .values({
        site_id: siteId,
        source_key: this.keyOf(number),
        document_id: documentId,
        file_id: null,
        imported_at: at,
      })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'source_key']).doUpdateSet({ document_id: documentId, file_id: null }),
      )
      .execute();
    return documentId;
  }

  private async findFurther(trx: Db, number: number): Promise<DocumentId | null> {
    const row = await trx
      .selectFrom('import_sources')
      .innerJoin('documents', (join) =>
        join
          .onRef('documents.site_id', '=', 'import_sources.site_id')
          .onRef('documents.id', '=', 'import_sources.document_id'),
      )
      .select('documents.id')
      .where('import_sources.site_id', '=', this.siteId)
      .where('import_sources.source_key', '=', this.keyOf(number))
      .where('documents.removed_at', 'is', null)
      .executeTakeFirst();
    return row?.id ?? null;
  }

  private keyOf(number: number): string {
    return sourceKey(`store-page:${this.first}:${number}`);
  }
}
