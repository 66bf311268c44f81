import { ShoppingBag } from 'lucide-react';
import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import { itemSettings } from '#messages/en/interface/item-settings.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { lazyPart } from '../../loading/lazy-part.ts';
import type { CanvasListProps, CollectionEditor } from '../define-collection-editor.ts';

const ProductsPanel = lazyPart(async () => (await import('./products-panel.tsx')).ProductsPanel);
const StoreFields = lazyPart(async () => (await import('./store-fields.tsx')).StoreFields);
const CanvasProducts = lazyPart(async () => (await import('./canvas-products.tsx')).CanvasProducts);
const ProductFields = lazyPart(async () => (await import('./product-fields.tsx')).ProductFields);
const CanvasProduct = lazyPart(async () => (await import('./canvas-product.tsx')).CanvasProduct);

export const products: CollectionEditor<SettingsOf<'products'>> = {
  icon: ShoppingBag,
  title: collectionPanels.store,
  description: collectionPanels.storeText,
  Panel: ProductsPanel,
  CanvasList: (props: CanvasListProps<SettingsOf<'products'>>) => <CanvasProducts {...props} />,
  SettingsFields: StoreFields,
  RowAction: null,
  item: { heading: itemSettings.product, Fields: ProductFields, CanvasParts: CanvasProduct },
};
