import type { DocumentId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { productImports as words } from '#messages/en/interface/product-imports.ts';
import { translate } from '#ui/translate.ts';
import { CONTENT_KEY } from '../../../site-context/content.ts';
import { TableImportDialog } from '../../../table-imports/table-import-dialog.tsx';
import type { ImportSubject } from '../../../table-imports/use-table-imports.ts';
import { ProductImportChoices } from './product-import-choices.tsx';

/** Imports of products into any store page. */
export const PRODUCT_IMPORTS: ImportSubject = { kind: 'products', shownBy: CONTENT_KEY };

interface ImportProductsDialogProps {
  /** The store page that new products come to; null for an import that has one. */
  readonly collectionId: DocumentId | null;
  readonly importId: Id<'table-import'> | null;
  readonly onClose: () => void;
}

/** Takes products in from a file of another shop, or one that was exported here (CRM-19). */
export function ImportProductsDialog({ collectionId, importId, onClose }: ImportProductsDialogProps) {
  return (
    <TableImportDialog
      subject={collectionId === null ? PRODUCT_IMPORTS : { ...PRODUCT_IMPORTS, collectionId }}
      importId={importId}
      texts={{
        title: translate(words.title),
        dropFile: translate(words.dropFile),
        fileRule: translate(words.fileRule),
        chooseFile: translate(words.chooseFile),
        import: translate(words.import),
        problems: translate(words.notes),
      }}
      accept={['text/csv', '.csv', '.txt', '.tsv']}
      further={({ images }) => (images === 0 ? [] : [[translate(words.pictures), images]])}
      choices={(of) => <ProductImportChoices {...of} />}
      onClose={onClose}
    />
  );
}
