import { ShoppingBag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { listCatalogueIds, PRODUCTS_PER_PAGE, type ListedProduct } from '#contract/catalogue.ts';
import type { ContentListEntry } from '#contract/pages.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { isId, type Id } from '#lib/id.ts';
import { catalogue as words } from '#messages/en/interface/catalogue.ts';
import { catalogueBulk } from '#messages/en/interface/catalogue-bulk.ts';
import { inventory } from '#messages/en/interface/inventory.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { useNarrowScreen } from '#ui/use-narrow-screen.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { ItemSettingsDialog } from '../../collections/item-settings-dialog.tsx';
import { ProductFields } from '../../collections/products/product-fields.tsx';
import { Panel } from '../../panel/panel.tsx';
import { TableImportStatus } from '../../table-imports/table-import-status.tsx';
import { useBootFacts } from '../../site-context/boot-context.ts';
import { FoundList } from '../lists/found-list.tsx';
import { withChosenElsewhere } from '../lists/with-chosen-elsewhere.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { CatalogueOrder } from './catalogue-order.tsx';
import { ChosenProducts } from './chosen-products.tsx';
import { ImportProductsDialog, PRODUCT_IMPORTS } from './imports/import-products-dialog.tsx';
import { ProductFilesMenu } from './imports/product-files-menu.tsx';
import { NewProduct } from './new-product.tsx';
import { LinkedProduct } from './linked-product.tsx';
import { PricedProductDialog } from './lazy-priced-product-dialog.ts';
import { productColumns } from './product-columns.tsx';
import { useBulkChange } from './use-bulk-change.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useCatalogueAddress } from './use-catalogue-address.ts';
import { useCatalogueChoices } from './use-catalogue-choices.ts';
import styles from './products.module.css';

/** An import that is shown: a new one into a store page, or one that is there. */
interface Importing {
  readonly collectionId: DocumentId | null;
  readonly importId: Id<'table-import'> | null;
}

/** The products of all store pages in one list, found, filtered and sorted; its address may name one that is open. */
export function ProductsScreen() {
  const navigate = useNavigate();
  const isNarrow = useNarrowScreen();
  const toInventory = () => void navigate('/commerce/products/inventory');
  const { permissions } = useBootFacts();
  const mayWrite = permissions.includes('content.write');
  const { address, query } = useCatalogueAddress();
  const choices = useCatalogueChoices();
  const mayImport = permissions.includes('content.publish');
  const [opened, setOpened] = useState<ContentListEntry | null>(null);
  const [priced, setPriced] = useState<ListedProduct | null>(null);
  const linked = address.text('product');
  const [importing, setImporting] = useState<Importing | null>(null);
  const found = useCatalogue({ ...query, search: useSettled(query.search.trim()) });
  const [chosen, setChosen] = useState<ReadonlySet<DocumentId>>(new Set());
  const bulk = useBulkChange();
  const { data } = found;
  const { sort: _sort, direction: _direction, page: _page, ...filter } = query;
  const chooseAll = async (): Promise<void> => {
    const { ids, hasMore } = await callEndpoint(listCatalogueIds, { query: filter });
    setChosen(new Set(ids));
    if (hasMore) showToast(translate(catalogueBulk.mostAtOnce, { count: ids.length }));
  };
  const isEmpty = data?.isEmpty === true;
  const add = mayWrite ? (
    <NewProduct storePageId={query.collectionId ?? null} onMade={setOpened} />
  ) : undefined;
  return (
    <Panel
      isWide
      title={translate(words.products)}
      actions={
        <>
          {isEmpty || isNarrow ? null : (
            <Button onPress={toInventory}>{translate(inventory.inventory)}</Button>
          )}
          {isEmpty ? null : add}
          <ProductFilesMenu
            mayImport={mayImport}
            onInventory={isEmpty || !isNarrow ? null : toInventory}
            storePageId={query.collectionId ?? null}
            onImport={(collectionId) => setImporting({ collectionId, importId: null })}
          />
        </>
      }
    >
      {mayImport && importing === null ? (
        <TableImportStatus
          subject={PRODUCT_IMPORTS}
          onOpen={(importId) => setImporting({ collectionId: null, importId })}
        />
      ) : null}
      <div className={styles['screen']}>
        <FoundList
          address={address}
          found={found}
          perPage={PRODUCTS_PER_PAGE}
          search={{ label: words.search, hint: words.searchText }}
          choices={choices}
          beside={<CatalogueOrder sort={query.sort} show={address.show} />}
          noMatch={{ title: words.noMatch, showAll: words.showAll }}
          empty={
            <EmptyState icon={<ShoppingBag />} title={translate(words.none)} actions={add}>
              {translate(words.noneText)}
            </EmptyState>
          }
        >
          {(empty) =>
            data === undefined ? (
              <Spinner label={translate(productPanel.loading)} size="large" />
            ) : (
              <>
                <output className={styles['count']}>
                  {translate(data.hasMore ? words.matchesOver : words.matches, { count: data.total })}
                </output>
                {chosen.size === 0 ? null : (
                  <ChosenProducts
                    ids={[...chosen]}
                    currency={data.currency}
                    bulk={bulk}
                    onChooseAll={chosen.size < data.total ? () => void chooseAll().catch(tell) : null}
                    onClear={() => setChosen(new Set())}
                  />
                )}
                <Table
                  label={translate(words.products)}
                  columns={productColumns(data.currency)}
                  items={data.products}
                  isLoading={found.isPlaceholderData}
                  selectedIds={chosen}
                  onSelectionChange={(here) => setChosen(withChosenElsewhere(chosen, data.products, here))}
                  sort={{ column: query.sort, direction: query.direction }}
                  onSortChange={({ column, direction }) =>
                    address.show({
                      sort: column,
                      reversed: (column === 'changed') === (direction === 'descending') ? '' : '1',
                    })
                  }
                  onRowAction={(id) => {
                    const product = data.products.find((each) => each.id === id) ?? null;
                    if (mayWrite) setOpened(product?.entry ?? null);
                    else setPriced(product);
                  }}
                  empty={empty}
                />
              </>
            )
          }
        </FoundList>
      </div>
      <BulkProgress bulk={bulk} products={data?.products ?? []} />
      {importing === null ? null : <ImportProductsDialog {...importing} onClose={() => setImporting(null)} />}
      {isId<'document'>(linked) ? (
        <LinkedProduct
          key={linked}
          documentId={linked}
          mayWrite={mayWrite}
          onClose={() => address.show({ product: '' })}
        />
      ) : null}
      {priced === null ? null : (
        <Suspense fallback={null}>
          <PricedProductDialog product={priced} onClose={() => setPriced(null)} />
        </Suspense>
      )}
      {opened === null ? null : (
        <ItemSettingsDialog
          title={translate(productPanel.productSettings)}
          entry={opened}
          Fields={ProductFields}
          onClose={() => setOpened(null)}
        />
      )}
    </Panel>
  );
}

function tell(error: unknown): void {
  if (!(error instanceof Error)) throw error;
  showToast(error.message, { tone: 'danger' });
}
