import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Boxes, Download, History } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { listInventory, VARIANTS_PER_PAGE, type StockedVariant } from '#contract/inventory.ts';
import { STOCK_FILTERS } from '#domain/products/catalogue-filters.ts';
import { catalogue } from '#messages/en/interface/catalogue.ts';
import { inventory as words } from '#messages/en/interface/inventory.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { parseStock, stockProblem, stockText } from '../../collections/products/stock-text.ts';
import { reversed, useStockCount, type CountedVariant } from '../../collections/products/use-stock-count.ts';
import { DataGrid } from '../../data-grid/data-grid.tsx';
import type { GridColumn, GridRow } from '../../data-grid/grid-column.ts';
import { Panel } from '../../panel/panel.tsx';
import { FoundList } from '../lists/found-list.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { MovementsDialog } from './movements-dialog.tsx';
import { STOCK_NAMES } from './stock-names.ts';
import styles from './products.module.css';

interface StockRow extends GridRow {
  readonly variant: StockedVariant;
}

/** How many pieces there are of every variant, typed in place like in a spreadsheet, and what moved (ORD-88, ORD-89). */
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
  const count = useStockCount();
  const steps = useRef<{ done: (readonly CountedVariant[])[]; undone: (readonly CountedVariant[])[] }>({
    done: [],
    undone: [],
  });
  const lastTurn = useRef<Promise<void>>(Promise.resolve());
  const variants = found.data?.variants;
  const rows = useMemo(() => (variants ?? []).map(rowOf), [variants]);
  const columns = useMemo(() => stockColumns(), []);
  const [chosen, setChosen] = useState<string | null>(null);

  /** What is counted, undone and done again at once happens one after the other: a step is known once it was taken. */
  function inTurn(work: () => Promise<void>): void {
    lastTurn.current = lastTurn.current.then(work, work);
  }
  const keep = (counts: readonly CountedVariant[]): void =>
    inTurn(async () => {
      if (counts.length === 0 || !(await count(counts))) return;
      steps.current = { done: [...steps.current.done, counts], undone: [] };
    });
  const undo = (): void =>
    inTurn(async () => {
      const { done, undone } = steps.current;
      const step = done.at(-1);
      if (step === undefined || !(await count(reversed(step)))) return;
      steps.current = { done: done.slice(0, -1), undone: [...undone, step] };
    });
  const redo = (): void =>
    inTurn(async () => {
      const { done, undone } = steps.current;
      const step = undone.at(-1);
      if (step === undefined || !(await count(step))) return;
      steps.current = { done: [...done, step], undone: undone.slice(0, -1) };
    });

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
      <div className={styles['screen']}>
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
                onEdit={(edits) =>
                  keep(
                    edits.flatMap(({ rowId, text }): readonly CountedVariant[] => {
                      const variant = variants.find(({ id }) => id === rowId);
                      const figure = parseStock(text);
                      if (variant === undefined || figure === undefined) return [];
                      return [{ variantId: variant.id, shown: variant.quantity, typed: figure }];
                    }),
                  )
                }
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
  const { id, title, optionText, sku } = variant;
  const name = title === '' ? translate(productPanel.untitled) : title;
  return {
    id,
    name,
    note: [optionText, sku].filter((text) => text !== '').join(' · ') || undefined,
    variant,
  };
}

function stockColumns(): readonly GridColumn<StockRow>[] {
  return [
    {
      id: 'stock',
      title: translate(productPanel.stock),
      kind: 'text',
      align: 'end',
      inputMode: 'numeric',
      read: ({ variant }) => stockText(variant.quantity),
      show: ({ variant }) =>
        variant.quantity === null ? translate(productPanel.stockUnlimited) : String(variant.quantity),
      check: stockProblem,
    },
  ];
}
