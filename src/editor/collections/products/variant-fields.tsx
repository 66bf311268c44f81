import { useMutation } from '@tanstack/react-query';
import { suggestSkus } from '#contract/products.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { changing } from '#domain/documents/changing.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { Variant } from '#domain/products/variant.ts';
import type { JsonValue } from '#lib/json.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import type { Message } from '#messages/message.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { PriceField } from './price-field.tsx';
import { SkuField } from './sku-field.tsx';
import { StockField } from './stock-field.tsx';
import { useRepeatedSkus } from './use-products.ts';

export interface VariantFieldsProps {
  readonly item: DocumentStore;
  readonly documentId: DocumentId;
  readonly variant: Variant;
  readonly currency: CurrencyCode;
  /** Null: unlimited; undefined while it is loading. */
  readonly quantity: number | null | undefined;
  /** Its price is its value: it has no sale and no stock (COMM-33, COMM-56). */
  readonly isGiftCard?: boolean;
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
export function VariantFields({
  item,
  documentId,
  variant,
  currency,
  quantity,
  isGiftCard = false,
}: VariantFieldsProps) {
  const set = variantSetter(item, variant);
  const repeated = useRepeatedSkus(documentId, [variant]);
  const generate = useMutation({
    mutationFn: () => callEndpoint(suggestSkus, { body: { count: 1 } }),
    onSuccess: ({ skus: [sku] }) => {
      if (sku !== undefined) set('sku', sku, productPanel.sku);
    },
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  return (
    <>
      <PriceField
        label={translate(isGiftCard ? productPanel.giftCardValue : productPanel.price)}
        value={variant.price}
        currency={currency}
        onChange={(value) => set('price', value, productPanel.price)}
      />
      {isGiftCard ? null : (
        <Switch
          label={translate(productPanel.onSale)}
          isSelected={variant.onSale}
          onChange={(value) => set('onSale', value, productPanel.onSale)}
        />
      )}
      {variant.onSale && !isGiftCard ? (
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
        warning={repeated.has(variant.sku) ? translate(productPanel.skuRepeated) : undefined}
        onChange={(value) => set('sku', value, productPanel.sku)}
      />
      {variant.sku === '' ? (
        <div>
          <Button size="small" isPending={generate.isPending} onPress={() => generate.mutate()}>
            {translate(productPanel.generateSku)}
          </Button>
        </div>
      ) : null}
      {quantity === undefined || isGiftCard ? null : (
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
