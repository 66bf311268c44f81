import { CATALOGUE_STATES, STOCK_FILTERS, type CatalogueState } from '#domain/products/catalogue-filters.ts';
import { catalogue as words } from '#messages/en/interface/catalogue.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import type { Message } from '#messages/message.ts';
import { translate } from '#ui/translate.ts';
import type { ListChoice } from '../lists/list-choices.tsx';
import { STOCK_NAMES } from './stock-names.ts';
import { useCatalogueFacets } from './use-catalogue.ts';

const STATE_NAMES: Readonly<Record<CatalogueState, Message>> = {
  available: productPanel.available,
  scheduled: productPanel.scheduled,
  hidden: productPanel.hidden,
  changed: words.withChanges,
};
/** By what the list of products is narrowed. */
export function useCatalogueChoices(): readonly ListChoice[] {
  const facets = useCatalogueFacets().data;
  const storePages = facets?.storePages ?? [];
  const categories = facets?.categories ?? [];
  return [
    ...(storePages.length < 2
      ? []
      : [
          {
            name: 'page-of',
            label: translate(words.storePage),
            all: translate(words.allPages),
            options: storePages.map(({ id, title }) => ({ value: id as string, label: title })),
          },
        ]),
    ...(categories.length === 0
      ? []
      : [
          {
            name: 'category',
            label: translate(words.category),
            all: translate(words.allCategories),
            options: categories.map((category) => ({ value: category, label: category })),
          },
        ]),
    {
      name: 'state',
      label: translate(words.status),
      all: translate(words.allStates),
      options: CATALOGUE_STATES.map((value) => ({ value, label: translate(STATE_NAMES[value]) })),
    },
    {
      name: 'stock',
      label: translate(words.stock),
      all: translate(words.anyStock),
      options: STOCK_FILTERS.map((value) => ({ value, label: translate(STOCK_NAMES[value]) })),
    },
    {
      name: 'sale',
      label: translate(words.sale),
      all: translate(words.anyPrice),
      options: [
        { value: 'yes', label: translate(words.onSale) },
        { value: 'no', label: translate(words.notOnSale) },
      ],
    },
  ];
}
