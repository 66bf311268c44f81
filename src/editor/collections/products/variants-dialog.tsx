import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { MeasurementStandard } from '#domain/store/measurement.ts';
import type { ProductRecords } from '#domain/products/product-records.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { OptionsEditor } from './options-editor.tsx';
import { useWrittenOptions } from './use-written-options.ts';
import { VariantsGrid } from './variants-grid.tsx';

interface VariantsDialogProps {
  readonly item: DocumentStore;
  readonly documentId: DocumentId;
  readonly product: ProductRecords;
  readonly currency: CurrencyCode;
  readonly standard: MeasurementStandard;
  /** Null while they are loading. */
  readonly quantities: ReadonlyMap<string, number | null> | null;
  readonly onClose: () => void;
}

/** The options of a product, and the variants that their values make (COMM-21). */
export function VariantsDialog({
  item,
  documentId,
  product,
  currency,
  standard,
  quantities,
  onClose,
}: VariantsDialogProps) {
  const options = useWrittenOptions(item, product);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={translate(productPanel.variants)}
      footer={
        // What is typed and not made yet counts as well: nobody leaves by “Done” to lose it.
        <Button variant="primary" onPress={() => options.apply() && onClose()}>
          {translate(collectionPanels.done)}
        </Button>
      }
    >
      <OptionsEditor options={options} />
      {product.options.length === 0 ? null : (
        <VariantsGrid
          item={item}
          documentId={documentId}
          product={product}
          currency={currency}
          standard={standard}
          quantities={quantities}
        />
      )}
    </Dialog>
  );
}
