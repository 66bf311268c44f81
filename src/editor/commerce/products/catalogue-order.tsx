import { CATALOGUE_SORTS, type CatalogueSort } from '#domain/products/catalogue-filters.ts';
import { catalogue as words } from '#messages/en/interface/catalogue.ts';
import type { Message } from '#messages/message.ts';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import type { ListAddress } from '../lists/use-list-address.ts';

const SORT_NAMES: Readonly<Record<CatalogueSort, Message>> = {
  changed: words.sortChanged,
  title: words.sortTitle,
  price: words.sortPrice,
  stock: words.sortStock,
};

interface CatalogueOrderProps {
  readonly sort: CatalogueSort;
  readonly show: ListAddress['show'];
}

/** By what the list of products is sorted, also where the columns that say so have no room. */
export function CatalogueOrder({ sort, show }: CatalogueOrderProps) {
  return (
    <Select<CatalogueSort>
      label={translate(words.sort)}
      options={CATALOGUE_SORTS.map((value) => ({ value, label: translate(SORT_NAMES[value]) }))}
      value={sort}
      onChange={(value) => show({ sort: value === 'changed' ? '' : value, reversed: '' })}
    />
  );
}
