import { Rows3 } from 'lucide-react';
import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import { itemSettings } from '#messages/en/interface/item-settings.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { lazyPart } from '../../loading/lazy-part.ts';
import type { CanvasListProps, CollectionEditor } from '../define-collection-editor.ts';
import { NewPostButton } from './new-post-button.tsx';

const BlogPanel = lazyPart(async () => (await import('./blog-panel.tsx')).BlogPanel);
const BlogFields = lazyPart(async () => (await import('./blog-fields.tsx')).BlogFields);
const CanvasPosts = lazyPart(async () => (await import('./canvas-posts.tsx')).CanvasPosts);

export const blog: CollectionEditor<SettingsOf<'blog'>> = {
  icon: Rows3,
  title: collectionPanels.blog,
  description: collectionPanels.blogText,
  Panel: BlogPanel,
  CanvasList: (props: CanvasListProps<SettingsOf<'blog'>>) => <CanvasPosts {...props} />,
  SettingsFields: BlogFields,
  RowAction: NewPostButton,
  item: { heading: itemSettings.post },
};
