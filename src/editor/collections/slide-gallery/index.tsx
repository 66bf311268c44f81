import { Images } from 'lucide-react';
import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { lazyPart } from '../../loading/lazy-part.ts';
import type { CanvasListProps, CollectionEditor } from '../define-collection-editor.ts';

const SlideGalleryPanel = lazyPart(async () => (await import('./slide-gallery-panel.tsx')).SlideGalleryPanel);
const CanvasOwnSlides = lazyPart(async () => (await import('../canvas-own-slides.tsx')).CanvasOwnSlides);

export const slideGallery: CollectionEditor<SettingsOf<'slide-gallery'>> = {
  icon: Images,
  title: collectionPanels.gallery,
  description: collectionPanels.galleryText,
  Panel: SlideGalleryPanel,
  CanvasList: (props: CanvasListProps<SettingsOf<'slide-gallery'>>) => <CanvasOwnSlides {...props} />,
  SettingsFields: null,
  RowAction: null,
  item: null,
};
