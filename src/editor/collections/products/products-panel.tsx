import { useQueryClient } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { useState } from 'react';
import { categoryPanel } from '#messages/en/interface/category-panel.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { translate } from '#ui/translate.ts';
import { PageSettingsDialog } from '../../page-settings/page-settings-dialog.tsx';
import { Panel } from '../../panel/panel.tsx';
import { PanelGroup } from '../../panel/panel-group.tsx';
import { CONTENT_KEY } from '../../site-context/content.ts';
import type { CollectionPanelProps } from '../define-collection-editor.ts';
import { OpenCollection } from '../open-collection.tsx';
import { ProductItems } from './product-items.tsx';
import { StoreCategories } from './store-categories.tsx';
import { StoreFields } from './store-fields.tsx';

/** A store page: its products in their order (CONT-101). */
export function ProductsPanel({ collection, canWrite, onOpen }: CollectionPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  return (
    <Panel
      title={collection.title}
      back={{ to: '/pages', label: translate(collectionPanels.pages) }}
      actions={
        canWrite ? (
          <IconButton label={translate(collectionPanels.settings)} onPress={() => setOpen(true)}>
            <Settings aria-hidden="true" />
          </IconButton>
        ) : null
      }
    >
      <OpenCollection collection={collection}>
        {(store) => (
          <>
            <PanelGroup title={translate(productPanel.products)}>
              <ProductItems store={store} canWrite={canWrite} onOpen={onOpen} />
            </PanelGroup>
            <PanelGroup title={translate(categoryPanel.categories)}>
              <StoreCategories store={store} path={encodeURI(collection.path)} canWrite={canWrite} />
            </PanelGroup>
          </>
        )}
      </OpenCollection>
      {isOpen ? (
        <PageSettingsDialog
          entry={collection}
          Fields={StoreFields}
          onClose={() => setOpen(false)}
          onSaved={() => void queries.invalidateQueries({ queryKey: CONTENT_KEY })}
        />
      ) : null}
    </Panel>
  );
}
