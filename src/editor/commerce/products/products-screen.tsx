import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { PRODUCTS_PER_PAGE } from '#contract/catalogue.ts';
import type { ContentListEntry } from '#contract/pages.ts';
import { catalogue as words } from '#messages/en/interface/catalogue.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { ItemSettingsDialog } from '../../collections/item-settings-dialog.tsx';
import { ProductFields } from '../../collections/products/product-fields.tsx';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { Panel } from '../../panel/panel.tsx';
import { useBootFacts } from '../../site-context/boot-context.ts';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { NewProduct } from './new-product.tsx';
import { productColumns } from './product-columns.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { CLEARED, useCatalogueAddress } from './use-catalogue-address.ts';
import styles from './products.module.css';

/** The products of all store pages in one list, found, filtered and sorted. */
export function ProductsScreen() {
  const { permissions } = useBootFacts();
  const mayWrite = permissions.includes('content.write');
  const { query, show, isNarrowed } = useCatalogueAddress();
  const [opened, setOpened] = useState<ContentListEntry | null>(null);
  const found = useCatalogue({ ...query, search: useSettled(query.search.trim()) });
  const { data } = found;
  const isEmpty = data?.isEmpty === true && !isNarrowed;
  const add = mayWrite ? (
    <NewProduct storePageId={query.collectionId ?? null} onMade={setOpened} />
  ) : undefined;
  return (
    <Panel isWide title={translate(words.products)} actions={isEmpty ? undefined : add}>
      {found.isError ? (
        <LoadFailure retry={() => void found.refetch()} />
      ) : data === undefined ? (
        <Spinner label={translate(productPanel.loading)} size="large" />
      ) : isEmpty ? (
        <EmptyState icon={<ShoppingBag />} title={translate(words.none)} actions={add}>
          {translate(words.noneText)}
        </EmptyState>
      ) : (
        <div className={styles['screen']}>
          <CatalogueFilters query={query} show={show} />
          <output className={styles['count']}>
            {translate(data.hasMore ? words.matchesOver : words.matches, { count: data.total })}
          </output>
          <Table
            label={translate(words.products)}
            columns={productColumns(data.currency)}
            items={data.products}
            isLoading={found.isPlaceholderData}
            sort={{ column: query.sort, direction: query.direction }}
            onSortChange={({ column, direction }) =>
              show({
                sort: column,
                reversed: (column === 'changed') === (direction === 'descending') ? null : '1',
              })
            }
            onRowAction={
              mayWrite
                ? (id) => setOpened(data.products.find((product) => product.id === id)?.entry ?? null)
                : undefined
            }
            empty={
              <EmptyState
                title={translate(words.noMatch)}
                actions={<Button onPress={() => show(CLEARED)}>{translate(words.showAll)}</Button>}
              />
            }
          />
          {data.total > PRODUCTS_PER_PAGE ? (
            <Pagination
              page={query.page}
              pageCount={Math.ceil(data.total / PRODUCTS_PER_PAGE)}
              hasMore={data.hasMore}
              onPageChange={(page) => show({ page: page === 1 ? null : String(page) })}
            />
          ) : null}
        </div>
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
