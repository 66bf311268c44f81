import type { CurrencyCode } from '#domain/money/currencies.ts';
import { changing } from '#domain/documents/changing.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { Variant } from '#domain/products/variant.ts';
import type { JsonValue } from '#lib/json.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import type { Message } from '#messages/message.ts';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { PriceField } from './price-field.tsx';
import { SkuField } from './sku-field.tsx';
import { StockField } from './stock-field.tsx';

export interface VariantFieldsProps {
  readonly item: DocumentStore;
  readonly documentId: DocumentId;
  readonly variant: Variant;
  readonly currency: CurrencyCode;
  /** Null: unlimited; undefined while it is loading. */
  readonly quantity: number | null | undefined;
}

/** Sets a field of a variant. */
export function variantSetter(item: DocumentStore, { id }: Variant) {
  return (field: string, value: JsonValue, label: Message) =>
    item.run({ name: changing(label), operations: [{ op: 'set', id, field, value }] });
}

/** Whether a sale would not make it cheaper, which is kept and said (COMM-28). */
export function isOddSale({ onSale, salePrice, price }: Variant): boolean {
  return onSale && salePrice >= price;
}

/** Price, sale, SKU and stock of the one variant of a product without options. */
export function VariantFields({ item, documentId, variant, currency, quantity }: VariantFieldsProps) {
  const set = variantSetter(item, variant);
  return (
    <>
      <PriceField
        label={translate(productPanel.price)}
        value={variant.price}
        currency={currency}
        onChange={(value) => set('price', value, productPanel.price)}
      />
      <Switch
        label={translate(productPanel.onSale)}
        isSelected={variant.onSale}
        onChange={(value) => set('onSale', value, productPanel.onSale)}
      />
      {variant.onSale ? (
        <PriceField
          label={translate(productPanel.salePrice)}
          value={variant.salePrice}
          currency={currency}
          onChange={(value) => set('salePrice', value, productPanel.salePrice)}
          warning={isOddSale(variant) ? translate(productPanel.saleNotLower) : undefined}
        />
      ) : null}
      <SkuField
        label={translate(productPanel.sku)}
        value={variant.sku}
        onChange={(value) => set('sku', value, productPanel.sku)}
      />
      {quantity === undefined ? null : (
        <StockField
          label={translate(productPanel.stock)}
          description={translate(productPanel.stockHelp)}
          documentId={documentId}
          variantId={variant.id}
          quantity={quantity}
        />
      )}
    </>
  );
}
