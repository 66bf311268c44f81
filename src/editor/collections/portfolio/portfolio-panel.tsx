import { useQueryClient } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { portfolioPanel } from '#messages/en/interface/portfolio-panel.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { translate } from '#ui/translate.ts';
import { PageSettingsDialog } from '../../page-settings/page-settings-dialog.tsx';
import { CONTENT_KEY } from '../../site-context/content.ts';
import { Panel } from '../../panel/panel.tsx';
import { PanelGroup } from '../../panel/panel-group.tsx';
import { GalleryDesign } from '../gallery-design.tsx';
import { OpenCollection } from '../open-collection.tsx';
import { PortfolioItems } from './portfolio-items.tsx';
import { useOrderedItems } from '../use-items.ts';
import type { CollectionPanelProps } from '../define-collection-editor.ts';

/** A portfolio: its projects in their order, and how the page that leads to them shows them (CONT-108). */
export function PortfolioPanel({ collection, canWrite, onOpen }: CollectionPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
  const items = useOrderedItems(collection.documentId);
  const pictures = (items.data ?? []).flatMap(({ image }) => (image === null ? [] : [image]));
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
            <PanelGroup title={translate(portfolioPanel.projects)}>
              <PortfolioItems store={store} canWrite={canWrite} onOpen={onOpen} />
            </PanelGroup>
            {canWrite ? <GalleryDesign store={store} pictures={pictures} /> : null}
          </>
        )}
      </OpenCollection>
      {isOpen ? (
        <PageSettingsDialog
          entry={collection}
          Fields={null}
          onClose={() => setOpen(false)}
          onSaved={() => void queries.invalidateQueries({ queryKey: CONTENT_KEY })}
        />
      ) : null}
    </Panel>
  );
}
