import { changing } from '#domain/documents/changing.ts';
import { PRODUCT_VISIBILITIES } from '#domain/products/product-visibility.ts';
import { productPanel as words } from '#messages/en/interface/product-panel.ts';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { useRecord } from '../../documents/use-document-state.ts';

/** Whether lists and searches show a product, or only whoever has its address finds it (COMM-09). */
export function VisibilityField({ item }: { readonly item: DocumentStore }) {
  const written = useRecord(item, 'settings')?.['visibility'];
  return (
    <Select
      label={translate(words.visibility)}
      options={[
        { value: 'listed', label: translate(words.listed) },
        { value: 'unlisted', label: translate(words.unlisted), description: translate(words.unlistedText) },
      ]}
      value={PRODUCT_VISIBILITIES.find((each) => each === written) ?? 'listed'}
      onChange={(value) =>
        item.run({
          name: changing(words.visibility),
          operations: [{ op: 'set', id: 'settings', field: 'visibility', value }],
        })
      }
    />
  );
}
