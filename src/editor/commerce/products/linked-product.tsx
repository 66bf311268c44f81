import { Suspense, useState } from 'react';
import type { ListedProduct } from '#contract/catalogue.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { translate } from '#ui/translate.ts';
import { ItemSettingsDialog } from '../../collections/item-settings-dialog.tsx';
import { ProductFields } from '../../collections/products/product-fields.tsx';
import { PricedProductDialog } from './lazy-priced-product-dialog.ts';
import { useCatalogue } from './use-catalogue.ts';

interface LinkedProductProps {
  readonly documentId: DocumentId;
  readonly mayWrite: boolean;
  readonly onClose: () => void;
}

/** The product that an address names, opened once it is found; nothing where it is not there any more. */
export function LinkedProduct({ documentId, mayWrite, onClose }: LinkedProductProps) {
  const found = useCatalogue({ documentId }).data?.products[0];
  // As it was opened: what is changed in it asks for the list anew.
  const [opened, setOpened] = useState<ListedProduct | null>(null);
  if (opened === null && found?.id === documentId) setOpened(found);
  if (opened === null) return null;
  return mayWrite ? (
    <ItemSettingsDialog
      title={translate(productPanel.productSettings)}
      entry={opened.entry}
      Fields={ProductFields}
      onClose={onClose}
    />
  ) : (
    <Suspense fallback={null}>
      <PricedProductDialog product={opened} onClose={onClose} />
    </Suspense>
  );
}
