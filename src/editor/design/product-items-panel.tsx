import {
  PRODUCT_ALIGNMENTS,
  PRODUCT_PRICE_WEIGHTS,
  PRODUCT_RATIOS,
  PRODUCT_SIZES,
  PRODUCT_TITLE_FONTS,
  type ProductItems,
} from '#domain/design/product-items.ts';
import { changing } from '#domain/documents/changing.ts';
import { PRODUCT_LAYOUTS } from '#domain/products/product-layouts.ts';
import { productItems as words } from '#messages/en/interface/product-items.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { siteStyles } from '#messages/en/interface/site-styles.ts';
import type { Message } from '#messages/message.ts';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { useDesign } from './use-design.ts';

const SIZES = { small: siteStyles.small, medium: siteStyles.medium, large: siteStyles.large } as const;
const FONTS = { heading: words.headingFont, body: words.bodyFont } as const;
const WEIGHTS = { normal: words.normal, bold: words.bold } as const;
const ALIGNMENTS = { start: words.start, center: words.center } as const;
const LAYOUTS = {
  products: productPanel.layoutSimple,
  'products-full-bleed': productPanel.layoutHalf,
  'products-wrap-around-grid': productPanel.layoutWrap,
  'products-full-width-carousel': productPanel.layoutFull,
} as const;
/** As the store pages say. */
const OWN_LAYOUT = 'own';

/** How products look across the site: their pages, and their cards in lists (DSGN-05, DSGN-44, EDIT-16). */
export function ProductItemsPanel({ site }: { readonly site: DocumentStore }) {
  const { design, set, reset } = useDesign(site);
  const items: ProductItems = design.productItems ?? {};
  const change = (field: keyof ProductItems, value: string | undefined, label: Message): void =>
    set({ productItems: withField(items, field, value) }, changing(label));
  const choice = <Value extends string>(
    field: keyof ProductItems,
    label: Message,
    values: readonly Value[],
    names: Readonly<Record<Value, Message>>,
    usual: Value,
  ) => (
    <SegmentedControl
      label={translate(label)}
      options={values.map((value) => ({ value, label: translate(names[value]) }))}
      value={values.find((value) => value === items[field]) ?? usual}
      onChange={(value) => change(field, value, label)}
    />
  );
  return (
    <Panel
      title={translate(words.title)}
      back={{ to: '/design/site-styles', label: translate(siteStyles.title) }}
      publishes={site}
    >
      <PanelGroup title={translate(words.pages)}>
        <Select
          label={translate(productPanel.layout)}
          options={[
            { value: OWN_LAYOUT, label: translate(words.asStorePages) },
            ...PRODUCT_LAYOUTS.map((value) => ({ value, label: translate(LAYOUTS[value]) })),
          ]}
          value={items.layout ?? OWN_LAYOUT}
          onChange={(value) =>
            change('layout', value === OWN_LAYOUT ? undefined : value, productPanel.layout)
          }
        />
      </PanelGroup>
      <PanelGroup title={translate(words.lists)}>
        <Select
          label={translate(words.ratio)}
          options={PRODUCT_RATIOS.map((value) => ({ value, label: value }))}
          value={items.ratio ?? '4:5'}
          onChange={(value) => change('ratio', value, words.ratio)}
        />
        {choice('titleSize', words.titleSize, PRODUCT_SIZES, SIZES, 'medium')}
        {choice('titleFont', words.titleFont, PRODUCT_TITLE_FONTS, FONTS, 'heading')}
        {choice('priceSize', words.priceSize, PRODUCT_SIZES, SIZES, 'medium')}
        {choice('priceWeight', words.priceWeight, PRODUCT_PRICE_WEIGHTS, WEIGHTS, 'normal')}
        {choice('alignment', words.alignment, PRODUCT_ALIGNMENTS, ALIGNMENTS, 'start')}
        {choice('spacing', words.spacing, PRODUCT_SIZES, SIZES, 'medium')}
        {design.productItems === undefined ? null : (
          <div>
            <Button size="small" onPress={() => reset(['productItems'], changing(words.title))}>
              {translate(words.reset)}
            </Button>
          </div>
        )}
      </PanelGroup>
    </Panel>
  );
}

/** All choices with one of them changed, or taken back. */
function withField(
  items: ProductItems,
  field: keyof ProductItems,
  value: string | undefined,
): Record<string, string> {
  const { [field]: _before, ...others } = items;
  const kept = Object.entries(others).flatMap(([name, chosen]) =>
    chosen === undefined ? [] : [[name, chosen]],
  );
  return Object.fromEntries(value === undefined ? kept : [...kept, [field, value]]) as Record<string, string>;
}
