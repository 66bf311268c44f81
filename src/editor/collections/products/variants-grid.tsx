import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { suggestSkus } from '#contract/products.ts';
import { changing } from '#domain/documents/changing.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { ProductRecords } from '#domain/products/product-records.ts';
import type { MeasurementStandard } from '#domain/store/measurement.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { createId } from '#lib/id.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { DataGrid } from '../../data-grid/data-grid.tsx';
import type { GridEdit } from '../../data-grid/grid-column.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { parseStock } from './stock-text.ts';
import { useRepeatedSkus } from './use-products.ts';
import { reversed, useStockCount, type CountedVariant } from './use-stock-count.ts';
import { variantColumns, variantValue, type VariantField, type VariantRow } from './variant-columns.ts';

interface VariantsGridProps {
  readonly item: DocumentStore;
  readonly documentId: DocumentId;
  readonly product: ProductRecords;
  readonly currency: CurrencyCode;
  readonly standard: MeasurementStandard;
  /** Null while they are loading. */
  readonly quantities: ReadonlyMap<string, number | null> | null;
  /** What is asked for it alone: prices, SKU and stock. */
  readonly isPricedOnly?: boolean;
}

/** What one paste or one typed cell did: in the document, in the stock, or in both. */
interface Step {
  readonly gestureId: string | null;
  readonly counts: readonly CountedVariant[];
}

/** All variants of a product with what they cost, weigh and how many there are, changed like cells of a spreadsheet. */
export function VariantsGrid({
  item,
  documentId,
  product,
  currency,
  standard,
  quantities,
  isPricedOnly = false,
}: VariantsGridProps) {
  const { options, variants, content } = product;
  const isPhysical = content.productType === 'physical' && !isPricedOnly;
  const isGiftCard = content.productType === 'gift-card';
  const count = useStockCount();
  const repeated = useRepeatedSkus(documentId, variants);
  const steps = useRef<{ done: Step[]; undone: Step[] }>({ done: [], undone: [] });
  const pictures = isPricedOnly ? '' : product.images.map(({ id }) => id).join(' ');
  const units = useMemo(
    () => ({
      currency,
      standard,
      isPhysical,
      isGiftCard,
      imageIds: pictures === '' ? [] : pictures.split(' '),
    }),
    [currency, standard, isPhysical, isGiftCard, pictures],
  );
  const columns = useMemo(() => variantColumns(units), [units]);
  const rows = useMemo(
    () =>
      variants.map((variant): VariantRow => ({
        id: variant.id,
        name: options
          .map(({ id, values }) => values.find((value) => value.id === variant.values[id])?.name ?? '')
          .join(' / '),
        variant,
        quantity: quantities === null ? undefined : (quantities.get(variant.id) ?? null),
        isRepeated: repeated.has(variant.sku),
      })),
    [variants, options, quantities, repeated],
  );

  function edit(edits: readonly GridEdit[]): void {
    const byId = new Map(rows.map((row) => [row.id, row]));
    const fields = edits.filter(({ columnId }) => columnId !== 'stock');
    const counts = edits.flatMap(({ rowId, columnId, text }): readonly CountedVariant[] => {
      const row = byId.get(rowId);
      const typed = parseStock(text);
      if (columnId !== 'stock' || row?.quantity === undefined || typed === undefined) return [];
      return [{ variantId: row.variant.id, shown: row.quantity, typed }];
    });
    const gesture = fields.length === 0 ? null : createId();
    if (gesture !== null) {
      const [first] = fields;
      const title = columns.find(({ id }) => id === first?.columnId)?.title;
      const isOne = new Set(fields.map(({ columnId }) => columnId)).size === 1;
      item.run(
        {
          name: changing(isOne && title !== undefined ? title : productPanel.variants),
          operations: fields.map(({ rowId, columnId, text }) => ({
            op: 'set' as const,
            id: rowId,
            field: columnId,
            value: variantValue(columnId as VariantField, text, units),
          })),
        },
        gesture,
      );
    }
    // What was typed as it stood before is no step.
    const gestureId = gesture !== null && isNext(gesture) ? gesture : null;
    if (gestureId === null && counts.length === 0) return;
    steps.current = { done: [...steps.current.done, { gestureId, counts }], undone: [] };
    if (counts.length > 0) void count(counts);
  }

  /** Whether the next step that Undo takes back in the document is this one. */
  function isNext(gestureId: string): boolean {
    return item.nextUndo()?.gestureId === gestureId;
  }

  /** Takes the newest step in here back; what was done elsewhere meanwhile stays. */
  function undo(): void {
    const step = steps.current.done.at(-1);
    if (step === undefined) return;
    if (step.gestureId !== null && !isNext(step.gestureId)) return;
    if (step.gestureId !== null) item.undo();
    if (step.counts.length > 0) void count(reversed(step.counts));
    steps.current = { done: steps.current.done.slice(0, -1), undone: [...steps.current.undone, step] };
  }

  function redo(): void {
    const step = steps.current.undone.at(-1);
    if (step === undefined) return;
    if (step.gestureId !== null) item.redo();
    if (step.counts.length > 0) void count(step.counts);
    steps.current = { done: [...steps.current.done, step], undone: steps.current.undone.slice(0, -1) };
  }

  const without = variants.filter(({ sku }) => sku === '');
  const generate = useMutation({
    mutationFn: () => callEndpoint(suggestSkus, { body: { count: without.length } }),
    onSuccess: ({ skus }) =>
      edit(
        without.flatMap(({ id }, at) =>
          skus[at] === undefined ? [] : [{ rowId: id, columnId: 'sku', text: skus[at] }],
        ),
      ),
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });

  return (
    <>
      <DataGrid
        label={translate(productPanel.variants)}
        rowTitle={translate(productPanel.variant)}
        rows={rows}
        columns={columns}
        onEdit={edit}
        onUndo={undo}
        onRedo={redo}
      />
      {without.length === 0 ? null : (
        <Button size="small" isPending={generate.isPending} onPress={() => generate.mutate()}>
          {translate(productPanel.generateSkus, { count: without.length })}
        </Button>
      )}
    </>
  );
}
