import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { GridList, useDragAndDrop } from 'react-aria-components';
import { createItem, type ContentListEntry } from '#contract/pages.ts';
import { PRODUCT_SORTS } from '#domain/collections/products/index.ts';
import { MAX_PRODUCTS } from '#domain/products/product-limits.ts';
import { sortedProducts } from '#domain/products/sort-products.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { setRecordField } from '../../commands/set-record-field.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { useRecord } from '../../documents/use-document-state.ts';
import { RemoveContentDialog } from '../../pages/remove-content-dialog.tsx';
import { CONTENT_KEY } from '../../site-context/content.ts';
import { reordered } from '../../slides/edit-slides.ts';
import slideStyles from '../../slides/slides.module.css';
import { ItemSettingsDialog } from '../item-settings-dialog.tsx';
import { useOrderedItems } from '../use-items.ts';
import { ProductFields } from './product-fields.tsx';
import { ProductRow, type ListedProduct } from './product-row.tsx';
import { useProductSummaries } from './use-products.ts';

interface ProductItemsProps {
  readonly store: DocumentStore;
  readonly canWrite: boolean;
  readonly onOpen: (entry: ContentListEntry) => void;
}

type Open = { readonly kind: 'settings' | 'delete'; readonly entry: ContentListEntry };

/** The products of a store page; dragged into order by the pointer or the keyboard where its order is by hand. */
export function ProductItems({ store, canWrite, onOpen }: ProductItemsProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const queries = useQueryClient();
  const items = useOrderedItems(store.documentId);
  const summaries = useProductSummaries(store.documentId);
  const settings = useRecord(store, 'settings');
  const sort = PRODUCT_SORTS.find((each) => each === settings?.['sort']) ?? 'hand';
  const products = sortedProducts(
    (items.data ?? []).map((entry): ListedProduct => {
      const product = summaries.get(entry.documentId);
      return { ...entry, id: entry.documentId, ...(product === undefined ? {} : { product }) };
    }),
    sort,
    textsIn(settings?.['itemOrder']),
  );
  const refresh = () => queries.invalidateQueries({ queryKey: CONTENT_KEY });
  const add = useMutation({
    mutationFn: () =>
      callEndpoint(createItem, {
        body: { collectionId: store.documentId, title: translate(productPanel.newProduct) },
      }),
    onSuccess: async ({ entry }) => {
      await refresh();
      setOpen({ kind: 'settings', entry });
    },
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'portico-item': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      const next = reordered(products, new Set([...keys].map(String)), {
        id: String(target.key),
        position: target.dropPosition,
      });
      const ids = next.map(({ id }) => id);
      store.run(setRecordField('settings', 'itemOrder', ids, productPanel.order));
    },
  });
  if (items.isPending) return <Spinner label={translate(productPanel.loading)} />;
  if (items.isError) {
    return (
      <EmptyState
        title={translate(collectionPanels.notLoaded)}
        actions={<Button onPress={() => void items.refetch()}>{translate(collectionPanels.tryAgain)}</Button>}
      />
    );
  }
  const isFull = products.length >= MAX_PRODUCTS;
  const isDragged = canWrite && sort === 'hand';
  return (
    <div className={slideStyles['editor']}>
      {canWrite ? (
        <div className={slideStyles['actions']}>
          <Button
            size="small"
            icon={<FilePlus2 aria-hidden="true" size={14} />}
            isDisabled={isFull}
            isPending={add.isPending}
            onPress={() => add.mutate()}
          >
            {translate(productPanel.newProduct)}
          </Button>
          {isFull ? (
            <p className={slideStyles['note']}>{translate(productPanel.atMost, { count: MAX_PRODUCTS })}</p>
          ) : null}
        </div>
      ) : null}
      <GridList
        aria-label={translate(productPanel.inOrder)}
        className={slideStyles['list'] ?? ''}
        onAction={(key) => {
          const entry = products.find(({ id }) => id === key);
          if (entry !== undefined) onOpen(entry);
        }}
        {...(isDragged ? { dragAndDropHooks } : {})}
        renderEmptyState={() => <p className={slideStyles['note']}>{translate(productPanel.none)}</p>}
      >
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            canWrite={canWrite}
            isDragged={isDragged}
            onOpen={(kind) => setOpen({ kind, entry: product })}
          />
        ))}
      </GridList>
      {open?.kind === 'settings' ? (
        <ItemSettingsDialog
          title={translate(productPanel.productSettings)}
          entry={open.entry}
          Fields={ProductFields}
          onClose={() => setOpen(null)}
        />
      ) : open?.kind === 'delete' ? (
        <RemoveContentDialog
          entry={open.entry}
          name={open.entry.title || translate(productPanel.untitled)}
          onClose={() => setOpen(null)}
          onRemoved={refresh}
        >
          {translate(productPanel.removeText)}
        </RemoveContentDialog>
      ) : null}
    </div>
  );
}

function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
}
