import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { ProductRecords } from '#domain/products/product-records.ts';
import type { Variant } from '#domain/products/variant.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import type { Message } from '#messages/message.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { PriceField } from './price-field.tsx';
import { SkuField } from './sku-field.tsx';
import { StockField } from './stock-field.tsx';
import { isOddSale, variantSetter } from './variant-fields.tsx';
import styles from './products.module.css';

interface VariantsTableProps {
  readonly item: DocumentStore;
  readonly documentId: DocumentId;
  readonly product: ProductRecords;
  readonly currency: CurrencyCode;
  /** Null while they are loading. */
  readonly quantities: ReadonlyMap<string, number | null> | null;
}

const COLUMNS: readonly Message[] = [
  productPanel.variant,
  productPanel.price,
  productPanel.onSale,
  productPanel.salePrice,
  productPanel.sku,
  productPanel.stock,
];

/** All variants with their fields; the arrow keys and Enter go to the same field of the next one. */
export function VariantsTable(props: VariantsTableProps) {
  const { product } = props;
  return (
    <div className={styles['scroller']}>
      <table className={styles['variants']} aria-label={translate(productPanel.variants)} ref={moveByKeys}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column.key} scope="col">
                {translate(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {product.variants.map((variant) => (
            <VariantRow key={variant.id} variant={variant} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function VariantRow({
  item,
  documentId,
  product,
  variant,
  currency,
  quantities,
}: VariantsTableProps & { readonly variant: Variant }) {
  const name = product.options
    .map(({ id, values }) => values.find((value) => value.id === variant.values[id])?.name ?? '')
    .join(' / ');
  const label = (field: Message): string =>
    translate(productPanel.ofVariant, { field: translate(field), variant: name });
  const set = variantSetter(item, variant);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <PriceField
          label={label(productPanel.price)}
          isLabelHidden
          value={variant.price}
          currency={currency}
          onChange={(value) => set('price', value, productPanel.price)}
        />
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={label(productPanel.onSale)}
          checked={variant.onSale}
          onChange={({ target }) => set('onSale', target.checked, productPanel.onSale)}
        />
      </td>
      <td>
        <PriceField
          label={label(productPanel.salePrice)}
          isLabelHidden
          value={variant.salePrice}
          currency={currency}
          onChange={(value) => set('salePrice', value, productPanel.salePrice)}
          warning={isOddSale(variant) ? translate(productPanel.saleNotLower) : undefined}
        />
      </td>
      <td>
        <SkuField
          label={label(productPanel.sku)}
          isLabelHidden
          value={variant.sku}
          onChange={(value) => set('sku', value, productPanel.sku)}
        />
      </td>
      <td>
        {quantities === null ? null : (
          <StockField
            label={label(productPanel.stock)}
            isLabelHidden
            documentId={documentId}
            variantId={variant.id}
            quantity={quantities.get(variant.id) ?? null}
          />
        )}
      </td>
    </tr>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** A table takes no listeners of React's, since nothing is pressed in it but its fields. */
function moveByKeys(table: HTMLTableElement | null): (() => void) | undefined {
  if (table === null) return undefined;
  table.addEventListener('keydown', moveInColumn);
  return () => table.removeEventListener('keydown', moveInColumn);
}

function moveInColumn(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  const row = cell?.closest('tr');
  if (step === undefined || cell === null || row == null) return;
  const next = row.parentElement?.querySelectorAll('tr')[row.sectionRowIndex + step];
  const field = next?.cells[cell.cellIndex]?.querySelector('input');
  if (field == null) return;
  event.preventDefault();
  field.focus();
  field.select();
}
