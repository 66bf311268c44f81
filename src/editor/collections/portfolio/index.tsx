import { LayoutGrid } from 'lucide-react';
import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import { itemSettings } from '#messages/en/interface/item-settings.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { lazyPart } from '../../loading/lazy-part.ts';
import type { CanvasListProps, CollectionEditor } from '../define-collection-editor.ts';

const PortfolioPanel = lazyPart(async () => (await import('./portfolio-panel.tsx')).PortfolioPanel);
const CanvasProjects = lazyPart(async () => (await import('./canvas-projects.tsx')).CanvasProjects);

export const portfolio: CollectionEditor<SettingsOf<'portfolio'>> = {
  icon: LayoutGrid,
  title: collectionPanels.portfolio,
  description: collectionPanels.portfolioText,
  Panel: PortfolioPanel,
  CanvasList: (props: CanvasListProps<SettingsOf<'portfolio'>>) => <CanvasProjects {...props} />,
  SettingsFields: null,
  RowAction: null,
  item: { heading: itemSettings.project },
};
