import { LIST_LAYOUTS, type ListLayout } from '#domain/products/list-layouts.ts';
import { PRODUCT_LAYOUTS, type ProductLayout } from '#domain/products/product-layouts.ts';
import { PRODUCT_SORTS } from '#domain/collections/products/index.ts';
import { MAX_PRODUCTS } from '#domain/products/product-limits.ts';
import { categoryPanel } from '#messages/en/interface/category-panel.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import type { Message } from '#messages/message.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import type { CollectionFieldsProps } from '../../page-settings/collection-fields-props.ts';

const LAYOUT_NAMES: Readonly<Record<ProductLayout, Message>> = {
  products: productPanel.layoutSimple,
  'products-full-bleed': productPanel.layoutHalf,
  'products-wrap-around-grid': productPanel.layoutWrap,
  'products-full-width-carousel': productPanel.layoutFull,
};
const LIST_NAMES: Readonly<Record<ListLayout, Message>> = {
  grid: categoryPanel.listGrid,
  rows: categoryPanel.listRows,
  large: categoryPanel.listLarge,
  overlay: categoryPanel.listOverlay,
};
const SORT_NAMES: Readonly<Record<(typeof PRODUCT_SORTS)[number], Message>> = {
  hand: productPanel.sortHand,
  newest: productPanel.sortNewest,
  price: productPanel.sortPrice,
  name: productPanel.sortName,
};

/** How the pages of products are arranged (COMM-15), and in which order the store page shows them. */
export function StoreFields({ values, set }: CollectionFieldsProps) {
  const { productLayout, listLayout, sort, pageSize, showFilters, showQuickView } = values;
  return (
    <>
      <Select
        label={translate(productPanel.layout)}
        options={PRODUCT_LAYOUTS.map((value) => ({ value, label: translate(LAYOUT_NAMES[value]) }))}
        value={PRODUCT_LAYOUTS.find((layout) => layout === productLayout) ?? 'products'}
        onChange={(value) => set('productLayout', value)}
      />
      <Select
        label={translate(categoryPanel.listLayout)}
        options={LIST_LAYOUTS.map((value) => ({ value, label: translate(LIST_NAMES[value]) }))}
        value={LIST_LAYOUTS.find((layout) => layout === listLayout) ?? 'grid'}
        onChange={(value) => set('listLayout', value)}
      />
      <Select
        label={translate(productPanel.sort)}
        options={PRODUCT_SORTS.map((value) => ({ value, label: translate(SORT_NAMES[value]) }))}
        value={PRODUCT_SORTS.find((each) => each === sort) ?? 'hand'}
        onChange={(value) => set('sort', value)}
      />
      <NumberField
        label={translate(categoryPanel.pageSize)}
        minValue={1}
        maxValue={MAX_PRODUCTS}
        value={typeof pageSize === 'number' ? pageSize : MAX_PRODUCTS}
        onChange={(value) => set('pageSize', value)}
      />
      <Checkbox isSelected={showFilters !== false} onChange={(isOn) => set('showFilters', isOn)}>
        {translate(categoryPanel.showFilters)}
      </Checkbox>
      <Checkbox isSelected={showQuickView === true} onChange={(isOn) => set('showQuickView', isOn)}>
        {translate(categoryPanel.showQuickView)}
      </Checkbox>
    </>
  );
}
