import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { ListedProduct } from '#contract/catalogue.ts';
import { changing } from '#domain/documents/changing.ts';
import { DEFAULT_CURRENCY } from '#domain/money/currencies.ts';
import { productLabel } from '#domain/products/product-label.ts';
import { productRecordsOf } from '#domain/products/product-records.ts';
import type { StoreProductType } from '#domain/products/product-types.ts';
import { catalogue } from '#messages/en/interface/catalogue.ts';
import { itemSettings } from '#messages/en/interface/item-settings.ts';
import { pricedProduct as words } from '#messages/en/interface/priced-product.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import type { Message } from '#messages/message.ts';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { useProductFacts } from '../../collections/products/use-products.ts';
import { VariantFields } from '../../collections/products/variant-fields.tsx';
import { VariantsGrid } from '../../collections/products/variants-grid.tsx';
import { VisibilityField } from '../../collections/products/visibility-field.tsx';
import type { DocumentStore } from '../../documents/document-store.ts';
import { useBootFacts } from '../../site-context/boot-context.ts';
import styles from './products.module.css';

interface PricedProductFieldsProps {
  readonly item: DocumentStore;
  readonly product: ListedProduct;
}

/** What a product is sold at, and whether it is shown, between what is read of it. */
export function PricedProductFields({ item, product: { entry, storePage } }: PricedProductFieldsProps) {
  const { publicOrigin } = useBootFacts();
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
  const settings = records.find(({ id }) => id === 'settings');
  const { content, options, variants } = product;
  const [only] = variants;
  const currency = facts?.currency ?? DEFAULT_CURRENCY;
  const quantities =
    facts === undefined ? null : new Map(facts.stock.map(({ variantId, quantity }) => [variantId, quantity]));
  const excerpt = typeof settings?.['excerpt'] === 'string' ? settings['excerpt'] : '';
  return (
    <div className={styles['screen']}>
      <p className={styles['aside']}>{translate(words.lead)}</p>
      <dl className={styles['facts']}>
        <dt>{translate(catalogue.storePage)}</dt>
        <dd>
          <bdi>{storePage}</bdi>
        </dd>
        <dt>{translate(productPanel.type)}</dt>
        <dd>{translate(TYPE_NAMES[content.productType] ?? productPanel.unsupported)}</dd>
        {excerpt === '' ? null : (
          <>
            <dt>{translate(itemSettings.excerpt)}</dt>
            <dd dir="auto">{excerpt}</dd>
          </>
        )}
        {entry.publishState === 'unpublished' ? null : (
          <>
            <dt>{translate(words.page)}</dt>
            <dd>
              <a href={publicOrigin + entry.path} target="_blank" rel="noreferrer">
                <bdi dir="ltr">{entry.path}</bdi>
              </a>
            </dd>
          </>
        )}
      </dl>
      <div className={styles['pair']}>
        <ShownField item={item} state={settings?.['workflowState']} />
        <VisibilityField item={item} />
      </div>
      {options.length > 0 ? (
        <VariantsGrid
          item={item}
          documentId={entry.documentId}
          product={product}
          currency={currency}
          standard={facts?.measurementStandard ?? 'metric'}
          quantities={quantities}
          isPricedOnly
        />
      ) : only === undefined ? null : (
        <VariantFields
          item={item}
          documentId={entry.documentId}
          variant={only}
          currency={currency}
          quantity={quantities === null ? undefined : (quantities.get(only.id) ?? null)}
          isGiftCard={content.productType === 'gift-card'}
        />
      )}
    </div>
  );
}

/** Whether visitors see it; of other states what it is called. */
function ShownField({ item, state }: { readonly item: DocumentStore; readonly state: unknown }) {
  const isEither = state === 'published' || state === 'draft';
  const options = isEither
    ? (['published', 'draft'] as const)
    : [typeof state === 'string' ? state : 'draft'];
  return (
    <Select<string>
      label={translate(catalogue.status)}
      options={options.map((value) => ({ value, label: translate(productLabel(value)) }))}
      value={options.find((value) => value === state) ?? 'draft'}
      isDisabled={!isEither}
      onChange={(value) =>
        item.run({
          name: changing(catalogue.status),
          operations: [{ op: 'set', id: 'settings', field: 'workflowState', value }],
        })
      }
    />
  );
}

const TYPE_NAMES: Partial<Readonly<Record<StoreProductType, Message>>> = {
  physical: productPanel.physical,
  service: productPanel.service,
  'gift-card': productPanel.giftCard,
};
