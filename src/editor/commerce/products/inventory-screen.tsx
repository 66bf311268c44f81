import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Boxes, Download, History } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { publishProducts } from '#contract/catalogue.ts';
import { listInventory, VARIANTS_PER_PAGE, type StockedVariant } from '#contract/inventory.ts';
import { STOCK_FILTERS } from '#domain/products/catalogue-filters.ts';
import { catalogueBulk } from '#messages/en/interface/catalogue-bulk.ts';
import { catalogue } from '#messages/en/interface/catalogue.ts';
import { inventory as words } from '#messages/en/interface/inventory.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { DataGrid } from '../../data-grid/data-grid.tsx';
import type { GridEdit } from '../../data-grid/grid-column.ts';
import { Panel } from '../../panel/panel.tsx';
import { FoundList } from '../lists/found-list.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { MovementsDialog } from './movements-dialog.tsx';
import { countsOf, stockColumns, type StockRow } from './stock-columns.ts';
import { STOCK_NAMES } from './stock-names.ts';
import { useRefreshCatalogue } from './use-catalogue.ts';
import { useInventorySteps } from './use-inventory-steps.ts';
import type { EnteredSku } from './use-sku-change.ts';
import styles from './products.module.css';

/**
 * All variants with their SKUs, how many pieces there are and whether they are counted, changed in place like in a
 * spreadsheet, and what moved (EDIT-174, ORD-88, ORD-89).
 */
export function InventoryScreen() {
  const address = useListAddress();
  const stock = STOCK_FILTERS.find((each) => each === address.text('stock'));
  const filter = {
    search: useSettled(address.text('search').trim()),
    ...(stock === undefined ? {} : { stock }),
  };
  const query = { ...filter, page: address.page, pageSize: VARIANTS_PER_PAGE };
  const found = useQuery({
    queryKey: ['inventory', query],
    queryFn: () => callEndpoint(listInventory, { query }),
    placeholderData: keepPreviousData,
  });
  const [opened, setOpened] = useState<StockedVariant | null>(null);
  const { drafted, published, keep, undo, redo } = useInventorySteps();
  const refresh = useRefreshCatalogue();
  const variants = found.data?.variants;
  const rows = useMemo(() => (variants ?? []).map(rowOf), [variants]);
  const columns = useMemo(() => stockColumns(), []);
  const [chosen, setChosen] = useState<string | null>(null);
  const screen = useRef<HTMLDivElement>(null);

  const publish = useMutation({
    mutationFn: () => callEndpoint(publishProducts, { body: { documentIds: [...drafted] } }),
    onSuccess: async ({ isPublished }) => {
      // Its button goes with what it said.
      screen.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
      published();
      await refresh();
      showToast(translate(isPublished ? catalogueBulk.published : catalogueBulk.nothingToPublish), {
        tone: 'success',
      });
    },
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });

  function edit(edits: readonly GridEdit[]): void {
    if (variants === undefined) return;
    const skus = edits.flatMap(({ rowId, columnId, text }): readonly EnteredSku[] => {
      const variant = columnId === 'sku' ? variants.find(({ id }) => id === rowId) : undefined;
      if (variant === undefined) return [];
      return [{ documentId: variant.documentId, variantId: variant.id, sku: text }];
    });
    const counts = countsOf(edits, variants);
    if (counts.length > 0 || skus.length > 0) keep(counts, skus);
  }

  return (
    <Panel
      isWide
      isLiveAtOnce
      title={translate(words.inventory)}
      back={{ to: '/commerce/products', label: translate(catalogue.products) }}
      actions={
        (found.data?.total ?? 0) === 0 ? undefined : (
          <Button
            icon={<Download aria-hidden="true" size={16} />}
            onPress={() => location.assign(`/api/inventory.csv?${new URLSearchParams(filter)}`)}
          >
            {translate(words.export)}
          </Button>
        )
      }
    >
      <div ref={screen} className={styles['screen']}>
        {drafted.size === 0 ? null : (
          <Banner
            actions={
              <Button size="small" isPending={publish.isPending} onPress={() => publish.mutate()}>
                {translate(catalogueBulk.publish)}
              </Button>
            }
          >
            {translate(words.skusAreDrafts)}
          </Banner>
        )}
        <FoundList
          address={address}
          found={found}
          perPage={VARIANTS_PER_PAGE}
          search={{ label: words.search, hint: words.searchText }}
          choices={[
            {
              name: 'stock',
              label: translate(catalogue.stock),
              all: translate(catalogue.anyStock),
              options: STOCK_FILTERS.map((value) => ({ value, label: translate(STOCK_NAMES[value]) })),
            },
          ]}
          noMatch={{ title: words.noMatch, showAll: words.showAll }}
          empty={
            <EmptyState icon={<Boxes />} title={translate(words.none)}>
              {translate(words.noneText)}
            </EmptyState>
          }
        >
          {(empty) =>
            variants === undefined ? (
              <Spinner label={translate(words.loading)} size="large" />
            ) : variants.length === 0 ? (
              empty
            ) : (
              <DataGrid
                label={translate(words.inventory)}
                rowTitle={translate(productPanel.variant)}
                rows={rows}
                columns={columns}
                onRowFocus={setChosen}
                tools={
                  <Button
                    size="small"
                    icon={<History aria-hidden="true" size={14} />}
                    onPress={() => setOpened(variants.find(({ id }) => id === chosen) ?? variants[0] ?? null)}
                  >
                    {translate(words.movements)}
                  </Button>
                }
                onEdit={edit}
                onUndo={undo}
                onRedo={redo}
              />
            )
          }
        </FoundList>
      </div>
      {opened === null ? null : <MovementsDialog variant={opened} onClose={() => setOpened(null)} />}
    </Panel>
  );
}

function rowOf(variant: StockedVariant): StockRow {
  const { id, title, optionText } = variant;
  const name = title === '' ? translate(productPanel.untitled) : title;
  return {
    id,
    name,
    note: optionText || undefined,
    variant,
  };
}
