import { Suspense, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { changing } from '#domain/documents/changing.ts';
import { DEFAULT_CURRENCY } from '#domain/money/currencies.ts';
import { productRecordsOf } from '#domain/products/product-records.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import styles from '../../fields/inspector-panel.module.css';
import { lazyPart } from '../../loading/lazy-part.ts';
import type { OwnFieldsProps } from '../define-collection-editor.ts';
import { AddTextField } from './add-text-field.tsx';
import { BrandField } from './brand-field.tsx';
import { CategoryField } from './category-field.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { MostPerOrderField } from './most-per-order-field.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { RelatedProducts } from './related-products.tsx';
import { TaxClassField } from './tax-class-field.tsx';
import { useProductFacts } from './use-products.ts';
import { VariantFields } from './variant-fields.tsx';
import { VisibilityField } from './visibility-field.tsx';
import { VariantsDialog } from './variants-dialog.tsx';

const SubscriptionFields = lazyPart(
  async () => (await import('./subscription-fields.tsx')).SubscriptionFields,
);
const QuestionFields = lazyPart(async () => (await import('./question-fields.tsx')).QuestionFields);

const TYPES = [
  { value: 'physical', label: productPanel.physical },
  { value: 'service', label: productPanel.service },
  { value: 'gift-card', label: productPanel.giftCard },
] as const;

/** What is sold of a product: type, price, sale, SKU, stock; with options its variants; its further pictures. */
export function ProductFields({ item, entry }: OwnFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const facts = useProductFacts(entry.documentId).data;
  const records = useStore(
    item.store,
    useShallow((state) =>
      Object.values(state.view).filter(({ type }) => type !== 'block' && type !== 'section'),
    ),
  );
  const product = useMemo(
    () => productRecordsOf(Object.fromEntries(records.map((record) => [record.id, record]))),
    [records],
  );
  const { content, options, variants } = product;
  // The first picture of a product is its featured one; further ones are asked for once there is that.
  const hasPicture = Boolean(records.find(({ id }) => id === 'settings')?.['featuredImage']);
  const [only] = variants;
  const isGiftCard = content.productType === 'gift-card';
  const currency = facts?.currency ?? DEFAULT_CURRENCY;
  const quantities = new Map(facts?.stock.map(({ variantId, quantity }) => [variantId, quantity]));
  return (
    <>
      {hasPicture || product.images.length > 0 ? (
        <ProductPictures item={item} images={product.images} />
      ) : null}
      <div className={styles['group']}>
        <h3 className={styles['groupTitle']}>{translate(productPanel.prices)}</h3>
        <Select
          label={translate(productPanel.type)}
          description={isGiftCard ? translate(productPanel.giftCardText) : undefined}
          options={TYPES.map(({ value, label }) => ({ value, label: translate(label) }))}
          value={TYPES.find(({ value }) => value === content.productType)?.value ?? null}
          onChange={(value) =>
            item.run({
              name: changing(productPanel.type),
              operations: [
                {
                  op: 'set',
                  id: 'settings',
                  field: 'structuredContent',
                  value: { ...content, productType: value },
                },
                // What is on a card is what was paid for it.
                ...(value === 'gift-card'
                  ? variants
                      .filter(({ onSale }) => onSale)
                      .map(({ id }) => ({ op: 'set' as const, id, field: 'onSale', value: false }))
                  : []),
              ],
            })
          }
        />
        {options.length === 0 && only !== undefined ? (
          <VariantFields
            item={item}
            documentId={entry.documentId}
            variant={only}
            currency={currency}
            quantity={facts === undefined ? undefined : (quantities.get(only.id) ?? null)}
            isGiftCard={isGiftCard}
          />
        ) : null}
        <div className={styles['actions']}>
          <Button size="small" onPress={() => setOpen(true)}>
            {translate(productPanel.editOptions)}
          </Button>
        </div>
        {options.length === 0 && only !== undefined && content.productType === 'physical' ? (
          <MeasureFields
            item={item}
            variant={only}
            standard={facts?.measurementStandard ?? 'metric'}
            currency={currency}
          />
        ) : null}
        {isGiftCard ? null : <TaxClassField item={item} content={content} own={facts?.taxClasses ?? []} />}
        <MostPerOrderField item={item} content={content} />
        {isGiftCard ? null : <BrandField item={item} content={content} />}
        <AddTextField item={item} />
        <VisibilityField item={item} />
      </div>
      {isGiftCard ? null : (
        <>
          <Suspense fallback={null}>
            <SubscriptionFields item={item} content={content} />
          </Suspense>
          <Suspense fallback={null}>
            <QuestionFields item={item} />
          </Suspense>
        </>
      )}
      <CategoryField item={item} categories={facts?.categories ?? []} />
      <RelatedProducts item={item} documentId={entry.documentId} />
      {isOpen ? (
        <VariantsDialog
          item={item}
          documentId={entry.documentId}
          product={product}
          currency={currency}
          standard={facts?.measurementStandard ?? 'metric'}
          quantities={facts === undefined ? null : quantities}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
