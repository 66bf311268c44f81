import { Disc3 } from 'lucide-react';
import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { lazyPart } from '../../loading/lazy-part.ts';
import type { CanvasListProps, CollectionEditor } from '../define-collection-editor.ts';

const AlbumPanel = lazyPart(async () => (await import('./album-panel.tsx')).AlbumPanel);
const CanvasOwnSlides = lazyPart(async () => (await import('../canvas-own-slides.tsx')).CanvasOwnSlides);

export const album: CollectionEditor<SettingsOf<'album'>> = {
  icon: Disc3,
  title: collectionPanels.album,
  description: collectionPanels.albumText,
  Panel: AlbumPanel,
  CanvasList: (props: CanvasListProps<SettingsOf<'album'>>) => <CanvasOwnSlides {...props} />,
  SettingsFields: null,
  RowAction: null,
  item: null,
};
