import { useMutation } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import type { DocumentId } from '#domain/documents/record.ts';
import { inventory } from '#messages/en/interface/inventory.ts';
import { productImports as words } from '#messages/en/interface/product-imports.ts';
import { sellingLists } from '#messages/en/interface/selling-lists.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { startDownload } from '../../../api/start-download.ts';
import { makeStorePage } from '../make-store-page.ts';
import { useCatalogueFacets } from '../use-catalogue.ts';

interface ProductFilesMenuProps {
  readonly mayImport: boolean;
  /** Where the list is narrowed to one store page, that is what is imported into and exported. */
  readonly storePageId: DocumentId | null;
  readonly onImport: (collectionId: DocumentId) => void;
  /** Leads to the stock, where a button for it has no room. */
  readonly onInventory: (() => void) | null;
}

/** Import into a store page, which is made where there is none, and export of one or of all. */
export function ProductFilesMenu({ mayImport, storePageId, onImport, onInventory }: ProductFilesMenuProps) {
  const facets = useCatalogueFacets().data;
  const begin = useMutation({
    mutationFn: makeStorePage,
    onSuccess: onImport,
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  const pages = facets?.storePages ?? [];
  const shown = pages.filter(({ id }) => storePageId === null || id === storePageId);
  const [only] = shown;
  const imports =
    shown.length > 1
      ? shown.map(({ id, title }) => ({
          id: `import-${id}`,
          label: translate(words.importInto, { title }),
          onAction: () => onImport(id),
        }))
      : [
          {
            id: 'import',
            label: translate(words.importProducts),
            isDisabled: facets === undefined,
            onAction: () => (only === undefined ? begin.mutate() : onImport(only.id)),
          },
        ];
  const exports = [
    { id: 'export', label: translate(words.exportAll), onAction: () => startDownload(EXPORT) },
    ...(pages.length > 1
      ? shown.map(({ id, title }) => ({
          id: `export-${id}`,
          label: translate(words.exportOf, { title }),
          onAction: () => startDownload(`${EXPORT}?collectionId=${id}`),
        }))
      : []),
  ];
  const label = translate(onInventory === null ? words.more : sellingLists.more);
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <IconButton label={label}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
      items={[
        ...(onInventory === null
          ? []
          : [{ id: 'inventory', label: translate(inventory.inventory), onAction: onInventory }]),
        ...(mayImport ? imports : []),
        ...exports,
      ]}
    />
  );
}

const EXPORT = '/api/products/export.csv';
