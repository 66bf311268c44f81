import {
  CATALOGUE_SORTS,
  CATALOGUE_STATES,
  STOCK_FILTERS,
  type CatalogueSort,
  type CatalogueState,
  type StockFilter,
} from '#domain/products/catalogue-filters.ts';
import { catalogue as words } from '#messages/en/interface/catalogue.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import type { Message } from '#messages/message.ts';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { useCatalogueFacets } from './use-catalogue.ts';
import type { useCatalogueAddress } from './use-catalogue-address.ts';
import styles from './products.module.css';

const STATE_NAMES: Readonly<Record<CatalogueState, Message>> = {
  available: productPanel.available,
  scheduled: productPanel.scheduled,
  hidden: productPanel.hidden,
  changed: words.withChanges,
};
const STOCK_NAMES: Readonly<Record<StockFilter, Message>> = {
  in: words.inStock,
  low: words.low,
  out: words.soldOut,
};
const SORT_NAMES: Readonly<Record<CatalogueSort, Message>> = {
  changed: words.sortChanged,
  title: words.sortTitle,
  price: words.sortPrice,
  stock: words.sortStock,
};

/** Search, filters and order of the list of products. */
export function CatalogueFilters({
  query,
  show,
}: Omit<ReturnType<typeof useCatalogueAddress>, 'isNarrowed'>) {
  const facets = useCatalogueFacets().data;
  const all = (label: Message) => ({ value: '', label: translate(label) });
  return (
    <div className={styles['filters']}>
      <SearchField
        label={translate(words.search)}
        placeholder={translate(words.searchText)}
        value={query.search}
        maxLength={200}
        onChange={(search) => show({ search })}
      />
      {(facets?.storePages.length ?? 0) < 2 ? null : (
        <Select<string>
          label={translate(words.storePage)}
          options={[
            all(words.allPages),
            ...(facets?.storePages ?? []).map(({ id, title }) => ({ value: id as string, label: title })),
          ]}
          value={query.collectionId ?? ''}
          onChange={(value) => show({ 'page-of': value })}
        />
      )}
      {facets === undefined || facets.categories.length === 0 ? null : (
        <Select<string>
          label={translate(words.category)}
          options={[
            all(words.allCategories),
            ...facets.categories.map((category) => ({ value: category, label: category })),
          ]}
          value={query.category ?? ''}
          onChange={(value) => show({ category: value })}
        />
      )}
      <Select<CatalogueState | ''>
        label={translate(words.status)}
        options={[
          { value: '', label: translate(words.allStates) },
          ...CATALOGUE_STATES.map((value) => ({ value, label: translate(STATE_NAMES[value]) })),
        ]}
        value={query.state ?? ''}
        onChange={(value) => show({ state: value })}
      />
      <Select<StockFilter | ''>
        label={translate(words.stock)}
        options={[
          { value: '', label: translate(words.anyStock) },
          ...STOCK_FILTERS.map((value) => ({ value, label: translate(STOCK_NAMES[value]) })),
        ]}
        value={query.stock ?? ''}
        onChange={(value) => show({ stock: value })}
      />
      <Select<'yes' | 'no' | ''>
        label={translate(words.sale)}
        options={[
          { value: '', label: translate(words.anyPrice) },
          { value: 'yes', label: translate(words.onSale) },
          { value: 'no', label: translate(words.notOnSale) },
        ]}
        value={query.onSale ?? ''}
        onChange={(value) => show({ sale: value })}
      />
      <Select<CatalogueSort>
        label={translate(words.sort)}
        options={CATALOGUE_SORTS.map((value) => ({ value, label: translate(SORT_NAMES[value]) }))}
        value={query.sort}
        onChange={(value) => show({ sort: value === 'changed' ? null : value, reversed: null })}
      />
    </div>
  );
}
