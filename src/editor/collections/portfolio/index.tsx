import { LayoutGrid } from 'lucide-react';
import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import { itemSettings } from '#messages/en/interface/item-settings.ts';
import { lazyPart } from '../../shell/lazy-part.ts';
import type { CanvasListProps, CollectionEditor } from '../define-collection-editor.ts';

const PortfolioPanel = lazyPart(async () => (await import('./portfolio-panel.tsx')).PortfolioPanel);
const CanvasProjects = lazyPart(async () => (await import('./canvas-projects.tsx')).CanvasProjects);

export const portfolio: CollectionEditor<SettingsOf<'portfolio'>> = {
  icon: LayoutGrid,
  title: 'Portfolio',
  description: 'Projects, each with a page of its own',
  Panel: PortfolioPanel,
  CanvasList: (props: CanvasListProps<SettingsOf<'portfolio'>>) => <CanvasProjects {...props} />,
  SettingsFields: null,
  RowAction: null,
  item: { heading: itemSettings.project },
};
